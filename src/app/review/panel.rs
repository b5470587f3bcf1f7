//! A review of the record on the record screen: what it finds becomes edits of the record.

use std::rc::Rc;

use yew::prelude::*;

use super::screen::{use_engine, work};
use super::state::Desk;
use crate::app::i18n::{Key, use_phrases};
use crate::formats::record::review::Review;
use crate::formats::record::{Edit, Record};
use crate::rules::RuleSet;

/// What becomes of a review.
#[derive(Clone, Debug)]
pub enum ReviewNews {
    /// It is done.
    Done {
        /// What writes it into the record.
        edits: Vec<Edit>,
        /// How many moves have got a mark.
        marks: usize,
    },
    /// The main line is another one now, so that what was found means nothing any more.
    Changed,
}

/// Properties of [`ReviewPanel`].
#[derive(Clone, Properties)]
pub struct ReviewPanelProps {
    /// The record; it has moves.
    pub record: Rc<Record>,
    /// The rules by which the engine judges.
    pub rules: RuleSet,
    /// The review has come to an end.
    pub on_news: Callback<ReviewNews>,
}

impl PartialEq for ReviewPanelProps {
    fn eq(&self, other: &ReviewPanelProps) -> bool {
        Rc::ptr_eq(&self.record, &other.record) && self.rules == other.rules
    }
}

/// The panel: how deep, how far, and a way to stop.
#[component]
pub fn ReviewPanel(props: &ReviewPanelProps) -> Html {
    let phrases = use_phrases();
    let desk = use_reducer(|| Desk::of_record(&props.record, props.rules.clone()));
    let act = {
        let dispatcher = desk.dispatcher();
        use_callback((), move |act, ()| dispatcher.dispatch(act))
    };
    use_engine(&desk, &act);
    let changed = props.record.line_played_to(props.record.main_end()) != desk.played();
    {
        let (props, review) = (props.clone(), desk.review.clone());
        use_effect_with((desk.is_done(), changed), move |&(done, changed)| {
            let review = review.filter(|_| done && !changed);
            if let Some(news) = review.and_then(|review| news(&review, &props.record)) {
                props.on_news.emit(news);
            } else if changed {
                props.on_news.emit(ReviewNews::Changed);
            }
        });
    }
    html! {
        <section class="review-work record-review" aria-label={phrases.text(Key::ReviewTitle)}>
            { work(&phrases, &desk, &act) }
        </section>
    }
}

/// What a review that is done writes; `None` if it cannot be written, which no legal game causes.
fn news(review: &Review, record: &Record) -> Option<ReviewNews> {
    let judged = review.judged().into_iter();
    Some(ReviewNews::Done {
        edits: review.edits(record).ok()?,
        marks: judged.filter(|judged| judged.mark.is_some()).count(),
    })
}
