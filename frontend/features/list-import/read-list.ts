/** Parses a list of schools from a file of another service, a spreadsheet or a pasted text. Columns are found by their headings. */

import { parse } from 'csv-parse/browser/esm/sync';
import { textOfCell } from '#schema/domain/formats/csv.ts';
import { isPlanDay, PLAN_NOTE_MAX, PLAN_STATUSES, type PlanStatus, ROUND_KEY } from '#schema/domain/plan/plan.ts';
import { TEXT_MAX } from '#schema/domain/site/limits.ts';

/** Largest file that is opened, in bytes. */
export const FILE_MAX = 2_000_000;
/** Different schools that one import holds: each is a question to the search by name, and a line that somebody confirms. */
export const IMPORT_MAX = 200;

/** Why a file or text is refused as a whole. */
export type ListFault = 'tooLarge' | 'spreadsheet' | 'unreadable' | 'empty' | 'tooMany';

/** A school as the list names it, with what the list says of the application. */
export interface ListedName {
  /** Line of the file, the first is 1. */
  line: number;
  name: string;
  /** UNITID of the United States, where the list has one. */
  unitid: number | null;
  status: PlanStatus | null;
  /** Key of a round, which the school need not have. */
  round: string | null;
  ownDate: string | null;
  note: string;
}

export type ReadList = { schools: ListedName[]; repeated: number } | { fault: ListFault };

type Column = 'name' | 'unitid' | 'status' | 'waitlist' | 'deferred' | 'round' | 'ownDate' | 'note';

/** Headings without spaces and signs, the surest first: "school" may also be the student's own. */
const HEADINGS: Readonly<Record<Column, readonly string[]>> = {
  name: [
    'collegename',
    'college',
    'colleges',
    'mycolleges',
    'universityname',
    'university',
    'institutionname',
    'institution',
    'universite',
    'etablissement',
    'schoolname',
    'school',
    'nom',
    'name',
  ],
  unitid: ['ncesid', 'unitid', 'ipedsid', 'ipedsunitid'],
  status: ['finalresult', 'result', 'outcome', 'decision', 'applicationstatus', 'status', 'statut', 'stage', 'etat'],
  // Naviance has a column for each of the two.
  waitlist: ['waitlist'],
  deferred: ['deferred'],
  round: [
    'applicationtype',
    'apptype',
    'decisiontype',
    'decisionplan',
    'deadlinetype',
    'applicationplan',
    'admissionplan',
    'round',
    'type',
    'ronde',
  ],
  ownDate: ['applicationdeadline', 'deadline', 'duedate', 'due', 'dateowned', 'owndate', 'datelimite', 'echeance'],
  note: ['note', 'notes', 'mynotes', 'comments', 'comment', 'commentaires', 'remarques'],
};

const STATUSES: Readonly<Record<PlanStatus, readonly string[]>> = {
  considering: ['considering', 'following', 'interested', 'prospect', 'thinkingabout', 'envisagee', 'aletude'],
  applying: ['applying', 'inprogress', 'started', 'notstarted', 'enpreparation'],
  applied: ['applied', 'submitted', 'pending', 'deferred', 'sent', 'envoyee', 'soumise'],
  admitted: ['admitted', 'accepted', 'offer', 'admise', 'acceptee'],
  waitlisted: ['waitlisted', 'waitlist', 'waitlistedpending', 'wl', 'listedattente'],
  'not-admitted': ['notadmitted', 'denied', 'rejected', 'declined', 'refusee', 'nonadmise'],
  going: ['going', 'attending', 'enrolled', 'enrolling', 'committed', 'deposited', 'inscrite'],
};

const ROUNDS: Readonly<Record<string, readonly string[]>> = {
  earlyDecision: ['ed', 'ed1', 'edi', 'earlydecision', 'earlydecision1', 'earlydecisioni'],
  earlyDecision2: ['ed2', 'edii', 'earlydecision2', 'earlydecisionii'],
  restrictiveEarlyAction: ['rea', 'scea', 'restrictiveearlyaction', 'singlechoiceearlyaction'],
  earlyAction: ['ea', 'ea1', 'eai', 'earlyaction', 'earlyaction1', 'earlyactioni'],
  earlyAction2: ['ea2', 'eaii', 'earlyaction2', 'earlyactionii'],
  priority: ['pri', 'priority', 'prioritydate', 'prioritydeadline'],
  regular: ['rd', 'regular', 'regulardecision'],
  rolling: ['roll', 'rolling', 'rollingadmission', 'rollingdecision'],
};

/** Answers of a school, beside which a waiting list is of the past. */
const ANSWERED: readonly PlanStatus[] = ['admitted', 'not-admitted', 'going'];

/** A heading or code without accents, spaces, signs and capitals. */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** The key under which a word is listed; null where it is under none. */
function keyOf<Key extends string>(words: Readonly<Record<Key, readonly string[]>>, text: string): Key | null {
  const asked = bare(text);
  return (Object.keys(words) as Key[]).find((key) => words[key].includes(asked)) ?? null;
}

