import { describe, expect, test } from 'vitest';
import { aDocumentedRecord, anEmptyRecord } from '#tests/fixtures/documented-record.ts';
import { slideAfter, tourSlides } from './tour-slides.ts';

describe('the slides of a tour', () => {
  test('are campus, academics, student life and money', () => {
    expect(tourSlides(aDocumentedRecord()).map(({ title }) => title)).toEqual([
      'The campus',
      'Academics',
      'Student life',
      'Cost and outcomes',
    ]);
  });

  test('name what is known of the school', () => {
    const facts = tourSlides(aDocumentedRecord()).flatMap((slide) =>
      slide.facts.map(({ label, value }) => `${label}: ${value}`),
    );
    expect(facts).toContain('Place: Springfield, Ohio');
    expect(facts).toContain('Campus setting: Urban (large city)');
    expect(facts).toContain('Largest fields: Computer Science');
    expect(facts).toContain('In-state tuition: $10,000');
    expect(facts).toContain('Graduation rate: 70.0%');
  });

  test('say that a public CEGEP asks residents for no tuition', () => {
    const cegep = { ...anEmptyRecord(), state: 'QC', type: 'public', kind: 'two-year' } as const;
    expect(tourSlides(cegep).at(-1)?.facts).toEqual([{ label: 'Tuition, Quebec residents', value: 'No tuition' }]);
  });

  test('are four even when next to nothing is known, without blanks', () => {
    const slides = tourSlides(anEmptyRecord());
    expect(slides.map(({ facts }) => facts)).toEqual([[{ label: 'Place', value: 'Ontario' }], [], [], []]);
  });
});

describe('turning the slides', () => {
  test.each([
    [0, 1, 1],
    [3, 1, 0],
    [0, -1, 3],
    [2, -1, 1],
  ])('from %i by %i leads to %i', (from, steps, to) => {
    expect(slideAfter(from, steps, 4)).toBe(to);
  });
});
