//! A board on which both sides' pieces can be moved in turn: where the piece in the hand may go is
//! green, where it may not is red, with the piece in its way.

use std::rc::Rc;

use yew::prelude::*;

use super::barriers::{Refused, barriers_of};
use super::trial_board::TrialBoard;
use crate::app::board::{Check, Faces, Intent, Marks};
use crate::app::i18n::{Key, Phrases, use_phrases};
use crate::formats::fen;
use crate::rules::{Color, Game, Move, Position, Refusal, Square};

/// Properties of [`Demo`].
#[derive(Properties, PartialEq)]
pub struct DemoProps {
    /// Where it begins.
    pub fen: &'static str,
    /// What is written on the pieces.
    pub faces: Faces,
}

/// What the board holds.
#[derive(Clone)]
struct Trying {
    game: Game,
    picked: Option<Square>,
    refused: Option<(Refusal, Move)>,
}

/// The board with its words.
#[component]
pub fn Demo(props: &DemoProps) -> Html {
    let phrases = use_phrases();
    let fen = props.fen;
    let trying = use_state(|| Trying {
        game: game_of(fen),
        picked: None,
        refused: None,
    });
    let change = |change: fn(&mut Trying)| {
        let trying = trying.clone();
        Callback::from(move |_: MouseEvent| {
            let mut next = (*trying).clone();
            (next.picked, next.refused) = (None, None);
            change(&mut next);
            trying.set(next);
        })
    };
    let on_intent = {
        let trying = use_mut_ref_of(&trying);
        Callback::from(move |intent: Intent| {
            let trying = trying.borrow().clone();
            let mut next = (*trying).clone();
            match intent {
                Intent::Picked(square) => {
                    next.picked = square;
                    next.refused = None;
                }
                Intent::Play(mv) | Intent::Refused(mv) => {
                    next.refused = next.game.play(mv).err().map(|why| (why, mv));
                    next.game.truncate();
                }
                Intent::Focus(_) | Intent::Untouchable(_) => return,
            }
            trying.set(next);
        })
    };
    let position = trying.game.position();
    let shown = use_memo(position.key(), |_| TrialBoard::open(position));
    let marks = Marks {
        last: trying.game.moves().last().copied(),
        check: position.is_check().then(|| Check {
            general: position.general(position.turn()),
            by: position.checkers(),
        }),
        ..Marks::default()
    };
    let at_start = trying.game.ply() == 0;
    html! {
        <section class="trial" aria-label={phrases.text(Key::LearnTry)}>
            { shown.draw(&phrases, props.faces, marks, on_intent) }
            <div class="told" role="status" data-told="">
                { for told(&phrases, &trying).into_iter().map(|line| html! { <p>{ line }</p> }) }
            </div>
            <div class="modal-actions">
                <button type="button" class="button small" data-action="demo-back" disabled={at_start}
                    onclick={change(|trying| { trying.game.undo(); trying.game.truncate(); })}>
                    { phrases.text(Key::TakeBack) }
                </button>
                <button type="button" class="button small" data-action="demo-pass" disabled={position.is_check()}
                    onclick={change(pass)}>
                    { phrases.text(Key::LearnPass) }
                </button>
                <button type="button" class="button small" data-action="demo-again"
                    onclick={{
                        let trying = trying.clone();
                        Callback::from(move |_| trying.set(Trying {
                            game: game_of(fen),
                            picked: None,
                            refused: None,
                        }))
                    }}>
                    { phrases.text(Key::LearnFromStart) }
                </button>
            </div>
        </section>
    }
}

/// The newest state for callbacks that outlive a drawing: several events may come before the next.
#[hook]
fn use_mut_ref_of(
    trying: &UseStateHandle<Trying>,
) -> Rc<std::cell::RefCell<UseStateHandle<Trying>>> {
    let latest = use_mut_ref(|| trying.clone());
    *latest.borrow_mut() = trying.clone();
    latest
}

/// The other side moves next; the game begins anew there, since passing is no move.
fn pass(trying: &mut Trying) {
    let mut position = trying.game.position().clone();
    if !position.is_check() {
        position.pass();
        // A side that could take the general is no start of a game.
        if let Ok(start) = Position::from_setup(&position.to_setup()) {
            trying.game = Game::new(start);
        }
    }
}

fn game_of(text: &str) -> Game {
    let setup = fen::parse(text).expect("a test reads the boards of all lessons");
    Game::new(Position::from_setup(&setup).expect("a test plays the boards of all lessons"))
}

/// What there is to say: why a move was refused, what the piece in the hand may do and why not more,
/// or whose turn it is.
fn told(phrases: &Phrases, trying: &Trying) -> Vec<String> {
    let position = trying.game.position();
    if let Some((why, mv)) = trying.refused {
        return vec![phrases.refusal(why, mv, position)];
    }
    let Some(picked) = trying.picked else {
        return vec![standing(phrases, position)];
    };
    let moves = position.legal_moves();
    let count = moves.iter().filter(|mv| mv.from() == picked).count();
    let piece = position.piece_at(picked);
    let name = piece.map_or_else(String::new, |piece| phrases.role(piece.role));
    let arguments = [
        ("piece", name.into()),
        ("square", picked.to_string().into()),
        ("count", count.into()),
    ];
    let mut lines = vec![phrases.with(Key::LearnCanGo, &arguments)];
    for Refused { mv, why } in barriers_of(position, picked) {
        let line = phrases.refusal(why, mv, position);
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines
}

fn standing(phrases: &Phrases, position: &Position) -> String {
    let turn = position.turn();
    if position.has_legal_move() {
        let words = phrases.turn(turn);
        return match position.is_check() {
            true => phrases.with(Key::CheckAnd, &[("rest", words.into())]),
            false => phrases.with(Key::LearnPick, &[("turn", words.into())]),
        };
    }
    let result = phrases.text(match turn {
        Color::Red => Key::WinBlack,
        Color::Black => Key::WinRed,
    });
    let why = phrases.text(match position.is_check() {
        true => Key::ReasonCheckmate,
        false => Key::ReasonStalemate,
    });
    format!("{result}. {why}")
}
