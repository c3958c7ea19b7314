/**
 * The list of scholarships from its source: what is shown, what has ended, what is left out and why. What rests on knowledge
 * alone is not shown, be it a row or a part of one. A word that is not understood stops the build.
 */
import { COUNTRIES, type Country } from '#schema/domain/record/enums.ts';
import {
  type EndedScholarship,
  type Scholarship,
  type ScholarshipList,
  type ScholarshipTexts,
  scholarshipKey,
} from '#schema/domain/site/scholarships.ts';
import type { ScholarshipRow } from '../../sources/scholarships/read.ts';
import { BASES, CITIZENSHIPS, EVIDENCE, GROUPS, LEVELS } from './codes.ts';
import overridesFile from './overrides.json' with { type: 'json' };
import { readAmount } from './read-amount.ts';
import { closingDate, roundDate } from './read-dates.ts';

interface Override extends Partial<ScholarshipRow> {
  /** Why the row is not shown. */
  leaveOut?: string;
  why?: string;
}

export interface LeftOut {
  name: string;
  reason: string;
}

const OVERRIDES = overridesFile.rows as Record<string, Override>;

/** What rests on knowledge alone: a part in brackets is taken off, with it what it belongs to. */
const KNOWLEDGE = /from knowledge/;
const known = (text: string | null): string | null => {
  if (text === null || !KNOWLEDGE.test(text)) return text;
  // "US citizen (source); a few allied countries from knowledge"
  const [sourced = '', ...rest] = text.split('; ').filter((part) => !KNOWLEDGE.test(part));
  const plain = [sourced, ...rest].join('; ').replace(/ \(source\)/g, '');
  return plain === '' ? null : plain;
};

function of<T>(table: Readonly<Record<string, T>>, text: string, what: string, name: string): T {
  const code = Object.hasOwn(table, text) ? table[text] : undefined;
  if (code === undefined) throw new Error(`scholarships: ${name}: "${text}" is no ${what} that is known`);
  return code;
}

function dated<T>(date: T | null, text: string | null, name: string): T {
  if (date === null) throw new Error(`scholarships: ${name}: "${text}" is no date that is understood`);
  return date;
}

const countriesOf = ({ country, name }: ScholarshipRow): Country[] =>
  country.split('; ').map((code) => {
    const found = COUNTRIES.find((one) => one === code);
    if (!found) throw new Error(`scholarships: ${name}: "${code}" is no country`);
    return found;
  });

const sourcesOf = ({ source }: ScholarshipRow) => (source === 'none' ? [] : source.split('; '));
const readOn = ({ sourceDate }: ScholarshipRow) => (sourceDate === 'undated' ? null : sourceDate);

function scholarshipOf(row: ScholarshipRow): Scholarship {
  const { name, provider, who, note } = row;
  const countries = countriesOf(row);
  const deadline = known(row.deadline);
  const { closes, note: closesNote } = dated(closingDate(deadline, row.cycle), deadline, name);
  const citizenship = known(row.citizenship);
  return {
    key: scholarshipKey(name),
    name,
    provider,
    countries,
    amount: readAmount(row.amount ?? 'Varies', countries[0] ?? 'US'),
    who,
    levels: of(LEVELS, row.level, 'level', name),
    citizenship:
      citizenship === 'not stated as a bar' || citizenship === 'US high school rules apply' ? null : citizenship,
    openTo: citizenship === null ? null : of(CITIZENSHIPS, citizenship, 'citizenship', name),
    basis: of(BASES, row.basis, 'basis', name),
    group: row.group === null ? null : of(GROUPS, row.group, 'group', name),
    opens: dated(roundDate(row.opens), row.opens, name),
    closes,
    closesNote,
    cycle: row.cycle !== null && /^\d{4}-\d{2}$/.test(row.cycle) ? row.cycle : null,
    awards: row.awards,
    url: row.link,
    note,
    evidence: of(EVIDENCE, row.confidence, 'confidence', name),
    sources: sourcesOf(row),
    read: readOn(row),
  };
}

