/**
 * Finds the universities that a place text means, for lists of programs: state, province, city, region, kind, postal
 * code.
 */
import type { Snapshot } from '#schema/search/snapshot.ts';
import { sameWord } from '#schema/search/words.ts';
import { eachRowAt, findPlaces, type PlaceSpan, type Spelling } from '../find-places.ts';
import { findPostalPlace, findTown } from '../find-town.ts';
import { type SlipFinder, slipFinder, slipsAllowed } from '../find-words.ts';
import { type PlaceReading, readPlace, rowsAt, wordsOfPlace } from '../places/read-places.ts';
import { milesFrom } from '../positions.ts';
import { isAskingWord, typedWords } from '../query-words.ts';
import { textIndexOf } from '../text-index.ts';

/** 1 for each row that is there. */
export type Area = Uint8Array;

/** Around a postal code. */
export const ZIP_MILES = 50;
const SPELLINGS_MAX = 6;

const JOINS: ReadonlySet<string> = new Set(['of', 'the', 'in', 'and', 'near', 'around', 'at']);

/** Words of a text that name places, and the rows that are at all of them. */
export interface NamedPlaces {
  /** For each word whether it is part of a place's name. */
  covered: boolean[];
  area: Area | null;
}

function spellingsOf(snapshot: Snapshot, word: string, findSlips: SlipFinder | undefined): Spelling[] {
  if (word === '') return [];
  const spellings: Spelling[] = [{ text: sameWord(word), slips: 0 }];
  if (sameWord(word) !== word) spellings.push({ text: word, slips: 0 });
  if (!findSlips) return spellings;
  const { words } = textIndexOf(snapshot);
  for (const { at, slips } of findSlips(word, slipsAllowed(word.length, false), false).slice(0, SPELLINGS_MAX)) {
    if (slips > 0) spellings.push({ text: words[at] as string, slips });
  }
  return spellings;
}

/** Long names before short ones, exact ones before corrected ones. */
const better = (a: PlaceSpan, b: PlaceSpan) => b.to - b.from - (a.to - a.from) || a.slips - b.slips || a.from - b.from;

/** The places named by words; an empty word is passed over. With `mending`, slips of typing are put right. */
export function placesNamed(
  snapshot: Snapshot,
  words: readonly string[],
  { mending = false }: { mending?: boolean } = {},
): NamedPlaces {
  const findSlips = mending ? slipFinder(snapshot) : undefined;
  const spellings = words.map((word) => spellingsOf(snapshot, word, findSlips));
  const spans = findPlaces(snapshot, { spellings, unfinished: false, forList: true }).sort(better);
  const covered = words.map(() => false);
  const areas: NamedArea[] = [];
  for (const { from, to, slips } of spans) {
    if (covered.slice(from, to).some(Boolean)) continue;
    // Of one stretch of words the best spellings together.
    const area: NamedArea = { meant: new Uint8Array(snapshot.size), any: new Uint8Array(snapshot.size) };
    for (const { place, ...same } of spans) {
      if (same.from !== from || same.to !== to || same.slips !== slips) continue;
      const mark = (rows: Area) => (row: number) => {
        rows[row] = 1;
      };
      eachRowAt(snapshot, place, mark(area.any));
      eachRowAt(snapshot, place.states.length > 0 ? { ...place, cityKeys: [] } : place, mark(area.meant));
    }
    areas.push(area);
    covered.fill(true, from, to);
  }
  return { covered, area: together(areas) };
}

/** The rows that one name stands for: `meant` has no town that shares the name of a state or province elsewhere. */
interface NamedArea {
  meant: Area;
  any: Area;
}

/**
 * The rows at all places, where need be in a town that shares a province's name ("Ontario, California"); at any of them
 * where none is at all ("Texas or Ohio").
 */
function together(areas: readonly NamedArea[]): Area | null {
  if (areas.length === 0) return null;
  const meant = areas.map((area) => area.meant);
  const all = [meant, areas.map(({ any }) => any)].map((each) => each.reduce(rowsInBoth));
  return all.find((area) => area.includes(1)) ?? meant.reduce(rowsInEither);
}

/** The rows that are in both areas. */
export const rowsInBoth = (a: Area, b: Area): Area => a.map((here, row) => here & (b[row] as number));
const rowsInEither = (a: Area, b: Area): Area => a.map((here, row) => here | (b[row] as number));

/** The rows at any place that a text may mean; null where there are none. */
function areaOf(snapshot: Snapshot, readings: readonly PlaceReading[]): Area | null {
  const area = new Uint8Array(snapshot.size);
  for (const reading of readings) for (const row of rowsAt(snapshot, reading)) area[row] = 1;
  return area.includes(1) ? area : null;
}

export interface FoundArea {
  /** Null when no such place is known. */
  area: Area | null;
  /** Towns that may have been meant. */
  otherPlaces: string[];
}

/** The rows of the catalogue that are where a visitor's text says, as a search understands places. */
export function findArea(snapshot: Snapshot, text: string): FoundArea {
  const postal = findPostalPlace(snapshot, text);
  if (postal) {
    const { place } = postal;
    if (!place) return { area: null, otherPlaces: [] };
    const miles = milesFrom(snapshot, place, ZIP_MILES);
    return {
      area: Uint8Array.from(miles, (distance) => (distance === Number.POSITIVE_INFINITY ? 0 : 1)),
      otherPlaces: [],
    };
  }
  const typed = typedWords(text);
  // Two letters at the end are a state's, though "in" and "or" are words too.
  const words = typed.map((word, at) =>
    (JOINS.has(word) || isAskingWord(word)) && (at < typed.length - 1 || word.length > 2) ? '' : word,
  );
  const named = (mending: boolean): Area | null => {
    const { covered, area } = placesNamed(snapshot, words, { mending });
    return area && words.every((word, at) => word === '' || covered[at]) ? area : null;
  };
  // What is no name beside those of schools may be a place by itself all the same: "midwest", "orange county".
  const area = named(false) ?? areaOf(snapshot, readPlace(snapshot, wordsOfPlace(text))) ?? named(true);
  if (area) return { area, otherPlaces: [] };
  return { area: null, otherPlaces: findTown(snapshot, text).otherPlaces };
}
