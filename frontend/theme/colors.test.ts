import { describe, expect, it } from 'vitest';
import { colorPairs } from './colors.ts';

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [one, two] = [luminance(a), luminance(b)];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

const { bg, fg, border, ...palettes } = colorPairs;
const MODES = [
  ['light', 0],
  ['dark', 1],
] as const;

describe.each(MODES)('in %s colours', (_, mode) => {
  const grounds = [bg.DEFAULT, bg.subtle, bg.muted, bg.panel].map((pair) => pair[mode]);

  it.each(['DEFAULT', 'muted', 'subtle', 'error'] as const)('text in fg %s can be read on every ground', (name) => {
    for (const ground of grounds) expect(contrast(fg[name][mode], ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('text can be read on the inverted ground', () => {
    expect(contrast(fg.inverted[mode], bg.inverted[mode])).toBeGreaterThanOrEqual(4.5);
  });

  it('the border of a control can be seen on the page', () => {
    for (const ground of [bg.DEFAULT, bg.panel, bg.subtle]) {
      expect(contrast(border.control[mode], ground[mode])).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(Object.entries(palettes))('text of %s can be read on its grounds and on the page', (_name, palette) => {
    for (const ground of [palette.subtle, palette.muted, bg.DEFAULT, bg.panel]) {
      expect(contrast(palette.fg[mode], ground[mode])).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(palette.contrast[mode], palette.solid[mode])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.focusRing[mode], bg.DEFAULT[mode])).toBeGreaterThanOrEqual(3);
  });
});
