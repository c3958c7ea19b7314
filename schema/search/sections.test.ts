import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutName, packTexts, readSections, unpackText, unpackTexts, writeSections } from './sections.ts';

const TABLE = { small: 'u8', large: 'u32', signed: 'i32', real: 'f32' } as const;

describe('a file of sections', () => {
  it('gives back what was written, from any offset in a larger buffer', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 255 })),
        fc.array(fc.integer({ min: 0, max: 0xffff_ffff })),
        fc.array(fc.integer()),
        fc.array(fc.float({ noNaN: true })),
        fc.integer({ min: 0, max: 9 }),
        (small, large, signed, real, shift) => {
          const bytes = writeSections(TABLE, { small, large, signed, real });
          const shifted = new Uint8Array(bytes.length + shift);
          shifted.set(bytes, shift);
          const sections = readSections(TABLE, shifted.subarray(shift));
          expect([...sections.small]).toEqual(small);
          expect([...sections.large]).toEqual(large);
          expect([...sections.signed]).toEqual(signed);
          expect([...sections.real]).toEqual(real);
        },
      ),
    );
  });

  it('is opened without copying when it is aligned', () => {
    const bytes = writeSections(TABLE, { small: [1], large: [2], signed: [3], real: [4] });
    expect(readSections(TABLE, bytes).large.buffer).toBe(bytes.buffer);
  });

  it('is refused when it is cut off or not such a file', () => {
    const bytes = writeSections(TABLE, { small: [1, 2, 3], large: [4], signed: [5], real: [6] });
    for (const length of [0, 7, 30, bytes.length - 8]) {
      expect(() => readSections(TABLE, bytes.slice(0, length))).toThrow(/search snapshot/);
    }
    expect(() => readSections(TABLE, bytes.with(0, 0))).toThrow('not of this layout');
    expect(() => readSections({ ...TABLE, more: 'u8' }, bytes)).toThrow('not of this layout');
  });
});

describe('the name of a layout', () => {
  const name = layoutName(TABLE, [1, ['US', 'CA']]);

  it('stays the same for the same layout', () => {
    expect(layoutName({ ...TABLE }, [1, ['US', 'CA']])).toBe(name);
    expect(name).toMatch(/^[0-9a-f]{8}$/);
  });

  it('is another one for any other section, kind, order or code', () => {
    const { small, ...others } = TABLE;
    const names = [
      layoutName({ ...TABLE, more: 'u8' }, [1, ['US', 'CA']]),
      layoutName({ ...TABLE, small: 'u16' }, [1, ['US', 'CA']]),
      layoutName(others, [1, ['US', 'CA']]),
      layoutName({ ...others, small }, [1, ['US', 'CA']]),
      layoutName(TABLE, [2, ['US', 'CA']]),
      layoutName(TABLE, [1, ['CA', 'US']]),
    ];
    expect(new Set([name, ...names]).size).toBe(7);
  });
});

describe('packed texts', () => {
  it('come back one by one and all together, in any script', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (texts) => {
        const { bytes, starts } = packTexts(texts);
        const from = Uint32Array.from(starts);
        expect(unpackTexts(bytes, from)).toEqual(texts);
        expect(texts.map((_, at) => unpackText(bytes, from, at))).toEqual(texts);
      }),
    );
  });
});
