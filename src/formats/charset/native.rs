//! The tables of `encoding_rs`.

use super::Tables;

/// GB18030 and Big5 by `encoding_rs`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Native;

impl Tables for Native {
    fn gb18030(&self, bytes: &[u8]) -> String {
        let (text, _) = encoding_rs::GB18030.decode_without_bom_handling(bytes);
        text.into_owned()
    }

    fn big5(&self, bytes: &[u8]) -> String {
        let (text, _) = encoding_rs::BIG5.decode_without_bom_handling(bytes);
        text.into_owned()
    }

    fn to_gb18030(&self, text: &str) -> Option<Vec<u8>> {
        let (bytes, _, unmappable) = encoding_rs::GB18030.encode(text);
        (!unmappable).then(|| bytes.into_owned())
    }
}
