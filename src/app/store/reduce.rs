//! From a state and what happened to the next state.

use super::{
    Action, Asked, Dialog, EngineState, Given, Notice, Question, Slice, State, Table, Untouchable,
};
use crate::app::board::Intent;
use crate::app::settings::Settings;
use crate::notation::MoveTextError;
use crate::platform::engine::{News, Trouble};
use crate::platform::shell::Facts;
use crate::protocol::Score;
use crate::rules::{Move, Refusal, Square};

impl State {
    /// The next state.
    #[must_use]
    pub fn reduce(&self, action: Action) -> State {
        let mut next = self.clone();
        // A move that comes after the fall of the flag comes too late.
        next.end_overdue();
        match action {
            Action::Meant(intent) => next.meant(intent),
            Action::Typed(read) => next.typed(*read),
            Action::Stepped(step) => {
                next.notice = None;
                next.table.change(|table| table.step(step));
            }
            Action::AskedHint => {
                next.notice = None;
                next.table.change(Table::ask_hint);
                next.close_sheet();
            }
            Action::Asked(question) => next.ask(question),
            Action::AskedText(text) => next.typed_question(&text),
            Action::TookBack => {
                next.notice = None;
                next.table.change(Table::take_back);
            }
            Action::WantsToResign => next.wants_to_resign(),
            Action::Resigned => next.resign(),
            Action::AgreedToDraw => {
                next.notice = None;
                next.table.change(Table::agree_to_draw);
                next.dialog = next.table.outcome().map(|_| Dialog::Result);
            }
            Action::OfferedDraw => next.offer_draw(),
            Action::DeclinedDraw => {
                next.notice = None;
                next.table.change(Table::decline_draw);
            }
            Action::Showed(exhibit) => {
                next.notice = None;
                next.dialog = None;
                next.table.change(|table| table.show(exhibit));
            }
            Action::NewGame(setup, seed) => next.begin(Slice::new(Table::new(*setup, seed))),
            Action::PlayAgain(seed) => {
                let table = Table::new(self.table.setup().afresh(), seed);
                next.begin(Slice::new(table));
            }
            Action::Rematch(seed) => {
                let table = Table::new(self.table.setup_of_rematch(), seed);
                next.begin(Slice::new(table));
                if self.table.reader().is_none() {
                    let below = !self.table.below();
                    next.table.change(|table| table.turn_to(below));
                }
            }
            Action::Flipped => {
                next.table.change(Table::flip);
                next.close_sheet();
            }
            Action::Opened(dialog) => next.dialog = Some(dialog),
            Action::Closed => next.dialog = None,
            Action::Chose(settings) => next.settings = Slice::new(settings),
            Action::Engine(news) => next.hear(news),
            Action::Kept => next.unkept = false,
            Action::Notified(notice) => {
                next.unkept |= notice.is_unkept();
                next.notice = Some(notice);
                next.close_sheet();
            }
            Action::Shell(facts) => next.learn(facts),
            Action::Seated(table, notice) => {
                next.begin(Slice::new(*table));
                next.shell.elsewhere = false;
                next.notice = notice;
            }
            Action::Offered(offer) => next.dialog = Some(Dialog::Offered(offer)),
            Action::Ticked => {}
            Action::Left(away) => next.away = away,
            // After its end a game may be looked at in any way.
            Action::Aided(aid) if next.table.outcome().is_none() => {
                next.table.change(|table| table.take_aid(aid));
            }
            Action::Aided(_) => {}
            Action::Paused => {
                next.notice = None;
                next.table.change(Table::pause);
                next.close_sheet();
            }
        }
        next.keep_time();
        next.offer_update();
        if !next.table.awaits_engine() {
            next.engine = EngineState::Idle;
        }
        next
    }

    /// Ends a game whose time, or whose patience with an absent reader, is over.
    fn end_overdue(&mut self) {
        if self.shell.elsewhere {
            return;
        }
        if let Some(event) = self.table.overdue(self.now) {
            self.notice = None;
            self.table.change(|table| table.happen(event));
            // Whoever is about to choose something else is left in peace.
            if matches!(
                self.dialog,
                None | Some(Dialog::More | Dialog::ConfirmResign)
            ) {
                self.dialog = Some(Dialog::Result);
            }
        }
    }

