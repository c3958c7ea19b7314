/** What a folded part of the page comes to in a line, for whoever does not open it; null where nothing is known. */
import { startedText } from '#frontend/content/started-text.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatCount, formatFixed, formatMoney, formatPercent } from '#schema/domain/formats/formats.ts';
import { NET_PRICE_BANDS } from '#schema/domain/money/net-price-bands.ts';
import type { FactField } from '#schema/domain/record/facts.ts';
import { PAGE_LABELS } from '#words/figures/derived/page.ts';
import { labelled } from '#words/layout/labelled.ts';
import { universityWords } from '#words/university/university.ts';
import { detailWords } from '#words/university/university-details.ts';
import { universityPartWords } from '#words/university/university-parts.ts';
import { type Brief, inARow, inShort, type Part } from './brief.ts';
import type { CostColumn } from './cost-model.ts';

const shown = (value: number | null | undefined, write: (value: number) => string) =>
  value == null ? null : write(value);

export const fourYearsInShort = ({ currency }: UniversityRecordView, columns: readonly CostColumn[]) =>
  inARow([
    // First, so that a phone's one line does not show a sum without it.
    universityWords.estimateTag,
    ...columns.map(({ label, fourYears }) => labelled(label, formatMoney(fourYears.total, currency))),
    universityPartWords.cost.beforeAid,
  ]);

/** The price for the lowest and for the highest incomes it is published for. */
export function incomesInShort({ currency }: UniversityRecordView, bands: readonly (number | null)[]): Brief {
  const known = bands.flatMap((price, at): Part[] =>
    price === null ? [] : [[NET_PRICE_BANDS[at] ?? '', priceText(price, currency)]],
  );
  return inShort(...known.slice(0, 1), ...known.slice(1).slice(-1));
}

/** Some schools charge the poorest families nothing at all: worth words rather than "$0". */
export const priceText = (price: number | null, currency: UniversityRecordView['currency']): string =>
  price === 0 ? universityPartWords.cost.incomeZero : formatMoney(price, currency);

/** Of the first year and of the newest. */
export const enrolmentInShort = (years: readonly (readonly [year: number, total: number | null, ...unknown[]])[]) =>
  inShort(
    ...[years[0], years.slice(1).at(-1)].flatMap((one): Part[] =>
      one === undefined ? [] : [[String(one[0]), shown(one[1], formatCount)]],
    ),
  );

export const aidInShort = ({ averageAidAmount, percentReceivingAid, currency }: UniversityRecordView) =>
  inShort(
    [PAGE_LABELS.averageAidAmount, shown(averageAidAmount, (amount) => formatMoney(amount, currency))],
    [PAGE_LABELS.percentReceivingAid, shown(percentReceivingAid, formatPercent)],
  );

export const debtInShort = ({ medianDebt, currency }: UniversityRecordView) =>
  inShort([PAGE_LABELS.medianDebt, shown(medianDebt, (amount) => formatMoney(amount, currency))]);

export const livingInShort = ({ rent, currency }: UniversityRecordView) =>
  inShort([
    detailWords.living.brief,
    shown(rent?.oneBedroom, (amount) => detailWords.living.perMonth(formatMoney(amount, currency))),
  ]);

/** A share that is none says little in a line, and is in the list behind it. */
const sharePart = (name: string, share: number | null | undefined): Part => [
  name,
  share === 0 ? null : shown(share, formatPercent),
];

export const yearsInShort = (university: UniversityRecordView) =>
  ofStarters(
    university,
    'graduationRates',
    inShort(
      sharePart(detailWords.outcomes.fourYears, university.graduationRates?.fourYears),
      sharePart(detailWords.outcomes.sixYears, university.graduationRates?.sixYears),
      sharePart(detailWords.outcomes.eightYears, university.graduationRates?.eightYears),
    ),
  );

export const eightYearsInShort = (university: UniversityRecordView) =>
  ofStarters(
    university,
    'outcomes',
    inShort([detailWords.outcomes.award, shown(university.outcomes?.all?.award, formatPercent)]),
  );

/** With the year in which they started, for it is another one in each part of the page. */
function ofStarters(university: UniversityRecordView, field: FactField, rates: Brief): Brief {
  const started = startedText(university, field);
  return rates === null || started === null ? rates : [...rates, started];
}

export const safetyInShort = ({ safety }: UniversityRecordView) =>
  inShort([detailWords.students.safetyLabel, safety && safetyRate(safety.perThousand)]);

/** Offenses a year for each 1,000 students, with a decimal where the number is small. */
export const safetyRate = (perThousand: number): string =>
  detailWords.students.safetyFigure(
    perThousand < 10 ? formatFixed(perThousand, 1) : formatCount(Math.round(perThousand)),
  );

interface Share {
  group: string;
  name: string;
  share: number;
}

/** The first three groups that anybody is of. */
export function sharesInShort(shares: readonly Share[]): Brief {
  const women = shares.find(({ group }) => group === 'women')?.share;
  const { onlyMen, onlyWomen } = detailWords.students;
  const only = women === 0 ? [onlyMen] : women === 100 ? [onlyWomen] : [];
  const others = shares.filter(({ group, share }) => share > 0 && !(group === 'women' && only.length > 0));
  const parts = others.map(({ name, share }) => labelled(name, formatPercent(share)));
  return inARow([...only, ...parts].slice(0, 3));
}
