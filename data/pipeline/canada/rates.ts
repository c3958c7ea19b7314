/** Rates and ratios of a Canadian university: what each counts, and where it is read. */
import type { CanadaInstitutionRow, Stated } from '../../sources/ca-institutions/read.ts';
import type { TopupRow } from '../../sources/ca-topup/read.ts';
import type { Figure } from './figures.ts';
import { statedFigure, topupFigure } from './stated-figures.ts';
import { bestOf, type Candidate, type Evidence, startYearOf } from './vintages.ts';

interface Rate {
  /** Maclean's figure in canada_topup.csv. */
  macleans?: { field: string; variable: string };
  /** Figure in canada_institutions.csv. */
  stated?: { read(row: CanadaInstitutionRow): Stated<number> | null; variable: string; evidence: Evidence };
}

const RATES = {
  studentFacultyRatio: {
    macleans: {
      field: 'student_faculty_ratio',
      variable:
        'full-time-equivalent students, graduates included, to one full-time teacher (another basis than in the US)',
    },
    stated: { read: (row) => row.studentFacultyRatio, variable: 'students to one teacher', evidence: 'encyclopedia' },
  },
  retentionRate: {
    macleans: {
      field: 'retention_rate_pct',
      variable: 'full-time first-year students who return for the second year',
    },
  },
  graduationRate: {
    macleans: {
      field: 'graduation_rate_7yr_pct',
      variable: 'full-time first-year students who graduate within seven years (six in the US)',
    },
  },
  enteringAverage: {
    macleans: {
      field: 'entering_average_pct',
      variable: 'average final-year grade of entering students from the home province',
    },
    stated: {
      read: (row) => row.enteringAverage,
      variable: 'average secondary-school grade of entering students',
      evidence: 'cudo',
    },
  },
  employmentRate: {
    stated: {
      read: (row) => row.employmentRate,
      variable: 'graduates employed two years after graduation',
      evidence: 'cudo',
    },
  },
} as const satisfies Record<string, Rate>;
export type RateField = keyof typeof RATES;

/** The best figure for a rate by the table of vintages, with one decimal; null without one. */
export function rateFigure(
  field: RateField,
  row: CanadaInstitutionRow,
  topup: readonly TopupRow[],
): Figure<number> | null {
  const { macleans, stated }: Rate = RATES[field];
  const candidates: (Figure<number> & Candidate)[] = topup
    .filter((fact) => fact.field === macleans?.field)
    .map((fact) => ({
      ...topupFigure(fact, macleans?.variable ?? ''),
      evidence: 'macleans',
      startYear: startYearOf(fact.year),
    }));
  const cell = stated?.read(row);
  if (stated && cell) {
    candidates.push({
      ...statedFigure(cell, stated.variable, percentOf(cell.value)),
      evidence: stated.evidence,
      startYear: startYearOf(cell.year),
    });
  }
  const best = bestOf(field, candidates);
  return best && { value: Math.round(best.value * 10) / 10, provenance: best.provenance, from: best.from };
}

/** One cell of the file holds a share of one instead of percent. */
const percentOf = (value: number): number => (value <= 1 ? value * 100 : value);
