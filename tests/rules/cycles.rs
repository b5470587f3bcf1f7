//! The federation's diagrams, two engines' suites and random cycles on which three judges agree, under the Asian rules:
//! as they are, mirrored, with colours exchanged, entered by any move that may have led into them, and from any of their
//! positions on.

use chuhe::formats::fen;
use chuhe::rules::adjudicate::{Referee, status};
use chuhe::rules::{Color, Game, Move, Piece, Position, RuleSet, Setup, Square};

use crate::boards::moved;

/// A line of play with its verdict.
struct Case {
    source: &'static str,
    start: Setup,
    moves: Vec<Move>,
    verdict: Verdict,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    Wins(Color),
    Draw,
    GoesOn,
}

impl Verdict {
    fn read(text: &str) -> Verdict {
        match text {
            "red wins" => Verdict::Wins(Color::Red),
            "black wins" => Verdict::Wins(Color::Black),
            "draw" => Verdict::Draw,
            _ => Verdict::GoesOn,
        }
    }

    fn with_colors_exchanged(self) -> Verdict {
        match self {
            Verdict::Wins(color) => Verdict::Wins(!color),
            other => other,
        }
    }
}

/// The columns of a table, without its first line.
fn table(text: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    text.lines().skip(1).map(|line| line.split('\t').collect())
}

fn case(source: &'static str, start: &str, moves: &str, verdict: &str) -> Case {
    Case {
        source,
        start: fen::parse(start).unwrap(),
        moves: moves.split_whitespace().map(moved).collect(),
        verdict: Verdict::read(verdict),
    }
}

/// Diagrams and suites, by source.
fn diagrams() -> Vec<Case> {
    table(include_str!("../data/repetition_cases.tsv"))
        .map(|row| case(row[0], row[1], row[4], row[3]))
        .collect()
}

/// Random cycles of four plies; the three judges' columns say the same.
fn random_cycles() -> Vec<Case> {
    table(include_str!("../data/repetition_fuzz.tsv"))
        .map(|row| {
            assert!(row[3] == row[4] && row[4] == row[5], "{row:?}");
            case(row[0], row[1], row[2], row[3])
        })
        .collect()
}

fn game(start: &Setup, moves: &[Move]) -> Game {
    let position = Position::from_setup(start).unwrap();
    let mut game = Game::new(position);
    for &step in moves {
        game.play(step).unwrap();
    }
    game
}

/// How a game stands under the Asian rules, and after which ply it ended.
fn judge(game: &Game) -> (Verdict, Option<usize>) {
    let status = status(game, &RuleSet::ASIAN);
    let verdict = match status.outcome {
        None => Verdict::GoesOn,
        Some(outcome) => outcome.winner().map_or(Verdict::Draw, Verdict::Wins),
    };
    (verdict, status.ended_at)
}

/// Holds all cases and names those that fail.
fn hold(cases: &[Case], judge: impl Fn(&Case) -> Result<(), String>) {
    let failures: Vec<String> = cases
        .iter()
        .filter_map(|case| {
            let why = judge(case).err()?;
            let moves: Vec<String> = case.moves.iter().map(Move::to_string).collect();
            let line = (fen::print(&case.start), moves.join(" "));
            Some(format!("{} {} {}: {why}", case.source, line.0, line.1))
        })
        .collect();
    assert!(
        failures.is_empty(),
        "{} of {} cases fail:\n{}",
        failures.len(),
        cases.len(),
        failures.join("\n")
    );
}

fn expect(expected: Verdict, found: Verdict) -> Result<(), String> {
    if expected == found {
        Ok(())
    } else {
        Err(format!("expected {expected:?}, found {found:?}"))
    }
}

#[test]
fn diagrams_and_suites_have_their_verdicts() {
    let cases = diagrams();
    let of = |source: &str| {
        let mut count = [0, 0];
        for case in cases.iter().filter(|case| case.source.starts_with(source)) {
            count[usize::from(case.verdict == Verdict::GoesOn)] += 1;
        }
        count
    };
    // Decided, and not decided because nothing is played.
    assert_eq!(of("orange-xiangqi"), [92, 2]);
    assert_eq!(of("Fairy-Stockfish"), [18, 0]);
    assert_eq!(cases.len(), 112);
    hold(&cases, |case| {
        expect(case.verdict, judge(&game(&case.start, &case.moves)).0)
    });
}

#[test]
fn random_cycles_have_the_verdicts_of_three_judges() {
    let cases = random_cycles();
    assert_eq!(cases.len(), 417);
    hold(&cases, |case| {
        expect(case.verdict, judge(&game(&case.start, &case.moves)).0)
    });
}

