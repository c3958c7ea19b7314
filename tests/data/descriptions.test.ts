import { describe, expect, it } from 'vitest';
import type { UniversityRecord } from '#schema/domain/record/dataset.ts';
import { TYPE_LABELS } from '#schema/domain/record/enums.ts';
import { hashOf } from '../../data/pipeline/describe/choice.ts';
import { committedDataset } from '../search/catalogue.ts';

const { universities } = committedDataset();

/** A hundred schools, the same ones in every run. */
const sample = universities.toSorted((a, b) => hashOf(a.id, 'sample') - hashOf(b.id, 'sample')).slice(0, 100);

/** Abbreviations with a period, so that they do not end a sentence. */
const withoutAbbreviations = (text: string): string =>
  text.replace(/\b(St|Ste|Mt|Dr|Inc|U\.S|D\.C|Jr|(?<!Division )[A-Z])\./g, '$1');
const sentencesOf = (text: string): string[] => withoutAbbreviations(text).split(/(?<=\.) /);

/** Schools whose description breaks a rule, with the description, so that a failure can be read. */
const breaking = (list: readonly UniversityRecord[], rule: (text: string, university: UniversityRecord) => boolean) =>
  list
    .filter((university) => rule(university.description, university))
    .map(({ id, description }) => `${id} ${description}`);

