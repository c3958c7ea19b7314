/** Statewide transfer rules of the 50 states and the District of Columbia, by a compiler's reading of September 2026. */
import { POLICY_READINGS, type PolicyReading } from '#schema/domain/site/transfer-policies.ts';
import { type Cells, loadSource, type Reading, readCsv } from '../source.ts';

export interface TransferPolicyRow {
  state: string;
  statewide: boolean;
  credits: string | null;
  unit: 'semester' | 'quarter';
  authority: string | null;
  link: string | null;
  reading: PolicyReading;
}

/** The compiler's grade; of two the lower one. */
const GRADES: Readonly<Record<string, PolicyReading>> = {
  A: 'document',
  'A-': 'nearly',
  B: 'explainer',
  C: 'recalled',
};

function policy(cells: Cells): TransferPolicyRow | string {
  const { STATE: state = '', STATEWIDE, CREDITS, UNIT: unit, AUTHORITY, LINK, GRADE = '' } = cells;
  if (!/^[A-Z]{2}$/.test(state)) return `STATE: "${state}" is no code`;
  if (STATEWIDE !== 'yes' && STATEWIDE !== 'no') return `STATEWIDE: "${STATEWIDE}" is neither yes nor no`;
  if (unit !== 'semester' && unit !== 'quarter') return `UNIT: "${unit}" is neither semester nor quarter`;
  if (LINK && !/^https:\/\/\S+$/.test(LINK)) return `LINK: "${LINK}" is no address`;
  const readings = GRADE.split('/').map((grade) => GRADES[grade]);
  if (readings.includes(undefined)) return `GRADE: "${GRADE}" is none`;
  const reading = POLICY_READINGS[
    Math.max(...readings.map((one) => POLICY_READINGS.indexOf(one as PolicyReading)))
  ] as PolicyReading;
  return {
    state,
    statewide: STATEWIDE === 'yes',
    credits: CREDITS || null,
    unit,
    authority: AUTHORITY || null,
    link: LINK || null,
    reading,
  };
}

export const readTransferPolicies = (): Reading<TransferPolicyRow> => readCsv(loadSource(import.meta.dirname), policy);