/// The set-up with every point and piece sent elsewhere.
fn sent(setup: &Setup, turn: Color, send: impl Fn(Square, Piece) -> (Square, Piece)) -> Setup {
    let mut other = Setup {
        turn,
        ..setup.clone()
    };
    for square in Square::all() {
        other.put(square, None);
    }
    for (square, piece) in setup.pieces() {
        let (square, piece) = send(square, piece);
        other.put(square, Some(piece));
    }
    other
}

#[test]
fn mirrored_or_with_colours_exchanged_every_case_has_the_same_verdict() {
    let cases: Vec<Case> = diagrams().into_iter().chain(random_cycles()).collect();
    hold(&cases, |case| {
        let mirrored = sent(&case.start, case.start.turn, |square, piece| {
            (square.mirrored(), piece)
        });
        let exchanged = sent(&case.start, !case.start.turn, |square, piece| {
            (square.rotated(), Piece::new(!piece.color, piece.role))
        });
        let left_right: Vec<Move> = case.moves.iter().map(|step| step.mirrored()).collect();
        let turned: Vec<Move> = case.moves.iter().map(|step| step.rotated()).collect();
        expect(case.verdict, judge(&game(&mirrored, &left_right)).0)?;
        let swapped = case.verdict.with_colors_exchanged();
        expect(swapped, judge(&game(&exchanged, &turned)).0)
    });
}

/// Positions from which one quiet move of the other side leads to `start`, with that move.
fn predecessors(start: &Setup) -> Vec<(Setup, Move)> {
    let mut found = Vec::new();
    for (to, piece) in start
        .pieces()
        .filter(|(_, piece)| piece.color != start.turn)
    {
        for from in Square::all().filter(|&from| start.piece_at(from).is_none()) {
            let mut before = Setup {
                turn: !start.turn,
                ..start.clone()
            };
            before.put(to, None);
            before.put(from, Some(piece));
            let step = Move::new(from, to);
            let playable = Position::from_setup(&before);
            if playable.is_ok_and(|position| position.is_legal(step)) {
                found.push((before, step));
            }
        }
    }
    found
}

#[test]
fn the_move_into_a_cycle_plays_no_part() {
    let mut entries = 0;
    let cases: Vec<Case> = diagrams().into_iter().chain(random_cycles()).collect();
    for case in cases.iter().filter(|case| !case.moves.is_empty()) {
        let plain = game(&case.start, &case.moves);
        let (verdict, ended) = judge(&plain);
        for (before, step) in predecessors(&case.start) {
            let position = Position::from_setup(&before).unwrap();
            // If the cycle itself comes through that position, it is no lead-in but a part of it.
            if plain.keys().contains(&position.key()) {
                continue;
            }
            let moves: Vec<Move> = std::iter::once(step)
                .chain(case.moves.iter().copied())
                .collect();
            let entered = judge(&game(&before, &moves));
            let expected = (verdict, ended.map(|ply| ply + 1));
            assert_eq!(
                entered,
                expected,
                "{} {} {step}",
                case.source,
                fen::print(&before)
            );
            entries += 1;
        }
    }
    assert!(entries > 9_000, "{entries} ways into the cycles");
}

#[test]
fn a_cycle_may_begin_at_any_of_its_positions() {
    let mut phases = 0;
    let cases: Vec<Case> = diagrams().into_iter().chain(random_cycles()).collect();
    for case in &cases {
        let mut game = game(&case.start, &case.moves);
        let (verdict, Some(end)) = judge(&game) else {
            continue;
        };
        let key = game.keys()[end];
        let plies: Vec<usize> = (0..=end).filter(|&ply| game.keys()[ply] == key).collect();
        let [first, middle, _] = plies[..] else {
            panic!("{}: not at the third occurrence", case.source)
        };
        let round = &case.moves[first..middle];
        if case.moves[middle..end] != *round {
            continue;
        }
        for phase in 0..round.len() {
            game.go_to(first + phase);
            // As a set-up, the position has no past.
            let start = game.position().to_setup();
            let rotated: Vec<Move> = [round, round]
                .concat()
                .into_iter()
                .cycle()
                .skip(phase)
                .take(2 * round.len())
                .collect();
            let mut referee = Referee::new(&Position::from_setup(&start).unwrap(), &RuleSet::ASIAN);
            rotated.iter().for_each(|&step| referee.play(step));
            let found = match referee.outcome() {
                None => Verdict::GoesOn,
                Some(outcome) => outcome.winner().map_or(Verdict::Draw, Verdict::Wins),
            };
            assert_eq!(
                found,
                verdict,
                "{} {} phase {phase}",
                case.source,
                fen::print(&case.start)
            );
            phases += 1;
        }
    }
    assert!(phases > 1_500, "{phases} positions of cycles");
}
