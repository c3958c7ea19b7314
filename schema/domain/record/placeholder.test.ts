import { describe, expect, test } from 'vitest';
import { CAMPUS_SETTINGS } from './enums.ts';
import { monogramOf, placeholderSvg } from './placeholder.ts';

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

  test('carries the monogram and the place', () => {
    const svg = placeholderSvg(stanford);
    expect(svg).toContain('>SU</text>');
    expect(svg).toContain('>Stanford, CA</text>');
    expect(svg).toContain('<title>Stanford University</title>');
  });

  test('is 16 by 10', () => {
    expect(placeholderSvg(stanford)).toContain('viewBox="0 0 640 400"');
  });

  test('names only the state when the city is unknown', () => {
    expect(placeholderSvg({ ...stanford, city: null })).toContain('>CA</text>');
  });

  test('keeps a long place inside the picture', () => {
    const svg = placeholderSvg({ ...stanford, city: 'Saint-Augustin-de-Desmaures-sur-le-Lac' });
    expect(svg).toContain('Saint-Augustin-de-Desmaures-sur-l…<');
  });

  test('never lets a name become markup', () => {
    const svg = placeholderSvg({ ...stanford, name: '<script>alert("x")</script> & \u0000Co', city: "O'Brien <b>" });
    expect(svg).not.toContain('<script>');
    expect(svg).not.toContain('<b>');
    expect(svg).not.toContain('\u0000');
    expect(svg).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; Co');
    expect(svg).toContain('O&#39;Brien &lt;b&gt;');
  });

  test('refers to nothing outside itself and holds no style sheet', () => {
    const svg = placeholderSvg(stanford).replace('http://www.w3.org/2000/svg', '');
    expect(svg).not.toMatch(/https?:|href|url\(|<style|style=|@import/);
  });
});

describe('the monogram', () => {
  test.each([
    ['University of California-Los Angeles', 'UCLA'],
    ['The Ohio State University', 'OSU'],
    ['Université du Québec à Montréal', 'UQM'],
    ['Texas A&M University', 'TMU'],
    ['École Polytechnique', 'ÉP'],
    ['The', 'T'],
    ['University of North Carolina at Chapel Hill School of Medicine', 'UNCC'],
    ['!!!', ''],
  ])('of %s is %s', (name, expected) => {
    expect(monogramOf(name)).toBe(expected);
  });
});
