import { expect, test } from 'vitest';
import { locatorPlateSvg } from './locator-plate.ts';
import { pictureOf } from './picture-address.ts';

const laval = { id: 900_001, name: 'Université Laval', city: 'Quebec City', state: 'QC' };

test('a plate writes its place as French does', () => {
  expect(locatorPlateSvg(laval, undefined, { small: true })).toContain('>Québec (QC)</text>');
  expect(locatorPlateSvg({ ...laval, city: 'Boston', state: 'MA' }, undefined, { small: true })).toContain(
    '>Boston (MA)</text>',
  );
  expect(locatorPlateSvg({ ...laval, city: null }, undefined, { small: true })).toContain('>QC</text>');
});

test('a French page asks for its picture in French', () => {
  expect(pictureOf(900_001, 640)).toBe('/img/900001?w=640&lang=fr');
});
