import { describe, expect, it } from 'vitest';
import { isSubject } from '#schema/domain/programs/subject-keys.ts';
import { nearSubjects } from './near-subjects.ts';

describe('subjects near another', () => {
  it('of a code are the program that holds it, then its family, then the field', () => {
    const near = nearSubjects(['14.25'], 20);
    expect(near).toContain('mechanical-engineering');
    expect(near.at(-1)).toBe('engineering');
    expect(nearSubjects(['51.38'], 3)[0]).toBe('nursing');
  });

  it('of a program share its family', () => {
    expect(nearSubjects(['nursing'], 4)).toEqual(expect.arrayContaining(['medicine', 'dentistry']));
  });

  it('never are what was asked for, and no more than wanted', () => {
    for (const key of ['nursing', '04.02', 'business', '99.99', '01']) {
      const near = nearSubjects([key], 3);
      expect(near.length).toBeLessThanOrEqual(3);
      expect(near).not.toContain(key);
      expect(near.every(isSubject)).toBe(true);
    }
  });
});