/** Text of a file: UTF-8, UTF-16 or, where it is neither, what Windows writes. Null for what is no text. */
export function decodeList(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const utf16 = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;
  const guessed = utf16 ?? (bytes.length > 1 && second === 0 && first !== 0 ? 'utf-16le' : null);
  const text = guessed !== null ? new TextDecoder(guessed).decode(bytes) : decodeBytes(bytes);
  return text.includes('\0') ? null : text;
}

function decodeBytes(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Schools of a file; nothing of it is sent anywhere but the names, which are looked up. */
export function readListFile(bytes: Uint8Array): ReadList {
  if (bytes.length > FILE_MAX) return { fault: 'tooLarge' };
  // A workbook is a ZIP file; the older kind is an OLE file.
  if ((bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0xd0 && bytes[1] === 0xcf))
    return { fault: 'spreadsheet' };
  const text = decodeList(bytes);
  return text === null ? { fault: 'unreadable' } : readList(text);
}

/** Schools of a text: a table with headings, or a name in each line. */
export function readList(text: string): ReadList {
  if (text.length > FILE_MAX) return { fault: 'tooLarge' };
  const whole = text.replace(/^\uFEFF/, '');
  let named: ListedName[];
  try {
    named = fromTable(whole) ?? fromLines(whole);
  } catch {
    return { fault: 'unreadable' };
  }
  const seen = new Set<string>();
  const schools = named.filter(({ name, unitid }) => {
    const key = unitid === null ? name.toLowerCase() : String(unitid);
    return !seen.has(key) && seen.add(key);
  });
  if (schools.length === 0) return { fault: 'empty' };
  if (schools.length > IMPORT_MAX) return { fault: 'tooMany' };
  return { schools, repeated: named.length - schools.length };
}

/** The rows beneath headings; null where the first line has no heading of ours, or is a single column. */
function fromTable(text: string): ListedName[] | null {
  const [head = ''] = text.split(/\r\n|\r|\n/, 1);
  for (const delimiter of [',', ';', '\t']) {
    const headings = head.split(delimiter).map(bare);
    const columns = Object.fromEntries(
      Object.entries(HEADINGS).map(([column, known]) => [
        column,
        known.map((heading) => headings.indexOf(heading)).filter((place) => place >= 0),
      ]),
    ) as Record<Column, number[]>;
    if (headings.length < 2 || columns.name.length === 0) continue;
    const rows: { record: string[]; info: { lines: number } }[] = parse(text, {
      delimiter,
      info: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      fromLine: 2,
    }) as never;
    return rows.flatMap(({ record, info }) => {
      const cells = (column: Column) => columns[column].map((place) => plain(record[place] ?? ''));
      const cell = (column: Column) => cells(column)[0] ?? '';
      const name = cell('name').slice(0, TEXT_MAX);
      if (name === '') return [];
      const id = cell('unitid');
      return {
        line: info.lines,
        name,
        unitid: /^[1-9]\d{5}$/.test(id) ? Number(id) : null,
        status: statusOf(cells('status'), cell('waitlist') !== '', cell('deferred') !== ''),
        round: keyOf(ROUNDS, cell('round')) ?? (ROUND_KEY.test(cell('round')) ? cell('round') : null),
        ownDate: dayOf(cell('ownDate')),
        note: cell('note').slice(0, PLAN_NOTE_MAX),
      };
    });
  }
  return null;
}

/** How far an application is by all that a row says of it: "Submitted" and "Denied" are of one application. */
function statusOf(cells: readonly string[], waitlist: boolean, deferred: boolean): PlanStatus | null {
  const said = cells.flatMap((cell) => keyOf(STATUSES, cell) ?? []);
  const last = PLAN_STATUSES.findLast((one) => said.includes(one)) ?? null;
  if (last !== null && ANSWERED.includes(last)) return last;
  if (waitlist) return 'waitlisted';
  return deferred ? (last === 'waitlisted' ? last : 'applied') : last;
}

/** A name a line, without bullets, numbers and quotes in front; a heading is no name. */
function fromLines(text: string): ListedName[] {
  return text.split(/\r\n|\r|\n/).flatMap((whole, at) => {
    const [cell = ''] = whole.split(/[;\t]/);
    const bulletless = cell.replace(/^\s*(?:[-*•–]|\d{1,3}[.)])\s+/, '');
    const quoted = /^\s*"(.*)"\s*$/.exec(bulletless)?.[1]?.replaceAll('""', '"');
    const name = plain(quoted ?? bulletless).slice(0, TEXT_MAX);
    if (name === '' || (at === 0 && HEADINGS.name.includes(bare(name)))) return [];
    return { line: at + 1, name, unitid: null, status: null, round: null, ownDate: null, note: '' };
  });
}

/** A cell without the apostrophes that files put before what would be a formula. */
const plain = (cell: string): string => textOfCell(cell.trim());

/** A day as ISO or as American spreadsheets write it; null for any other. */
function dayOf(text: string): string | null {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(20\d\d)$/.exec(text) ?? [];
  const written = year === '' ? text.slice(0, 10) : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isPlanDay(written) ? written : null;
}