describe('every description', () => {
  it('has two to four sentences in 150 to 420 characters', () => {
    expect(breaking(universities, (text) => text.length < 150 || text.length > 420)).toEqual([]);
    expect(breaking(universities, (text) => sentencesOf(text).length < 2 || sentencesOf(text).length > 4)).toEqual([]);
  });

  it('has no slip that a program makes: double spaces, empty clauses, words for nothing', () => {
    const slips =
      /\s{2}|^\s|\s$|[,;:]\s*[.,;:]|\s[,.;:!?]|\(\s*\)|\.\.|\b(None|null|undefined|NaN|Infinity|N\/A)\b|\$\{|\bof\s*\.|\bin\s*\./;
    expect(breaking(universities, (text) => slips.test(text))).toEqual([]);
  });

  it('begins each sentence with a capital and ends it with a period', () => {
    expect(
      breaking(universities, (text) => sentencesOf(text).some((sentence) => !/^["“]?[\p{Lu}\d].*\.$/u.test(sentence))),
    ).toEqual([]);
  });

  it('has the right article before vowels, eights and eighteens', () => {
    const wrong =
      /\ba (8\d?%?|11|18|8\d{2,})\b|\ba (?!uni|Uni|one|U\b|US|eu|Euro)[aeiouAEIOU]\w|\ban (?!hour|honor|honest|heir|8|11|18|NCAA|NAIA|NJCAA|HBCU|MBA|SAT|R1|R2|X)[^aeiouAEIOU8É\s]/;
    expect(breaking(universities, (text) => wrong.test(text))).toEqual([]);
  });

  it('writes percentages as 85%, between 1 and 99', () => {
    expect(breaking(universities, (text) => /\d\s+%|\bpercent\b|\b0%|\b100%|\d\.\d+%/.test(text))).toEqual([]);
  });

  it('does not say the same word twice in a row', () => {
    expect(breaking(universities, (text) => /\b(\p{L}+) \1\b/iu.test(text))).toEqual([]);
  });

  it('does not repeat the card: name, place, kind of control, tuition, size, rate of admission', () => {
    expect(
      breaking(universities, (text, { name, city, state, type, tuition, studentPopulation }) => {
        const number = (value: number | null) => (value === null ? null : value.toLocaleString('en-US'));
        const card = [
          name,
          city === null ? null : `${city}, ${state}`,
          tuition ? `$${number(tuition)}` : null,
          studentPopulation && studentPopulation >= 1_000 ? number(studentPopulation) : null,
        ].filter((shown) => shown !== null);
        const control = type === null ? null : new RegExp(`\\b(a|an) ${TYPE_LABELS[type]} `, 'i');
        return (
          card.some((shown) => text.includes(shown)) || control?.test(text) || /acceptance rate|admits/i.test(text)
        );
      }),
    ).toEqual([]);
  });

  it('praises nothing: no adjective that a figure does not carry', () => {
    const praise =
      /\b(best|leading|renowned|prestigious|beautiful|vibrant|world-class|top-ranked|premier|excellent|outstanding|unique|famous|elite|diverse|rigorous|innovative|highly|historic (campus|school))\b/i;
    expect(breaking(universities, (text) => praise.test(text))).toEqual([]);
  });

  it('is true of the school where it gives a year, a ratio or a rate', () => {
    expect(
      breaking(universities, (text, { yearFounded, studentFacultyRatio, retentionRate }) => {
        const year = /(?:[Ff]ounded in|Dating from|dates from) (\d{4})/.exec(text)?.[1];
        const ratio = /(\d+)(?:-to-1| to 1)/.exec(text)?.[1];
        const retention = /Of first-year students, (\d+)%|After the first year, (\d+)%/.exec(text);
        const returned = retention?.[1] ?? retention?.[2];
        return (
          (year !== undefined && Number(year) !== yearFounded) ||
          (ratio !== undefined && Number(ratio) !== Math.round(studentFacultyRatio ?? 0)) ||
          (returned !== undefined && Number(returned) !== Math.round(retentionRate ?? 0))
        );
      }),
    ).toEqual([]);
  });
});

describe('a sample of a hundred descriptions', () => {
  it('reads without grammar slips', () => {
    const slips: readonly [string, RegExp][] = [
      ['one of something plural', /\b(1|one) (fields|schools|students|years)\b/],
      ['a plural verb after "it"', /\bIt (have|are|were|offer|teach)\b/],
      ['two clauses run together', /\b(is|has|was) (is|has|was)\b/],
      ['"the" twice', /\bthe (the|a|an)\b/i],
      ['a conjunction at an end', /\b(and|or|of|in|with|to|by) ?[.,;]/],
      ['a possessive without a noun', /\b(bachelor’s|master’s) (and|or|,|\.)(?! (?:bachelor’s|master’s))/],
      ['"and" lists without a break', /\w+ and \w+ and \w+ and/],
      ['British spelling', /\b(programmes?|centre|enrol|enrols|enrolment|catalogue|organised)\b/],
      ['stray punctuation', /[“”‘']|--|!|\?/],
    ];
    for (const [slip, pattern] of slips)
      expect
        .soft(
          breaking(sample, (text) => pattern.test(text)),
          slip,
        )
        .toEqual([]);
  });

  it('names no conference, for members come and go', () => {
    expect(breaking(universities, (text) => /\b(conference|league)\b/i.test(text))).toEqual([]);
  });

  it('tells no rate that stands on a handful of students', () => {
    expect(
      breaking(universities, (text, { facts }) => {
        const few = (key = '') => key.includes('few-students');
        return (
          (few(facts.retentionRate) && /come back|return for a second year|retention rate/.test(text)) ||
          (few(facts.graduationRate) && /\d% (graduate|finish)|graduation rate/.test(text))
        );
      }),
    ).toEqual([]);
  });

  it('takes many forms: no opening serves more than a quarter, and no two schools read the same', () => {
    const shape = (text: string): string =>
      text
        .replace(/\d[\d,]*/g, '#')
        .split(' ')
        .slice(0, 3)
        .join(' ');
    const counts = [...Map.groupBy(sample, ({ description }) => shape(description)).values()].map(
      (list) => list.length,
    );
    expect(Math.max(...counts)).toBeLessThanOrEqual(25);
    expect(counts.length).toBeGreaterThanOrEqual(10);
    expect(new Set(universities.map(({ description }) => description)).size).toBeGreaterThan(
      universities.length * 0.98,
    );
  });
});
