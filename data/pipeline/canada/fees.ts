/** Yearly tuition, and room and board, of Canadian universities from the many forms they are published in. */
import type { CanadaInstitutionRow, Stated } from '../../sources/ca-institutions/read.ts';
import type { TopupRow } from '../../sources/ca-topup/read.ts';
import type { Figure } from './figures.ts';
import { originOf } from './origins.ts';
import { aboutYearOf, bestOf, type Evidence, startYearOf } from './vintages.ts';

/** What a Canadian fee is, for docs/data.md. */
export const CANADA_FEES = `A Canadian fee is a year's tuition in Canadian dollars for a typical full-time undergraduate in arts or \
science: \`tuition\` for international students, \`tuitionInState\` for residents of the province (\`tuitionInStateFor\` says whom the source means), \`tuitionOtherProvinces\` for Canadians of other provinces where Quebec or Ontario lets them be charged more. A year is 30 credits, \
10 courses of 3 credits, or 2 terms; where a school publishes a fee per credit, course or term, the year is computed \
and its provenance says how. Compulsory fees besides tuition are included only where the school publishes nothing \
else, and the provenance says so. Of a published range the low end is taken and labelled as an estimate, because arts \
programs stand there. In Quebec the rate the province sets per credit stands in, as an estimate, for universities \
whose own page was not read. Fees of before autumn 2022 are left out. The provincial average is kept apart and is never a \
school's own fee.`;

const CREDITS_A_YEAR = 30;
const COURSES_A_YEAR = 10;
const TERMS_A_YEAR = 2;

type FeeField = 'tuition' | 'tuitionInState' | 'tuitionOtherProvinces' | 'roomAndBoard';

interface FeeCandidate extends Figure<number> {
  /** Of a domestic fee: whom it is for, as far as the source says. */
  payers?: string;
  evidence: Evidence;
  startYear: number | null;
}

interface Form {
  target: FeeField;
  /** How many of the published unit make a year. */
  times: number;
  unit: string | null;
  what: string;
}

const form = (target: FeeField, times: number, unit: string | null, what: string): Form => ({
  target,
  times,
  unit,
  what,
});

/** How each form of canada_topup.csv becomes a year. */
const FORMS: Record<string, Form> = {
  tuition_international_cad: form('tuition', 1, null, 'international undergraduate tuition'),
  tuition_international_per_credit_cad: form('tuition', CREDITS_A_YEAR, 'credits', 'international tuition per credit'),
  tuition_international_per_course_cad: form('tuition', COURSES_A_YEAR, 'courses', 'international tuition per course'),
  tuition_and_fees_international_cad: form('tuition', 1, null, 'international tuition and compulsory fees'),
  tuition_and_fees_international_per_term_cad: form(
    'tuition',
    TERMS_A_YEAR,
    'terms',
    'international tuition and compulsory fees, health plan included, per term',
  ),
  tuition_domestic_cad: form('tuitionInState', 1, null, 'domestic undergraduate tuition'),
  tuition_domestic_per_credit_cad: form('tuitionInState', CREDITS_A_YEAR, 'credits', 'domestic tuition per credit'),
  tuition_domestic_per_course_cad: form('tuitionInState', COURSES_A_YEAR, 'courses', 'domestic tuition per course'),
  tuition_domestic_qc_base_per_credit_cad: form(
    'tuitionInState',
    CREDITS_A_YEAR,
    'credits',
    'tuition per credit that the province sets for Quebec residents at all universities',
  ),
  tuition_and_fees_domestic_cad: form('tuitionInState', 1, null, 'domestic tuition and compulsory fees'),
  tuition_canadian_nonresident_per_credit_cad: form(
    'tuitionOtherProvinces',
    CREDITS_A_YEAR,
    'credits',
    'tuition per credit for Canadians of other provinces',
  ),
  room_board_cad: form('roomAndBoard', 1, null, 'residence and meals'),
};

/** Fee fields of canada_topup.csv that are no fee of ours, and why. */
export const UNUSED_FEE_FIELDS: Record<string, string> = {
  tuition_international_surcharge_per_term_cad: 'Added to the domestic fee, see surcharged',
  tuition_international_differential_cad: 'Added to the domestic fee, see surcharged',
  room_board_residence_cad: 'Residence without meals, or of another campus or length',
  room_board_meal_plan_cad: 'Meals alone',
  room_board_food_cad: 'Meals alone',
};

export type Fees = Record<FeeField, Figure<number> | null> & {
  /** Whom the domestic fee is for; null without one. */
  tuitionInStateFor: string | null;
};

