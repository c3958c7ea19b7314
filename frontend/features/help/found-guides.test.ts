import { describe, expect, it } from 'vitest';
import { foundGuides } from './found-guides.ts';

describe('guides found from the help center', () => {
  it.each([
    ['tax credits', 'tax-credits'],
    ['1098-T', 'tax-credits'],
    ['DACA', 'undocumented-students'],
    ['foster care', 'students-from-care'],
    ['disability', 'students-with-disabilities'],
    ['OUAC', 'deadlines'],
    ['EducationPlannerBC', 'applying-in-canada'],
    ['recommendation letters', 'essays-and-references'],
    ['waiting list', 'after-the-offer'],
    ['first in my family', 'first-in-the-family'],
    ['tribal colleges', 'indigenous-students'],
    ['verification', 'fafsa-verification'],
    ['appeal', 'asking-for-more-aid'],
    ['IDOC', 'css-profile'],
    ['OSAP', 'aid-by-province'],
    ['lease', 'housing'],
    ['line of credit', 'private-loans'],
    ['dual credit', 'credit-before-university'],
    ['GI Bill', 'veterans'],
    ['NCAA', 'athletes'],
  ])('%s leads to %s first', (typed, key) => {
    expect(foundGuides(typed)[0]?.key).toBe(key);
  });

  it('are none for what no article is about, and for nothing', () => {
    for (const typed of ['', '   ', 'password reset', 'zzzz tax']) expect(foundGuides(typed), typed).toEqual([]);
  });
});
