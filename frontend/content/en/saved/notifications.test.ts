import { describe, expect, test } from 'vitest';
import { changeText, notificationListWords as words } from './notifications.ts';

const usd = { currency: 'USD' } as const;
const rate = { currency: null } as const;

describe('a change in words', () => {
  test.each([
    [{ kind: 'tuition', before: 50_000, after: 52_000, ...usd }, 'Tuition rose from $50,000 to $52,000'],
    [
      { kind: 'tuitionInState', before: 9_100, after: 8_900, currency: 'CAD' },
      'In-state tuition fell from CA$9,100 to CA$8,900',
    ],
    [{ kind: 'netPrice', before: null, after: 18_000, ...usd }, 'Net price is now published: $18,000'],
    [{ kind: 'tuition', before: 18_000, after: null, ...usd }, 'Tuition is no longer published; it was $18,000'],
    [{ kind: 'tuition', before: 18_000, after: 19_000, currency: null }, 'Tuition rose from 18,000 to 19,000'],
    [{ kind: 'graduationRate', before: 80, after: 78, ...rate }, 'Graduation rate fell from 80% to 78%'],
    [{ kind: 'acceptanceRate', before: 9.94, after: 10.26, ...rate }, 'Acceptance rate rose from 9.9% to 10.3%'],
    [{ kind: 'retentionRate', before: null, after: 0, ...rate }, 'Retention rate is now published: 0%'],
    [{ kind: 'name', before: 'A College', after: 'A University', ...rate }, 'Now called A University'],
    [{ kind: 'closed', before: null, after: null, ...rate }, 'Closed, or no longer in our data'],
  ] as const)('%j', (change, text) => expect(changeText(change)).toBe(text));
});

test('the line of My Universities counts, one and many, and says where counting ends', () => {
  expect([1, 3, 100].map(words.line)).toEqual([
    '1 change at a school you saved',
    '3 changes at schools you saved',
    '100 or more changes at schools you saved',
  ]);
});
