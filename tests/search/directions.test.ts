import { describe, expect, it } from 'vitest';
import { yourPrice } from '#schema/domain/money/your-price.ts';
import { DIRECTION_COUNT, DIRECTIONS, type Direction, isCheaper, isCloser } from '#schema/domain/peers/directions.ts';
import { milesBetween } from '#schema/domain/places/distance.ts';
import type { UniversityRecord } from '#schema/domain/record/dataset.ts';
import { decides } from '#schema/domain/record/small-cohorts.ts';
import { isGone } from '#schema/domain/record/university-figures.ts';
import { priceFactsAt, usdPerCadOf } from '#schema/search/price-facts.ts';
import { presentDirections } from '#worker/presenters/directions.ts';
import type { CardRow } from '#worker/queries/universities.ts';
import { type Asker, directionsFrom, type Pointed } from '#worker/recommendations/directions.ts';
import { rowOfId } from '#worker/search/your-prices.ts';
import { cardOf, storedUniversities } from '../../data/seed/university-documents.ts';
import { committedDataset, namesSnapshot } from './catalogue.ts';

const dataset = committedDataset();
const snapshot = namesSnapshot();
const byId = new Map(dataset.universities.map((university) => [university.id, university]));
const cards = new Map<number, CardRow>([...storedUniversities(dataset)].map((one) => [one.id, cardOf(one)]));
const bounds = dataset.manifest.affordability;
const recordOf = (id: number) => byId.get(id) as UniversityRecord;

const COLUMBUS = { latitude: 39.96, longitude: -83 };
const NOBODY: Asker = { situation: null, homeState: null, homeCountry: null, home: null };
const OHIO: Asker = {
  situation: { home: 'US-OH', residence: null, income: '30-48' },
  homeState: 'OH',
  homeCountry: 'US',
  home: COLUMBUS,
};
const ONTARIO: Asker = {
  situation: { home: 'CA-ON', residence: null, income: null },
  homeState: 'ON',
  homeCountry: 'CA',
  home: null,
};
const ASKERS = { NOBODY, OHIO, ONTARIO };

const answers = (asker: Asker) =>
  dataset.neighbours.flatMap(({ id, kin = { home: [], abroad: [] } }) => {
    const found = directionsFrom(snapshot, id, kin, asker);
    return found ? [{ id, found }] : [];
  });
const ALL = Object.entries(ASKERS).map(([who, asker]) => ({ who, asker, all: answers(asker) }));

const rate = (university: UniversityRecord, field: 'graduationRate' | 'acceptanceRate') =>
  decides(field, university) ? university[field] : null;
const admits = (university: UniversityRecord) =>
  university.admissionPolicy === 'open' ? 100 : rate(university, 'acceptanceRate');

/** Whether a direction's promise is true of a pair, by the records and not by what the directions were made from. */
const HOLDS: Record<
  Direction,
  (there: UniversityRecord, here: UniversityRecord, asker: Asker, basis: string) => boolean
> = {
  cheaper: (there, here, { situation }, basis) => {
    if (basis === 'net-price') return isCheaper(there.netPrice ?? Infinity, here.netPrice ?? 0);
    const card = (one: UniversityRecord) => cards.get(one.id)?.tuitionUsd ?? null;
    if (basis === 'tuition') return isCheaper(card(there) ?? Infinity, card(here) ?? 0);
    const price = (one: UniversityRecord) => {
      const row = rowOfId(snapshot, one.id);
      if (row === undefined || !situation) return null;
      return yourPrice(priceFactsAt(snapshot, row), situation, usdPerCadOf(snapshot)).amountUsd;
    };
    return isCheaper(price(there) ?? Infinity, price(here) ?? 0);
  },
  closer: (there, here, { home, homeState, homeCountry }, basis) => {
    if (basis === 'state') return there.state === homeState && there.country === homeCountry;
    const miles = ({ latitude, longitude }: UniversityRecord) =>
      home && latitude !== null && longitude !== null ? milesBetween(home, { latitude, longitude }) : null;
    // The snapshot holds thousandths of a degree.
    return isCloser((miles(there) ?? Infinity) - 0.2, (miles(here) ?? 0) + 0.2);
  },
  finish: (there, here) => (rate(there, 'graduationRate') ?? 0) >= (rate(here, 'graduationRate') ?? 1_000) + 3 - 0.001,
  easier: (there, here) => (admits(there) ?? 0) > (admits(here) ?? 1_000) + 4.99,
  border: (there, here) => there.country !== here.country,
};

