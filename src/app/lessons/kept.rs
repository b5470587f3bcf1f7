//! Progress in the browser's storage. Tabs share it: none undoes what another has solved.

use super::progress::Progress;
use crate::app::effects::Record;
use crate::app::store::kept_record::Kept;

/// Where it is kept.
const NAME: &str = "chuhe.lessons";

/// What was solved so far. Without storage, or if what is kept is damaged, the reader begins anew.
pub(super) fn load() -> Progress {
    read().1
}

fn read() -> (Record, Progress) {
    match Record::read(NAME) {
        Ok((record, Kept::Newest(copy) | Kept::Older(copy))) => {
            (record, Progress::read(&copy.text).unwrap_or_default())
        }
        Ok((record, _)) => (record, Progress::default()),
        Err(_) => (Record::unread(NAME), Progress::default()),
    }
}

/// Keeps what is solved; gives back what all tabs have solved, and whether it could be kept.
pub(super) fn save(progress: &Progress) -> (Progress, bool) {
    let (mut record, kept) = read();
    let joined = kept.joined(progress);
    let written = record.write(&joined.write()).is_ok();
    (joined, written)
}
