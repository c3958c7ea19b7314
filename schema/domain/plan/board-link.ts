/**
 * Encodes a decision board in a link and decodes it: the board as a list of values, and its position in an address. A
 * link may be made up by anyone: nothing in it is taken on trust, and whatever comes out is within the board's limits.
 * Every value has its place in a list, so that no name of somebody's is ever the name of a member.
 */

import { SUBJECT_KEYS } from '../programs/subject-keys.ts';
import { CAMPUS_SETTINGS, COUNTRIES, UNIVERSITY_TYPES } from '../record/enums.ts';
import {
  ADMISSION_WISHES,
  BOARD_CRITERIA,
  BOARD_HOME_NAME_MAX,
  BOARD_LINK_MAX,
  BOARD_MUSTS,
  BOARD_NOTE_MAX,
  BOARD_PEOPLE_MAX,
  BOARD_PERSON_NAME_MAX,
  BOARD_SCHOOLS_MAX,
  type Board,
  type BoardCriterion,
  type BoardHome,
  type BoardMusts,
  type BoardNote,
  type BoardPerson,
  type BoardWishes,
  boardText,
  DISTANCE_WISHES,
  FINISH_GROUPS,
  MARK_MAX,
  MUST_HIGHEST,
  REVISION_MAX,
  SIZE_WISHES,
  sameName,
  WEIGHT_MAX,
} from './board.ts';

/** The form in which a link carries a board; another one has another number. */
export const BOARD_VERSION = 1;
export type BoardFault = 'other-version' | 'unreadable' | 'too-long';

/** Longest text of a board in an account, with its notes beyond those of a link. */
export const BOARD_STATE_MAX = 8_000;

const FRAGMENT = '#board=';

/** The text that an address's fragment carries, as it stands there; null for a fragment about something else. */
export function boardOfFragment(hash: string): string | null {
  return hash.startsWith(FRAGMENT) ? hash.slice(FRAGMENT.length) : null;
}
export const boardFragment = (text: string) => FRAGMENT + text;

const SCHOOLS = '#schools=';
/** The ids that another page sends along to be put on the board; null for a fragment about something else. */
export function schoolsOfFragment(hash: string): number[] | null {
  if (!hash.startsWith(SCHOOLS)) return null;
  const ids = hash
    .slice(SCHOOLS.length)
    .split(',')
    .slice(0, BOARD_SCHOOLS_MAX)
    .filter((text) => ID.test(text));
  return [...new Set(ids.map(Number))];
}

/** As the API accepts ids. */
const ID = /^[1-9]\d{0,8}$/;

/** Whether a link of this origin and path would hold the text. */
export function fitsLink(before: string, text: string): boolean {
  return before.length + FRAGMENT.length + text.length <= BOARD_LINK_MAX;
}

const digits = (record: Readonly<Partial<Record<BoardCriterion, number>>>) =>
  BOARD_CRITERIA.map((key) => record[key] ?? 0).join('');
const short = (text: string) => text.replace(/0+$/, '');
/** Coordinates in tenths of a degree. */
const TENTHS = 10;

function personValues({ name, revision, weights, wishes, musts, marks }: BoardPerson, schools: readonly number[]) {
  return [
    name,
    revision,
    short(digits(weights)),
    [
      FINISH_GROUPS.indexOf(wishes.finish),
      ADMISSION_WISHES.indexOf(wishes.admission),
      DISTANCE_WISHES.indexOf(wishes.distance),
      SIZE_WISHES.indexOf(wishes.size),
      wishes.setting === null ? 0 : CAMPUS_SETTINGS.indexOf(wishes.setting) + 1,
      wishes.subject ?? 0,
    ],
    BOARD_MUSTS.map((key) => musts[key] ?? 0),
    short(schools.map((id) => digits(marks.get(id) ?? {})).join('')),
  ];
}

/** The board as a list of values; equal boards have equal lists. Notes beyond `notesMax` are left out. */
export function valuesOfBoard({ schools, people, notes, home, prices }: Board, notesMax: number): unknown[] {
  return [
    schools,
    people.map((person) => personValues(person, schools)),
    notes.slice(0, notesMax).map(({ school, kind, text }) => [schools.indexOf(school), kind === 'pro' ? 1 : 0, text]),
    home === null ? 0 : [home.name, Math.round(home.latitude * TENTHS), Math.round(home.longitude * TENTHS)],
    prices.size === 0 ? 0 : schools.map((id) => prices.get(id) ?? -1),
  ];
}

/** A value that is not what its place is for. */
export class Misshapen extends Error {}

