import { describe, expect, it } from 'vitest';
import { TASK_KEYS } from '#schema/domain/plan/plan.ts';
import type { Applying } from '#schema/domain/plan/plan-rules.ts';
import { roundName, roundWithin, stateAidText, systemName, taskDetail, taskWords, withDates } from './plan.ts';

const NOTHING: Applying & { currency: 'USD' } = {
  country: 'US',
  currency: 'USD',
  applicationFee: null,
  testPolicy: null,
  deadlines: null,
  applicationParts: null,
  applicationRoutes: null,
};

describe('words of a plan', () => {
  it('write the dates in a sentence of the data as people do', () => {
    expect(withDates('engineering 2027-01-15 (documents 2027-02-01 and 02-15)')).toBe(
      'engineering January 15, 2027 (documents February 1, 2027 and February 15)',
    );
    expect(withDates('2024-25, 150-599 and 105-11')).toBe('2024-25, 150-599 and 105-11');
    expect(withDates('March 1, 23:59 (round 1)')).toBe('March 1 at 11:59 p.m. (round 1)');
  });

  it('name rounds and services', () => {
    expect(roundName({ key: 'restrictiveEarlyAction', route: null, what: null })).toBe('Restrictive early action');
    expect(systemName('direct')).toBe('The school’s own application');
    expect(systemName('direct or ApplyAlberta')).toBe('The school’s own application or ApplyAlberta');
    expect(systemName('OUAC')).toBe('OUAC');
  });

  it('have a capital within a sentence only where they are names', () => {
    expect(roundWithin('Regular decision')).toBe('regular decision');
    expect(roundWithin('The school’s own application: Most programs')).toBe(
      'the school’s own application: Most programs',
    );
    expect(roundWithin('ApplyAlberta')).toBe('ApplyAlberta');
    expect(roundWithin('OUAC: this university’s own date')).toBe('OUAC: this university’s own date');
  });

  it('say by when a state wants the form, and for which year that was', () => {
    expect(stateAidText('US-CA')).toContain('For California grants, file it by March 2, 2027');
    expect(stateAidText('US-TX')).toContain('for 2025–26 was January 15, the latest we have');
    expect(stateAidText('US-WA')).toContain('first come, first served');
    expect(stateAidText('US-NJ')).toBe('We don’t have a date for your state.');
  });

  it('say of a task what the school says of it', () => {
    for (const key of TASK_KEYS) {
      expect(taskWords[key].label).not.toBe('');
      expect(taskDetail(key, NOTHING)).toBeNull();
    }
    expect(taskDetail('fee', { ...NOTHING, applicationFee: 90 })).toBe('$90');
    const policy = { policy: 'optional', cycle: '2026-27', url: null } as const;
    expect(taskDetail('tests', { ...NOTHING, testPolicy: policy })).toBe(
      'Optional: you decide whether to send them (2026–27)',
    );
  });
});
