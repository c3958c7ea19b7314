/** The state of a ZIP code by its first digits, held to every ZIP code that the sources name a place for. */
import { expect, test } from 'vitest';
import { homeOfPostalCode } from '#schema/domain/situation/home-of-postal-code.ts';
import { openPlaces, type PackedPlaces } from '#schema/search/postal-places.ts';
import packed from '#worker/search/postal-places.json' with { type: 'json' };

const { zips } = packed as unknown as { zips: PackedPlaces };
const LAST_ZIP = 99_999;

test('every ZIP code that has a place is in its state, but for four at a state line', () => {
  const places = openPlaces(zips);
  const elsewhere: string[] = [];
  let named = 0;
  for (let number = 0; number <= LAST_ZIP; number += 1) {
    const name = places.find(number)?.name ?? null;
    if (name === null) continue;
    named += 1;
    const zip = String(number).padStart(5, '0');
    if (homeOfPostalCode(zip) !== `US-${name.slice(name.lastIndexOf(', ') + 2)}`) elsewhere.push(`${zip} ${name}`);
  }
  expect(named).toBeGreaterThan(40_000);
  expect(elsewhere.map((one) => one.slice(0, 3))).toEqual(['063', '726', '739', '834']);
});

test.each([
  ['00601', 'US-PR'],
  ['00801', 'US-VI'],
  ['96799', 'US-AS'],
  ['96910', 'US-GU'],
  ['96950', 'US-MP'],
  ['09012', null],
  ['34012', null],
  ['96201', null],
  ['00100', null],
  ['H2X 1Y4', 'CA-QC'],
  ['M5V 2T6', 'CA-ON'],
  ['X0A 0H0', 'CA-NU'],
  ['X1A 1A1', 'CA-NT'],
])('%s is in %s', (code, home) => {
  expect(homeOfPostalCode(code)).toBe(home);
});
