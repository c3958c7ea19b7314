/**
 * A decision board: up to ten universities, and what each person of a family wants of them. It says nothing of how schools
 * are ordered (board-scores.ts) nor of how a link carries it (board-link.ts).
 */
import type { CampusSetting, Country, UniversityType } from '../record/enums.ts';

export const BOARD_SCHOOLS_MAX = 10;
export const BOARD_PEOPLE_MAX = 6;
export const BOARD_PERSON_NAME_MAX = 24;
/** Notes that a link carries, and that a board kept in an account may hold. */
export const BOARD_NOTES_MAX = 10;
export const SAVED_BOARD_NOTES_MAX = 60;
export const BOARD_NOTE_MAX = 80;
export const BOARD_HOME_NAME_MAX = 40;
/** Longest link, from its scheme to its last character: mail programs and chats keep that whole. */
export const BOARD_LINK_MAX = 2_000;

/** What may matter to somebody. New ones come last: a link names them by their place. */
export const BOARD_CRITERIA = [
  'price',
  'finish',
  'pay',
  'debt',
  'subject',
  'admission',
  'distance',
  'size',
  'setting',
  'classes',
  'safety',
  'feel',
] as const;
export type BoardCriterion = (typeof BOARD_CRITERIA)[number];

/** How much something matters: 0 does not count, 5 counts most. */
export const WEIGHT_MAX = 5;
/** A person's own mark for a school: 1 (poor) to 5 (great); 0 stands for none. */
export const MARK_MAX = 5;

/** Whose finishing counts. */
export const FINISH_GROUPS = ['all', 'pell', 'transfer', 'part-time'] as const;
export type FinishGroup = (typeof FINISH_GROUPS)[number];
export const ADMISSION_WISHES = ['easier', 'selective'] as const;
export const DISTANCE_WISHES = ['near', 'far'] as const;
export const SIZE_WISHES = ['small', 'large'] as const;

/** Which way somebody wants what has two ways. */
export interface BoardWishes {
  finish: FinishGroup;
  admission: (typeof ADMISSION_WISHES)[number];
  distance: (typeof DISTANCE_WISHES)[number];
  size: (typeof SIZE_WISHES)[number];
  /** Null until one is chosen: then a campus setting is a blank. */
  setting: CampusSetting | null;
  /** Key of a subject (subject-keys.ts); null until one is chosen. */
  subject: string | null;
}

/** What a school must have for somebody; null asks for nothing. */
export interface BoardMusts {
  /** US dollars a year at most. */
  priceMax: number | null;
  /** Miles from home at most. */
  milesMax: number | null;
  /** Percent of entrants who finish, at least. */
  finishMin: number | null;
  /** Percent of applicants who are admitted, at least. */
  admitMin: number | null;
  country: Country | null;
  type: UniversityType | null;
  setting: CampusSetting | null;
  /** Key of a subject that it must teach. */
  subject: string | null;
}
export type BoardMust = keyof BoardMusts;
export const BOARD_MUSTS = [
  'priceMax',
  'milesMax',
  'finishMin',
  'admitMin',
  'country',
  'type',
  'setting',
  'subject',
] as const satisfies readonly BoardMust[];
/** The highest number each of the musts in numbers may be. */
export const MUST_HIGHEST = { priceMax: 200_000, milesMax: 10_000, finishMin: 100, admitMin: 100 } as const;
export type NumberMust = keyof typeof MUST_HIGHEST;

export interface BoardPerson {
  name: string;
  /** Grows by one with each change: of two answers of one person the later is known by it. */
  revision: number;
  weights: Record<BoardCriterion, number>;
  wishes: BoardWishes;
  musts: BoardMusts;
  /** Own marks by the id of a school. */
  marks: ReadonlyMap<number, Partial<Record<BoardCriterion, number>>>;
}
export const REVISION_MAX = 99_999;
/** How far joining moves somebody's revision at most: one that was made up in a link must not be out of reach for good. */
export const REVISION_JUMP_MAX = 50;

export interface BoardNote {
  school: number;
  kind: 'pro' | 'con';
  text: string;
}

/** Where home is, no closer than a tenth of a degree (some seven miles). */
export interface BoardHome {
  name: string;
  latitude: number;
  longitude: number;
}

export interface Board {
  /** Ids, each once. */
  schools: number[];
  people: BoardPerson[];
  notes: BoardNote[];
  home: BoardHome | null;
  /** What a year would cost the family, in US dollars by the id of a school, where somebody put it into the link. */
  prices: ReadonlyMap<number, number>;
}

