//! The page of cờ úp: its rules, beside a board on which they can be tried.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::board::{Axis, Board, BoardProps, Check, Intent, Layout, Marks, Veil};
use crate::app::context::use_settings;
use crate::app::i18n::{Key, Phrases, use_phrases};
use crate::app::route::Route;
use crate::app::ui::part;
use crate::rules::coup::{Arrangement, HiddenGame, View};
use crate::rules::{Color, Move, Piece, Position, Refusal, Square, Variant};

/// The rules in the order in which they are told.
const RULES: [Key; 7] = [
    Key::CoUpRuleSetup,
    Key::CoUpRuleClosed,
    Key::CoUpRuleOpens,
    Key::CoUpRuleGuards,
    Key::CoUpRuleSoldiers,
    Key::CoUpRuleTaken,
    Key::CoUpRuleEnd,
];

/// What the board of the page holds.
#[derive(Clone)]
struct Trial {
    game: HiddenGame,
    /// Deals the next set-up.
    round: u8,
    refused: Option<(Refusal, Move)>,
}

impl Trial {
    fn new(round: u8) -> Trial {
        let start = View::start(Position::start_of(Variant::CO_UP));
        let arrangement = Arrangement::deal(&start, &[round; 32]);
        Trial {
            game: HiddenGame::new(start, arrangement),
            round,
            refused: None,
        }
    }
}

/// The page.
#[component]
pub fn CoUpScreen() -> Html {
    let phrases = use_phrases();
    let faces = use_settings().faces;
    let trial = use_state(|| Trial::new(1));
    let button = |name: &'static str, key: Key, disabled: bool, change: fn(&mut Trial)| {
        let trial = trial.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            let mut next = (*trial).clone();
            next.refused = None;
            change(&mut next);
            trial.set(next);
        });
        html! {
            <button type="button" class="button small" data-action={name} {disabled} {onclick}>
                { phrases.text(key) }
            </button>
        }
    };
    let at_start = trial.game.game().ply() == 0;
    html! {
        <main class="learn coup-page">
            <a class="back" href={Route::Game.hash()}>{ phrases.text(Key::BackToGame) }</a>
            <h1>{ phrases.text(Key::VariantCoUp) }</h1>
            <p>{ phrases.text(Key::CoUpIntro) }</p>
            <div class="trial">
                <div class="board-panel">{ board(&phrases, &trial, faces) }</div>
                <p class="status plain" role="status">{ told(&phrases, &trial) }</p>
                <div class="modal-actions">
                    { button("trial-back", Key::TakeBack, at_start, |trial| { trial.game.undo(); }) }
                    { button("trial-again", Key::CoUpDealAgain, false, |trial| {
                        *trial = Trial::new(trial.round.wrapping_add(1));
                    }) }
                </div>
            </div>
            <ol class="coup-rules">
                { for RULES.iter().map(|key| html! { <li key={key.id()}>{ phrases.text(*key) }</li> }) }
            </ol>
        </main>
    }
}

fn board(
    phrases: &Phrases,
    trial: &UseStateHandle<Trial>,
    faces: crate::app::board::Faces,
) -> Html {
    let game = trial.game.game();
    let position = game.position();
    let pieces: Rc<[(Square, Piece)]> = Square::all()
        .filter_map(|square| Some((square, position.piece_at(square)?)))
        .collect();
    let on_intent = {
        let trial = trial.clone();
        Callback::from(move |intent: Intent| {
            let mut next = (*trial).clone();
            next.refused = None;
            match intent {
                Intent::Play(mv) | Intent::Refused(mv) => {
                    next.refused = next.game.play(mv).err().map(|why| (why, mv));
                }
                _ => return,
            }
            trial.set(next);
        })
    };
    let opened = game.moves().last().zip(game.undos().last());
    let check = position.is_check().then(|| Check {
        general: position.general(position.turn()),
        by: position.checkers(),
    });
    part::<Board>(BoardProps {
        pieces,
        movable: position.side(position.turn()).into_iter().collect(),
        moves: position.legal_moves().iter().copied().collect(),
        marks: Marks {
            last: game.moves().last().copied(),
            check,
            ..Marks::default()
        },
        layout: Layout {
            below: Color::Red,
            labels: false,
        },
        axis: Axis::default(),
        faces,
        veil: Veil {
            closed: position.closed(),
            lifted: false,
            opened: opened
                .filter(|(_, undo)| undo.opened())
                .map(|(mv, _)| mv.to()),
        },
        show_targets: true,
        label: phrases.text(Key::Board).into(),
        on_intent,
    })
}

/// What the last move was.
fn told(phrases: &Phrases, trial: &Trial) -> String {
    let game = trial.game.game();
    let position = game.position();
    if let Some((why, mv)) = trial.refused {
        return phrases.refusal(why, mv, position);
    }
    if !position.has_legal_move() {
        return phrases.text(match position.turn() {
            Color::Red => Key::WinBlack,
            Color::Black => Key::WinRed,
        });
    }
    let last = game.moves().last().zip(game.reveals().last().copied());
    let turn = phrases.turn(position.turn());
    let Some((mv, revealed)) = last else {
        return phrases.text(Key::CoUpTry);
    };
    let start = crate::rules::start_piece(mv.from());
    match (revealed, start) {
        (Some(role), Some(start)) => {
            let arguments = [
                ("as", phrases.role(start.role).into()),
                ("piece", phrases.role(role).into()),
                ("turn", turn.into()),
            ];
            phrases.with(Key::CoUpRevealed, &arguments)
        }
        _ => turn,
    }
}
