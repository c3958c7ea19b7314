/** Lines written before the answers were built, with what each has to answer; half are held out by their text. */
import { readFileSync } from 'node:fs';
import { searchQuery } from '#schema/api/search.ts';
import { type SearchOutcome, searchUniversities } from '#worker/search/search-universities.ts';
import { committedSearch, readDataset } from '../catalogue.ts';

export interface OwnLine {
  family: string;
  line: string;
  /** The school that leads, and what is said of it. */
  school?: string;
  figure?: string;
  /** Schools that are compared. */
  schools?: string[];
  /** Paths of the site, of which one answers. */
  to?: string[];
  /** What nobody publishes. */
  unknown?: string;
  /** Words that cannot be read. */
  unread?: string[];
  /** Names and wishes, which no answer may take over. */
  plain?: true;
  /** A list, read as `parameters`, `has` and `gone`; `each` is a field of every record that leads it, and what it holds. */
  wish?: true;
  each?: string[];
  totalMin?: number;
  totalMax?: number;
  /** What the name of the first school begins with. */
  leads?: string[];
  /** Something that nobody publishes, whatever. */
  anyUnknown?: true;
  /** No school at all. */
  nothing?: true;
  /** The line before, of a line that changes a list. */
  after?: string;
  parameters?: Record<string, unknown>;
  gone?: string[];
  has?: string[];
  new?: true;
  says?: string;
  /** Whether the school is, or has, what the line asks. */
  check?: boolean;
}

export const ownLines: readonly OwnLine[] = readFileSync(new URL('./lines.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

/** FNV-1a, of which the last bit holds a line out. */
export function isHeldOut({ line }: OwnLine): boolean {
  let hash = 2_166_136_261;
  for (const byte of Buffer.from(line)) hash = Math.imul(hash ^ byte, 16_777_619);
  return ((hash >>> 3) & 1) === 1;
}

const EMPTY = searchQuery.parse({});
const sorted = (value: unknown) => (Array.isArray(value) ? value.toSorted() : value);
/** Of several values the order says nothing. */
const same = (one: unknown, other: unknown) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** What a search answers to a line, by the names of schools. */
export function askOwn(own: OwnLine): { outcome: SearchOutcome; names: string[] } {
  const { snapshot, programs } = committedSearch();
  const query = { ...EMPTY, limit: 10, search: own.line, ...(own.after === undefined ? {} : { after: [own.after] }) };
  const outcome = searchUniversities(snapshot, query, programs);
  return { outcome, names: outcome.ids.map(nameOf) };
}

let records: Map<number, Record<string, unknown>> | undefined;
function recordOf(id: number): Record<string, unknown> {
  records ??= new Map(readDataset().universities.map((university) => [university.id, { ...university }]));
  return records.get(id) ?? {};
}
const nameOf = (id: number) => String(recordOf(id).name);

/** Whether a field of a record is, or holds, a value: "services.rotc:Army". */
function holds(record: Record<string, unknown>, condition: string): boolean {
  const [path = '', wanted = ''] = condition.split(':');
  const value = path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | null)?.[key], record);
  return (Array.isArray(value) ? value : [value]).some((one) => String(one).startsWith(wanted));
}

/** Whether a list is read as a line says. */
function isReadAs(own: OwnLine, { reading, total, ids }: SearchOutcome): boolean {
  const read = reading?.parameters ?? {};
  return (
    Object.entries(own.parameters ?? {}).every(([name, value]) => same(read[name], value)) &&
    (own.gone ?? []).every((name) => read[name] === undefined) &&
    (own.has ?? []).every((names) => names.split('|').some((name) => read[name] !== undefined)) &&
    total >= (own.totalMin ?? 1) &&
    total <= (own.totalMax ?? Number.POSITIVE_INFINITY) &&
    (own.each ?? []).every((condition) => ids.every((id) => holds(recordOf(id), condition)))
  );
}

/** Whether the answer is what the line asks for. */
export function isRight(own: OwnLine): boolean {
  const { outcome, names: listed } = askOwn(own);
  const { asked, reading, total, change } = outcome;
  if (own.after !== undefined) {
    if (own.new) return change === undefined;
    if (own.says !== undefined) return change?.needsHome === true;
    const list = change?.parameters ?? {};
    return (
      change !== undefined &&
      Object.entries(own.parameters ?? {}).every(([name, value]) => same(list[name], value)) &&
      (own.gone ?? []).every((name) => list[name] === undefined) &&
      (own.has ?? []).every((names) => names.split('|').some((name) => list[name] !== undefined))
    );
  }
  const paths = (asked?.site?.paths ?? []).map((path) => path.replace('#careers', ''));
  const topics: string[] = asked?.topics?.map(({ key }) => key) ?? [];
  const schools = asked?.schools?.ids.map(nameOf);
  if (own.wish) return isReadAs(own, outcome);
  if (own.leads && !own.leads.some((name) => listed[0]?.startsWith(name))) return false;
  if (own.leads && own.to) return paths.some((path) => own.to?.includes(path));
  if (own.leads && own.unknown === undefined) return true;
  if (own.check !== undefined)
    return listed[0] === own.school && asked?.check?.holds === own.check && nameOf(asked.check.id) === own.school;
  if (own.nothing) return total === 0;
  if (own.anyUnknown) return topics.length > 0;
  if (own.to)
    return (own.parameters ? isReadAs(own, outcome) : total === 0) && paths.some((path) => own.to?.includes(path));
  if (own.unknown !== undefined)
    return (
      topics.includes(own.unknown) &&
      Object.entries(own.parameters ?? {}).every(([name, value]) => same(reading?.parameters[name], value))
    );
  if (own.schools)
    return (
      own.schools.every((name, at) => schools?.[at] === name && listed[at] === name) &&
      schools?.length === own.schools.length
    );
  if (own.school !== undefined)
    return schools?.[0] === own.school && listed[0] === own.school && asked?.schools?.figure === own.figure;
  if (own.unread) return total === 0;
  return asked === undefined || (!asked.topics && !asked.schools && paths.length === 0);
}
