/** The tables of a release, from the dataset: one row a figure, one row a university, one a program, one a column. */
import { FIGURE_LABELS as ENGLISH } from '#frontend/content/en/figures/derived/labels.ts';
import { FIGURE_LABELS as FRENCH } from '#frontend/content/fr/figures/derived/labels.ts';
import { FACT_FIELDS } from '#schema/domain/figures/derived/facts.ts';
import type { Figure } from '#schema/domain/figures/figure.ts';
import { FIGURES } from '#schema/domain/figures/figures.ts';
import type { Dataset, ProgramTuple, UniversityRecord } from '#schema/domain/record/dataset.ts';
import type { FactField } from '#schema/domain/record/facts.ts';
import { licenceFinder } from './licences.ts';

export type Cell = string | number | null;
export type ColumnType = 'integer' | 'number' | 'string';

export interface Column {
  name: string;
  type: ColumnType;
  description: string;
}

export interface Table {
  name: string;
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

/** Numbers, texts and codes have a column. */
const FIELDS = FACT_FIELDS.flatMap((key) => {
  const figure: Figure = FIGURES[key];
  return figure.record !== undefined && figure.shape !== undefined && figure.shape !== 'group' ? [{ key, figure }] : [];
});

const isNumber = ({ shape }: Figure) => shape === 'whole' || shape === 'number' || shape === 'rate';
const typeOf = (figure: Figure): ColumnType =>
  figure.shape === 'whole' ? 'integer' : isNumber(figure) ? 'number' : 'string';
const column = (name: string, type: ColumnType, description: string): Column => ({ name, type, description });

/** Who a school is and where: no figures, and without a source of their own. */
const IDENTITY = [
  column('id', 'integer', 'UNITID of the US, or our own number of a Canadian school (900000 and above)'),
  column('name', 'string', 'Name'),
  column('city', 'string', 'City'),
  column('state', 'string', 'State, province or territory, two letters'),
  column('country', 'string', 'US or CA'),
  column('currency', 'string', 'Currency of its prices'),
];
const identityOf = (record: UniversityRecord): Cell[] =>
  IDENTITY.map(({ name }) => (record as unknown as Record<string, Cell>)[name] ?? null);

/** Of figures that the site shows under no name of their own. */
const OWN_LABELS: Readonly<Record<string, readonly [english: string, french: string]>> = {
  website: ['Website', 'Site Web'],
  onlineShare: ['Students who study online only', 'Étudiants entièrement en ligne'],
  tuitionOtherProvinces: [
    'Tuition, Canadians from other provinces',
    'Droits de scolarité, Canadiens d’autres provinces',
  ],
  graduationRateBesidePell: [
    'Graduation rate of all students, counted as that of Pell recipients',
    'Taux de diplomation de tous, compté comme celui des boursiers Pell',
  ],
};
const labelOf = (labels: Readonly<Record<string, string>>, key: string) =>
  labels[key] ?? OWN_LABELS[key]?.[labels === FRENCH ? 1 : 0] ?? key;

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
  const figureOf = (record: UniversityRecord, key: FactField, figure: Figure): Cell => {
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
      isNumber(figure) ? value : null,
      isNumber(figure) ? null : String(value),
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
    ...FIELDS.map(({ key, figure }) => figureOf(record, key, figure)),
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
      title: 'One row a university',
      primaryKey: ['id'],
      columns: [
        ...IDENTITY,
        ...FIELDS.map(({ key, figure }) => {
          const unit = figure.unit === undefined ? '' : ` (${figure.unit})`;
          return column(key, typeOf(figure), `${labelOf(ENGLISH, key)} / ${labelOf(FRENCH, key)}${unit}`);
        }),
      ],
      rows: wideRows,
    },
    {
      name: 'figures',
      title: 'One row a figure of a university, with its source or why it is blank',
      primaryKey: ['university_id', 'figure'],
      references: [OF_A_SCHOOL, { column: 'figure', table: 'columns', key: 'figure' }],
      columns: [
        column('university_id', 'integer', 'id of the table universities'),
        column('figure', 'string', 'figure of the table columns'),
        column('value', 'number', 'The value, where it is a number'),
        column('text_value', 'string', 'The value, where it is a text or a code'),
        column('source', 'string', 'Title of the source'),
        column('variable', 'string', 'What the publisher calls it'),
        column('year', 'string', 'Of which year, as the publisher names it'),
        column('cohort', 'integer', 'How many people a rate or an average is of, where that is published'),
        column('cohort_year', 'string', 'same, or another-year where only that number is known'),
        column('made', 'string', 'computed from the source, or an estimate; empty as published'),
        column(
          'blank_reason',
          'string',
          `Why there is no value; ${TERMS_NOT_READ}: we have one that we may not pass on`,
        ),
        column('licence', 'string', 'Key of the licence in datapackage.json'),
      ],
      rows: figureRows,
    },
    {
      name: 'programs',
      title: 'One row a program of a university and award level',
      primaryKey: ['university_id', 'cip', 'level'],
      references: [OF_A_SCHOOL],
      columns: [
        column('university_id', 'integer', 'id of the table universities'),
        column('cip', 'string', 'CIP 2020, four digits'),
        column('title', 'string', 'Title of the CIP group'),
        column('level', 'string', 'Award level'),
        column('graduates', 'integer', 'Graduates of a year'),
        column('distance_only', 'integer', '1 when offered at a distance only'),
        column('earnings_one_year', 'integer', 'Median pay after one year, US dollars'),
        column('earnings_four_years', 'integer', 'Median pay after four years, US dollars'),
        column('debt', 'integer', 'Median debt of borrowers, US dollars'),
        column('graduates_year', 'string', 'Year of the graduates'),
        column('earnings_year', 'string', 'Year of pay and debt'),
      ],
      rows: programRows,
    },
    {
      name: 'columns',
      title: 'What each figure is called in English and French, its unit and licences',
      primaryKey: ['figure'],
      columns: [
        column('figure', 'string', 'Key of the figure'),
        column('label_en', 'string', 'Name in English'),
        column('label_fr', 'string', 'Name in French'),
        column('type', 'string', 'integer, number or string'),
        column('unit', 'string', 'money and fee: whole units of the currency; rate and percent: 0 to 100'),
        column('licences', 'string', 'Licences of its values'),
      ],
      rows: FIELDS.map(({ key, figure }) => [
        key,
        labelOf(ENGLISH, key),
        labelOf(FRENCH, key),
        typeOf(figure),
        figure.unit ?? null,
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