describe('the ways to look on', () => {
  it('are there for every university that is open', () => {
    const open = dataset.universities.filter(({ status }) => !isGone(status)).map(({ id }) => id);
    expect(
      dataset.neighbours.filter(({ kin }) => !kin || kin.home.length + kin.abroad.length < 3).map(({ id }) => id),
      // Of these neither class nor programs are known: the classification of 2025 leaves branch campuses out.
    ).toEqual([436_818, 436_827, 436_836, 440_828, 458_034, 463_056, 475_237, 800_001, 800_002, 800_004, 800_005]);
    for (const { all } of ALL) expect(all.map(({ id }) => id)).toEqual(open);
  });

  it.each(ALL)('keep what they promise, for $who', ({ asker, all }) => {
    const broken = all.flatMap(({ id, found }) =>
      DIRECTIONS.flatMap((direction) =>
        found[direction].named
          .filter((named) => !HOLDS[direction](recordOf(named.id), recordOf(id), asker, found[direction].basis))
          .map((named) => `${direction}: ${recordOf(named.id).name}, not ${recordOf(id).name}`),
      ),
    );
    expect(broken).toEqual([]);
  });

  it('name no closed school, nobody twice, never the school itself and three at most, or say why there is none', () => {
    const wrong = ALL.flatMap(({ all }) =>
      all.flatMap(({ id, found }) =>
        Object.entries(found).filter(([, { named, gap }]: [string, Pointed]) => {
          const ids = named.map((one) => one.id);
          return (
            new Set([id, ...ids]).size !== ids.length + 1 ||
            ids.length > DIRECTION_COUNT ||
            (gap === null) !== ids.length > 0 ||
            ids.some((one) => isGone(recordOf(one).status) || recordOf(one).kind !== recordOf(id).kind)
          );
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('lead somewhere for most', () => {
    const share = (asker: (typeof ALL)[number], direction: Direction) =>
      asker.all.filter(({ found }) => found[direction].named.length > 0).length / asker.all.length;
    const rows = ALL.map((asker) => [asker.who, ...DIRECTIONS.map((one) => `${one} ${share(asker, one).toFixed(2)}`)]);
    console.info(rows.map((row) => row.join('  ')).join('\n'));
    const [nobody, ohio] = ALL as [(typeof ALL)[number], (typeof ALL)[number]];
    expect(share(nobody, 'cheaper')).toBeGreaterThan(0.75);
    expect(share(ohio, 'cheaper')).toBeGreaterThan(0.75);
    expect(share(nobody, 'closer')).toBe(0);
    expect(share(ohio, 'closer')).toBeGreaterThan(0.9);
    expect(share(nobody, 'finish')).toBeGreaterThan(0.7);
    expect(share(nobody, 'border')).toBeGreaterThan(0.9);
  });
});

describe('the cards of a way', () => {
  it.each(ALL)('have two reasons that no other has, for $who', ({ all, asker }) => {
    const lacking = new Map<number, number>();
    let same = 0;
    let withTradeOff = 0;
    let shown = 0;
    const empty: string[] = [];
    for (const { id, found } of all) {
      const base = cards.get(id) as CardRow;
      const directions = Object.fromEntries(
        DIRECTIONS.map((direction) => [
          direction,
          {
            ...found[direction],
            named: found[direction].named.map((named) => ({ ...named, row: cards.get(named.id) as CardRow })),
          },
        ]),
      ) as never;
      const priceOf = asker.situation ? pricesOf(asker) : undefined;
      const answer = presentDirections({ base, directions }, bounds, priceOf);
      for (const direction of DIRECTIONS) {
        const { universities } = answer.directions[direction];
        const reasons = universities.flatMap((one) => one.reasons);
        const missing = universities.length * 2 - reasons.length;
        lacking.set(missing, (lacking.get(missing) ?? 0) + 1);
        if (new Set(reasons).size !== reasons.length) same += 1;
        shown += universities.length;
        withTradeOff += universities.filter(({ tradeOff }) => tradeOff !== null).length;
        if (reasons.some((reason) => /undefined|NaN|null|in the United States/.test(reason)))
          empty.push(reasons.join());
      }
    }
    console.info(
      `reasons lacking on a page: ${[...lacking]
        .sort((a, b) => a[0] - b[0])
        .map(([missing, count]) => `${missing}: ${count}`)
        .join(', ')}; with a trade-off ${((100 * withTradeOff) / shown).toFixed(1)} %`,
    );
    expect(same).toBe(0);
    expect(empty).toEqual([]);
    const pages = [...lacking.values()].reduce((sum, count) => sum + count, 0);
    expect((lacking.get(0) ?? 0) / pages).toBeGreaterThan(0.97);
    expect(withTradeOff / shown).toBeGreaterThan(0.87);
  });
});

function pricesOf({ situation }: Asker) {
  return ({ id }: { id: number }) =>
    yourPrice(
      priceFactsAt(snapshot, rowOfId(snapshot, id) as number),
      situation as NonNullable<Asker['situation']>,
      usdPerCadOf(snapshot),
    );
}
