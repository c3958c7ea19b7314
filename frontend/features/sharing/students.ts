/** The lists of several students, under names that never leave this browser. */

import { atom } from 'jotai';
import { atomWithLazy } from 'jotai/utils';
import { keepEqual, onStoredElsewhere, readStored, writeStored } from '#frontend/lib/storage/storage.ts';
import { language } from '#names/locale.ts';
import type { ListedUniversity } from '#schema/api/shared-links.ts';
import { isToken } from '#schema/domain/account/shared-links.ts';
import { type CsvCell, csvFile } from '#schema/domain/formats/csv.ts';
import { readListedIds } from '#schema/domain/plan/compared-ids.ts';
import { LIST_NAME_MAX } from '#schema/domain/site/limits.ts';
import { readAddress } from '#schema/domain/site/route-addresses.ts';
import { parametersOfSituation, type Situation, situationOf } from '#schema/domain/situation/situation.ts';
import { readDetails } from './line-details.ts';

/** Lists that are shown beside each other. */
export const STUDENTS_MAX = 40;
export const ALIAS_MAX = LIST_NAME_MAX;

/** What a link leads to: the list of an account, or schools by their ids. */
export type ListLink = { token: string } | { ids: number[] };

export interface Student {
  alias: string;
  /** Null while there is no list yet. */
  link: ListLink | null;
  /** What their prices go by; null where nothing is said. */
  situation: Situation | null;
}

const KEY = 'students';

/** Equal links have equal keys. */
export const keyOf = (link: ListLink | null): string =>
  link === null ? 'none' : 'token' in link ? link.token : `ids:${link.ids.join(',')}`;
/** Students of one class may have the same schools, and some the same name: both together tell them apart. */
export const studentKey = ({ alias, link }: Student): string => `${keyOf(link)} ${alias.toLowerCase()}`;

/** What a text that somebody pasted leads to; null when it is no link to a list. Whose site it is of does not matter: only its end is used. */
export function linkOf(text: string): ListLink | null {
  const pasted = text.trim();
  if (isToken(pasted)) return { token: pasted };
  const url = URL.parse(pasted, 'https://campusatlas.invalid');
  if (!url) return null;
  // The French share dialog hands out the French address.
  const { path } = readAddress(url.pathname);
  const token = /^\/shared\/([^/]+)\/?$/.exec(path)?.[1];
  if (token !== undefined) return isToken(token) ? { token } : null;
  if (!/^\/shared\/?$/.test(path)) return null;
  const { ids } = readListedIds(url.searchParams.getAll('ids'));
  return ids.length === 0 ? null : { ids };
}

/** Why a line of a pasted class is not taken. */
export type LineFault = 'noAlias' | 'noLink' | 'taken' | 'noDetails';

/** A pasted class: who can be added, and what of it cannot, line by line. */
export interface PastedClass {
  students: Student[];
  left: { line: string; fault: LineFault }[];
}

interface LineParts {
  alias: string;
  /** `broken` is an address that leads to no list. */
  link: ListLink | 'broken' | null;
  details: string;
}

/** What a field or a word says of a link: nothing is no link yet, and what does not look like one is none. */
const linkIn = (word: string) => linkOf(word.replace(/^"|[",;]+$/g, ''));
const LOOKS_LIKE_A_LINK = /\/|^www\./;
const NAME_ENDS = /[\t,;]/;

