//! The names of the pieces in all languages of the page, with their characters and how those sound.

use yew::prelude::*;

use crate::app::board::{Faces, piece_disc, sheet};
use crate::app::i18n::{Key, use_phrases};
use crate::app::route::Route;
use crate::rules::{Color, Piece, Role};

/// A piece's names: the same on every page, whatever its language. The sounds are those of
/// Standard Chinese, once in pinyin and once as Russian writes them, and the Sino-Vietnamese ones.
struct Names {
    role: Role,
    meaning: Key,
    /// Traditional characters, Red's and Black's.
    traditional: [&'static str; 2],
    /// Simplified characters, Red's and Black's.
    simplified: [&'static str; 2],
    /// Pinyin, Red's and Black's.
    pinyin: [&'static str; 2],
    /// In Russian letters.
    russian_sound: &'static str,
    /// Sino-Vietnamese.
    sino_vietnamese: &'static str,
    english: &'static str,
    russian: &'static str,
    indonesian: &'static str,
    vietnamese: &'static str,
    /// The letters of WXF and of Vietnamese moves.
    letters: [&'static str; 2],
}

const NAMES: [Names; 7] = [
    Names {
        role: Role::General,
        meaning: Key::MeaningGeneral,
        traditional: ["帥", "將"],
        simplified: ["帅", "将"],
        pinyin: ["shuài", "jiàng"],
        russian_sound: "шуай / цзян",
        sino_vietnamese: "soái / tướng",
        english: "General",
        russian: "Генерал",
        indonesian: "Jenderal",
        vietnamese: "Tướng",
        letters: ["K", "Tg"],
    },
    Names {
        role: Role::Advisor,
        meaning: Key::MeaningAdvisor,
        traditional: ["仕", "士"],
        simplified: ["仕", "士"],
        pinyin: ["shì", "shì"],
        russian_sound: "ши",
        sino_vietnamese: "sĩ",
        english: "Advisor",
        russian: "Советник",
        indonesian: "Penasihat",
        vietnamese: "Sĩ",
        letters: ["A", "S"],
    },
    Names {
        role: Role::Elephant,
        meaning: Key::MeaningElephant,
        traditional: ["相", "象"],
        simplified: ["相", "象"],
        pinyin: ["xiàng", "xiàng"],
        russian_sound: "сян",
        sino_vietnamese: "tượng",
        english: "Elephant",
        russian: "Слон",
        indonesian: "Gajah",
        vietnamese: "Tượng",
        letters: ["E", "T"],
    },
    Names {
        role: Role::Horse,
        meaning: Key::MeaningHorse,
        traditional: ["傌", "馬"],
        simplified: ["马", "马"],
        pinyin: ["mà", "mǎ"],
        russian_sound: "ма",
        sino_vietnamese: "mã",
        english: "Horse",
        russian: "Конь",
        indonesian: "Kuda",
        vietnamese: "Mã",
        letters: ["H", "M"],
    },
    Names {
        role: Role::Chariot,
        meaning: Key::MeaningChariot,
        traditional: ["俥", "車"],
        simplified: ["车", "车"],
        pinyin: ["jū", "jū"],
        russian_sound: "цзюй",
        sino_vietnamese: "xa (xe)",
        english: "Chariot",
        russian: "Колесница",
        indonesian: "Kereta",
        vietnamese: "Xe",
        letters: ["R", "X"],
    },
    Names {
        role: Role::Cannon,
        meaning: Key::MeaningCannon,
        traditional: ["炮", "砲"],
        simplified: ["炮", "炮"],
        pinyin: ["pào", "pào"],
        russian_sound: "пао",
        sino_vietnamese: "pháo",
        english: "Cannon",
        russian: "Пушка",
        indonesian: "Meriam",
        vietnamese: "Pháo",
        letters: ["C", "P"],
    },
    Names {
        role: Role::Soldier,
        meaning: Key::MeaningSoldier,
        traditional: ["兵", "卒"],
        simplified: ["兵", "卒"],
        pinyin: ["bīng", "zú"],
        russian_sound: "бин / цзу",
        sino_vietnamese: "binh / tốt",
        english: "Soldier",
        russian: "Солдат",
        indonesian: "Prajurit",
        vietnamese: "Tốt",
        letters: ["P", "B"],
    },
];

/// The page.
#[component]
pub fn NamesScreen() -> Html {
    let phrases = use_phrases();
    let row = |title: Key, lang: &'static str, text: String| {
        html! { <div><dt>{ phrases.text(title) }</dt><dd lang={lang}>{ text }</dd></div> }
    };
    let language = phrases.language().tag();
    html! {
        <main class="learn names-page">
            <a class="back" href={Route::Learn.hash()}>{ phrases.text(Key::LearnTitle) }</a>
            <h1>{ phrases.text(Key::NamesTitle) }</h1>
            <p>{ phrases.text(Key::NamesIntro) }</p>
            { sheet(Faces::Han) }
            <ul class="names">
                { for NAMES.iter().map(|names| html! {
                    <li key={names.role.index()} data-names={names.english}>
                        <header>
                            { piece_disc(Piece::new(Color::Red, names.role), Faces::Han) }
                            { piece_disc(Piece::new(Color::Black, names.role), Faces::Han) }
                            <h2>{ phrases.role(names.role) }</h2>
                        </header>
                        <dl>
                            { row(Key::NamesMeaning, language, phrases.text(names.meaning)) }
                            { row(Key::NamesTraditional, "zh-Hant", names.traditional.join(" / ")) }
                            { row(Key::NamesSimplified, "zh-Hans", names.simplified.join(" / ")) }
                            { row(Key::NamesPinyin, "zh-Latn", names.pinyin.join(" / ")) }
                            { row(Key::NamesRussianSound, "ru", names.russian_sound.to_owned()) }
                            { row(Key::NamesSinoVietnamese, "vi", names.sino_vietnamese.to_owned()) }
                            { row(Key::LanguageVi, "vi", names.vietnamese.to_owned()) }
                            { row(Key::LanguageEn, "en", names.english.to_owned()) }
                            { row(Key::LanguageRu, "ru", names.russian.to_owned()) }
                            { row(Key::LanguageId, "id", names.indonesian.to_owned()) }
                            { row(Key::NamesLetters, "en", names.letters.join(", ")) }
                        </dl>
                    </li>
                }) }
            </ul>
        </main>
    }
}
