import { describe, expect, it } from 'vitest';
import words from '#data/lexicons/career-words.json' with { type: 'json' };
import { allCareers } from './career-index.ts';
import { careerQuestion, findCareers } from './find-careers.ts';

const best = (text: string, language: 'en' | 'fr') => findCareers(text, language)[0]?.career.slug;

describe('careers by what people call them', () => {
  it.each([
    ['dental hygienist', 'dental-hygienists'],
    ['how do I become a dental hygienist?', 'dental-hygienists'],
    ['become a nurse', 'registered-nurses'],
    ['I want to be a lawyer', 'lawyers'],
    ['how much does a plumber make', 'plumbers-pipefitters-and-steamfitters'],
    ['software developer salary', 'software-developers'],
    ['high school teacher', 'secondary-school-teachers-except-special-and-career-technical-education'],
    ['dental hyg', 'dental-hygienists'],
    ['architects', 'architects-except-landscape-and-naval'],
  ])('%s', (text, slug) => {
    expect(best(text, 'en')).toBe(slug);
  });

  it.each([
    ['devenir infirmière', 'registered-nurses'],
    ['comment devenir avocate ?', 'lawyers'],
    ['hygiéniste dentaire', 'dental-hygienists'],
    ['je veux être psychologue', 'clinical-and-counseling-psychologists'],
    ['combien gagne une actrice', 'actors'],
    ['ingénieure civile', 'civil-engineers'],
  ])('%s', (text, slug) => {
    expect(best(text, 'fr')).toBe(slug);
  });

  it('are none where nobody is named', () => {
    for (const text of ['', '???', 'how do I become', 'harvard university', 'cheap colleges in texas'])
      expect(findCareers(text, 'en'), text).toEqual([]);
  });

  it('have everyday words in both languages, all of careers that there are', () => {
    const slugs = new Set(allCareers().map(({ slug }) => slug));
    for (const table of [words.en, words.fr] as Record<string, string[]>[])
      for (const [word, own] of Object.entries(table))
        expect(
          own.filter((slug) => !slugs.has(slug)),
          word,
        ).toEqual([]);
  });
});

describe('a question of careers', () => {
  it.each([
    ['what can I do with a psychology degree', 'leads', 'psychology'],
    ['jobs for english majors', 'leads', 'english'],
    ['how to become an architect', 'become', 'architect'],
    ['what degree do I need to be a teacher', 'become', 'teacher'],
  ])('%s', (text, asks, rest) => {
    expect(careerQuestion(text, 'en')).toEqual({ asks, rest });
  });

  it.each([
    ['que faire avec un bac en psychologie', 'leads', 'psychologie'],
    ['comment devenir infirmière', 'become', 'infirmiere'],
    ['salaire d’un électricien', 'pay', 'electricien'],
  ])('%s', (text, asks, rest) => {
    expect(careerQuestion(text, 'fr')).toEqual({ asks, rest });
  });

  it('is none in a line that asks for schools', () => {
    expect(careerQuestion('nursing programs in Texas', 'en')).toBeNull();
  });
});
