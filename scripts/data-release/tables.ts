/** The tables of a release, from the dataset: one row a figure, one row a university, one a program, one a column. */

import { dataTableWords as ENGLISH } from '#frontend/content/en/figures/data-tables.ts';
import { FIGURE_LABELS as ENGLISH_LABELS } from '#frontend/content/en/figures/derived/labels.ts';
import { dataTableWords as FRENCH } from '#frontend/content/fr/figures/data-tables.ts';
import { FIGURE_LABELS as FRENCH_LABELS } from '#frontend/content/fr/figures/derived/labels.ts';
import { FACT_FIELDS } from '#schema/domain/figures/derived/facts.ts';
import { RELEASE_FIGURES } from '#schema/domain/figures/derived/release.ts';
import type { Figure } from '#schema/domain/figures/figure.ts';
import { FIGURES } from '#schema/domain/figures/figures.ts';
import type { Language } from '#schema/domain/formats/language.ts';
import type { Dataset, ProgramTuple, UniversityRecord } from '#schema/domain/record/dataset.ts';
import type { FactField } from '#schema/domain/record/facts.ts';
import {
  COLUMN_COLUMNS,
  FIGURE_ROW_COLUMNS,
  IDENTITY_COLUMNS,
  PROGRAM_COLUMNS,
  type ReleaseTable,
  type ReleaseType,
} from '#schema/domain/site/release-tables.ts';
import { licenceFinder } from './licences.ts';

export type Cell = string | number | null;

export interface Column {
  name: string;
  type: ReleaseType;
  description: string;
}

export interface Table {
  name: ReleaseTable;
  title: string;
  columns: readonly Column[];
  primaryKey: readonly string[];
  /** Columns whose values are the key of another table. */
  references?: readonly { column: string; table: string; key: string }[];
  rows: readonly (readonly Cell[])[];
}

export interface Release {
  version: string;
  asOf: string;
  tables: readonly Table[];
  /** Sources whose terms do not allow it or were not read, with how many values are blank because of that. */
  leftOut: readonly { source: string; values: number }[];
  /** Figures that are a group of values, and have no column. */
  groups: readonly string[];
}

/** Why a figure is blank in a release and not on the site. */
export const TERMS_NOT_READ = 'terms-not-read';

const isNumber = (type: ReleaseType) => type !== 'string';
function identityOf({ status, ...record }: UniversityRecord): Cell[] {
  const identity = {
    ...record,
    status: status.state,
    statusDate: status.date,
    statusAnnounced: status.announced ? 1 : 0,
  };
  return IDENTITY_COLUMNS.map(({ name }) => identity[name] ?? null);
}

type Labels = Readonly<Record<string, string>>;
const WORDS: Record<Language, { labels: Labels; own: Labels }> = {
  en: { labels: ENGLISH_LABELS, own: ENGLISH.figures },
  fr: { labels: FRENCH_LABELS, own: FRENCH.figures },
};
const labelOf = (language: Language, key: string) => WORDS[language].labels[key] ?? WORDS[language].own[key] ?? key;

/** Columns as they are described; every one has its words. */
const described = <Name extends string>(
  columns: readonly { name: Name; type: ReleaseType }[],
  words: Readonly<Record<Name, string>>,
): Column[] => columns.map(({ name, type }) => ({ name, type, description: words[name] }));

const OF_A_SCHOOL = { column: 'university_id', table: 'universities', key: 'id' } as const;

/** Counts what is blank because of its source's terms. */
class LeftOut {
  readonly counts = new Map<string, number>();

  add(source: string | undefined, values = 1): void {
    const name = source ?? 'No source';
    this.counts.set(name, (this.counts.get(name) ?? 0) + values);
  }

  list() {
    const list = [...this.counts].map(([source, values]) => ({ source, values }));
    return list.sort((a, b) => b.values - a.values || (a.source < b.source ? -1 : 1));
  }
}

