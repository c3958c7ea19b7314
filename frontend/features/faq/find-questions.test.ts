import { describe, expect, it } from 'vitest';
import { FAQ_SECTIONS } from '#words/faq-sections.md';
import { findQuestions } from './find-questions.ts';

const ids = (typed: string) => findQuestions(FAQ_SECTIONS, typed).flatMap(({ entries }) => entries.map(({ id }) => id));

describe('filtering the questions', () => {
  it('keeps all while nothing is typed', () => {
    expect(findQuestions(FAQ_SECTIONS, ' ')).toHaveLength(FAQ_SECTIONS.length);
  });
  it.each([
    ['password', 'forgot-password'],
    ['FAFSA', 'how-to-apply-us'],
    ['free', 'is-it-free'],
    ['quebec', 'how-to-apply-ca'],
  ])('“%s” keeps %s, and not all others', (typed, id) => {
    expect(ids(typed)).toContain(id);
    expect(ids(typed).length).toBeLessThan(12);
  });
  it('leaves out sections without a match', () => {
    expect(findQuestions(FAQ_SECTIONS, 'xylophone')).toEqual([]);
  });
});
