//! A record in the browser's storage, kept as [`kept_record`](crate::app::store::kept_record) describes.

use crate::app::store::kept_record::{COPIES, Copy, Kept, judge, place, seal};
use crate::platform::storage::{self, StorageError};

/// Why a record was not written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum Unwritten {
    /// The browser did not take it.
    Refused(StorageError),
    /// Somebody else has written since: theirs is not overwritten.
    Strange,
}

/// A record by its name.
#[derive(Debug)]
pub(in crate::app) struct Record {
    name: String,
    serial: u64,
    /// What is kept now, as far as is known: the same is not written twice.
    text: String,
}

impl Record {
    /// Reads a record. What versions before the two copies kept is read too.
    pub(in crate::app) fn read(name: &str) -> Result<(Record, Kept), StorageError> {
        let mut kept = copies(name)?;
        if kept == Kept::Nothing
            && let Some(text) = storage::read(name)?
        {
            kept = Kept::Newest(Copy { serial: 0, text });
        }
        let mut record = Record::unread(name);
        if let Kept::Newest(copy) | Kept::Older(copy) = &kept {
            record.serial = copy.serial;
            record.text.clone_from(&copy.text);
        }
        Ok((record, kept))
    }

    /// A record as it is, whatever it holds.
    pub(super) fn found(name: &str) -> Record {
        Record::read(name).map_or_else(|_| Record::unread(name), |(record, _)| record)
    }

    /// Its name.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// A record of which nothing is known.
    pub(in crate::app) fn unread(name: &str) -> Record {
        Record {
            name: name.to_owned(),
            serial: 0,
            text: String::new(),
        }
    }

    /// Whether this is what was last read or written.
    pub(in crate::app) fn knows(&self, text: &str) -> bool {
        self.text == text
    }

    /// Writes the record in place of its older copy.
    pub(in crate::app) fn write(&mut self, text: &str) -> Result<(), Unwritten> {
        if self.knows(text) {
            return Ok(());
        }
        if let Kept::Newest(copy) | Kept::Older(copy) =
            copies(&self.name).map_err(Unwritten::Refused)?
            && copy.serial > self.serial
        {
            return Err(Unwritten::Strange);
        }
        let next = self.serial + 1;
        let key = format!("{}{}", self.name, place(next));
        storage::write(&key, &seal(next, text)).map_err(Unwritten::Refused)?;
        if self.serial == 0 {
            // What an earlier version has kept lives on in the copies.
            storage::remove(&self.name);
        }
        self.serial = next;
        text.clone_into(&mut self.text);
        Ok(())
    }
}

/// Both copies, judged.
fn copies(name: &str) -> Result<Kept, StorageError> {
    let copy = |place: &str| storage::read(&format!("{name}{place}"));
    Ok(judge([copy(COPIES[0])?, copy(COPIES[1])?]))
}
