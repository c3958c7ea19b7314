/**
 * Schools of a university's kind that are better in one thing: cheaper for the visitor, closer to home, with more who
 * finish, easier to enter, or across the border. Who is of its kind comes with the dataset (`kin`); what each is better
 * in is read from the snapshot, whose rates are of enough people to be compared.
 */

import { yourPriceUsd } from '#schema/domain/money/your-price.ts';
import {
  DIRECTION_COUNT,
  type Direction,
  type DirectionBasis,
  type DirectionGap,
  isCheaper,
  isCloser,
  isEasier,
  isMoreFinish,
} from '#schema/domain/peers/directions.ts';
import { milesBetween, type Position } from '#schema/domain/places/distance.ts';
import { STATE_CODES } from '#schema/domain/places/places.ts';
import type { Kin } from '#schema/domain/record/dataset.ts';
import { COUNTRIES, type Country } from '#schema/domain/record/enums.ts';
import { codedFilter } from '#schema/domain/search/search-filters.ts';
import type { Situation } from '#schema/domain/situation/situation.ts';
import { priceFactsAt, usdPerCadOf } from '#schema/search/price-facts.ts';
import { hasAnyCode, type Snapshot } from '#schema/search/snapshot.ts';
import { positionOf } from '#worker/search/positions.ts';
import { unlikenessTo } from '#worker/search/query/likeness.ts';
import { rowOfId } from '#worker/search/your-prices.ts';
import { numberOrNull } from './preference-fit.ts';

/** The visitor, as far as they said. */
export interface Asker {
  /** Null where not enough is said for a price. */
  situation: Situation | null;
  /** Two-letter code of the state or province that is home. */
  homeState: string | null;
  homeCountry: Country | null;
  /** Where home is, about; null where only the state was said. */
  home: Position | null;
}

/** One school that a direction names: what it is better in, there and here (miles, dollars or percent). */
export interface Named {
  id: number;
  there: number | null;
  here: number | null;
}

export interface Pointed {
  basis: DirectionBasis;
  /** Null where there are schools. */
  gap: DirectionGap | null;
  named: Named[];
}

interface Candidate {
  row: number;
  /** 0 is the one most like it. */
  far: number;
}

interface Asked {
  snapshot: Snapshot;
  row: number;
  asker: Asker;
  home: Candidate[];
  abroad: Candidate[];
}

/** What a direction gains at a row against the university itself, and the figures that say so; null where nothing. */
type Gain = (row: number) => { gain: number; there: number | null; here: number | null } | null;

const percentAt = (column: Int32Array, row: number): number | null => {
  const tenths = numberOrNull(column[row]);
  return tenths === null ? null : tenths / 10;
};
const finishAt = (snapshot: Snapshot, row: number) => percentAt(snapshot.graduationRate, row);

const OPEN = codedFilter('offers').values.indexOf('open-admission');
/** Percent admitted; everybody where admission is open. */
function admitsAt(snapshot: Snapshot, row: number): number | null {
  return hasAnyCode(snapshot, 'offers', new Set([OPEN]))(row) ? 100 : percentAt(snapshot.acceptanceRate, row);
}

const logOdds = (percent: number) => {
  const share = Math.min(0.985, Math.max(0.02, percent / 100));
  return Math.log(share / (1 - share));
};

/** What counts against a candidate besides being less alike: fewer who finish, another door to get in by. */
function regret({ snapshot, row }: Asked, direction: Direction, other: number): number {
  const [finish, theirs] = [finishAt(snapshot, row), finishAt(snapshot, other)];
  const [admits, admit] = [admitsAt(snapshot, row), admitsAt(snapshot, other)];
  const lost = finish === null || theirs === null ? 0.25 : Math.max(0, finish - theirs) / 25;
  const door =
    admits === null || admit === null
      ? 0.25
      : Math.abs(logOdds(admits) - logOdds(admit)) / (direction === 'easier' ? 8 : 3);
  return Math.min(1, lost) * 0.8 + Math.min(1, door) * 0.5;
}

/** How much a gain counts, and being the least like of its kin. */
const GAIN = 0.6;
const UNLIKE = 1.4;

/** The three best of the candidates that gain anything, the best first. */
function best(asked: Asked, direction: Direction, candidates: readonly Candidate[], gainOf: Gain): Named[] {
  return candidates
    .flatMap(({ row, far }) => {
      const found = gainOf(row);
      if (!found) return [];
      const { gain, there, here } = found;
      const value = GAIN * Math.min(1, gain) - UNLIKE * far - regret(asked, direction, row);
      return [{ id: asked.snapshot.id[row] as number, there, here, value }];
    })
    .sort((a, b) => b.value - a.value || a.id - b.id)
    .slice(0, DIRECTION_COUNT)
    .map(({ id, there, here }) => ({ id, there, here }));
}

const pointed = (basis: DirectionBasis, named: Named[]): Pointed => ({
  basis,
  gap: named.length === 0 ? 'none' : null,
  named,
});
const gapOf = (basis: DirectionBasis, gap: DirectionGap): Pointed => ({ basis, gap, named: [] });

