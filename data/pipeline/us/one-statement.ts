/**
 * One statement where two sources speak of the same thing. IPEDS asks in the fall which factors a school considers; lists
 * of a later round say which tests, essays and letters it asks for. The newer source is believed, and a cell of the Common
 * Application that says less than the school does is left blank.
 */
import type {
  AdmissionFactors,
  ApplicationParts,
  FactorWeight,
  TestPolicy,
  TestPolicyKind,
} from '#schema/domain/record/university-figures.ts';

/** The fall that ADMCON of adm2024 is of. */
export const FACTORS_CYCLE = 'fall 2024';

/** What a policy comes to among the factors. */
const WEIGHT_OF_POLICY: Record<TestPolicyKind, FactorWeight> = {
  required: 'required',
  flexible: 'required',
  sometimes: 'considered',
  optional: 'considered',
  'not-considered': 'not-considered',
};

interface Statements {
  testPolicy: TestPolicy | null;
  admissionFactors: AdmissionFactors | null;
  applicationParts: ApplicationParts | null;
}

/** The factors without what a later round says otherwise, and the parts without what the school itself asks for. */
export function oneStatement({
  testPolicy,
  admissionFactors,
  applicationParts,
}: Statements): Pick<Statements, 'admissionFactors' | 'applicationParts'> {
  if (admissionFactors === null) return { admissionFactors, applicationParts };
  const factors = { ...admissionFactors };
  const parts = applicationParts && { ...applicationParts };
  const tests = testPolicy && testPolicy.cycle !== FACTORS_CYCLE ? WEIGHT_OF_POLICY[testPolicy.policy] : factors.tests;
  if (tests !== factors.tests) delete factors.tests;
  if (parts) {
    // The grid's essay is the Common Application's own: a school that does without it may ask for another.
    if (parts.essay && factors.essay === 'not-considered') delete factors.essay;
    if (parts.essay === false && factors.essay !== 'not-considered') parts.essay = null;
    const letters = (parts.teacherRecommendations ?? 0) > 0 || parts.counselorRecommendation === true;
    if (letters && factors.recommendations === 'not-considered') delete factors.recommendations;
    if (!letters && factors.recommendations === 'required') {
      parts.teacherRecommendations = null;
      parts.counselorRecommendation = null;
    }
  }
  return {
    admissionFactors: Object.keys(factors).length > 0 ? factors : null,
    applicationParts: parts,
  };
}
