import { encodeQR } from 'qr';
import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { QUIET, qrPath } from './qr-path.ts';

/** The path as a picture of so many pixels a module, with its quiet, as a camera would see it. */
function pictureOf({ size, d }: ReturnType<typeof qrPath>, scale = 4) {
  const side = (size + 2 * QUIET) * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = 0; row < scale; row++) {
      for (let column = 0; column < Number(length) * scale; column++) {
        const at = (((Number(y) + QUIET) * scale + row) * side + (Number(x) + QUIET) * scale + column) * 4;
        data.fill(0, at, at + 3);
      }
    }
  }
  return { width: side, height: side, data };
}

describe('the path of a QR code', () => {
  it.each([
    'https://campusatlas.example/university/stanford-university-243744',
    `https://campusatlas.example/university/${'a-very-long-name-'.repeat(12)}166027`,
    'https://campusatlas.example/compare?ids=166027,110662,900138,243744',
  ])('reads as %s', (text) => {
    expect(decodeQR(pictureOf(qrPath(text)))).toBe(text);
  });

  it('has each dark module once, and no other', () => {
    const text = 'https://campusatlas.example/';
    const { size, d } = qrPath(text);
    const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
    for (const [, x, y, length] of d.matchAll(/M(\d+) (\d+)h(\d+)/g))
      for (let at = 0; at < Number(length); at++) (drawn[Number(y)] as boolean[])[Number(x) + at] = true;
    expect(drawn).toEqual(
      encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
        .slice(1, -1)
        .map((row) => row.slice(1, -1)),
    );
  });
});
