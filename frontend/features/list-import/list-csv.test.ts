import { describe, expect, it } from 'vitest';
import { DEADLINE_ROUNDS } from '#schema/domain/plan/next-deadline.ts';
import { EMPTY_PLAN_ITEM, PLAN_NOTE_MAX, PLAN_STATUSES, type PlanItem } from '#schema/domain/plan/plan.ts';
import { LIST_FORMATS, type ListFormat, listCsv, type SavedSchool } from './list-csv.ts';
import { plannedOf } from './match-list.ts';
import { type ListedName, readListFile } from './read-list.ts';

const school = (id: number, name: string, what: Partial<PlanItem> | null = null): SavedSchool => ({
  id,
  name,
  country: id < 900_000 ? 'US' : 'CA',
  item: what && { ...EMPTY_PLAN_ITEM, ...what },
});

function readBack(format: ListFormat, schools: readonly SavedSchool[]): ListedName[] {
  const read = readListFile(new TextEncoder().encode(listCsv(format, schools)));
  if ('fault' in read) throw new Error(read.fault);
  expect(read.repeated).toBe(0);
  return read.schools;
}
const headings = (format: ListFormat) => listCsv(format, []).replace('\uFEFF', '').trim();

const NOTES = [
  '=HYPERLINK("https://example.com","x")',
  '+1 514 555 0100',
  '-2',
  '@SUM(A1)',
  '＝1',
  'one; =two',
  'visit\nin ""May""',
  '"quoted", and, commas',
  "'s own",
  'é ü ñ ç œ 北京',
  'x'.repeat(PLAN_NOTE_MAX),
];
const SCHOOLS = [
  ...PLAN_STATUSES.map((status, at) => school(100_000 + at, `Status ${status}`, { status })),
  ...[...DEADLINE_ROUNDS, 'rolling'].map((round, at) =>
    school(200_000 + at, `Round ${round}`, { round, date: '2027-01-01', cycle: '2026-27' }),
  ),
  ...NOTES.map((note, at) => school(300_000 + at, `Note ${at}`, { note, ownDate: '2026-12-31' })),
  school(243_744, 'University of California, Davis'),
  school(445_267, 'Central Methodist University-College of Graduate and Extended Studies'),
  school(400_001, '"Quoted" College'),
  school(400_002, "St. Mary's University"),
  school(900_118, "University nuhelot'ine thaiyots'i nistameyimâkanak Blue Quills", { round: 'ouac-equal' }),
  school(900_237, 'Institut de technologie agroalimentaire du Québec'),
];

describe('a list as the file of another service', () => {
  it('has the columns of Naviance in their order, and names and order of its own elsewhere', () => {
    expect(headings('naviance')).toBe(
      'Naviance Student ID,Student ID,College Board ID,ACT Code,College Name,NCES ID,Naviance College Code,Naviance Division ID,Type,Deferred,Waitlist,Final Result,Status,Deadline,Notes',
    );
    expect(headings('scoir')).toBe('College Name,IPEDS ID,Application Type,Deadline,Status,Outcome,Notes');
    expect(headings('common-app')).toBe('College,IPEDS ID,Admission Plan,Deadline,Application Status,Notes');
    expect(headings('names')).toBe('College Name');
  });

  it('begins with the mark by which spreadsheets know UTF-8, and no cell of it is a formula', () => {
    for (const format of LIST_FORMATS) {
      const text = listCsv(format, SCHOOLS);
      expect(text.startsWith('\uFEFF')).toBe(true);
      expect(text).not.toMatch(/(?:^|[,\n])"?[=+\-@＝]/);
    }
  });

  it.each(LIST_FORMATS.filter((format) => format !== 'names'))('is read back as it was: %s', (format) => {
    const read = readBack(format, SCHOOLS);
    expect(read.map(({ line: _, ...one }) => one)).toEqual(
      SCHOOLS.map(({ id, name, country, item }) => ({
        name,
        unitid: country === 'US' ? id : null,
        status: item?.status ?? null,
        round: item?.round ?? null,
        ownDate: item && (item.ownDate ?? item.date),
        note: item?.note ?? '',
      })),
    );
  });

  it.each(LIST_FORMATS.filter((format) => format !== 'names'))('comes back as the same plan: %s', (format) => {
    const deadlines = {
      ...Object.fromEntries(DEADLINE_ROUNDS.map((round) => [round, null])),
      regular: '2027-01-05',
      cycle: '2026-27',
      lastKnown: false,
      rolling: false,
    } as unknown as Parameters<typeof plannedOf>[1]['deadlines'];
    const round = { round: 'regular', date: '2027-01-05', cycle: '2026-27' };
    const plans: PlanItem[] = [
      { ...EMPTY_PLAN_ITEM, ...round, status: 'applying' },
      { ...EMPTY_PLAN_ITEM, ...round, status: 'waitlisted', ownDate: '2026-12-20', note: '=1+1' },
      { ...EMPTY_PLAN_ITEM, status: 'going' },
    ];
    const read = readBack(
      format,
      plans.map((item, at) => school(100_000 + at, `School ${at}`, item)),
    );
    expect(read.map((one) => ({ ...EMPTY_PLAN_ITEM, ...plannedOf(one, { deadlines }) }))).toEqual(plans);
  });

  it('is read back as names alone', () => {
    expect(readBack('names', SCHOOLS).map(({ name }) => name)).toEqual(SCHOOLS.map(({ name }) => name));
  });
});
