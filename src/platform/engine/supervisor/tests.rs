use super::*;

fn search(moves: &[&str]) -> Search {
    Search {
        variant: Variant::Xiangqi,
        fen: "start".to_owned(),
        moves: moves.iter().map(|m| (*m).to_owned()).collect(),
        rules: RuleSet::CLUB,
        limits: SearchLimits {
            movetime_ms: Some(1000),
            ..SearchLimits::default()
        },
    }
}

fn ready() -> Event {
    Event::Heard(Response::Ready {
        version: VERSION,
        engine: "test".to_owned(),
    })
}

fn best(id: u32, text: &str) -> Event {
    Event::Heard(Response::BestMove {
        id,
        best: Some(text.to_owned()),
        score: None,
    })
}

fn answer(text: &str) -> Order {
    Order::Tell(News::Answer {
        best: Some(text.to_owned()),
        score: None,
    })
}

fn posted(orders: &[Order]) -> Vec<&Request> {
    orders
        .iter()
        .filter_map(|order| match order {
            Order::Post(request) => Some(request),
            _ => None,
        })
        .collect()
}

fn searched(orders: &[Order]) -> Option<u32> {
    posted(orders)
        .into_iter()
        .find_map(|request| match request {
            Request::Search { id, .. } => Some(*id),
            _ => None,
        })
}

fn alarm(orders: &[Order]) -> Option<u32> {
    orders.iter().find_map(|order| match order {
        Order::SetAlarm { number, .. } => Some(*number),
        _ => None,
    })
}

/// A supervisor whose worker is loaded and thinks about the first search, id 1.
fn thinking() -> Supervisor {
    let mut supervisor = Supervisor::new();
    supervisor.handle(Event::Want(search(&[])));
    assert_eq!(searched(&supervisor.handle(ready())), Some(1));
    supervisor
}

#[test]
fn a_search_waits_until_the_worker_is_ready() {
    let mut supervisor = Supervisor::new();
    let orders = supervisor.handle(Event::Want(search(&[])));
    assert!(orders.contains(&Order::Spawn));
    assert!(posted(&orders).is_empty(), "what is sent too early is lost");
    assert_eq!(searched(&supervisor.handle(ready())), Some(1));
    let orders = supervisor.handle(best(1, "h2e2"));
    assert_eq!(orders, [Order::ClearAlarm, answer("h2e2")]);
}

#[test]
fn only_the_latest_search_is_sent_when_the_worker_is_ready() {
    let mut supervisor = Supervisor::new();
    supervisor.handle(Event::Want(search(&[])));
    let second = supervisor.handle(Event::Want(search(&["h2e2"])));
    assert!(!second.contains(&Order::Spawn), "one worker is enough");
    let orders = supervisor.handle(ready());
    assert_eq!(searched(&orders), Some(2));
    assert_eq!(posted(&orders).len(), 1);
}

#[test]
fn answers_to_old_work_are_dropped() {
    let mut supervisor = thinking();
    supervisor.handle(Event::Want(search(&["h2e2"])));
    assert_eq!(supervisor.handle(best(1, "a0a1")), []);
    assert!(supervisor.handle(best(2, "h9g7")).contains(&answer("h9g7")));
    assert_eq!(supervisor.handle(best(2, "h9g7")), [], "once is enough");
}

#[test]
fn dropped_work_is_stopped_and_its_answer_unheard() {
    let mut supervisor = thinking();
    let orders = supervisor.handle(Event::Drop);
    assert_eq!(posted(&orders), [&Request::Stop { id: 1 }]);
    assert!(orders.contains(&Order::ClearAlarm));
    assert_eq!(supervisor.handle(best(1, "a0a1")), []);
    assert_eq!(supervisor.handle(Event::Drop), [], "nothing left to drop");
}

#[test]
fn hurry_stops_the_search_and_takes_its_answer() {
    let mut supervisor = thinking();
    let orders = supervisor.handle(Event::Hurry);
    assert_eq!(posted(&orders), [&Request::Stop { id: 1 }]);
    assert!(supervisor.handle(best(1, "h2e2")).contains(&answer("h2e2")));
}

#[test]
fn a_broken_worker_is_replaced_and_the_search_sent_again() {
    let mut supervisor = thinking();
    let orders = supervisor.handle(Event::Broke("out of memory".to_owned()));
    assert_eq!(orders[0], Order::Terminate);
    assert!(orders.contains(&Order::Tell(News::Restarted)));
    assert!(orders.contains(&Order::Spawn));
    let orders = supervisor.handle(ready());
    assert_eq!(searched(&orders), Some(1), "the game goes on");
}

