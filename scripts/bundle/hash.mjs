// Names that hold their content's hash, and sums that say which content is meant.
import { createHash } from "node:crypto";

/** Sixteen hexadecimal digits, like those that trunk writes into file names. */
export const shortHash = (content) => createHash("sha256").update(content).digest("hex").slice(0, 16);

/** A value for `integrity`. */
export const integrity = (content) => `sha384-${createHash("sha384").update(content).digest("base64")}`;

/** `name.ext` as `name-HASH.ext`; an ending may have several parts. */
export const hashedName = (name, content) => name.replace(/\.([\w.]+)$/, `-${shortHash(content)}.$1`);

/** Whether a name holds a hash, so that one address always means one content. */
export const HASHED = /-[0-9a-f]{16}(_bg)?\.[\w.]+$/;
