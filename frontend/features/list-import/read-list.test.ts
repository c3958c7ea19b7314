import { describe, expect, it } from 'vitest';
import { FILE_MAX, type ListedName, readList, readListFile } from './read-list.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const schoolsOf = (read: ReturnType<typeof readList>): ListedName[] => {
  if ('fault' in read) throw new Error(read.fault);
  return read.schools;
};
const names = (read: ReturnType<typeof readList>) => schoolsOf(read).map(({ name }) => name);

describe('a list of another service', () => {
  it('is read by its headings, whatever their order: Naviance', () => {
    const [first, second] = schoolsOf(
      readList(
        'Student ID,Type,College Name,NCES ID,Final Result\r\n7,ED,Stanford University,243744,Accepted\r\n7,RD,"University of California, Los Angeles",,WL\r\n',
      ),
    );
    expect(first).toEqual({
      line: 2,
      name: 'Stanford University',
      unitid: 243744,
      status: 'admitted',
      round: 'earlyDecision',
      ownDate: null,
      note: '',
    });
    expect(second).toMatchObject({
      name: 'University of California, Los Angeles',
      status: 'waitlisted',
      round: 'regular',
    });
  });

  it.each([
    ['Submitted', '', '', '', 'applied'],
    ['Submitted', '', 'WL', '', 'waitlisted'],
    ['Submitted', 'Denied', 'WL', '', 'not-admitted'],
    ['Attending', 'Accepted', '', '', 'going'],
    ['', '', '', 'DF', 'applied'],
    ['', 'Unknown', '', '', null],
  ])('is as far as the furthest of its columns says: %s, %s, %s, %s', (status, result, waitlist, deferred, read) => {
    const text = `Status,College Name,Final Result,Waitlist,Deferred\n${status},Yale University,${result},${waitlist},${deferred}\n`;
    expect(schoolsOf(readList(text))).toMatchObject([{ status: read }]);
  });

  it('has dates and notes, also behind semicolons and over two lines', () => {
    const read = readList(
      'University;Status;Deadline;Notes\nMcGill University;Submitted;1/15/2027;"visit\nin ""May"""\n',
    );
    expect(schoolsOf(read)).toMatchObject([{ status: 'applied', ownDate: '2027-01-15', note: 'visit\nin "May"' }]);
  });

  it('may be a plain column or a pasted text, with commas in the names', () => {
    expect(
      names(readList('Colleges\nUniversity of California, Davis\n\n2. Yale University\n• Bowdoin College')),
    ).toEqual(['University of California, Davis', 'Yale University', 'Bowdoin College']);
  });

  it('names a school once', () => {
    expect(readList('Yale University\nyale university')).toMatchObject({ schools: [{ line: 1 }], repeated: 1 });
  });
});

describe('a file', () => {
  it.each([
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, ...bytes('Nom,Statut\nUniversité Laval,\n')]],
    [
      'UTF-16',
      [
        0xff,
        0xfe,
        ...new Uint8Array(new Uint16Array([...'Nom\tStatut\nUniversité Laval\t\n'].map((c) => c.charCodeAt(0))).buffer),
      ],
    ],
    ['Windows-1252', [...'Nom;Statut\nUniversit\xe9 Laval;\n'].map((c) => c.charCodeAt(0))],
  ])('is read as %s', (_, content) => {
    expect(names(readListFile(Uint8Array.from(content)))).toEqual(['Université Laval']);
  });

  it.each([
    ['tooLarge', new Uint8Array(FILE_MAX + 1)],
    ['spreadsheet', bytes('PK\u0003\u0004rest')],
    ['unreadable', Uint8Array.from([1, 2, 3, 0, 0, 1])],
    ['unreadable', bytes('College,Notes\nYale University,"never closed')],
    ['empty', bytes(' \n\n')],
    ['tooMany', bytes(Array.from({ length: 10_000 }, (_, at) => `School ${at}`).join('\n'))],
  ])('is refused as %s', (fault, content) => {
    expect(readListFile(content)).toEqual({ fault });
  });

  it('has headings that are keys of every object', () => {
    expect(names(readList('__proto__,College,constructor\nx,Yale University,y\n'))).toEqual(['Yale University']);
    expect(schoolsOf(readList('College,Status\nYale University,constructor\n'))).toMatchObject([{ status: null }]);
  });
});