    /// Lets clock and absence follow what has happened.
    fn keep_time(&mut self) {
        let (present, now) = (!self.away, self.now);
        if !self.shell.elsewhere && self.table.is_untimely(present) {
            self.table.change(|table| table.keep_time(present, now));
        }
    }

    fn learn(&mut self, facts: Facts) {
        if facts.offline && !self.shell.offline && self.notice.is_none() {
            self.notice = Some(Notice::OfflineReady);
        }
        if !facts.update && self.notice == Some(Notice::UpdateReady) {
            self.notice = None;
        }
        if facts.unspoken && !self.shell.unspoken {
            self.notice = Some(Notice::LanguageFailed);
        }
        if facts.elsewhere {
            self.dialog = Some(Dialog::Elsewhere);
        }
        self.shell = facts;
    }

    /// A new version is never announced during a game, and never in place of something else.
    fn offer_update(&mut self) {
        if self.shell.update
            && self.table.game().line().is_empty()
            && matches!(self.notice, None | Some(Notice::OfflineReady))
        {
            self.notice = Some(Notice::UpdateReady);
        }
    }

    fn meant(&mut self, intent: Intent) {
        self.notice = match intent {
            Intent::Play(chosen) if self.settings.premove && self.table.awaits_engine() => {
                self.table.change(|table| table.set_plan(Some(chosen)));
                Some(Notice::Planned(chosen))
            }
            // Whatever else is meant at the board, what was planned is forgotten.
            Intent::Refused(_) | Intent::Untouchable(_) | Intent::Picked(_)
                if self.table.plan().is_some() =>
            {
                self.table.change(|table| table.set_plan(None));
                None
            }
            // The flag may have fallen with the piece in the hand.
            Intent::Play(_) if self.why_no_hand() == Some(Untouchable::GameOver) => {
                Some(Notice::Untouchable(Untouchable::GameOver))
            }
            Intent::Play(chosen) => self
                .play(chosen)
                .err()
                .map(|why| Notice::Refused(why, chosen)),
            Intent::Refused(chosen) => {
                let why = self.table.position().check_move(chosen).err();
                why.map(|why| Notice::Refused(why, chosen))
            }
            // The end of the game stays in sight: it says enough.
            Intent::Untouchable(_) if self.why_no_hand() == Some(Untouchable::GameOver) => {
                self.notice.take()
            }
            Intent::Untouchable(square) => self.why_untouchable(square),
            // The board moves its focus by itself, and shows what is picked up.
            Intent::Focus(_) | Intent::Picked(_) => self.notice.take(),
        };
    }

    fn play(&mut self, chosen: Move) -> Result<(), Refusal> {
        self.table.change(|table| table.play(chosen))?;
        if self.dialog.is_none() {
            self.dialog = match self.table.outcome() {
                Some(_) => Some(Dialog::Result),
                None => self
                    .table
                    .has_just_taken_in_secret()
                    .map(|color| Dialog::Look {
                        color,
                        shown: false,
                    }),
            };
        }
        Ok(())
    }

    /// Plays a typed move, as it was read.
    fn typed(&mut self, read: Result<Move, MoveTextError>) {
        if let Some(why) = self.why_no_hand() {
            self.notice = Some(Notice::Untouchable(why));
            return;
        }
        match read {
            Ok(mv) => {
                self.meant(Intent::Play(mv));
                self.close_sheet();
            }
            Err(error) => {
                self.notice = Some(match error.refusal() {
                    Some((mv, why)) => Notice::Refused(why, mv),
                    None => Notice::Misread(error),
                });
            }
        }
    }

    /// Answers a question typed after a question mark; without one the sheet of keys opens.
    fn typed_question(&mut self, text: &str) {
        match Question::read(text) {
            Some(question) => self.ask(question),
            None if text.trim().is_empty() => self.dialog = Some(Dialog::Keys),
            None => self.notice = Some(Notice::NoQuestion),
        }
    }

    fn ask(&mut self, question: Question) {
        let at = self.now;
        self.notice = Some(Notice::Asked(Asked { question, at }));
    }

    fn why_untouchable(&self, square: Square) -> Option<Notice> {
        self.table.position().piece_at(square)?;
        Some(match self.why_no_hand() {
            Some(why) => Notice::Untouchable(why),
            None => Notice::Refused(Refusal::NotYours, Move::new(square, square)),
        })
    }