/** The fees of one university; null where no evidence is good enough. */
export function feesOf(institution: CanadaInstitutionRow, topup: readonly TopupRow[]): Fees {
  const candidates: Record<FeeField, FeeCandidate[]> = {
    tuition: stated(institution.tuitionInternational, 'international undergraduate tuition, arts or general'),
    tuitionInState: stated(institution.tuitionDomestic, 'domestic undergraduate tuition, arts or general'),
    tuitionOtherProvinces: [],
    roomAndBoard: stated(institution.roomAndBoard, 'on-campus room and board'),
  };
  for (const row of topup) {
    const form = FORMS[row.field];
    const candidate = form && yearly(row, form);
    if (candidate) candidates[form.target].push(candidate);
  }
  candidates.tuition.push(...surcharged(topup));
  candidates.tuition = candidates.tuition.filter((fee) => isBorneOut(fee, candidates.tuition));
  const domestic = bestOf('tuitionInState', candidates.tuitionInState.filter(isOfTodaysRate));
  if (institution.province === 'NS' && institution.level !== 'college' && domestic)
    return withBursary(domestic, candidates);
  return {
    tuition: bestOf('tuition', candidates.tuition),
    tuitionInState: domestic,
    tuitionOtherProvinces: bestOf('tuitionOtherProvinces', candidates.tuitionOtherProvinces),
    roomAndBoard: bestOf('roomAndBoard', candidates.roomAndBoard),
    tuitionInStateFor: domestic && (domestic.payers ?? PAYERS_OF_PROVINCE[institution.province] ?? CANADIANS),
  };
}

/**
 * What Nova Scotia takes off the bills of its own residents who study at its universities full time, a year
 * (novascotia.ca/university-student-bursary).
 */
const NS_BURSARY = 1_283;

/** The published fee is everybody's; residents of Nova Scotia pay it less the province's bursary. */
function withBursary(fee: FeeCandidate, candidates: Record<FeeField, FeeCandidate[]>): Fees {
  const { from, provenance, value } = fee;
  const computed = `${value} less the Nova Scotia University Student Bursary of ${NS_BURSARY}`;
  return {
    tuition: bestOf('tuition', candidates.tuition),
    tuitionInState: { from, value: value - NS_BURSARY, provenance: { ...provenance, computed } },
    tuitionOtherProvinces: { from, value, provenance },
    roomAndBoard: bestOf('roomAndBoard', candidates.roomAndBoard),
    tuitionInStateFor: NOVA_SCOTIANS,
  };
}

/**
 * Whether a fee is no older than the rate that the province sets for all its universities: in Quebec a rate of two years
 * ago is a price that nobody pays, whoever published it.
 */
function isOfTodaysRate({ startYear }: FeeCandidate, _: number, all: readonly FeeCandidate[]): boolean {
  const set = all.find(({ evidence }) => evidence === 'province-rate')?.startYear ?? null;
  return set === null || (startYear !== null && startYear >= set);
}

/** More than an international fee grows in the few years by which an own page can be too old. */
const GROWTH_MAX = 1.5;

/** Whether a table that could not be checked is not far above the university's own page, however old that is. */
function isBorneOut({ evidence, value }: FeeCandidate, all: readonly FeeCandidate[]): boolean {
  if (evidence !== 'third-party-table') return true;
  return all.every((other) => other.evidence !== 'own-page' || value <= GROWTH_MAX * other.value);
}

const CANADIANS = 'Canadian students';
const QUEBECERS = 'Quebec residents';
const NOVA_SCOTIANS = 'Nova Scotia residents';

/**
 * Whom a fee is for that its source calls domestic and no more. Ontario has frozen fees for its own residents and lets
 * universities charge other Canadians more; Quebec sets a rate of its own for them.
 */
const PAYERS_OF_PROVINCE: Readonly<Record<string, string>> = { ON: 'Ontario residents', QC: QUEBECERS };

/** Whom a row of canada_topup.csv says its fee is for. */
const PAYERS: readonly (readonly [words: RegExp, payers: string])[] = [
  [/Quebec (?:residents|students)/i, QUEBECERS],
  [/other Canadians/i, 'Canadian students of every province'],
];

function stated(figure: Stated<number> | null, what: string): FeeCandidate[] {
  if (!figure) return [];
  const { publisher, url } = originOf(figure.origin);
  return [
    {
      value: Math.round(figure.value),
      from: 'ca-institutions',
      provenance: { source: publisher, variable: what, year: figure.year ?? 'undated', ...(url ? { url } : {}) },
      evidence: figure.origin === 'CUDO' ? 'cudo' : 'mphec',
      startYear: startYearOf(figure.year),
    },
  ];
}

