/** How an answer is shown: what its columns are called, which of them stand in a row, and what their values say. */

import { RELEASE_FIGURES } from '#schema/domain/figures/derived/release.ts';
import type { Figure } from '#schema/domain/figures/figure.ts';
import { FIGURES } from '#schema/domain/figures/figures.ts';
import { capitalized } from '#schema/domain/formats/capitalized.ts';
import { formatMoney, formatPercent, formatRatio } from '#schema/domain/formats/formats.ts';
import { numbersAs } from '#schema/domain/formats/spoken-formats.ts';
import type { Currency } from '#schema/domain/record/enums.ts';
import { MISSING_LABELS } from '#schema/domain/record/facts.ts';
import { isCanadianId } from '#schema/domain/record/university-id.ts';
import { PROGRAM_MONEY } from '#schema/domain/site/release-tables.ts';
import { dataTableWords } from '#words/figures/data-tables.ts';
import { FIGURE_LABELS } from '#words/figures/derived/labels.ts';
import { dataAskWords as words } from '#words/site/data-ask.ts';
import { isNumeric, type RelationColumn, type Value } from './engine/relation.ts';
import type { Answer } from './engine/run-question.ts';
import { SCHOOL_IDS, schoolAt } from './receipt.ts';

type Row = readonly Value[];
type Labels = Readonly<Record<string, string | undefined>>;

export interface ShownColumn {
  /** Its place in the answer. */
  at: number;
  name: string;
  /** With the currency of its amounts, where all have the same. */
  head: string;
  numeric: boolean;
  /** It names a school, or is its number: the way to its page. */
  leads: boolean;
  /** What a row says in it; null where it is blank. */
  text: (row: Row) => string | null;
}

export interface ShownAnswer {
  /** What each row is about, first; null where rows have numbers only. */
  subject: ShownColumn | null;
  others: readonly ShownColumn[];
  /** Where the number of each row's school is; -1 for none. */
  idAt: number;
}

const number = numbersAs({ maximumFractionDigits: 2 });
/** Ids and years are names, not amounts. */
const code = numbersAs({ useGrouping: false });

export const isCode = ({ plain, unit }: RelationColumn) =>
  unit === 'year' || (plain !== null && SCHOOL_IDS.includes(plain));

const FIGURE_KEYS: readonly string[] = ['figures.figure', 'columns.figure'];
/** Why a number is blank, by the release's own code. */
export const REASONS: Labels = { ...MISSING_LABELS, 'terms-not-read': words.sources.termsNotRead };

/** "median_pay" as "Median pay": what a question has named itself. */
const spoken = (name: string) => capitalized(name.replaceAll('_', ' '));

const figureName = (key: string) => (FIGURE_LABELS as Labels)[key] ?? (dataTableWords.figures as Labels)[key] ?? key;

function nameOf({ name, plain }: RelationColumn): string {
  const [table = '', own = ''] = plain?.split('.') ?? [];
  if (own !== name) return (words.given as Labels)[name] ?? spoken(name);
  const short = (words.heads as Labels)[`${table}.${name}`];
  if (short !== undefined) return short;
  const known = (dataTableWords.columns as Readonly<Record<string, Labels>>)[table]?.[name];
  return known ?? figureName(name);
}

/** Only figures that no Canadian school has are in US dollars without a look at the row. */
const US_ONLY = new Set([
  ...RELEASE_FIGURES.filter(({ key }) => (FIGURES[key] as Figure).notInCanada !== undefined).map(
    ({ key }) => `universities.${key}`,
  ),
  ...PROGRAM_MONEY.map((name) => `programs.${name}`),
]);

/** The currency of each row's amounts, null where the answer does not say. */
function currenciesOf({ origins }: RelationColumn, { columns, rows }: Answer): (row: Row) => Currency | null {
  const idAt = schoolAt(columns);
  const countryAt = columns.findIndex(({ plain }) => plain === 'universities.country');
  if (origins.length > 0 && origins.every((origin) => US_ONLY.has(origin))) return () => 'USD';
  if (idAt === -1 && countryAt === -1) return () => null;
  const inCanada = (row: Row) => (idAt === -1 ? row[countryAt] === 'CA' : isCanadianId(Number(row[idAt])));
  return rows.length === 0 ? () => null : (row) => (inCanada(row) ? 'CAD' : 'USD');
}

export function shownColumn(column: RelationColumn, at: number, answer: Answer): ShownColumn {
  const { kind, plain, unit } = column;
  const name = nameOf(column);
  const said = (write: (value: Exclude<Value, null>, row: Row) => string) => (row: Row) => {
    const value = row[at] ?? null;
    return value === null ? null : write(value, row);
  };
  const plainly = (write: (value: number) => string) =>
    said((value) => (typeof value === 'number' ? write(value) : value));
  const leads = plain !== null && (plain === 'universities.name' || SCHOOL_IDS.includes(plain));
  const shown = { at, name, head: name, numeric: isNumeric(kind), leads };
  if (!shown.numeric) {
    const labels = plain === 'figures.blank_reason' ? REASONS : null;
    const isKey = plain !== null && FIGURE_KEYS.includes(plain);
    return { ...shown, text: said((value) => labels?.[value] ?? (isKey ? figureName(String(value)) : String(value))) };
  }
  if (unit === 'money' || unit === 'fee') {
    const currencyOf = currenciesOf(column, answer);
    const found = new Set(answer.rows.map(currencyOf));
    const [only = null] = found.size === 1 ? found : [];
    return {
      ...shown,
      head: only === null ? name : words.inCurrency(name, only),
      text: said((value, row) => {
        const currency = currencyOf(row);
        return currency === null ? number(Number(value)) : formatMoney(Number(value), currency);
      }),
    };
  }
  if (unit === 'rate' || unit === 'percent') return { ...shown, text: plainly(formatPercent) };
  if (unit === 'ratio') return { ...shown, text: plainly(formatRatio) };
  return { ...shown, text: plainly(isCode(column) ? code : number) };
}

/** The columns of an answer: a school's number is left out where its name leads to its page. */
export function shownAnswer(answer: Answer): ShownAnswer {
  const { columns } = answer;
  const idAt = schoolAt(columns);
  const nameAt = columns.findIndex(({ plain }) => plain === 'universities.name');
  const textAt = columns.findIndex(({ kind }) => kind === 'text');
  const subjectAt = nameAt === -1 ? (textAt === -1 ? idAt : textAt) : nameAt;
  const shown = columns.map((column, at) => shownColumn(column, at, answer));
  return {
    idAt,
    subject: shown[subjectAt] ?? null,
    others: shown.filter(({ at }) => at !== subjectAt && (at !== idAt || nameAt === -1)),
  };
}
