/** The tables of a release of the data and their columns, as its files have them and as questions name them. */
import { RELEASE_FIGURES } from '../figures/derived/release.ts';

export type ReleaseType = 'integer' | 'number' | 'string';

export interface ReleaseColumn {
  name: string;
  type: ReleaseType;
}

const columns = <Name extends string>(types: Readonly<Record<Name, ReleaseType>>) =>
  Object.entries<ReleaseType>(types).map(([name, type]) => ({ name: name as Name, type }));

/** Who a school is and where: no figures, and without a source of their own. */
export const IDENTITY_COLUMNS = columns({
  id: 'integer',
  name: 'string',
  city: 'string',
  state: 'string',
  country: 'string',
  currency: 'string',
  status: 'string',
  statusDate: 'string',
  statusAnnounced: 'integer',
});

export const FIGURE_ROW_COLUMNS = columns({
  university_id: 'integer',
  figure: 'string',
  value: 'number',
  text_value: 'string',
  source: 'string',
  variable: 'string',
  year: 'string',
  cohort: 'integer',
  cohort_year: 'string',
  made: 'string',
  blank_reason: 'string',
  licence: 'string',
});

export const PROGRAM_COLUMNS = columns({
  university_id: 'integer',
  cip: 'string',
  title: 'string',
  level: 'string',
  graduates: 'integer',
  distance_only: 'integer',
  earnings_one_year: 'integer',
  earnings_four_years: 'integer',
  debt: 'integer',
  graduates_year: 'string',
  earnings_year: 'string',
});

/** Its columns that are amounts of US dollars: no Canadian program has any. */
export const PROGRAM_MONEY = ['earnings_one_year', 'earnings_four_years', 'debt'] as const;

export const COLUMN_COLUMNS = columns({
  figure: 'string',
  label_en: 'string',
  label_fr: 'string',
  type: 'string',
  unit: 'string',
  licences: 'string',
});

export const RELEASE_TABLES = {
  universities: [...IDENTITY_COLUMNS, ...RELEASE_FIGURES.map(({ key, type }) => ({ name: key, type }))],
  figures: FIGURE_ROW_COLUMNS,
  programs: PROGRAM_COLUMNS,
  columns: COLUMN_COLUMNS,
} as const satisfies Record<string, readonly ReleaseColumn[]>;

export type ReleaseTable = keyof typeof RELEASE_TABLES;
export const RELEASE_TABLE_NAMES = Object.keys(RELEASE_TABLES) as readonly ReleaseTable[];

/** Where the names of the files are that belong to the dataset of this build. */
export const RELEASE_FILES_PATH = '/data/tables.json';

/** What that file says. */
export interface ReleaseFiles {
  version: string;
  asOf: string;
  tables: Record<ReleaseTable, { path: string; bytes: number; rows: number }>;
}
