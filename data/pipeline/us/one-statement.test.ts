import { describe, expect, it } from 'vitest';
import { oneStatement } from './one-statement.ts';

const policy = (cycle: string) => ({ policy: 'required' as const, cycle, url: null });
const parts = {
  cycle: '2025-26',
  asOf: '2026-04-29',
  essay: false,
  teacherRecommendations: 0,
  counselorRecommendation: false,
  midyearReport: null,
};

describe('one statement', () => {
  it('leaves the tests of an older fall to the policy of a later round', () => {
    const admissionFactors = { tests: 'not-considered', gpa: 'required' } as const;
    const of = (cycle: string) =>
      oneStatement({ testPolicy: policy(cycle), admissionFactors, applicationParts: null }).admissionFactors;
    expect(of('2026-27')).toEqual({ gpa: 'required' });
    expect(of('fall 2024')).toEqual(admissionFactors);
  });

  it('does not say that an essay or letters are not asked for where the school requires them', () => {
    const said = oneStatement({
      testPolicy: null,
      admissionFactors: { essay: 'required', recommendations: 'required' },
      applicationParts: parts,
    });
    expect(said.applicationParts).toMatchObject({
      essay: null,
      teacherRecommendations: null,
      counselorRecommendation: null,
    });
    expect(said.admissionFactors).toEqual({ essay: 'required', recommendations: 'required' });
  });

  it('believes the newer list where it asks for what the school once did not look at', () => {
    const said = oneStatement({
      testPolicy: null,
      admissionFactors: { essay: 'not-considered', recommendations: 'not-considered', gpa: 'required' },
      applicationParts: { ...parts, essay: true, teacherRecommendations: 2 },
    });
    expect(said.admissionFactors).toEqual({ gpa: 'required' });
    expect(said.applicationParts).toMatchObject({ essay: true, teacherRecommendations: 2 });
  });
});
