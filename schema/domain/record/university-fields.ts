/**
 * The fields of a university's record, as the registry of figures has them: the order of the committed dataset's keys, the
 * stored card and document, the contracts of the API, the presenters, the CSV files and the ranges of the lint follow.
 */

import type { Figure, FigureUnit, Group } from '../figures/figure.ts';
import { type FactField, FIGURES, type FieldKey, type Figures, factOfFigure, inOrder } from '../figures/figures.ts';
import type { UniversityRecord } from './dataset.ts';

export type { NumberField } from '../figures/figures.ts';

/** What a record says of its other fields. */
const OF_FIELDS = {
  cohorts: { shape: 'group', always: true, on: 'card' },
  facts: { shape: 'group', always: true, on: 'within' },
  missing: { shape: 'group', always: true, on: 'page' },
} as const;

const RECORD_KEYS = inOrder<FieldKey>(({ record }) => record);

export type UniversityField = keyof UniversityRecord;
type Plans = Pick<Figures, FieldKey> & typeof OF_FIELDS;
/** A row of the table, whichever it is. */
export interface AnyPlan extends Pick<Figure, 'always' | 'csv' | 'optional' | 'range'> {
  unit?: FieldUnit;
  shape: NonNullable<Figure['shape']>;
  on: 'card' | 'page' | 'within';
}

/** The fields whose entry is such a one. */
type FieldsWith<Plan> = { [Key in keyof Plans]: Plans[Key] extends Plan ? Key : never }[keyof Plans];
export type CardField = FieldsWith<{ on: 'card' }>;
export type PageField = FieldsWith<{ on: 'page' }>;
export type GroupField = FieldsWith<{ shape: 'group' | Group<unknown> }>;
export type CsvField = FieldsWith<{ csv: true }>;
/** Units of fields that are one number. */
export type FieldUnit = Exclude<FigureUnit, 'score' | 'reports'>;

/** In the order of the keys in universities.ndjson. */
export const FIELD_KEYS: readonly UniversityField[] = [
  ...RECORD_KEYS,
  ...(Object.keys(OF_FIELDS) as (keyof typeof OF_FIELDS)[]),
];

const PLANS = { ...FIGURES, ...OF_FIELDS } as unknown as Record<UniversityField, AnyPlan>;

export function planOf(field: UniversityField): AnyPlan {
  return PLANS[field];
}

/** The fact that says where a field comes from; null for what has no source of its own. */
export function factOf(field: UniversityField): FactField | null {
  return field in OF_FIELDS ? null : factOfFigure(field as FieldKey);
}

export const CARD_FIELDS = FIELD_KEYS.filter((key): key is CardField => planOf(key).on === 'card');
export const PAGE_FIELDS = FIELD_KEYS.filter((key): key is PageField => planOf(key).on === 'page');
export const CSV_FIELDS = FIELD_KEYS.filter((key): key is CsvField => planOf(key).csv === true);

/** The named members of an object and no others. */
export function pick<From extends object, Key extends keyof From>(from: From, keys: readonly Key[]): Pick<From, Key> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<From, Key>;
}
