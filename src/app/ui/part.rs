//! Function components that share one type.
//!
//! Yew compiles the whole life of a component (mounting, comparing, drawing, removing) anew for every
//! type of component: two to four kilobytes of WebAssembly each. Parts are function components like
//! any other, hooks and all, but live as one type, [`Part`], which knows them by pointers; only the
//! drawing of each is compiled. `part::<Seat>(props)` stands where `<Seat ../>` would stand.

use std::any::{Any, type_name};
use std::rc::Rc;

use yew::functional::{FunctionProvider, Hook, HookContext};
use yew::html::HtmlResult;
use yew::prelude::*;
use yew::virtual_dom::{Key, VComp};

/// A function component `C` with its properties.
///
/// The name of `C` is its key, so that a part never takes over the hooks of another kind. Siblings
/// of one kind that stand alone in a list need keys of their own: [`keyed_part`].
pub fn part<C: FunctionProvider + 'static>(props: C::Properties) -> Html {
    mounted(type_name::<C>().into(), Kind::of::<C>(), Rc::new(props))
}

/// A part that is another one when `key` changes.
pub fn keyed_part<C: FunctionProvider + 'static>(key: &str, props: C::Properties) -> Html {
    let key = format!("{} {key}", type_name::<C>());
    mounted(key.into(), Kind::of::<C>(), Rc::new(props))
}

fn mounted(key: Key, kind: Kind, props: Rc<dyn Any>) -> Html {
    VComp::new::<Part>(Rc::new(PartProps { kind, props }), Some(key)).into()
}

/// What differs between kinds of parts.
#[derive(Clone, Copy)]
struct Kind {
    draw: fn(&mut HookContext, &dyn Any) -> HtmlResult,
    same: fn(&dyn Any, &dyn Any) -> bool,
}

impl Kind {
    fn of<C: FunctionProvider + 'static>() -> Kind {
        Kind {
            draw: |context, props| match props.downcast_ref() {
                Some(props) => C::run(context, props),
                None => Ok(Html::default()),
            },
            same: |one, other| {
                let (one, other) = (one.downcast_ref::<C::Properties>(), other.downcast_ref());
                one.is_some() && one == other
            },
        }
    }
}

/// Properties of [`Part`].
#[derive(Properties)]
struct PartProps {
    kind: Kind,
    props: Rc<dyn Any>,
}

impl PartialEq for PartProps {
    fn eq(&self, other: &PartProps) -> bool {
        (self.kind.same)(&*self.props, &*other.props)
    }
}

/// The type of all parts.
#[component]
fn Part(props: &PartProps) -> HtmlResult {
    use_drawing(props)
}

/// Hands the component's own hooks to the function of the part.
fn use_drawing(props: &PartProps) -> impl Hook<Output = HtmlResult> {
    Drawing(props.kind, props.props.clone())
}

struct Drawing(Kind, Rc<dyn Any>);

impl Hook for Drawing {
    type Output = HtmlResult;

    fn run(self, context: &mut HookContext) -> HtmlResult {
        (self.0.draw)(context, &*self.1)
    }
}