const aliasOf = (text: string) =>
  text
    .replace(/[\s,;:"]+$/, '')
    .replace(/^"/, '')
    .slice(0, ALIAS_MAX);

/** Of a line: the name, the link, and what follows it. Without a link the name ends where the first sign between is. */
export function partsOf(line: string): LineParts {
  const words = [...line.matchAll(/\S+/g)];
  const at = words.findLast(([word]) => linkIn(word) !== null) ?? words.find(([word]) => LOOKS_LIKE_A_LINK.test(word));
  if (at) {
    const link = linkIn(at[0]) ?? 'broken';
    return { alias: aliasOf(line.slice(0, at.index)), link, details: line.slice((at.index ?? 0) + at[0].length) };
  }
  const end = line.search(NAME_ENDS);
  return end === -1
    ? { alias: aliasOf(line), link: null, details: '' }
    : { alias: aliasOf(line.slice(0, end)), link: null, details: line.slice(end) };
}

/** A name, a link and what is said of home and income in a line each, with a tab, a comma or spaces between. */
export function readClass(text: string, before: readonly Student[]): PastedClass {
  const read: PastedClass = { students: [], left: [] };
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line === '') continue;
    const { alias, link, details } = partsOf(line);
    const said = readDetails(details);
    const fault = faultOf([...before, ...read.students], alias, link) ?? (said === null ? 'noDetails' : null);
    if (fault !== null || link === 'broken') read.left.push({ line, fault: fault ?? 'noLink' });
    else read.students.push({ alias, link, situation: saidOrNull(said) });
  }
  return read;
}

/** A situation that says something; null when it says nothing. */
export function saidOrNull(said: Situation | null): Situation | null {
  return said && parametersOfSituation(said).length > 0 ? said : null;
}

/** What is wrong with a name and a link beside those that are there; null when they can be added. */
export function faultOf(students: readonly Student[], alias: string, link: LineParts['link']): LineFault | null {
  if (link === 'broken') return 'noLink';
  if (alias === '') return 'noAlias';
  const key = studentKey({ alias, link, situation: null });
  return students.some((one) => studentKey(one) === key) ? 'taken' : null;
}

/** The students with others behind them; who had no list yet keeps the place when the list comes. */
export function withStudents(students: readonly Student[], added: readonly Student[]): Student[] {
  const all = [...students];
  for (const student of added) {
    const waiting = all.findIndex(
      ({ alias, link }) => link === null && alias.toLowerCase() === student.alias.toLowerCase(),
    );
    const before = all[waiting];
    if (before === undefined || student.link === null) all.push(student);
    else all[waiting] = { ...student, situation: student.situation ?? before.situation };
  }
  return all;
}

function acceptSituation(value: unknown): Situation | null {
  if (typeof value !== 'object' || value === null) return null;
  const said = value as Record<string, unknown>;
  return saidOrNull(situationOf({ get: (name) => (typeof said[name] === 'string' ? (said[name] as string) : null) }));
}

/** Whatever was stored, as students: known shapes, each once. */
export function acceptStudents(value: unknown): Student[] | null {
  if (!Array.isArray(value)) return null;
  const students = value.flatMap((one: unknown): Student[] => {
    const {
      alias,
      link,
      situation: said,
    } = (one ?? {}) as {
      alias?: unknown;
      link?: { token?: unknown; ids?: unknown } | null;
      situation?: unknown;
    };
    if (typeof alias !== 'string' || alias.trim() === '' || typeof link !== 'object') return [];
    const name = alias.slice(0, ALIAS_MAX);
    const situation = acceptSituation(said);
    if (link === null) return [{ alias: name, link, situation }];
    const { token, ids } = link;
    if (typeof token === 'string') return isToken(token) ? [{ alias: name, link: { token }, situation }] : [];
    const read = Array.isArray(ids) ? readListedIds(ids.map(String)).ids : [];
    return read.length === 0 ? [] : [{ alias: name, link: { ids: read }, situation }];
  });
  const keys = students.map(studentKey);
  return students.filter((_, place) => keys.indexOf(keys[place] as string) === place).slice(0, STUDENTS_MAX);
}

const read = () => readStored<Student[]>(KEY, acceptStudents, []);
const held = atomWithLazy<Student[]>(read);
held.onMount = (set) => {
  const follow = () => set((before) => keepEqual(before, read()));
  follow();
  return onStoredElsewhere(KEY, follow);
};

/** The students; setting them also keeps them. */
export const studentsAtom = atom(
  (get) => get(held),
  (_get, set, students: Student[]) => {
    set(held, students);
    writeStored(KEY, students);
  },
);

/** A school with the places of the students whose lists it is on. */
export interface CommonSchool {
  listed: ListedUniversity;
  on: ReadonlySet<number>;
}

/** All schools of the lists, those on most lists first, and by name. A list that is not there yet is null. */
export function commonSchools(lists: readonly (readonly ListedUniversity[] | null)[]): CommonSchool[] {
  const schools = new Map<number, { listed: ListedUniversity; on: Set<number> }>();
  for (const [place, list] of lists.entries()) {
    for (const listed of list ?? []) {
      const { id } = listed.university;
      const known = schools.get(id) ?? { listed, on: new Set<number>() };
      known.on.add(place);
      schools.set(id, known);
    }
  }
  return [...schools.values()].sort(
    (one, other) =>
      other.on.size - one.on.size || one.listed.university.name.localeCompare(other.listed.university.name, language),
  );
}

/** Who has which school, as a file: a row a school, a column a student. Made here, because it has the names in it. */
export function studentsCsv(
  aliases: readonly string[],
  schools: readonly CommonSchool[],
  words: { name: string; id: string; on: string; yes: string },
): string {
  return csvFile([
    [words.name, words.id, words.on, ...aliases],
    ...schools.map(({ listed: { university }, on }): CsvCell[] => [
      university.name,
      university.id,
      on.size,
      ...aliases.map((_, place) => (on.has(place) ? words.yes : null)),
    ]),
  ]);
}