/** Kinds of evidence behind a row of canada_topup.csv, first match wins. */
const EVIDENCE_OF: { holds(row: TopupRow): boolean; evidence: Evidence }[] = [
  { holds: ({ field }) => field.includes('_qc_base_'), evidence: 'province-rate' },
  { holds: ({ origin }) => origin.includes('gov.bc.ca'), evidence: 'bc-government' },
  { holds: ({ unit }) => /SECONDARY/.test(unit ?? ''), evidence: 'third-party-table' },
  { holds: ({ origin }) => /collegelearners|berikutyang/.test(origin), evidence: 'third-party-copy' },
];

const evidenceOf = (row: TopupRow): Evidence => EVIDENCE_OF.find(({ holds }) => holds(row))?.evidence ?? 'own-page';

/** Evidence that stands in for the school's own figure. */
const STANDS_IN: readonly Evidence[] = ['province-rate', 'third-party-copy', 'third-party-table'];

function yearly(row: TopupRow, form: Form): FeeCandidate | null {
  // A fee for Canadians of other provinces is not the resident's.
  if (form.target === 'tuitionInState' && /out-of-province/.test(row.unit ?? '')) return null;
  const amounts = row.value.split(' - ').map(Number);
  const low = amounts[0];
  if (low === undefined || amounts.some((amount) => !Number.isFinite(amount))) return null;
  const credits = Number(/(\d+) credit hours/.exec(row.unit ?? '')?.[1] ?? CREDITS_A_YEAR);
  const times = (form.times * CREDITS_A_YEAR) / credits;
  const steps = [
    amounts.length > 1 ? `Low end of the published range ${row.value}` : null,
    form.unit ? `${low} x ${form.times} ${form.unit}` : null,
    credits === CREDITS_A_YEAR ? null : `${low} for ${credits} credits, brought to ${CREDITS_A_YEAR}`,
  ].filter((step) => step !== null);
  const evidence = evidenceOf(row);
  return candidateOf(row, low * times, form.what, steps.join('; '), evidence, {
    estimate:
      amounts.length > 1 || STANDS_IN.includes(evidence) || /approximate|estimate|not in excerpt/.test(row.unit ?? ''),
  });
}

/** International tuition published as an amount on top of the domestic one. */
function surcharged(topup: readonly TopupRow[]): FeeCandidate[] {
  return topup.flatMap((row) => {
    const amount = Number(row.value);
    if (row.field === 'tuition_international_surcharge_per_term_cad') {
      const perCredit = topup.find(({ field }) => field === 'tuition_domestic_per_credit_cad');
      if (!perCredit) return [];
      const value = Number(perCredit.value) * CREDITS_A_YEAR + amount * TERMS_A_YEAR;
      const computed = `${perCredit.value} x ${CREDITS_A_YEAR} credits, and ${amount} x ${TERMS_A_YEAR} terms on top`;
      return [candidateOf(row, value, 'international tuition', computed, 'own-page', { estimate: false })];
    }
    if (row.field === 'tuition_international_differential_cad') {
      const domestic = Number(/tuition then ([\d,]+)/.exec(row.unit ?? '')?.[1]?.replace(',', ''));
      if (!Number.isFinite(domestic)) return [];
      const computed = `${domestic} arts tuition and ${amount} differential fee`;
      const evidence = evidenceOf(row);
      return [candidateOf(row, domestic + amount, 'international tuition', computed, evidence, { estimate: true })];
    }
    return [];
  });
}

function candidateOf(
  row: TopupRow,
  value: number,
  what: string,
  computed: string,
  evidence: Evidence,
  { estimate }: { estimate: boolean },
): FeeCandidate {
  const { publisher, url } = originOf(row.origin);
  return {
    value: Math.round(value),
    from: 'ca-topup',
    provenance: {
      source: publisher,
      variable: what,
      year: row.year ?? 'undated',
      ...(url ? { url } : {}),
      ...(computed ? { computed } : {}),
      ...(estimate ? { estimate } : {}),
    },
    evidence,
    startYear: aboutYearOf(row.year),
    ...payersOf(row.unit),
  };
}

function payersOf(unit: string | null): { payers?: string } {
  const payers = PAYERS.find(([words]) => words.test(unit ?? ''))?.[1];
  return payers === undefined ? {} : { payers };
}
