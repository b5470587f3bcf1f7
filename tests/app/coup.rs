//! Cờ úp on the page: what lies closed is drawn and named as such, and nothing gives it away.

use chuhe::app::store::{Action, Dialog, GameSetup, Opponent, Table};
use chuhe::rules::{Color, Move, Position, Variant};

use crate::markup::Markup;
use crate::stage::{play, screen_after};

fn begin(opponent: Opponent, seed: u64) -> Action {
    let setup = GameSetup {
        opponent,
        start: Position::start_of(Variant::CO_UP),
        ..GameSetup::default()
    };
    Action::NewGame(Box::new(setup), seed)
}

/// The commitment that the page shows.
fn seal(screen: &Markup) -> String {
    let tag = screen.tag("data-seal=\"");
    let value = tag.split_once("data-seal=\"").unwrap().1;
    value.split('"').next().unwrap().to_owned()
}

fn two_people(seed: u64, then: &[Action]) -> Markup {
    let mut actions = vec![begin(Opponent::Person, seed)];
    actions.extend_from_slice(then);
    screen_after(actions)
}

#[test]
fn closed_pieces_show_their_side_and_their_start_point() {
    let screen = two_people(1, &[]);
    assert_eq!(screen.tags("data-piece=\"closed-").len(), 30);
    assert_eq!(screen.tags("data-piece=\"closed-rN\"").len(), 2);
    assert!(
        screen
            .tag("data-point=\"b0\"")
            .contains("aria-label=\"b0, closed Red piece, moves as Horse\"")
    );
    assert!(
        screen
            .tag("data-point=\"e9\"")
            .contains("aria-label=\"e9, Black General\"")
    );
    assert_eq!(screen.tags("data-seal=").len(), 1);
}

#[test]
fn a_move_turns_its_piece_up() {
    let screen = two_people(1, &[play("b2e2")]);
    assert_eq!(screen.tags("data-piece=\"closed-").len(), 29);
    assert!(!screen.tag("data-at=\"e2\"").contains("closed"));
    assert!(screen.tag("data-at=\"e2\"").contains("opened"));
}

#[test]
fn what_lies_closed_is_shown_after_the_game() {
    let screen = two_people(1, &[play("b2e2"), Action::Resigned, Action::Closed]);
    // Still drawn as closed, but named as what they are.
    assert!(!screen.tag("data-point=\"b9\"").contains("closed"));
    let result = two_people(1, &[play("b2e2"), Action::Resigned]);
    assert_eq!(result.tags("data-opened=").len(), 1);
    assert!(result.says("The seal is unbroken"));
}

/// Two deals whose first moves reveal the same: everything that the page shows is the same, but
/// for the seals.
#[test]
fn pages_of_different_truths_that_look_alike_are_equal() {
    let moves = ["b2e2", "h7e7"];
    let shown = |seed: u64| -> Vec<String> {
        let setup = GameSetup {
            opponent: Opponent::Person,
            start: Position::start_of(Variant::CO_UP),
            ..GameSetup::default()
        };
        let mut table = Table::new(setup, seed);
        for text in moves {
            table.play(text.parse::<Move>().unwrap()).unwrap();
        }
        vec![table.fen()]
    };
    let first = shown(0);
    let twin = (1..4_000).find(|seed| shown(*seed) == first).unwrap();
    let page = |seed| {
        let mut actions: Vec<Action> = moves.iter().map(|text| play(text)).collect();
        actions.push(Action::Opened(Dialog::Hidden));
        let screen = two_people(seed, &actions);
        screen.text().replace(&seal(&screen), "SEAL")
    };
    assert_ne!(seal(&two_people(0, &[])), seal(&two_people(twin, &[])));
    assert_eq!(page(0), page(twin));
}

#[test]
fn what_was_taken_closed_is_covered_between_two_people() {
    let screen = two_people(3, &[play("b2b9")]);
    assert!(screen.says("Pass the board to Red"));
    assert_eq!(screen.tags("data-captured=\"closed\"").len(), 1);
    let closed = two_people(3, &[play("b2b9"), Action::Closed]);
    assert_eq!(closed.tags("data-action=\"look-red\"").len(), 1);
    assert_eq!(closed.tags("data-action=\"look-black\"").len(), 0);
    let color = Color::Red;
    let look = Action::Opened(Dialog::Look { color, shown: true });
    let uncovered = two_people(3, &[play("b2b9"), look]);
    // The dialog shows it, the board beside it does not.
    assert_eq!(uncovered.tags("data-captured=\"closed\"").len(), 1);
    assert_eq!(uncovered.tags("data-captured=").len(), 2);
}
