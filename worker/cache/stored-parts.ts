/** Joins a file that D1 stores as base64 in parts. */

/** The bytes of the parts in their order. */
export function bytesOfParts(base64: readonly string[]): Uint8Array<ArrayBuffer> {
  const parts = base64.map((part) => Uint8Array.from(atob(part), (character) => character.charCodeAt(0)));
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}
