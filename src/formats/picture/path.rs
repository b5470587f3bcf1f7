//! Paths in the writing of SVG, as far as the board's outlines use it.

/// A part of a path, in absolute coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Segment {
    /// A new beginning.
    Move(f32, f32),
    /// A straight line.
    Line(f32, f32),
    /// A curve with one control point.
    Curve((f32, f32), (f32, f32)),
    /// Back to the last beginning.
    Close,
}

/// The parts of a path; what is not understood ends it.
pub(super) fn segments(data: &str) -> Vec<Segment> {
    let mut segments = Vec::new();
    let (mut x, mut y) = (0.0, 0.0);
    let mut rest = data.trim_start();
    while let Some(command) = rest.chars().next() {
        rest = &rest[command.len_utf8()..];
        let relative = command.is_ascii_lowercase();
        let count = match command.to_ascii_lowercase() {
            'm' | 'l' => 2,
            'h' | 'v' => 1,
            'q' => 4,
            'z' => {
                segments.push(Segment::Close);
                rest = rest.trim_start();
                continue;
            }
            _ => break,
        };
        let mut first = true;
        while let Some((numbers, after)) = numbers(rest, count) {
            rest = after;
            let (origin_x, origin_y) = if relative { (x, y) } else { (0.0, 0.0) };
            let segment = match (command.to_ascii_lowercase(), &numbers[..]) {
                ('h', [to_x]) => {
                    x = origin_x + to_x;
                    Segment::Line(x, y)
                }
                ('v', [to_y]) => {
                    y = origin_y + to_y;
                    Segment::Line(x, y)
                }
                ('q', [by_x, by_y, to_x, to_y]) => {
                    (x, y) = (origin_x + to_x, origin_y + to_y);
                    Segment::Curve((origin_x + by_x, origin_y + by_y), (x, y))
                }
                (letter, [to_x, to_y]) => {
                    (x, y) = (origin_x + to_x, origin_y + to_y);
                    if letter == 'm' && first {
                        Segment::Move(x, y)
                    } else {
                        Segment::Line(x, y)
                    }
                }
                _ => return segments,
            };
            segments.push(segment);
            first = false;
        }
        rest = rest.trim_start();
    }
    segments
}

/// So many numbers at the beginning of a text, and what follows them.
fn numbers(text: &str, count: usize) -> Option<(Vec<f32>, &str)> {
    let mut numbers = Vec::with_capacity(count);
    let mut rest = text;
    for _ in 0..count {
        let part = rest.trim_start_matches([' ', ',', '\n']);
        let sign = usize::from(part.starts_with('-'));
        let digits = part[sign..].bytes();
        let length = sign
            + digits
                .take_while(|b| b.is_ascii_digit() || *b == b'.')
                .count();
        numbers.push(part[..length].parse().ok()?);
        rest = &part[length..];
    }
    Some((numbers, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn relative_and_absolute_commands() {
        assert_eq!(
            segments("m-1 2h3v-4l1-1q1 0 2 2zM5 5V7H-1"),
            [
                Segment::Move(-1.0, 2.0),
                Segment::Line(2.0, 2.0),
                Segment::Line(2.0, -2.0),
                Segment::Line(3.0, -3.0),
                Segment::Curve((4.0, -3.0), (5.0, -1.0)),
                Segment::Close,
                Segment::Move(5.0, 5.0),
                Segment::Line(5.0, 7.0),
                Segment::Line(-1.0, 7.0),
            ]
        );
    }

    #[test]
    fn every_outline_is_understood_to_its_end() {
        for sign in "帥仕相傌俥炮兵將士象馬車砲卒楚河漢界".chars() {
            let data = super::super::glyphs::outline(sign).expect("a sign of the board");
            let commands = data.chars().filter(char::is_ascii_alphabetic).count();
            assert!(segments(data).len() >= commands, "{sign}");
        }
    }
}
