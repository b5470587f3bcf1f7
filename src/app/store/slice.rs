//! A part of the state that components compare by identity: cheap, and right because
//! every change makes a new one.

use std::ops::Deref;
use std::rc::Rc;

/// A shared, immutable part of the state.
#[derive(Debug)]
pub struct Slice<T>(Rc<T>);

impl<T> Slice<T> {
    /// A new part.
    pub fn new(value: T) -> Slice<T> {
        Slice(Rc::new(value))
    }

    /// Replaces the part by a changed copy.
    pub fn change<R>(&mut self, change: impl FnOnce(&mut T) -> R) -> R
    where
        T: Clone,
    {
        let mut copy = (*self.0).clone();
        let result = change(&mut copy);
        *self = Slice::new(copy);
        result
    }
}

impl<T> Clone for Slice<T> {
    fn clone(&self) -> Slice<T> {
        Slice(Rc::clone(&self.0))
    }
}

impl<T> PartialEq for Slice<T> {
    fn eq(&self, other: &Slice<T>) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<T> Deref for Slice<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}
