import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colorPairs } from '../theme/colors.ts';
import { tokens } from '../theme/tokens.ts';

const css = readFileSync(new URL('./first-paint.css', import.meta.url), 'utf8');
const declared = [...css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)];

describe('the first paint', () => {
  it('has the theme’s colours, light and dark', () => {
    expect(declared.length).toBeGreaterThan(15);
    for (const [, name = '', light, dark] of declared) {
      const [palette, shade = 'DEFAULT'] = name.split('-') as [keyof typeof colorPairs, string?];
      expect([name, (colorPairs[palette] as Record<string, readonly string[]>)[shade]]).toEqual([name, [light, dark]]);
    }
  });

  it('has the theme’s type', () => {
    expect(css.replace(/\s+/g, ' ')).toContain(`font-family: ${tokens.fonts.body.value};`);
  });
});
