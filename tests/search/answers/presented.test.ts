import { describe, expect, it } from 'vitest';
import siteWords from '#data/lexicons/site-words.json' with { type: 'json' };
import { ANSWERED_FIGURES } from '#schema/domain/search/answered-figures.ts';
import { TOPIC_KEYS } from '#schema/domain/search/unknown-topics.ts';
import { partsOfReading } from '#worker/presenters/reading.ts';
import { presentCheck, presentFigure } from '#worker/presenters/school-answers.ts';
import { presentSiteAnswers, presentSuggestedPages, presentUnknown } from '#worker/presenters/site-answers.ts';
import { documentsOf } from './documents.ts';
import { askOwn } from './own-lines.ts';

const NAMES = [
  'Rice University',
  'Michigan State University',
  'McGill University',
  'University of Toronto',
  'Miami Dade College',
];
const documents = documentsOf(NAMES);
const said = (name: string, figure: (typeof ANSWERED_FIGURES)[number]) => {
  const document = documents.get(name);
  if (!document) throw new Error(`No ${name}`);
  return presentFigure(document, figure);
};

describe('yes or no', () => {
  it.each([
    ['is spelman an hbcu', 'Yes. In our data, Spelman College matches: HBCU.'],
    ['is oberlin in ohio if i make 50000', 'Yes. In our data, Oberlin College matches: Ohio.'],
    [
      'does mit have nursing',
      'Not that we know of. In our data, Massachusetts Institute of Technology doesn’t match: Nursing.',
    ],
  ])('%s', (line, text) => {
    const { outcome, names } = askOwn({ family: 'yes or no', line });
    const { asked, reading } = outcome;
    if (!asked?.check || !reading) throw new Error('Nothing is asked');
    const { id, holds } = asked.check;
    expect(presentCheck({ id, name: names[0] as string }, holds, partsOfReading(reading)).text).toBe(text);
  });
});

describe('a figure in a sentence', () => {
  it.each([
    [
      'Michigan State University',
      'acceptance',
      /^Michigan State University admits 84\.8% of its first-year applicants \(fall 202\d\)\.$/,
    ],
    [
      'Rice University',
      'cost',
      /^Tuition and fees at Rice University are \$64,144 per year \(20\d\d–\d\d\)\. With housing.* about \$84,294\. After grants.*\$13,370/,
    ],
    [
      'McGill University',
      'tuition',
      /CA\$2,967 for Quebec residents; CA\$12,360 for other Canadians; CA\$47,282 for international students/,
    ],
    ['Rice University', 'sat', /1510–1570 on the SAT/],
    ['Rice University', 'deadline', /early decision November 1, 2026; .*regular decision January 4, 2027/],
    ['University of Toronto', 'gpa', /average of 91\.1%/],
    [
      'University of Toronto',
      'acceptance',
      /^We don’t have the acceptance rate for the University of Toronto\. Not published for this school\.$/,
    ],
    ['Miami Dade College', 'acceptance', /open admission/],
  ] as const)('%s: %s', (name, figure, text) => {
    expect(said(name, figure).text).toMatch(text);
  });

  it('has a year and a source for what is known, a reason for what is not, and no hole', () => {
    for (const name of NAMES) {
      for (const figure of ANSWERED_FIGURES) {
        const { text, source, path } = said(name, figure);
        expect(text, figure).toContain(name);
        expect(text, figure).toMatch(/\.$/);
        expect(text, figure).not.toMatch(/null|undefined|NaN|N\/A/);
        expect(JSON.stringify(source), figure).not.toMatch(/undefined/);
        expect(source === null || (source.name !== '' && source.year !== ''), figure).toBe(true);
        expect(path).toMatch(/^\/university\/.+#[a-z-]+$/);
      }
    }
  });
});

describe('what the site says', () => {
  it('has a title and a sentence at each path of the lexicon', () => {
    for (const path of Object.keys(siteWords)) {
      const [answer] = presentSiteAnswers('', { site: { paths: [path], asks: true } });
      expect(answer?.title, path).toBeTruthy();
      expect(answer?.text.length, path).toBeGreaterThan(10);
    }
  });

  it('finds a term by its title where no phrase of the lexicon asks for it', () => {
    const [answer] = presentSiteAnswers('what is price parity', { site: { paths: [], asks: true } });
    expect(answer?.path).toBe('/glossary#price-parity');
  });

  it('suggests articles and majors while typing', () => {
    expect(presentSuggestedPages('gi bi').map(({ path }) => path)).toEqual([]);
    expect(presentSuggestedPages('gi bill').map(({ path }) => path)).toContain('/articles/33');
    expect(presentSuggestedPages('neurosc').map(({ path }) => path)).toContain('/programs/neuroscience');
  });

  it.each([
    ['how do I become a dental hygienist', '/careers/dental-hygienists'],
    ['how do i become a dental hyg', '/careers/dental-hygienists'],
    ['dental hyg', '/careers/dental-hygienists'],
    ['comment devenir hygiéniste dentaire', '/careers/dental-hygienists'],
  ])('suggests the career while it is typed: %s', (typed, path) => {
    expect(presentSuggestedPages(typed)[0]).toMatchObject({ kind: 'page', label: 'Dental hygienists', path });
  });

  it.each(['art', 'how do I become', 'what can I do with a biology degree', 'boston', 'qwxyz'])(
    'suggests no career for %s',
    (typed) => {
      expect(presentSuggestedPages(typed).filter(({ path }) => path?.startsWith('/careers/'))).toEqual([]);
    },
  );

  it('says of each topic why it is not known, and what is nearest', () => {
    for (const key of TOPIC_KEYS) {
      const [topic] = presentUnknown({ topics: [{ key, from: 0, to: 1, text: 'x' }] });
      expect(topic?.why, key).toMatch(/\.$/);
      expect(topic?.near.parameters ?? topic?.near.path, key).toBeTruthy();
    }
  });
});
