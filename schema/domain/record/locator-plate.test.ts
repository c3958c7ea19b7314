import { describe, expect, test } from 'vitest';
import { locatorPlateSvg, type StatePlate } from './locator-plate.ts';

const middlebury = { id: 230959, name: 'Middlebury College', city: 'Middlebury', state: 'VT' };
const vermont: StatePlate = {
  outline: 'M240 96L400 96L380 376L260 376Z',
  box: [240, 96, 160, 280],
  paper: 1,
  schools: { 230959: [260, 220], 231174: [250, 150] },
};

describe('a locator plate', () => {
  test('shows the outline, this school and the others, and leaves the words to the page', () => {
    const svg = locatorPlateSvg(middlebury, vermont);
    expect(svg).toContain('viewBox="0 0 640 400"');
    expect(svg).toContain(`<path d="${vermont.outline}"`);
    expect(svg.match(/<circle cx="260" cy="220"/g)).toHaveLength(2);
    expect(svg).toContain('d="M250 150h0"');
    expect(svg).not.toContain('<text');
    expect(svg).toContain('<title>Middlebury College</title>');
  });

  test('is small without words and other schools, all of the outline in view', () => {
    const svg = locatorPlateSvg(middlebury, vermont, { small: true });
    const [left = 0, top = 0, width = 0, height = 0] = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
    expect(width / height).toBeCloseTo(1.6, 1);
    expect([left < 240, top < 96, left + width > 400, top + height > 376]).toEqual([true, true, true, true]);
    expect(svg).not.toContain('<text');
    expect(svg).not.toContain('h0');
    expect(svg).toContain('<circle cx="260" cy="220"');
  });

  test('goes on as paper in a frame of another shape, with all of the outline in its lower right', () => {
    const svg = locatorPlateSvg(middlebury, vermont);
    expect(svg).toContain('preserveAspectRatio="xMaxYMax"');
    // As far as a frame reaches that is twice as wide as the plate, or twice as high.
    const [left = 0, top = 0, width = 0, height = 0] =
      /<rect x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)"/.exec(svg)?.slice(1).map(Number) ?? [];
    expect([left <= -640, top <= -400, left + width >= 640, top + height >= 400]).toEqual([true, true, true, true]);
  });

  test('marks nothing for a school whose place is not known', () => {
    const svg = locatorPlateSvg({ ...middlebury, id: 1 }, vermont);
    expect(svg).not.toContain('<circle');
    expect(svg).toContain(vermont.outline);
  });

  test('writes the place on small paper where there is no outline', () => {
    const svg = locatorPlateSvg({ ...middlebury, city: null, state: 'FM' }, undefined, { small: true });
    expect(svg).toContain('>FM</text>');
    expect(svg).not.toMatch(/<path|<circle/);
  });

  test('never lets a name become markup, and refers to nothing outside itself', () => {
    const svg = locatorPlateSvg({ ...middlebury, name: '<script>x</script>', city: 'O"Brien <b>' }, vermont);
    expect(svg).not.toMatch(/<script|<b>/);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|href|url\(|<style|style=|@import/);
  });
});