    /// Why the reader may move nothing now, if so.
    fn why_no_hand(&self) -> Option<Untouchable> {
        let table = &self.table;
        if table.is_live() && table.outcome().is_some() {
            Some(Untouchable::GameOver)
        } else if table.hand().is_some() {
            None
        } else if table.is_paused() {
            Some(Untouchable::Paused)
        } else if table.is_live() {
            Some(Untouchable::EngineTurn)
        } else {
            Some(Untouchable::PastMove)
        }
    }

    /// The sheet of commands closes when one of them shows its effect behind it.
    fn close_sheet(&mut self) {
        if self.dialog == Some(Dialog::More) {
            self.dialog = None;
        }
    }

    fn wants_to_resign(&mut self) {
        if self.table.resigner().is_none() {
            return;
        }
        if self.settings.confirm_resign {
            self.dialog = Some(Dialog::ConfirmResign);
        } else {
            self.resign();
        }
    }

    fn resign(&mut self) {
        self.notice = None;
        self.table.change(Table::resign);
        self.dialog = self.table.outcome().map(|_| Dialog::Result);
    }

    /// Offers a draw. The engine answers at once if it knows what it thinks of its game, and with
    /// its next move if it does not.
    fn offer_draw(&mut self) {
        let Some(by) = self.table.offerer() else {
            return;
        };
        self.close_sheet();
        self.notice = None;
        self.table.change(|table| table.offer_draw(Some(by)));
        match (self.table.reader(), self.judgement) {
            (Some(_), Some(score)) => self.answer_offer(score),
            (Some(_), None) => self.notice = Some(Notice::DrawConsidered),
            (None, _) => {}
        }
    }

    /// The engine answers the reader's offer of a draw.
    fn answer_offer(&mut self, score: Score) {
        if self.table.engine_agrees(score) {
            self.table.change(Table::agree_to_draw);
            self.dialog = Some(Dialog::Result);
        } else {
            self.table.change(Table::decline_draw);
            self.notice = Some(Notice::DrawDeclined);
        }
    }

    fn begin(&mut self, table: Slice<Table>) {
        if table.setup().co_tuong != self.table.setup().co_tuong {
            self.settings.change(Settings::change_habit);
        }
        self.table = table;
        self.engine = EngineState::Idle;
        self.judgement = None;
        self.dialog = None;
        self.notice = None;
    }

    /// Plays what the reader has planned, or says that it cannot be played any more.
    fn carry_out_plan(&mut self) {
        if self.table.change(Table::carry_out_plan).is_err() {
            self.notice = Some(Notice::PlanImpossible);
        }
        if self.table.outcome().is_some() && self.dialog.is_none() {
            self.dialog = Some(Dialog::Result);
        }
    }

    /// What the engine says while it does not have to move is about a hint.
    fn hear_hint(&mut self, news: News) {
        let looks = self.table.hint() == Some(Given::Nothing);
        match news {
            News::Answer { best, .. } if looks => {
                self.table.change(|table| table.hear_hint(best.as_deref()));
            }
            News::GaveUp(_) if looks => {
                self.table.change(|table| table.hear_hint(None));
                self.notice = Some(Notice::HintFailed);
            }
            _ => {}
        }
    }

    fn hear(&mut self, news: News) {
        if !self.table.awaits_engine() {
            return self.hear_hint(news);
        }
        match news {
            News::Thinking { depth } => self.engine = EngineState::Thinking { depth },
            News::Line(_) => {}
            News::Restarted => self.notice = Some(Notice::EngineRestarted),
            News::GaveUp(trouble) => self.engine = EngineState::Failed(trouble),
            News::Answer { best, score } => {
                self.judgement = score;
                if let Some(score) = score.filter(|_| self.table.offer().is_some()) {
                    self.answer_offer(score);
                    if self.table.outcome().is_some() {
                        return;
                    }
                }
                let chosen = best.as_deref().and_then(|text| text.parse::<Move>().ok());
                let played = chosen.is_some_and(|chosen| self.play(chosen).is_ok());
                if played {
                    self.engine = EngineState::Idle;
                    self.notice = self
                        .notice
                        .take()
                        .filter(|notice| *notice == Notice::DrawDeclined);
                    self.carry_out_plan();
                } else {
                    let answer = best.unwrap_or_default();
                    self.engine = EngineState::Failed(Trouble::Broken(answer));
                }
            }
        }
    }
}
