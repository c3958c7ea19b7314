import { describe, expect, it } from 'vitest';
import type { ProgramTuple, UniversityRecord } from '#schema/domain/record/dataset.ts';
import { OPEN } from '#schema/domain/record/university-figures.ts';
import { madeUpUniversity } from '../../../tests/data/made-up-dataset.ts';
import { contextOf, descriptionOf } from './description.ts';
import { statusWords, whenWords } from './gone.ts';

const cohort = (count: number) => ({ count, of: 'first-time students', year: '2017' });

/** Descriptions under many ids, for the id decides which sentences a school gets. */
function descriptions(changes: Partial<UniversityRecord>, programs: ProgramTuple[] = []): string {
  return Array.from({ length: 60 }, (_, index) => {
    const university = madeUpUniversity(200_000 + index, { name: 'Plain University', ...changes });
    return descriptionOf(university, contextOf([university], [{ id: university.id, programs }], []));
  }).join('\n');
}

describe('a description', () => {
  const rated = {
    graduationRate: 61,
    carnegieClass: 'Professions-focused Undergraduate/Graduate-Master’s Large/Medium',
    facts: { graduationRate: 'scorecard.C150_4' },
  };

  it('tells the rate of a class within the years that its source gives them', () => {
    const cohorts = { graduationRate: cohort(400) };
    expect(descriptions({ ...rated, cohorts })).toMatch(/six years|six-year/);
    const shorter = descriptions({ ...rated, cohorts, facts: { graduationRate: 'scorecard.C150_L4' } });
    expect(shorter).toMatch(/61% graduate within three years/);
    expect(shorter).not.toMatch(/six/);
    const mixed = descriptions({ ...rated, cohorts, facts: { graduationRate: 'grad-rate.GRRTTOT' } });
    expect(mixed).not.toMatch(/61%/);
  });

  it('names the field of a school that teaches hardly another, and nothing that every school does', () => {
    const of = (art: number) =>
      descriptions(rated, [
        ['50.04', 'bachelor', art, 0],
        ['52.02', 'bachelor', 100 - art, 0],
      ]);
    expect(of(80)).toMatch(/specializing in the visual and performing arts/);
    expect(of(50)).not.toMatch(/specializing|offering mainly/);
  });

  it('tells no rate of few students, and none whose number nobody knows', () => {
    for (const cohorts of [{}, { graduationRate: cohort(29), retentionRate: cohort(3) }]) {
      expect(descriptions({ ...rated, retentionRate: 71, cohorts })).not.toMatch(/61%|71%|six-year/);
    }
  });

  it('of a two-year college says nothing of six years or of bachelor degrees', () => {
    const text = descriptions(
      {
        name: 'Plain Community College',
        kind: 'two-year',
        graduationRate: 30,
        facts: { graduationRate: 'scorecard.C150_L4' },
        cohorts: { graduationRate: cohort(400) },
        graduateEnrollment: null,
      },
      [
        ['51.38', 'associate', 90, 0],
        ['52.02', 'associate', 40, 0],
        ['51.38', 'bachelor', 0, 0],
      ],
    );
    expect(text).toMatch(/two-year college/);
    expect(text).toMatch(/associate degrees/);
    expect(text).not.toMatch(/six|bachelor/);
  });

  it('says that bachelor degrees are granted only where some were', () => {
    const bachelor = { carnegieClass: null, researchDesignation: null, highestAward: 'bachelor' } as const;
    expect(descriptions(bachelor, [['51.38', 'bachelor', 12, 0]])).toMatch(/awards bachelor’s degrees/);
    const none = descriptions(bachelor, [['51.38', 'bachelor', 0, 0]]);
    expect(none).not.toMatch(/awards/);
    expect(none).toMatch(/offers bachelor’s programs/);
  });

  it('says nothing that an editor struck out', () => {
    const struck = /that we list|\bfocused on\b|religious body|some distance|^Together|\bTogether,|organized in/;
    const fields: ProgramTuple[] = [
      ['11.07', 'bachelor', 40, 0],
      ['50.04', 'bachelor', 35, 0],
      ['52.02', 'bachelor', 20, 0],
      ['51.38', 'bachelor', 10, 0],
      ['26.01', 'bachelor', 10, 0],
    ];
    const said = ['Professions-focused Baccalaureate Small', 'Special Focus: Arts and Sciences', null].flatMap(
      (carnegieClass) =>
        [[], fields].map((programs) =>
          descriptions(
            {
              carnegieClass,
              researchDesignation: null,
              locale: 'Town: Distant',
              academicCalendar: 'semester',
              religiousAffiliation: 'none',
            },
            programs,
          ),
        ),
    );
    expect(said.join('\n')).toMatch(/primarily undergraduate university/);
    expect(said.join('\n')).toMatch(/liberal arts university/);
    expect(said.join('\n')).toMatch(/are in computing or the visual and performing arts\./);
    expect(said.filter((text) => struck.test(text))).toEqual([]);
  });

  it('ends with what a school offers, and sets adjectives off by commas', () => {
    const doctoral = descriptions({
      carnegieClass: 'Professions-focused Graduate-Doctorate Small',
      researchDesignation: null,
      locale: 'City: Large',
      yearFounded: 1901,
    });
    expect(doctoral).toMatch(/ is a university that offers doctoral and professional degrees\./);
    expect(doctoral).not.toMatch(/doctoral and professional degrees(?:,| (?:is|was|in) )/);
    const stacked = descriptions({
      carnegieClass: 'Professions-focused Baccalaureate Small',
      researchDesignation: null,
      designations: ['hbcu', 'land-grant'],
    });
    expect(stacked).toMatch(/historically Black, land-grant, primarily undergraduate university/);
  });

  it('of a school of graduates alone says nothing that it "also" offers', () => {
    const masters: ProgramTuple[] = ['51.38', '52.02', '11.07'].map((cip) => [cip, 'master', 9, 0]);
    expect(descriptions({}, masters)).toMatch(/It also offers master’s degrees in three fields/);
    const graduates = descriptions({ kind: 'graduate-only', undergraduateEnrollment: 0 }, masters);
    expect(graduates).toMatch(/It offers master’s degrees in three fields/);
    expect(graduates).not.toMatch(/also/);
  });

  it('of a closed school is in the past tense, and says what happened', () => {
    const text = descriptions(
      {
        status: { ...OPEN, state: 'closed', date: '2026-05', announced: false, evidence: 'x' },
        ...rated,
        cohorts: { graduationRate: cohort(400) },
      },
      [['51.38', 'bachelor', 12, 0]],
    );
    expect(text).toMatch(/It closed in May 2026\./);
    expect(text).not.toMatch(/\b(?:is|are|has|offers?|compete)\b(?! (?:shown|the last))/);
  });
});

describe('what became of a school', () => {
  it.each([
    ['2026-05', 'in May 2026'],
    ['2025-04-15', 'on April 15, 2025'],
    ['2025', 'in 2025'],
  ])('%s is told as "%s"', (date, words) => {
    expect(whenWords(date)).toBe(words);
  });

  it('is told with no more than was seen', () => {
    const merged = { ...OPEN, state: 'merged', date: '2026-07-01', successorName: 'Kean University' } as const;
    expect(statusWords(merged)).toBe('It became part of Kean University on July 1, 2026.');
    expect(statusWords({ ...merged, announced: true })).toBe(
      'It announced that it would become part of Kean University on July 1, 2026.',
    );
    expect(statusWords({ ...merged, state: 'closing', date: '2027', successorName: null })).toBe(
      'It plans to close in 2027.',
    );
    expect(statusWords(OPEN)).toBeNull();
  });
});
