/**
 * Distance between two schools by the snapshot's columns: the features and weights of the similar schools on a page
 * (data/pipeline/similar/distance.ts) but for what only the records have, the mix of programs above all.
 */
import type { CodedFilter } from '#schema/domain/search/search-filters.ts';
import { hasAnyCode, NO_CODE, NO_NUMBER, type Snapshot } from '#schema/search/snapshot.ts';
import { codesOf } from '../filter-universities.ts';

/** A figure that one of the two has no value for counts as rather far, one that neither has as rather near. */
const MISSING_IN_ONE = 1;
const MISSING_IN_BOTH = 0.55;
/** The least score that is published by none: snapshots hold a larger one where none is. */
const NO_SCORE = 2_000;
/** Once schools are clearly unlike in a feature, more of it says nothing new. */
const MOST = 1.6;

const log = Math.log;
/** Log odds of tenths of a percent: 5 and 10 percent are as far apart as 90 and 95. */
const logOdds = (tenths: number) => {
  const share = Math.min(0.985, Math.max(0.02, tenths / 1_000));
  return Math.log(share / (1 - share));
};
const same = (value: number) => value;

type Column =
  | 'acceptanceRate'
  | 'graduationRate'
  | 'netPrice'
  | 'tuition'
  | 'medianEarnings'
  | 'studentPopulation'
  | 'onlineShare'
  | 'satScoreLow';
const FIGURES: readonly { column: Column; of: (value: number) => number; scale: number; weight: number }[] = [
  { column: 'studentPopulation', of: log, scale: 1, weight: 2 },
  { column: 'acceptanceRate', of: logOdds, scale: 1.3, weight: 2.2 },
  { column: 'satScoreLow', of: same, scale: 150, weight: 1.6 },
  { column: 'tuition', of: log, scale: 0.6, weight: 0.8 },
  { column: 'netPrice', of: log, scale: 0.5, weight: 0.4 },
  { column: 'graduationRate', of: same, scale: 220, weight: 1.2 },
  { column: 'medianEarnings', of: log, scale: 0.3, weight: 0.6 },
  { column: 'onlineShare', of: same, scale: 400, weight: 0.8 },
];
const CODES: readonly { column: 'type' | 'setting' | 'country' | 'kind' | 'language'; weight: number; far: number }[] =
  [
    { column: 'type', weight: 1.6, far: 1 },
    { column: 'setting', weight: 0.4, far: 1 },
    { column: 'country', weight: 1.5, far: 1.5 },
    { column: 'kind', weight: 2, far: 1.5 },
    { column: 'language', weight: 1, far: 1.5 },
  ];
/** What a school is besides; each of them in which two differ. The first ones are known of both countries. */
const TRAITS: readonly (readonly [CodedFilter, string, number])[] = [
  ['degree', 'doctorate', 0.6],
  ['degree', 'masters', 0.4],
  ['carnegie', 'research', 1.8],
  ['carnegie', 'very-high-research', 0.9],
  ['carnegie', 'liberal-arts', 1.8],
  ['carnegie', 'special-focus', 4],
  ['designation', 'hbcu', 6],
  ['designation', 'tribal', 6],
  ['designation', 'womens', 5],
  ['designation', 'hispanic-serving', 2.5],
  ['designation', 'land-grant', 2.5],
  ['designation', 'aanapisi', 1],
  ['designation', 'online-only', 2],
  ['carnegie', 'arts', 2],
  ['carnegie', 'faith', 2],
  ['carnegie', 'health', 2],
  ['carnegie', 'technology', 2],
  ['carnegie', 'masters', 0.8],
  ['carnegie', 'baccalaureate', 0.8],
];
const KNOWN_OF_BOTH = 0b11111;
/** Nobody classes Canadian universities as Carnegie does; these groups say the same of their members. */
const CANADIAN_TRAITS: readonly (readonly [group: string, carnegie: readonly string[]])[] = [
  ['u15', ['research', 'very-high-research']],
  ['maple-league', ['liberal-arts']],
];
const FAITH_WEIGHT = 1.2;
const STATE_WEIGHT = 0.4;

const isKnown = (column: Column, value: number) =>
  value !== NO_NUMBER && value > 0 && (column !== 'satScoreLow' || value < NO_SCORE);

const measured = new WeakMap<Snapshot, { to: number; values: Float64Array; of: (row: number) => number }>();

