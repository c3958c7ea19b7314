/** Verdict of a soak test. */

/** Memory at a time, in bytes; null where nobody tells. */
export interface Reading {
  seconds: number;
  requests: number;
  /** What the Worker holds after a garbage collection: what is judged. */
  heap: number | null;
  /** The whole process, with the simulated databases, caches and files: what it has ever asked the system for. */
  process: number | null;
}

export interface SoakCounts {
  requests: number;
  writes: number;
  /** Answers by status. */
  statuses: Map<number, number>;
  /** Asked to wait, by 429. */
  waited: number;
  /** Things that were kept and then not found, or found otherwise; each in a sentence. */
  lost: string[];
  /** Answers of 500 and above, and calls without an answer. */
  failures: string[];
}

export const noCounts = (): SoakCounts => ({
  requests: 0,
  writes: 0,
  statuses: new Map(),
  waited: 0,
  lost: [],
  failures: [],
});

/** Seconds within which a runtime still fills what it holds: less tells nothing about memory. */
const SECONDS_LEAST = 15 * 60;
/** What the last quarter may hold above the second: held cards and answers fill up by chance, and have bounds. */
const GROWTH_MAX = 1.15;
const GROWTH_BYTES = 8_000_000;

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

export interface MemoryVerdict {
  /** Null when nobody can tell. */
  flat: boolean | null;
  sentence: string;
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

/** Whether memory stayed where it was once everything had been met: the last quarter of the time against the second. */
export function memoryVerdict(readings: readonly Reading[]): MemoryVerdict {
  const known = readings.flatMap(({ heap }) => (heap === null ? [] : [heap]));
  if ((readings.at(-1)?.seconds ?? 0) < SECONDS_LEAST || known.length < 8)
    return { flat: null, sentence: 'Too short to tell whether memory is flat.' };
  const quarter = Math.floor(known.length / 4);
  const early = median(known.slice(quarter, quarter * 2));
  const late = median(known.slice(-quarter));
  const flat = late <= early * GROWTH_MAX + GROWTH_BYTES;
  return {
    flat,
    sentence: `The Worker's memory ${flat ? 'is flat' : 'GREW'}: ${megabytes(early)} in the second quarter, ${megabytes(late)} in the last, ${megabytes(Math.max(...known))} at most.`,
  };
}

/** One line of the table. */
export function readingLine(
  { seconds, requests, heap, process }: Reading,
  { waited, lost, failures }: SoakCounts,
): string {
  const clock = `${String(Math.floor(seconds / 60)).padStart(3)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
  return [
    clock,
    `${requests} requests`.padStart(18),
    `Worker ${heap === null ? 'unknown' : megabytes(heap)}`,
    `process ${process === null ? 'unknown' : megabytes(process)}`,
    `${waited} waited`,
    `${failures.length} failures`,
    `${lost.length} lost`,
  ].join('  ');
}

/** Shown of each kind of fault. */
const SHOWN = 10;

/** The closing lines, and whether all is well: nothing lost, nothing failed, memory not seen to grow. */
export function soakReport(counts: SoakCounts, readings: readonly Reading[]): { lines: string[]; well: boolean } {
  const memory = memoryVerdict(readings);
  const statuses = [...counts.statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  const lines = [
    `${counts.requests} requests, of them ${counts.writes} writes; ${statuses.join(', ')}`,
    `${counts.waited} times asked to wait, and waited.`,
    memory.sentence,
    `${counts.failures.length} failures (5xx, or no answer).`,
    ...counts.failures.slice(0, SHOWN).map((failure) => `  ${failure}`),
    `${counts.lost.length} lost.`,
    ...counts.lost.slice(0, SHOWN).map((one) => `  ${one}`),
  ];
  const well = counts.lost.length === 0 && counts.failures.length === 0 && memory.flat !== false && counts.requests > 0;
  return { lines, well };
}