export const EMPTY_BOARD: Board = { schools: [], people: [], notes: [], home: null, prices: new Map() };

export const NO_WEIGHTS = Object.fromEntries(BOARD_CRITERIA.map((key) => [key, 0])) as Record<BoardCriterion, number>;
export const NO_MUSTS: BoardMusts = {
  priceMax: null,
  milesMax: null,
  finishMin: null,
  admitMin: null,
  country: null,
  type: null,
  setting: null,
  subject: null,
};
export const FIRST_WISHES: BoardWishes = {
  finish: 'all',
  admission: 'easier',
  distance: 'near',
  size: 'small',
  setting: null,
  subject: null,
};

/** Somebody who has said nothing but a name. */
export function newPerson(name: string): BoardPerson {
  return { name, revision: 0, weights: NO_WEIGHTS, wishes: FIRST_WISHES, musts: NO_MUSTS, marks: new Map() };
}

/** Whether anything counts for somebody: only then there is an order of theirs. */
export function hasWeights({ weights }: Pick<BoardPerson, 'weights'>): boolean {
  return BOARD_CRITERIA.some((key) => weights[key] > 0);
}

/** Control characters, and marks that turn the direction of a text around. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
/** A text of somebody's on one line, without what cannot be seen, of so many UTF-16 units and no half characters. */
export function boardText(text: string, most: number): string {
  const line = text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  return line
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/** Names are the same whatever their case: "Dad" and "dad" are one. */
export function sameName(one: string, other: string): boolean {
  return one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase();
}

export interface Joined {
  board: Board;
  /** Names of who came along, and of whose answers were newer. */
  added: string[];
  updated: string[];
  /** What did not fit: names, and how many schools and notes. */
  left: { people: string[]; schools: number; notes: number };
}

/** Whether one's answers are the later. Of equal age, the greater text: both sides come to the same, whoever joins first. */
function isLater(one: BoardPerson, other: BoardPerson): boolean {
  if (one.revision !== other.revision) return one.revision > other.revision;
  return answersText(one) > answersText(other);
}

/** All that somebody answered, the same text for the same answers. */
function answersText({ name: _, revision: __, ...answers }: BoardPerson): string {
  return JSON.stringify(answers, (_key, part: unknown) => {
    const entries =
      part instanceof Map ? [...part] : typeof part === 'object' && part !== null ? Object.entries(part) : null;
    return Array.isArray(part) || entries === null
      ? part
      : entries.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  });
}

/**
 * Two boards as one: everybody of both, the later answers of who is in both, all schools and notes as far as there is
 * room.
 */
export function joinBoards(here: Board, other: Board, notesMax = BOARD_NOTES_MAX): Joined {
  const all = [...new Set([...here.schools, ...other.schools])];
  const schools = all.slice(0, BOARD_SCHOOLS_MAX);
  const [added, updated, left]: string[][] = [[], [], []];
  const people = [...here.people];
  for (const person of other.people) {
    const at = people.findIndex(({ name }) => sameName(name, person.name));
    if (at === -1 && people.length < BOARD_PEOPLE_MAX) {
      people.push(person);
      added?.push(person.name);
    } else if (at === -1) left?.push(person.name);
    else {
      const own = people[at] as BoardPerson;
      if (!isLater(person, own)) continue;
      people[at] = { ...person, revision: Math.min(person.revision, own.revision + REVISION_JUMP_MAX) };
      updated?.push(person.name);
    }
  }
  const known = new Set(here.notes.map(noteKey));
  const notes = [...here.notes, ...other.notes.filter((note) => !known.has(noteKey(note)))].filter(({ school }) =>
    schools.includes(school),
  );
  const prices = new Map([...other.prices, ...here.prices].filter(([id]) => schools.includes(id)));
  return {
    board: { schools, people, notes: notes.slice(0, notesMax), home: here.home ?? other.home, prices },
    added: added ?? [],
    updated: updated ?? [],
    left: {
      people: left ?? [],
      schools: all.length - schools.length,
      notes: Math.max(0, notes.length - notesMax),
    },
  };
}

const noteKey = ({ school, kind, text }: BoardNote) => `${school} ${kind} ${text}`;

/** The board without a school, and without all that was said of it. */
export function withoutSchool(board: Board, id: number): Board {
  return {
    ...board,
    schools: board.schools.filter((one) => one !== id),
    people: board.people.map((person) => ({
      ...person,
      marks: new Map([...person.marks].filter(([of]) => of !== id)),
    })),
    notes: board.notes.filter(({ school }) => school !== id),
    prices: new Map([...board.prices].filter(([of]) => of !== id)),
  };
}
