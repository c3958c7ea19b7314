/** The functions a question may use: what they take, what they give, and which of them are counted here and not by the engine. */
import type { SqlPrimitive, UserDefinedFunction } from 'squirreling';
import type { Kind } from './relation.ts';

type Taken = 'number' | 'text' | 'any';

export interface FunctionRule {
  /** What each argument is; the last one may come again. */
  takes: readonly Taken[];
  min: number;
  max: number;
  gives: 'number' | 'integer' | 'text' | 'same';
  /** What it gives is counted in what it takes: the median of prices is a price. */
  keepsUnit?: true;
  /** Arguments that must be written out, by their place, and what is allowed there. */
  written?: Readonly<Record<number, (value: unknown) => boolean>>;
  /** Its name in the engine, where that differs. */
  engine?: string;
}

const wholeFrom = (least: number) => (value: unknown) => Number.isInteger(value) && (value as number) >= least;
const one = (takes: Taken, gives: FunctionRule['gives']): FunctionRule => ({ takes: [takes], min: 1, max: 1, gives });
const alike = (gives: FunctionRule['gives'], takes: Taken = 'number'): FunctionRule => ({
  ...one(takes, gives),
  keepsUnit: true,
});
const share = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1;
const part: FunctionRule = {
  takes: ['text', 'number', 'number'],
  min: 2,
  max: 3,
  gives: 'text',
  written: { 1: wholeFrom(1), 2: wholeFrom(0) },
};
const end: FunctionRule = { ...part, takes: ['text', 'number'], max: 2, written: { 1: wholeFrom(0) } };
const power: FunctionRule = { takes: ['number'], min: 2, max: 2, gives: 'number' };
const best: FunctionRule = { takes: ['any'], min: 2, max: 20, gives: 'same', keepsUnit: true };

export const FUNCTIONS: Readonly<Record<string, FunctionRule>> = {
  ABS: alike('same'),
  CEIL: alike('number'),
  FLOOR: alike('number'),
  ROUND: {
    takes: ['number'],
    min: 1,
    max: 2,
    gives: 'number',
    written: { 1: (value) => wholeFrom(0)(value) && (value as number) <= 10 },
    keepsUnit: true,
    engine: 'ASK_ROUND',
  },
  SQRT: { ...one('number', 'number'), engine: 'ASK_SQRT' },
  POWER: { ...power, engine: 'ASK_POWER' },
  LN: { ...one('number', 'number'), engine: 'ASK_LN' },
  LOWER: one('text', 'text'),
  UPPER: one('text', 'text'),
  TRIM: one('text', 'text'),
  LENGTH: one('text', 'integer'),
  INSTR: { takes: ['text'], min: 2, max: 2, gives: 'integer' },
  SUBSTR: part,
  SUBSTRING: part,
  LEFT: end,
  RIGHT: end,
  REPLACE: {
    takes: ['text'],
    min: 3,
    max: 3,
    gives: 'text',
    written: { 1: (value) => typeof value === 'string' && value !== '' },
  },
  CONCAT: { takes: ['any'], min: 1, max: 20, gives: 'text', engine: 'ASK_CONCAT' },
  COALESCE: { ...best, min: 1 },
  NULLIF: { takes: ['any'], min: 2, max: 2, gives: 'same' },
  GREATEST: best,
  LEAST: best,
};

export const AGGREGATES: Readonly<Record<string, FunctionRule>> = {
  COUNT: one('any', 'integer'),
  SUM: alike('same'),
  AVG: alike('number'),
  MIN: alike('same', 'any'),
  MAX: alike('same', 'any'),
  MEDIAN: alike('number'),
  PERCENTILE_CONT: {
    takes: ['number'],
    min: 2,
    max: 2,
    gives: 'number',
    keepsUnit: true,
    written: { 0: share },
  },
  STDDEV_POP: one('number', 'number'),
  STDDEV_SAMP: one('number', 'number'),
};

/** What may be called in a question. */
export const KNOWN_FUNCTIONS: readonly string[] = [...Object.keys(FUNCTIONS), ...Object.keys(AGGREGATES)];

const numeric = (count: number, apply: (...values: number[]) => number | null): UserDefinedFunction => ({
  arguments: { min: 1, max: count },
  apply: (...values: SqlPrimitive[]) => (values.includes(null) ? null : finite(apply(...(values as number[])))),
});
const finite = (value: number | null) => (value !== null && Number.isFinite(value) ? value : null);

/** What the engine would do otherwise than SQL: a half is rounded away from zero, and what is no number is blank. */
export const OWN_FUNCTIONS: Readonly<Record<string, UserDefinedFunction>> = {
  ASK_ROUND: numeric(2, (value, digits = 0) => Math.sign(value) * round(Math.abs(value), digits) || 0),
  ASK_SQRT: numeric(1, (value) => Math.sqrt(value)),
  ASK_POWER: numeric(2, (base, exponent = 1) => base ** exponent),
  ASK_LN: numeric(1, (value) => Math.log(value)),
  // A blank is an empty text, as in SQLite and PostgreSQL.
  ASK_CONCAT: { arguments: { min: 1, max: 20 }, apply: (...values) => values.map((value) => value ?? '').join('') },
};

function round(value: number, digits: number): number {
  const times = 10 ** digits;
  return Math.round(value * times) / times;
}

/** What an argument may be of. */
export const fits = (kind: Kind, taken: Taken): boolean =>
  kind === 'null' || taken === 'any' || (taken === 'text' ? kind === 'text' : kind !== 'text');
