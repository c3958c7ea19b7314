import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { aCanadianRecord, aRecord } from '#tests/fixtures/university-record.ts';
import { OwnScores } from './own-scores.tsx';
import { PeopleLikeYou } from './people-like-you.tsx';
import { Trends } from './trends.tsx';

const textOf = (node: React.ReactNode) =>
  renderToString(<MemoryRouter>{node}</MemoryRouter>)
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');
const outcome = { stillEnrolled: 1, enrolledElsewhere: 12.5, unknown: 5, cohort: null };
const record = (fields: Partial<UniversityRecordView> = {}) =>
  aRecord(1, {
    graduationRatePell: 44.4,
    outcomes: {
      all: { ...outcome, award: 71, fewest: 900 },
      pell: { ...outcome, award: 61, fewest: 200 },
      transfer: { ...outcome, award: 51, fewest: 29 },
    },
    cohorts: { graduationRatePell: { count: 200, of: 'students', year: '2018' } },
    peers: {
      group: 'us-public-research',
      name: 'public research universities',
      members: 199,
      figures: {
        outcomePell: { below: 50, same: 0, count: 198, median: 63.25 },
        outcomeTransfer: { below: 9, same: 0, count: 198, median: 60 },
      },
    },
    ...fields,
  });

describe('people like you', () => {
  test('have figures with those of all students beside them, and their place among peers', () => {
    const text = textOf(<PeopleLikeYou university={record()} />);
    expect(text).toContain('44.4%');
    expect(text).toContain('61.0% All students: 71.0% Higher than 25% of public research universities');
    expect(text).toContain('Median: 63.3%');
    expect(text).toContain('$8,000 All students:');
    expect(text).not.toContain('Not published');
  });

  test('of few, or of nobody knows how many, have no place among peers', () => {
    const text = textOf(<PeopleLikeYou university={record()} initial="transfer" />);
    expect(text).toContain('51.0%');
    expect(text).toContain('One student could change this');
    expect(text).not.toContain('public research universities');
    expect(text.match(/Not published for transfer students here/g)).toHaveLength(2);
  });

  test('without a word published are said to be so', () => {
    const text = textOf(<PeopleLikeYou university={record()} initial="part-time" />);
    expect(text.match(/Not published for part-time students here/g)).toHaveLength(3);
    expect(textOf(<PeopleLikeYou university={aCanadianRecord(2)} />)).toContain(
      'Our Canadian sources don’t have rates',
    );
  });
});

describe('scores of one’s own', () => {
  test('are below, inside or above the middle half, and never a chance', () => {
    const text = textOf(<OwnScores university={record()} sat={1_400} act={25} />);
    expect(text).toContain('Your SAT of 1400 is in the middle 50% of students who entered (1200–1400)');
    expect(text).toContain('Your ACT of 25 is below the middle 50% of students who entered (26–31)');
    expect(text.replaceAll('middle 50%', '')).not.toMatch(/%|chance/);
  });

  test('are not compared where the school looks at none, or publishes none', () => {
    const testPolicy = { policy: 'not-considered', cycle: '2026-27', url: null } as const;
    const unused = textOf(<OwnScores university={record({ testPolicy })} sat={1_400} />);
    expect(unused).toContain('doesn’t look at test scores');
    expect(unused).not.toContain('middle half');
    expect(textOf(<OwnScores university={record({ satRange: null })} sat={900} />)).toContain(
      'we don’t have the scores of students who entered here',
    );
  });

  test('draw nothing where none is given', () => {
    expect(textOf(<OwnScores university={record()} />).trim()).toBe('');
  });
});

describe('a line of eight years', () => {
  const year = (of: string, graduationRate: number) => ({
    year: of,
    tuition: null,
    tuitionInState: null,
    netPrice: null,
    acceptanceRate: null,
    graduationRate,
    retentionRate: null,
  });
  const trends = [year('2020-21', 20), year('2021-22', 40), year('2022-23', 41)];
  const strokes = (university: UniversityRecordView) =>
    /<path d="(M[^"]*)" fill="none"/
      .exec(
        renderToString(
          <MemoryRouter>
            <Trends university={university} />
          </MemoryRouter>,
        ),
      )?.[1]
      ?.match(/[ML]/g)
      ?.join('');

  test('is two where the figure means something else, and says why', () => {
    const broken = record({
      trends,
      trendBreaks: [{ measure: 'graduationRate', year: '2021-22', reason: 'four-year' }],
    });
    expect(strokes(record({ trends }))).toBe('MLL');
    expect(strokes(broken)).toBe('MML');
    expect(textOf(<Trends university={broken} />)).toContain('starts over in 2021–22');
  });
});