#[test]
fn a_silent_worker_is_replaced_but_a_sign_of_life_buys_time() {
    let mut supervisor = Supervisor::new();
    supervisor.handle(Event::Want(search(&[])));
    let first = alarm(&supervisor.handle(ready())).unwrap_or_default();
    let info = Event::Heard(Response::Info {
        id: 1,
        depth: 3,
        rank: 0,
        score: crate::protocol::Score::Centipawns(0),
        nodes: 1,
        time_ms: 1,
        pv: Vec::new(),
    });
    let orders = supervisor.handle(info);
    assert!(orders.contains(&Order::Tell(News::Thinking { depth: 3 })));
    let second = alarm(&orders).unwrap_or_default();
    assert_eq!(supervisor.handle(Event::Alarm(first)), [], "an old alarm");
    let orders = supervisor.handle(Event::Alarm(second));
    assert!(orders.contains(&Order::Terminate) && orders.contains(&Order::Spawn));
}

#[test]
fn a_worker_that_never_loads_is_silent_too() {
    let mut supervisor = Supervisor::new();
    let number = alarm(&supervisor.handle(Event::Want(search(&[])))).unwrap_or_default();
    let orders = supervisor.handle(Event::Alarm(number));
    assert!(orders.contains(&Order::Spawn));
}

#[test]
fn after_three_failures_the_reader_is_asked_and_can_retry() {
    let mut supervisor = thinking();
    for _ in 1..MAX_FAILURES {
        supervisor.handle(Event::Broke("crash".to_owned()));
        supervisor.handle(ready());
    }
    let orders = supervisor.handle(Event::Broke("crash".to_owned()));
    let trouble = Trouble::Broken("crash".to_owned());
    assert!(orders.contains(&Order::Tell(News::GaveUp(trouble))));
    assert!(!orders.contains(&Order::Spawn));
    let orders = supervisor.handle(Event::Retry(search(&[])));
    assert!(orders.contains(&Order::Spawn));
    assert_eq!(searched(&supervisor.handle(ready())), Some(2));
}

#[test]
fn an_answer_forgives_earlier_failures() {
    let mut supervisor = thinking();
    for round in 1..=5 {
        supervisor.handle(Event::Broke("crash".to_owned()));
        supervisor.handle(ready());
        assert!(!supervisor.handle(best(round, "h2e2")).is_empty());
        supervisor.handle(Event::Want(search(&[])));
    }
}

#[test]
fn a_worker_of_another_build_is_not_used() {
    let mut supervisor = Supervisor::new();
    supervisor.handle(Event::Want(search(&[])));
    let orders = supervisor.handle(Event::Heard(Response::Ready {
        version: VERSION + 1,
        engine: "other".to_owned(),
    }));
    assert!(orders.contains(&Order::Tell(News::GaveUp(Trouble::Version))));
    assert!(!orders.contains(&Order::Spawn));
}

#[test]
fn a_worker_that_breaks_while_nobody_waits_is_replaced_at_the_next_search() {
    let mut supervisor = thinking();
    supervisor.handle(best(1, "h2e2"));
    let orders = supervisor.handle(Event::Broke("crash".to_owned()));
    assert_eq!(orders, [Order::Terminate, Order::ClearAlarm]);
    let orders = supervisor.handle(Event::Want(search(&[])));
    assert!(orders.contains(&Order::Spawn));
}

#[test]
fn a_refused_search_counts_as_a_failure() {
    let mut supervisor = thinking();
    let orders = supervisor.handle(Event::Heard(Response::Rejected {
        id: Some(1),
        reason: "bad fen".to_owned(),
    }));
    assert!(orders.contains(&Order::Tell(News::Restarted)));
}

#[test]
fn a_retry_takes_another_worker_however_healthy_this_one_seems() {
    let mut supervisor = thinking();
    supervisor.handle(best(1, "a0a0"));
    let orders = supervisor.handle(Event::Retry(search(&[])));
    assert_eq!(orders[0], Order::Terminate, "its answer was of no use");
    assert!(orders.contains(&Order::Spawn));
    assert_eq!(searched(&supervisor.handle(ready())), Some(2));
}
