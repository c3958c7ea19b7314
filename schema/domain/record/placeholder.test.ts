import { describe, expect, test } from 'vitest';
import { CAMPUS_SETTINGS } from './enums.ts';
import { placeholderSvg } from './placeholder.ts';

const stanford = { id: 243744, name: 'Stanford University', city: 'Stanford', state: 'CA' };

describe('the drawn picture', () => {
  test('is the same every time for the same university', () => {
    expect(placeholderSvg(stanford)).toBe(placeholderSvg({ ...stanford }));
  });

  test('differs between universities', () => {
    const drawings = Array.from({ length: 200 }, (_, index) =>
      placeholderSvg({ ...stanford, id: 100_000 + index * 37 }),
    );
    expect(new Set(drawings).size).toBe(200);
  });

  test('shows the land of the setting when it is known', () => {
    const drawings = CAMPUS_SETTINGS.map((setting) => placeholderSvg({ ...stanford, setting }));
    expect(new Set(drawings).size).toBe(4);
  });

  test('is named after the school and has no words in it', () => {
    const svg = placeholderSvg(stanford);
    expect(svg).toContain('<title>Stanford University</title>');
    expect(svg).not.toContain('<text');
  });

  test('is 16 by 10', () => {
    expect(placeholderSvg(stanford)).toContain('viewBox="0 0 640 400"');
  });

  test('never lets a name become markup', () => {
    const svg = placeholderSvg({ ...stanford, name: '<script>alert("x")</script> & \u0000Co', city: "O'Brien <b>" });
    expect(svg).not.toContain('<script>');
    expect(svg).not.toContain('<b>');
    expect(svg).not.toContain('\u0000');
    expect(svg).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; Co');
  });

  test('refers to nothing outside itself and holds no style sheet', () => {
    const svg = placeholderSvg(stanford).replace('http://www.w3.org/2000/svg', '');
    expect(svg).not.toMatch(/https?:|href|url\(|<style|style=|@import/);
  });
});
