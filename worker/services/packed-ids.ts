/** A set of ids as a short text: ascending, each as its distance from the one before in seven-bit groups, as base64. */

/** About a byte and a half an id where ids are near each other. */
export function packIds(ids: readonly number[]): string {
  const bytes: number[] = [];
  let before = 0;
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
    let distance = id - before;
    for (; distance >= 0x80; distance = Math.floor(distance / 0x80)) bytes.push((distance % 0x80) | 0x80);
    bytes.push(distance);
    before = id;
  }
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** The ids, ascending. */
export function unpackIds(text: string): number[] {
  const ids: number[] = [];
  let before = 0;
  let distance = 0;
  let place = 1;
  for (const character of atob(text)) {
    const byte = character.charCodeAt(0);
    distance += (byte & 0x7f) * place;
    place *= 0x80;
    if (byte >= 0x80) continue;
    before += distance;
    ids.push(before);
    distance = 0;
    place = 1;
  }
  return ids;
}
