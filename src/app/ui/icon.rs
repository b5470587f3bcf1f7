//! Icons: strokes on a grid of 24 units, in the colour of their text.

use yew::prelude::*;

/// The icons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IconName {
    /// A new game.
    New,
    /// Take a move back.
    TakeBack,
    /// To the first position.
    First,
    /// One step back.
    Back,
    /// One step forward.
    Forward,
    /// To the last position.
    Last,
    /// Stand still.
    Pause,
    /// An even result.
    Draw,
    /// Give up.
    Flag,
    /// Turn the board.
    Flip,
    /// Copy.
    Copy,
    /// A link to send.
    Link,
    /// Look closer.
    Lens,
    /// Written moves.
    Lines,
    /// How something went.
    Curve,
    /// A hint.
    Lamp,
    /// What the keys do.
    Keys,
    /// Settings.
    Sliders,
    /// What was undone once more.
    Redo,
    /// Up to the first place.
    Promote,
    /// Away with it.
    Delete,
    /// Into a file.
    Save,
    /// Out of a file.
    Open,
    /// Onto the shelf.
    Shelf,
    /// Pieces set up by hand.
    Setup,
    /// From here to there.
    Move,
    /// A record with its variations.
    Tree,
    /// More commands.
    More,
    /// Close.
    Close,
}

impl IconName {
    fn path(self) -> &'static str {
        match self {
            IconName::New => "M12 5v14M5 12h14",
            IconName::TakeBack => "M9 6L4 11l5 5M4 11h10a5.5 5.5 0 0 1 0 11h-2",
            IconName::First => "M6 5v14M19 5l-9 7 9 7z",
            IconName::Back => "M16 5l-9 7 9 7z",
            IconName::Forward => "M8 5l9 7-9 7z",
            IconName::Last => "M18 5v14M5 5l9 7-9 7z",
            IconName::Pause => "M8 5v14M16 5v14",
            IconName::Draw => "M5 9h14M5 15h14",
            IconName::Flag => "M6 21V4M6 5c4-2 7 2 12 0v9c-5 2-8-2-12 0",
            IconName::Flip => "M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 4-4",
            IconName::Copy => "M9 9h10v11H9zM5 15V4h10",
            IconName::Link => {
                "M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7L12 17"
            }
            IconName::Lens => "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5L20 20",
            IconName::Curve => "M4 4v16h16M7 15l4-5 3 3 5-7",
            IconName::Lines => "M5 6h14M5 11h14M5 16h8",
            IconName::Lamp => "M9 17h6M10 20.5h4M9.5 17v-2.6a6 6 0 1 1 5 0V17",
            IconName::Keys => "M3 7h18v10H3zM7 10.5h.01M11 10.5h.01M15 10.5h.01M8 14h8",
            IconName::Sliders => "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
            IconName::Redo => "M15 6l5 5-5 5M20 11H9.5a5.5 5.5 0 0 0 0 11h2",
            IconName::Promote => "M12 20V7M6 12l6-6 6 6M5 3h14",
            IconName::Delete => "M5 7h14M10 4h4M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5",
            IconName::Save => "M12 4v11M7 10l5 5 5-5M5 20h14",
            IconName::Open => "M12 15V4M7 9l5-5 5 5M5 20h14",
            IconName::Shelf => "M5 4v16M9 4v16M13 5l4 15M4 20h16",
            IconName::Setup => "M4 4h7v7H4zM13 13h7v7h-7zM16.5 4v7M13 7.5h7M4 16.5h7",
            IconName::Move => "M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3",
            IconName::Tree => "M7 4v16M7 9h6a3 3 0 0 1 3 3v3M16 15l-3-3M16 15l3-3",
            IconName::More => "M5 12h.01M12 12h.01M19 12h.01",
            IconName::Close => "M6 6l12 12M18 6L6 18",
        }
    }
}

/// An icon beside or in place of a text; the text or a label says what it means.
pub fn icon(name: IconName) -> Html {
    let class = classes!("icon", (name == IconName::More).then_some("icon-dots"));
    html! {
        <svg {class} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
            <path d={name.path()} />
        </svg>
    }
}