function listOf(value: unknown, most: number): unknown[] {
  if (!Array.isArray(value) || value.length > most) throw new Misshapen();
  return value;
}
function wholeOf(value: unknown, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) throw new Misshapen();
  return value;
}
function textOf(value: unknown, most: number): string {
  if (typeof value !== 'string' || value === '' || value !== boardText(value, most)) throw new Misshapen();
  return value;
}
/** One of a table by its place. */
function oneOf<One>(table: readonly One[], value: unknown): One {
  return table[wholeOf(value, 0, table.length - 1)] as One;
}
/** Zero is none. */
function maybeOneOf<One>(table: readonly One[], value: unknown): One | null {
  return value === 0 ? null : oneOf(table, wholeOf(value, 1, table.length) - 1);
}
function namedOf<One extends string>(table: readonly One[], value: unknown): One | null {
  if (value === 0) return null;
  const found = table.find((one) => one === value);
  if (found === undefined) throw new Misshapen();
  return found;
}
function subjectOf(value: unknown): string | null {
  if (value === 0) return null;
  if (typeof value !== 'string' || !SUBJECT_KEYS.has(value)) throw new Misshapen();
  return value;
}

function digitsOf(value: unknown, most: number, highest: number): number[] {
  if (typeof value !== 'string' || value.length > most || !/^\d*$/.test(value)) throw new Misshapen();
  return [...value.padEnd(most, '0')].map((digit) => wholeOf(Number(digit), 0, highest));
}

function wishesOf(value: unknown): BoardWishes {
  const [finish, admission, distance, size, setting, subject] = listOf(value, 6);
  return {
    finish: oneOf(FINISH_GROUPS, finish),
    admission: oneOf(ADMISSION_WISHES, admission),
    distance: oneOf(DISTANCE_WISHES, distance),
    size: oneOf(SIZE_WISHES, size),
    setting: maybeOneOf(CAMPUS_SETTINGS, setting),
    subject: subjectOf(subject),
  };
}

function mustsOf(value: unknown): BoardMusts {
  const [priceMax, milesMax, finishMin, admitMin, country, type, setting, subject] = listOf(value, BOARD_MUSTS.length);
  const number = (given: unknown, highest: number) => (given === 0 ? null : wholeOf(given, 1, highest));
  return {
    priceMax: number(priceMax, MUST_HIGHEST.priceMax),
    milesMax: number(milesMax, MUST_HIGHEST.milesMax),
    finishMin: number(finishMin, MUST_HIGHEST.finishMin),
    admitMin: number(admitMin, MUST_HIGHEST.admitMin),
    country: namedOf(COUNTRIES, country),
    type: namedOf(UNIVERSITY_TYPES, type),
    setting: namedOf(CAMPUS_SETTINGS, setting),
    subject: subjectOf(subject),
  };
}

function personOf(value: unknown, schools: readonly number[]): BoardPerson {
  const [name, revision, weights, wishes, musts, marks] = listOf(value, 6);
  const width = BOARD_CRITERIA.length;
  const weighed = digitsOf(weights, width, WEIGHT_MAX);
  const marked = digitsOf(marks, width * schools.length, MARK_MAX);
  return {
    name: textOf(name, BOARD_PERSON_NAME_MAX),
    revision: wholeOf(revision, 0, REVISION_MAX),
    weights: Object.fromEntries(BOARD_CRITERIA.map((key, at) => [key, weighed[at]])) as BoardPerson['weights'],
    wishes: wishesOf(wishes),
    musts: mustsOf(musts),
    marks: new Map(
      schools.flatMap((id, at) => {
        const own = BOARD_CRITERIA.flatMap((key, place) => {
          const mark = marked[at * width + place] as number;
          return mark === 0 ? [] : [[key, mark] as const];
        });
        return own.length === 0 ? [] : [[id, Object.fromEntries(own)] as const];
      }),
    ),
  };
}

function homeOf(value: unknown): BoardHome | null {
  if (value === 0) return null;
  const [name, latitude, longitude] = listOf(value, 3);
  return {
    name: textOf(name, BOARD_HOME_NAME_MAX),
    latitude: wholeOf(latitude, -90 * TENTHS, 90 * TENTHS) / TENTHS,
    longitude: wholeOf(longitude, -180 * TENTHS, 180 * TENTHS) / TENTHS,
  };
}

function noteOf(value: unknown, schools: readonly number[]): BoardNote {
  const [school, kind, text] = listOf(value, 3);
  return {
    school: oneOf(schools, school),
    kind: oneOf(['con', 'pro'] as const, kind),
    text: textOf(text, BOARD_NOTE_MAX),
  };
}

/** The board of a list of values. Throws Misshapen for values that are no board. */
export function boardOfValues(value: unknown, notesMax: number): Board {
  const [ids, people, notes, home, prices] = listOf(value, 5);
  const schools = listOf(ids, BOARD_SCHOOLS_MAX).map((id) => wholeOf(id, 1, 999_999_999));
  const all = listOf(people, BOARD_PEOPLE_MAX).map((person) => personOf(person, schools));
  const twice = all.some(({ name }, at) => all.slice(at + 1).some((other) => sameName(name, other.name)));
  if (twice || new Set(schools).size < schools.length) throw new Misshapen();
  const priced = prices === 0 ? [] : listOf(prices, schools.length).map((price) => wholeOf(price, -1, 999_999));
  return {
    schools,
    people: all,
    notes: listOf(notes, notesMax).map((note) => noteOf(note, schools)),
    home: homeOf(home),
    prices: new Map(priced.flatMap((price, at) => (price === -1 ? [] : [[schools[at] as number, price] as const]))),
  };
}