/** 0 is the same; for ordering. What was asked last is kept: of one answer it is asked many times. */
export function unlikenessTo(snapshot: Snapshot, to: number): (row: number) => number {
  let known = measured.get(snapshot);
  if (known?.to !== to) {
    known = { to, values: new Float64Array(snapshot.size).fill(-1), of: unlikeness(snapshot, to) };
    measured.set(snapshot, known);
  }
  const { values, of } = known;
  return (row) => {
    const before = values[row] as number;
    if (before >= 0) return before;
    const far = of(row);
    values[row] = far;
    return far;
  };
}

/** A column as it is compared: NaN where nobody publishes it. */
interface Compared {
  values: Float64Array;
  weight: number;
}
/** What the schools of a catalogue are compared by, worked out once: columns of figures, and traits as bits. */
interface Features {
  figures: Compared[];
  traits: Uint32Array;
}
const featuresOfSnapshots = new WeakMap<Snapshot, Features>();

function featuresOf(snapshot: Snapshot): Features {
  const known = featuresOfSnapshots.get(snapshot);
  if (known) return known;
  const figures = FIGURES.map(({ column, of, scale, weight }): Compared => {
    const from = snapshot[column];
    const values = new Float64Array(snapshot.size).fill(Number.NaN);
    for (let row = 0; row < snapshot.size; row += 1) {
      const value = from[row] as number;
      if (isKnown(column, value)) values[row] = of(value) / scale;
    }
    return { values, weight };
  });
  const traits = new Uint32Array(snapshot.size);
  TRAITS.forEach(([filter, value], at) => {
    const isOne = hasAnyCode(snapshot, filter, codesOf(filter, [value]));
    for (let row = 0; row < snapshot.size; row += 1) {
      if (isOne(row)) traits[row] = (traits[row] as number) | (1 << at);
    }
  });
  for (const [group, carnegie] of CANADIAN_TRAITS) {
    const isMember = hasAnyCode(snapshot, 'group', codesOf('group', [group]));
    const bits = carnegie.reduce(
      (all, value) => all | (1 << TRAITS.findIndex(([filter, one]) => filter === 'carnegie' && one === value)),
      0,
    );
    for (let row = 0; row < snapshot.size; row += 1) {
      if (isMember(row)) traits[row] = (traits[row] as number) | bits;
    }
  }
  const features = { figures, traits };
  featuresOfSnapshots.set(snapshot, features);
  return features;
}

function unlikeness(snapshot: Snapshot, to: number): (row: number) => number {
  const { figures, traits } = featuresOf(snapshot);
  const ownTraits = traits[to] as number;
  const { religiousAffiliation, state, country } = snapshot;
  const cost = (weight: number, difference: number) => {
    const capped = Math.min(MOST, difference);
    return weight * capped * capped;
  };
  return (row) => {
    let far = 0;
    // What only one country publishes says nothing across the border.
    const isAbroad = country[row] !== country[to];
    for (const { values, weight } of figures) {
      const own = values[to] as number;
      const theirs = values[row] as number;
      const isOwnKnown = !Number.isNaN(own);
      if (isAbroad && !isOwnKnown) continue;
      if (Number.isNaN(theirs)) far += cost(weight, isOwnKnown ? MISSING_IN_ONE : MISSING_IN_BOTH);
      else far += cost(weight, isOwnKnown ? Math.abs(theirs - own) : MISSING_IN_ONE);
    }
    for (const { column, weight, far: unlike } of CODES) {
      if (snapshot[column][row] !== snapshot[column][to]) far += cost(weight, unlike);
    }
    const compared = isAbroad ? KNOWN_OF_BOTH : ~0;
    for (
      let differing = ((traits[row] as number) ^ ownTraits) & compared;
      differing !== 0;
      differing &= differing - 1
    ) {
      far += TRAITS[31 - Math.clz32(differing & -differing)]?.[2] ?? 0;
    }
    if (religiousAffiliation[row] !== religiousAffiliation[to] || religiousAffiliation[to] === NO_CODE)
      far += cost(FAITH_WEIGHT, religiousAffiliation[row] === religiousAffiliation[to] ? MISSING_IN_BOTH : 1);
    if (state[row] !== state[to]) far += STATE_WEIGHT;
    return far;
  };
}
