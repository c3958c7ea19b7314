import { describe, expect, it } from 'vitest';
import type { PlanRound } from '#schema/domain/plan/plan-rules.ts';
import { deadlineText } from './deadline-text.ts';

const TODAY = '2026-11-29';
const round = (key: string, system: string, what: string | null) =>
  ({ key, date: '2027-01-15', route: { key, system }, what }) as unknown as PlanRound & { date: string };

describe('the next date to apply by', () => {
  it('names the round of an American school', () => {
    expect(deadlineText({ ...round('regular', '', null), route: null }, TODAY)).toBe(
      'Next deadline: January 15, 2027, in 47 days (regular decision)',
    );
  });

  it('names the service through which one applies in Canada', () => {
    expect(deadlineText(round('ouac', 'OUAC', null), TODAY)).toBe(
      'Apply through OUAC by January 15, 2027 (in 47 days)',
    );
    expect(deadlineText(round('school', 'direct', null), TODAY)).toBe('Apply by January 15, 2027 (in 47 days)');
  });

  it('says first whom it is for, where it is not for everybody', () => {
    const abroad = 'Applicants from outside Canada and US-style schooling';
    expect(deadlineText(round('school', 'direct', abroad), TODAY)).toBe(
      'From outside Canada: apply by January 15, 2027 (in 47 days)',
    );
    const ontario = 'OUAC undergraduate application, Group A (formerly 101)';
    expect(deadlineText(round('ouac-a', ontario, null), TODAY)).toBe(
      'Students in an Ontario high school: apply through OUAC by January 15, 2027 (in 47 days)',
    );
    expect(deadlineText(round('school', 'direct (Launchpad) or ApplyAlberta', 'Entrance awards'), TODAY)).toBe(
      'Entrance awards: apply by January 15, 2027 (in 47 days)',
    );
  });
});