function endedOf(row: ScholarshipRow): EndedScholarship {
  const [country = 'US'] = countriesOf(row);
  return { name: row.name, country, what: row.who, sources: sourcesOf(row), read: readOn(row) };
}

/** Why a row is not shown; null when it is. */
function reasonAgainst({ status, confidence }: ScholarshipRow, leaveOut: string | undefined): string | null {
  if (leaveOut !== undefined) return leaveOut;
  if (confidence === 'from knowledge') return 'rests on knowledge alone';
  if (status === 'doubtful') return 'in doubt whether it is still given';
  return null;
}

export interface BuiltScholarships extends ScholarshipList {
  leftOut: LeftOut[];
}

/** Every row is in one of the three lists. Throws where two would have the same key, or an override names no row. */
export function buildScholarships(rows: readonly ScholarshipRow[]): BuiltScholarships {
  const names = new Set(rows.map(({ name }) => name));
  for (const name of Object.keys(OVERRIDES)) {
    if (!names.has(name)) throw new Error(`scholarships: an override names "${name}", which no row does`);
  }
  const scholarships: Scholarship[] = [];
  const ended: EndedScholarship[] = [];
  const leftOut: LeftOut[] = [];
  for (const raw of rows) {
    const { leaveOut, why: _, ...changes } = OVERRIDES[raw.name] ?? {};
    // The row's own note is for anyone who keeps the list; the page's is in our words.
    const row: ScholarshipRow = { ...raw, note: null, ...changes };
    const reason = reasonAgainst(row, leaveOut);
    if (reason !== null) leftOut.push({ name: row.name, reason });
    else if (row.status === 'ended') ended.push(endedOf(row));
    else scholarships.push(scholarshipOf(row));
  }
  const keys = scholarships.map(({ key }) => key);
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  if (twice !== undefined) throw new Error(`scholarships: two rows have the key ${twice}`);
  return {
    scholarships: scholarships.toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    ended: ended.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    leftOut,
  };
}

/** Beside the dataset's own files: the site is built with it, nothing of it is loaded, and it has no part in the version. */
export const SCHOLARSHIPS_FILE = 'scholarships.json';

/** What is said of the awards, apart: other languages have their own (frontend/content/fr/scholarships/scholarship-texts.ts). */
export const SCHOLARSHIP_TEXTS_FILE = 'scholarship-texts.json';

/** Both files by their names. */
export function scholarshipFiles(list: ScholarshipList): Map<string, string> {
  return new Map([
    [SCHOLARSHIPS_FILE, scholarshipsText(list)],
    [SCHOLARSHIP_TEXTS_FILE, saidText(list)],
  ]);
}

/** The facts: one award a line. Its key is made of its name again. */
function scholarshipsText({ scholarships, ended }: ScholarshipList): string {
  const lines = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(',\n');
  const facts = scholarships.map(
    ({
      key: _key,
      amount: { text: _text, ...amount },
      who: _,
      citizenship: _c,
      closesNote: _n,
      awards: _a,
      note: _o,
      ...rest
    }) => ({
      ...rest,
      amount,
    }),
  );
  const gone = ended.map(({ what: _, ...rest }) => rest);
  return `{\n"scholarships":[\n${lines(facts)}\n],\n"ended":[\n${lines(gone)}\n]\n}\n`;
}

/** What is said of them: one award a line, by its key; of those that have ended by their names. */
function saidText({ scholarships, ended }: ScholarshipList): string {
  const lines = (entries: readonly (readonly [string, unknown])[]) =>
    entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',\n');
  const said = scholarships.map(({ key, amount, who, citizenship, closesNote, awards, note }) => {
    const texts: ScholarshipTexts = {
      amount: amount.text,
      who,
      ...(citizenship === null ? {} : { citizenship }),
      ...(closesNote === null ? {} : { closesNote }),
      ...(awards === null ? {} : { awards }),
      ...(note === null ? {} : { note }),
    };
    return [key, texts] as const;
  });
  const gone = ended.map(({ name, what }) => [name, what] as const);
  return `{\n"scholarships":{\n${lines(said)}\n},\n"ended":{\n${lines(gone)}\n}\n}\n`;
}
