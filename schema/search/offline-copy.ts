/**
 * The copy of the search that a visitor saves in the browser: both snapshots, and of every school its card and what the
 * sentences about it are made of. Programs, trends and the rest of a school's page are not in it, and nothing personal is.
 */

import { ANSWERED_FIELDS } from '../domain/figures/derived/answers.ts';
import type { Manifest } from '../domain/record/dataset.ts';
import type { Provenance } from '../domain/record/facts.ts';
import type { StoredCard, UniversityDocument } from '../domain/record/university-document.ts';
import { CARD_FIELDS, CSV_FIELDS } from '../domain/record/university-fields.ts';
import { ANSWERED_FACTS, type AnsweredRecord, answeredRecordOf } from '../domain/search/answered-figures.ts';
import { openProgramSnapshot, PROGRAM_SNAPSHOT_LAYOUT, type ProgramSnapshot } from './program-snapshot.ts';
import { decodeText, encodeText, layoutName, readSections, writeSections } from './sections.ts';
import { openSnapshot, SNAPSHOT_LAYOUT, type Snapshot } from './snapshot.ts';

/** Goes up when a value of a card changes its form, which the names of the fields do not show. */
const FORMAT = 1;

const SECTIONS = {
  /** A CopyLabel as JSON. */
  label: 'u8',
  search: 'u8',
  programs: 'u8',
  /** Columns as JSON. */
  cards: 'u8',
  /** PackedAnswers as JSON. */
  answered: 'u8',
} as const;

/** The name of the form of a copy: an engine reads copies of its own alone. */
export const OFFLINE_COPY_LAYOUT: string = layoutName(SECTIONS, [
  FORMAT,
  SNAPSHOT_LAYOUT,
  PROGRAM_SNAPSHOT_LAYOUT,
  CARD_FIELDS,
  CSV_FIELDS,
  ANSWERED_FIELDS,
  ANSWERED_FACTS,
]);

/** What is known of a copy besides its contents. */
export interface CopyLabel {
  /** The dataset's version. */
  version: string;
  affordability: Manifest['affordability'];
}

/** Rows by column, which compress to three fifths of what they do one by one. */
interface Columns {
  values: Record<string, unknown[]>;
  /** Rows that do not have a column at all: null is a value. */
  absent: Record<string, number[]>;
}

/** What sentences need besides the card; facts by their position in `provenance`. */
interface PackedAnswers extends Columns {
  provenance: Provenance[];
}

function packRows(rows: readonly object[]): Columns {
  const columns: Columns = { values: {}, absent: {} };
  const keys = new Set(rows.flatMap(Object.keys));
  for (const key of keys) {
    const values = rows.map((row) => (row as Record<string, unknown>)[key]);
    columns.values[key] = values.map((value) => value ?? null);
    const absent = values.flatMap((value, row) => (value === undefined ? [row] : []));
    if (absent.length > 0) columns.absent[key] = absent;
  }
  return columns;
}

function rowReader({ values, absent }: Columns): (row: number) => Record<string, unknown> {
  const without = new Map(Object.entries(absent).map(([key, rows]) => [key, new Set(rows)]));
  const columns = Object.entries(values);
  return (row) =>
    Object.fromEntries(columns.flatMap(([key, column]) => (without.get(key)?.has(row) ? [] : [[key, column[row]]])));
}

/** What sentences need of a document besides its card, with its facts as positions in `provenance`. */
function answeredBesides(
  document: AnsweredRecord,
  card: StoredCard,
  positionOf: (fact: Provenance) => number,
): Record<string, unknown> {
  const { cohorts, facts, ...fields } = document;
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([key]) => !(key in card))),
    cohorts,
    facts: Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, positionOf(fact)])),
  };
}

/** The bytes of a copy. */
export function buildOfflineCopy(input: {
  label: CopyLabel;
  search: Uint8Array;
  programs: Uint8Array;
  cards: readonly StoredCard[];
  /** Of the same schools in the same order. */
  documents: Iterable<Pick<UniversityDocument, keyof AnsweredRecord>>;
}): Uint8Array<ArrayBuffer> {
  const { label, search, programs, cards, documents } = input;
  const positions = new Map<string, number>();
  const provenance: Provenance[] = [];
  const positionOf = (fact: Provenance) => {
    const text = JSON.stringify(fact);
    const known = positions.get(text) ?? provenance.push(fact) - 1;
    positions.set(text, known);
    return known;
  };
  const answered: Record<string, unknown>[] = [];
  for (const document of documents) {
    const card = cards[answered.length];
    if (card?.id !== document.id) throw new Error(`university ${document.id} has no card in its place`);
    answered.push(answeredBesides(answeredRecordOf(document), card, positionOf));
  }
  const packed: PackedAnswers = { ...packRows(answered), provenance };
  return writeSections(SECTIONS, {
    label: encodeText(JSON.stringify(label)),
    search,
    programs,
    cards: encodeText(JSON.stringify(packRows(cards))),
    answered: encodeText(JSON.stringify(packed)),
  });
}

/** An opened copy. */
export interface OfflineCopy {
  label: CopyLabel;
  snapshot: Snapshot;
  programs: ProgramSnapshot;
  /** Undefined where there is no school of this id. */
  card: (id: number) => StoredCard | undefined;
  answered: (id: number) => AnsweredRecord | undefined;
}

/** Opens the bytes of a copy. Throws when they are not a copy of this layout, or not all of it. */
export function openOfflineCopy(bytes: Uint8Array): OfflineCopy {
  const sections = readSections(SECTIONS, bytes);
  const cards = JSON.parse(decodeText(sections.cards)) as Columns;
  const rows = new Map((cards.values.id as number[]).map((id, row) => [id, row]));
  const cardAt = rowReader(cards);
  const card = (id: number) => {
    const row = rows.get(id);
    return row === undefined ? undefined : (cardAt(row) as unknown as StoredCard);
  };
  // Two thirds of the copy, for the few questions about one school: read with the first of them.
  let answers: ReturnType<typeof answerReader> | undefined;
  return {
    label: JSON.parse(decodeText(sections.label)) as CopyLabel,
    snapshot: openSnapshot(sections.search),
    programs: openProgramSnapshot(sections.programs),
    card,
    answered: (id) => {
      const row = rows.get(id);
      if (row === undefined) return undefined;
      answers ??= answerReader(JSON.parse(decodeText(sections.answered)) as PackedAnswers);
      return { ...card(id), ...answers(row) } as unknown as AnsweredRecord;
    },
  };
}

function answerReader({ provenance, ...columns }: PackedAnswers): (row: number) => Record<string, unknown> {
  const read = rowReader(columns);
  return (row) => {
    const { facts, ...fields } = read(row);
    const named = Object.entries(facts as Record<string, number>).map(([key, at]) => [key, provenance[at]]);
    return { ...fields, facts: Object.fromEntries(named) };
  };
}
