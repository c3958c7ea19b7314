/** Requirements grid of the Common Application: dates of two rounds, fee and test code of the earlier. Dates are ISO. */
import { type Column, code, day, dollars, readUnits, text } from '../unit-rows.ts';

/** Applications for fall 2027 and fall 2026. */
const now = (name: string) => day(name, '2026-08-01', '2027-08-31');
const before = (name: string) => day(name, '2025-08-01', '2026-08-31');
/** Reviewed as they come. */
const rolling =
  (name: string): Column<boolean> =>
  (cells) =>
    cells[name]?.trim() === 'rolling';

/** 1 asked for, 0 not; null when empty. */
const asked =
  (name: string): Column<boolean | null> =>
  (cells) =>
    ({ '1': true, '0': false })[cells[name]?.trim() ?? ''] ?? null;

export const readCommonAppGrid = () =>
  readUnits(import.meta.dirname, 'UNITID', {
    earlyDecision: now('ED_2026_27'),
    earlyDecision2: now('ED2_2026_27'),
    earlyAction: now('EA_2026_27'),
    earlyAction2: now('EA2_2026_27'),
    restrictiveEarlyAction: now('REA_2026_27'),
    regular: now('RD_2026_27'),
    rolling: rolling('RD_2026_27'),
    earlyDecisionBefore: before('ED_2025_26'),
    earlyDecision2Before: before('ED2_2025_26'),
    earlyActionBefore: before('EA_2025_26'),
    earlyAction2Before: before('EA2_2025_26'),
    restrictiveEarlyActionBefore: before('REA_2025_26'),
    regularBefore: before('RD_2025_26'),
    rollingBefore: rolling('RD_2025_26'),
    fee: dollars('FEE_US_USD'),
    essay: asked('PERSONAL_ESSAY'),
    teacherRecommendations: code('TEACHER_RECS'),
    counselorRecommendation: asked('COUNSELOR_REC'),
    midyearReport: asked('MIDYEAR_REPORT'),
    testCode: text('TEST_CODE_2025_26'),
  });