function cheaper(asked: Asked): Pointed {
  const { snapshot, row, asker, home, abroad } = asked;
  const { situation } = asker;
  const by = (basis: DirectionBasis, priceAt: (row: number) => number | null, candidates: Candidate[]) => {
    const here = priceAt(row);
    if (here === null) return null;
    return pointed(
      basis,
      best(asked, 'cheaper', candidates, (other) => {
        const there = priceAt(other);
        return there !== null && isCheaper(there, here) ? { gain: (here - there) / here / 0.6, there, here } : null;
      }),
    );
  };
  if (situation) {
    const usdPerCad = usdPerCadOf(snapshot);
    const own = by('your-price', (at) => yourPriceUsd(priceFactsAt(snapshot, at), situation, usdPerCad), [
      ...home,
      ...abroad,
    ]);
    return own ?? gapOf('your-price', 'unknown-here');
  }
  return (
    by('net-price', (at) => numberOrNull(snapshot.netPrice[at]), home) ??
    by('tuition', (at) => numberOrNull(snapshot.tuition[at]), home) ??
    gapOf('tuition', 'unknown-here')
  );
}

/** Candidates that are much nearer home than any of the kin: of all rows of its kind, by what the snapshot holds. */
function nearHome({ snapshot, row, home, abroad }: Asked): Candidate[] {
  const known = new Set([...home, ...abroad].map((one) => one.row));
  const unlikeness = unlikenessTo(snapshot, row);
  return Array.from({ length: snapshot.size }, (_, at) => at)
    .filter((at) => at !== row && !known.has(at) && snapshot.kind[at] === snapshot.kind[row])
    .map((at) => ({ row: at, far: 0.75 + unlikeness(at) / 14 }));
}

function closer(asked: Asked): Pointed {
  const { snapshot, row, asker, home, abroad } = asked;
  const candidates = () => [...home, ...abroad, ...nearHome(asked)];
  if (asker.home) {
    const centre = asker.home;
    const milesAt = (at: number) => {
      const position = positionOf(snapshot, at);
      return position ? milesBetween(centre, position) : null;
    };
    const here = milesAt(row);
    if (here === null) return gapOf('miles', 'unknown-here');
    return pointed(
      'miles',
      best(asked, 'closer', candidates(), (other) => {
        const there = milesAt(other);
        return there !== null && isCloser(there, here) ? { gain: (1.6 * (here - there)) / here, there, here } : null;
      }),
    );
  }
  const { homeState, homeCountry } = asker;
  if (homeState === null || homeCountry === null) return gapOf('miles', 'no-home');
  const isHome = (at: number) =>
    STATE_CODES[snapshot.state[at] as number] === homeState &&
    COUNTRIES[snapshot.country[at] as number] === homeCountry;
  if (isHome(row)) return gapOf('state', 'home-state');
  return pointed(
    'state',
    best(asked, 'closer', candidates(), (other) => (isHome(other) ? { gain: 1, there: null, here: null } : null)),
  );
}

function finish(asked: Asked): Pointed {
  const { snapshot, row, home } = asked;
  const here = finishAt(snapshot, row);
  if (here === null) return gapOf('graduation', 'unknown-here');
  return pointed(
    'graduation',
    best(asked, 'finish', home, (other) => {
      const there = finishAt(snapshot, other);
      return there !== null && isMoreFinish(there, here) ? { gain: (there - here) / 20, there, here } : null;
    }),
  );
}

function easier(asked: Asked): Pointed {
  const { snapshot, row, home } = asked;
  const here = admitsAt(snapshot, row);
  if (here === null) return gapOf('admission', 'unknown-here');
  if (here === 100) return gapOf('admission', 'open');
  return pointed(
    'admission',
    best(asked, 'easier', home, (other) => {
      const there = admitsAt(snapshot, other);
      return there !== null && isEasier(there, here)
        ? { gain: (logOdds(there) - logOdds(here)) / 1.5, there, here }
        : null;
    }),
  );
}

function border(asked: Asked): Pointed {
  return pointed(
    'country',
    best(asked, 'border', asked.abroad, () => ({ gain: 0, there: null, here: null })),
  );
}

const WAYS: Record<Direction, (asked: Asked) => Pointed> = { cheaper, closer, finish, easier, border };

/** Candidates in their order, the farthest of them at 1. */
function candidatesOf(snapshot: Snapshot, ids: readonly number[], from: number): Candidate[] {
  return ids.flatMap((id, at) => {
    const row = rowOfId(snapshot, id);
    return row === undefined ? [] : [{ row, far: from + (1 - from) * (at / Math.max(1, ids.length)) }];
  });
}

/** How far a school across the border begins beside those at home. */
const ABROAD_FROM = 0.35;

/** The five directions from a university; null for one that is in no list any more. */
export function directionsFrom(
  snapshot: Snapshot,
  id: number,
  kin: Kin,
  asker: Asker,
): Record<Direction, Pointed> | null {
  const row = rowOfId(snapshot, id);
  if (row === undefined) return null;
  const asked: Asked = {
    snapshot,
    row,
    asker,
    home: candidatesOf(snapshot, kin.home, 0),
    abroad: candidatesOf(snapshot, kin.abroad, ABROAD_FROM),
  };
  return Object.fromEntries(Object.entries(WAYS).map(([direction, way]) => [direction, way(asked)])) as Record<
    Direction,
    Pointed
  >;
}