/** The tables. The same dataset gives the same rows in the same order. */
export function releaseOf(dataset: Dataset): Release {
  const { manifest, provenance } = dataset;
  const licenceOf = licenceFinder(manifest.sources);
  const leftOut = new LeftOut();
  const licences = new Map<string, Set<string>>();
  const figureRows: Cell[][] = [];
  const sourceOf = (record: UniversityRecord, key: FactField) => {
    const name = record.facts[key];
    const fact = name === undefined ? undefined : provenance[name];
    return { fact, licence: fact === undefined ? null : licenceOf(fact.source) };
  };

  /** A figure as its row, and the value that may be published. */
  const figureOf = (record: UniversityRecord, key: FactField, type: ReleaseType): Cell => {
    const value = (record as unknown as Record<string, Cell | undefined>)[key] ?? null;
    const { fact, licence } = sourceOf(record, key);
    if (value === null || fact === undefined || licence === null) {
      if (value !== null) leftOut.add(fact?.source);
      const why = value === null ? (record.missing[key] ?? 'no-source') : TERMS_NOT_READ;
      figureRows.push([record.id, key, null, null, null, null, null, null, null, null, why, null]);
      return null;
    }
    licences.set(key, (licences.get(key) ?? new Set<string>()).add(licence));
    const cohort = record.cohorts[key];
    figureRows.push([
      record.id,
      key,
      isNumber(type) ? value : null,
      isNumber(type) ? null : String(value),
      fact.source,
      fact.variable,
      fact.year,
      cohort?.count ?? null,
      cohort === undefined ? null : cohort.near ? 'another-year' : 'same',
      fact.estimate ? 'estimate' : fact.computed ? 'computed' : null,
      null,
      licence,
    ]);
    return value;
  };

  const universities = dataset.universities.toSorted((a, b) => a.id - b.id);
  const wideRows = universities.map((record) => [
    ...identityOf(record),
    ...RELEASE_FIGURES.map(({ key, type }) => figureOf(record, key, type)),
  ]);

  const programsOf = (record: UniversityRecord, programs: readonly ProgramTuple[]): Cell[][] => {
    const { fact: counted, licence } = sourceOf(record, 'programs');
    const paid = sourceOf(record, 'programEarnings');
    const taught = programs.filter(([, , , , , , , basis = 'completions']) => basis === 'completions');
    if (licence === null) {
      if (taught.length > 0) leftOut.add(counted?.source, taught.length);
      return [];
    }
    const pay = (amount: number | null | undefined) => (paid.licence === null ? null : (amount ?? null));
    return taught.map(([cip, level, graduates, distanceOnly, oneYear, fourYears, debt]) => [
      record.id,
      cip,
      dataset.cipTitles[cip] ?? null,
      level,
      graduates,
      distanceOnly,
      pay(oneYear),
      pay(fourYears),
      pay(debt),
      counted?.year ?? null,
      paid.licence === null ? null : (paid.fact?.year ?? null),
    ]);
  };
  const taughtAt = new Map(dataset.programs.map(({ id, programs }) => [id, programs]));
  const programRows = universities.flatMap((record) => programsOf(record, taughtAt.get(record.id) ?? []));

  const tables: Table[] = [
    {
      name: 'universities',
      title: ENGLISH.tables.universities,
      primaryKey: ['id'],
      columns: [
        ...described(IDENTITY_COLUMNS, ENGLISH.columns.universities),
        ...RELEASE_FIGURES.map(({ key, type, unit }) => ({
          name: key,
          type,
          description: `${labelOf('en', key)} / ${labelOf('fr', key)}${unit === null ? '' : ` (${unit})`}`,
        })),
      ],
      rows: wideRows,
    },
    {
      name: 'figures',
      title: ENGLISH.tables.figures,
      primaryKey: ['university_id', 'figure'],
      references: [OF_A_SCHOOL, { column: 'figure', table: 'columns', key: 'figure' }],
      columns: described(FIGURE_ROW_COLUMNS, ENGLISH.columns.figures),
      rows: figureRows,
    },
    {
      name: 'programs',
      title: ENGLISH.tables.programs,
      primaryKey: ['university_id', 'cip', 'level'],
      references: [OF_A_SCHOOL],
      columns: described(PROGRAM_COLUMNS, ENGLISH.columns.programs),
      rows: programRows,
    },
    {
      name: 'columns',
      title: ENGLISH.tables.columns,
      primaryKey: ['figure'],
      columns: described(COLUMN_COLUMNS, ENGLISH.columns.columns),
      rows: RELEASE_FIGURES.map(({ key, type, unit }) => [
        key,
        labelOf('en', key),
        labelOf('fr', key),
        type,
        unit,
        [...(licences.get(key) ?? [])].sort().join(' ') || null,
      ]),
    },
  ];
  return {
    version: manifest.version,
    asOf: manifest.asOf,
    tables,
    leftOut: leftOut.list(),
    groups: FACT_FIELDS.filter((key) => (FIGURES[key] as Figure).shape === 'group'),
  };
}
