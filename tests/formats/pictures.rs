//! Pictures: size, what stands where, and a film's frames.

use chuhe::formats::picture::{self, Drawing, PictureError, Scene};
use chuhe::rules::Color;

use super::clean;

const GAME: &str = "[Event \"x\"]\n\n1. h2e2 h9g7 2. h0g2 (2. c3c4) *";

/// The frame of the board, its wood, and the face of a piece.
const FRAME: [u8; 3] = [0x8f, 0x5d, 0x30];
const WOOD: [u8; 3] = [0xe9, 0xc9, 0x8c];
const FACE: [u8; 3] = [0xfb, 0xec, 0xcd];

/// Red, green and blue of each point, row by row, and the width.
struct Points {
    width: usize,
    bytes: Vec<u8>,
}

impl Points {
    /// The colour near the point of a file and rank, so many units of the board off it.
    fn at(&self, file: f32, rank: f32, off: (f32, f32)) -> [u8; 3] {
        let unit = self.width as f32 / 928.0;
        let x = (64.0 + file * 100.0 + off.0) * unit;
        let y = (64.0 + (9.0 - rank) * 100.0 + off.1) * unit;
        let index = (y as usize * self.width + x as usize) * 3;
        self.bytes[index..index + 3].try_into().unwrap()
    }

    /// Whether a piece stands on a point: its face shows between its rim and its ring.
    fn has_piece(&self, file: f32, rank: f32) -> bool {
        self.at(file, rank, (-38.5, 0.0)) == FACE
    }
}

fn png(drawing: &Drawing, width: u32) -> Points {
    let file = picture::png(drawing, width).unwrap();
    let mut reader = png::Decoder::new(std::io::Cursor::new(file))
        .read_info()
        .unwrap();
    let mut bytes = vec![0; reader.output_buffer_size()];
    let info = reader.next_frame(&mut bytes).unwrap();
    assert_eq!(info.width, width);
    Points {
        width: info.width as usize,
        bytes,
    }
}

#[test]
fn pieces_stand_where_they_are() {
    let record = clean(GAME);
    let position = record.position_at(record.main_end()).unwrap();
    let setup = position.to_setup();
    for below in Color::ALL {
        let drawing = Drawing::of(&Scene {
            setup: &setup,
            last: record.mv(record.main_end()),
            below,
        });
        let picture = png(&drawing, 928);
        for square in chuhe::rules::Square::all() {
            let seen = if below == Color::Red {
                square
            } else {
                square.rotated()
            };
            let (file, rank) = (f32::from(seen.file()), f32::from(seen.rank()));
            assert_eq!(
                picture.has_piece(file, rank),
                setup.piece_at(square).is_some(),
                "{square}"
            );
        }
        assert_eq!(picture.at(0.0, 9.0, (-60.0, 200.0)), FRAME);
        assert_eq!(picture.at(3.5, 5.5, (0.0, 0.0)), WOOD);
    }
}

#[test]
fn a_picture_has_a_size_that_makes_sense() {
    let drawing = Drawing::of(&Scene {
        setup: clean(GAME).setup(),
        last: None,
        below: Color::Red,
    });
    for width in [0, 100_000] {
        assert_eq!(
            picture::png(&drawing, width),
            Err(PictureError::Width(width))
        );
    }
}

#[test]
fn svg_draws_every_piece_with_its_character() {
    let record = clean("[Event \"x\"]\n[FEN \"3k5/9/9/9/9/9/9/9/9/4K3R w - - 0 1\"]\n\n*");
    let svg = picture::svg(&Drawing::of(&Scene {
        setup: record.setup(),
        last: None,
        below: Color::Red,
    }));
    // Rim, face and ring; Black's have a second ring.
    assert_eq!(svg.matches("<circle").count(), 3 * 3 + 1);
    // Lines, corner marks, four signs of the river, three pieces.
    assert_eq!(svg.matches("<path").count(), 2 + 4 + 3);
    assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
    assert!(svg.trim_end().ends_with("</svg>"));
}

#[test]
fn a_film_has_a_frame_for_each_position_of_the_main_line() {
    let record = clean(GAME);
    let file = picture::gif(&record, 464, Color::Red).unwrap();
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(std::io::Cursor::new(file)).unwrap();
    let width = usize::from(decoder.width());
    let mut shown = Points {
        width,
        bytes: vec![0; width * usize::from(decoder.height()) * 3],
    };
    let mut frames = 0;
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        frames += 1;
        assert!(frame.delay > 0);
        for (index, point) in frame.buffer.chunks(4).enumerate() {
            let x = usize::from(frame.left) + index % usize::from(frame.width);
            let y = usize::from(frame.top) + index / usize::from(frame.width);
            let at = (y * width + x) * 3;
            shown.bytes[at..at + 3].copy_from_slice(&point[..3]);
        }
    }
    assert_eq!(frames, 4);
    // After the last move, all its pieces stand where they should: about the colours a GIF is not exact.
    let near = |file: f32, rank: f32, expected: [u8; 3]| {
        let found = shown.at(file, rank, (-38.5, 0.0));
        found
            .iter()
            .zip(expected)
            .all(|(one, two)| one.abs_diff(two) < 40)
    };
    assert!(near(4.0, 2.0, FACE) && near(6.0, 2.0, FACE) && near(6.0, 7.0, FACE));
    assert!(!near(7.0, 2.0, FACE) && !near(7.0, 0.0, FACE) && !near(7.0, 9.0, FACE));
}

#[test]
fn a_moving_svg_lets_each_piece_go_its_way_and_vanish_when_taken() {
    let film = picture::animated_svg(&clean("1. h2h9 i9h9 2. b0c2"), Color::Red);
    // A black horse and a red cannon are taken, each at a time of its own.
    let hidden: Vec<&str> = film
        .lines()
        .filter(|line| line.contains("\"visible;hidden\""))
        .collect();
    assert_eq!(hidden.len(), 2);
    // 3 moves of 1.2 s, as much before them, 4 s at the end: 8.8 s. The first move begins at 1.2 s and
    // takes 0.3 s.
    assert!(
        hidden
            .iter()
            .any(|line| line.contains("dur=\"8.8s\"") && line.contains("keyTimes=\"0;0.17045\""))
    );
    // The cannon slides from h2 to h9: 7 ranks up, 100 units each.
    let slides = "values=\"700 700;700 700;700 0;700 0\" keyTimes=\"0;0.13636;0.17045;1\"";
    assert!(film.contains(slides), "{film}");
    // Seen by Black it slides down.
    let turned = picture::animated_svg(&clean("1. h2h9"), Color::Black);
    assert!(turned.contains("values=\"100 200;100 200;100 900;100 900\""));
    // No script, and nothing from elsewhere.
    for forbidden in ["<script", "href", "url("] {
        assert!(!film.contains(forbidden));
    }
}
