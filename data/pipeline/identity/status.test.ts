import { describe, expect, it } from 'vitest';
import { OPEN } from '#schema/domain/record/university-figures.ts';
import type { StatusRow } from '../../sources/institution-status/read.ts';
import { directoryStatus, endOf, evidenceOf, isAnotherName, statusOf, statusOfRow } from './status.ts';

const AS_OF = '2026-11-22';
const row = (of: Partial<StatusRow>): StatusRow => ({
  id: 1,
  name: 'Old College',
  status: 'closed',
  date: '2026-05',
  successorName: null,
  successorId: null,
  newName: null,
  evidence: 'A paper https://paper.example/1',
  note: null,
  happened: 'seen',
  ...of,
});
const active = { act: 'A', mergedInto: -2, deathYear: -2, closedAt: '-2' };

describe('the status that was read', () => {
  it('is closed where the closing was seen', () => {
    expect(statusOfRow(row({}), 'Old College', AS_OF)).toMatchObject({
      state: 'closed',
      date: '2026-05',
      announced: false,
    });
  });

  it('says that only an announcement was seen', () => {
    expect(statusOfRow(row({ happened: 'announced' }), 'Old College', AS_OF).announced).toBe(true);
  });

  it.each([
    ['2027-05', 'closing'],
    ['2026-12', 'closing'],
    ['2026-11-23', 'closing'],
    ['2026-11-22', 'closed'],
    ['2026-10', 'closed'],
  ])('of a closing announced for %s is %s at the day of the dataset', (date, state) => {
    expect(statusOfRow(row({ status: 'closing', date, happened: 'future' }), 'Old College', AS_OF).state).toBe(state);
  });

  it('of a merger that lies ahead is closing, with its successor', () => {
    const ahead = row({ status: 'merged', date: '2027', happened: 'future', successorId: 2, successorName: 'Big' });
    expect(statusOfRow(ahead, 'Old College', AS_OF)).toMatchObject({ state: 'closing', successorId: 2 });
    expect(statusOfRow({ ...ahead, date: '2026-07-01', happened: 'seen' }, 'Old College', AS_OF).state).toBe('merged');
  });

  it('takes the buyer of a campus for no successor', () => {
    const sold = row({ successorName: 'Vanderbilt University (campus only)', successorId: 221_999 });
    expect(statusOfRow(sold, 'Old College', AS_OF)).toMatchObject({ successorId: null, successorName: null });
  });

  it('of a renamed school is open under the new name, with the old one beside it', () => {
    const renamed = row({ status: 'renamed', name: 'Siena College', date: null });
    expect(statusOfRow(renamed, 'Siena University', AS_OF)).toMatchObject({
      state: 'renamed',
      formerName: 'Siena College',
    });
  });

  it('calls no school renamed that only writes its name in another way', () => {
    expect(isAnotherName('Louisiana State University-Alexandria', 'Louisiana State University at Alexandria')).toBe(
      false,
    );
    expect(isAnotherName("Saint Edward's University", "St. Edward's University")).toBe(false);
    expect(isAnotherName('Dine College', 'Diné College')).toBe(false);
    expect(isAnotherName('Siena College', 'Siena University')).toBe(true);
  });

  it('leaves a school open whose control changed hands', () => {
    expect(statusOfRow(row({ status: 'control-changed' }), 'Old College', AS_OF)).toEqual(OPEN);
  });
});

describe('the directory', () => {
  it.each([
    ['ACT M', { act: 'M' }, 'closed'],
    ['a day of closing', { closedAt: '12/14/2024' }, 'closed'],
    ['a year of death', { deathYear: 2024 }, 'closed'],
    ['a new id', { mergedInto: 100_654 }, 'merged'],
  ])('ends a school by %s', (_what, flags, state) => {
    expect(directoryStatus({ ...active, ...flags })?.state).toBe(state);
    expect(statusOf(undefined, { ...active, ...flags }, 'Old College', AS_OF).state).toBe(state);
    // Nothing that was read makes it open again.
    expect(statusOf(row({ status: 'renamed' }), { ...active, ...flags }, 'New', AS_OF).state).toBe(state);
  });

  it('gives the day of closing as a date', () => {
    expect(directoryStatus({ ...active, closedAt: '8/3/2024' })?.date).toBe('2024-08-03');
  });

  it('leaves an active, a new and a restored school open', () => {
    for (const act of ['A', 'N', 'R']) expect(directoryStatus({ ...active, act })).toBeNull();
  });
});

describe('texts', () => {
  it('end a period with its last day', () => {
    expect([endOf('2025'), endOf('2025-05'), endOf('2025-05-21')]).toEqual(['2025-12-31', '2025-05-31', '2025-05-21']);
  });

  it('tell the evidence without the names of files', () => {
    expect(
      evidenceOf(
        'WRFA https://wrfa.example/ | IPEDS HD2024 (some/file.csv) ACT=M DEATHYR=2024 | absent from Scorecard 2026-06 (a b)',
      ),
    ).toBe('WRFA https://wrfa.example/; IPEDS HD2024; not in the College Scorecard of June 2026');
  });
});
