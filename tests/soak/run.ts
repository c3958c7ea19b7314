/**
 * `npm run soak`: fifty people with accounts read and write against the built bundle for twenty minutes, over loopback,
 * and each looks again and again whether what was kept is there. Prints memory over time, and ends with 1 when anything
 * was lost or answered 5xx, or memory grew. `-- --hour` takes an hour, `-- --minutes 2`, `-- --people 10`.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import type { Visitor } from '../bench/visitor.ts';
import { heapUsed } from './heap.ts';
import { type Person, personOf, type World } from './person.ts';
import { noCounts, type Reading, readingLine, soakReport } from './verdict.ts';

// A database of its own: the one of `npm start` is nobody's to fill.
process.env.LOCAL_STATE ??= '.cache/soak-state';
const { prepareSite } = await import('../bench/prepare.ts');
const { newVisitor } = await import('../bench/visitor.ts');
const { startBuiltWorker } = await import('../helpers/built-worker.ts');

/** However long somebody asks for: this ends. */
const MINUTES_MAX = 120;
const PEOPLE_MAX = 200;
const REQUESTS_MAX = 5_000_000;
/** Seconds between two readings. */
const READING_SECONDS = 10;
/** A line in the table for so many readings. */
const READINGS_A_LINE = 6;
/** So many of what is lost are said at once. */
const LOST_TOLD = 20;
/** Minutes between two runs of the daily jobs, which a day would see once. */
const JOB_MINUTES = 5;

const { values } = parseArgs({
  options: { minutes: { type: 'string' }, hour: { type: 'boolean' }, people: { type: 'string', default: '50' } },
});

function numberOf(text: string, most: number, what: string): number {
  const value = Number(text);
  if (value > 0 && value <= most) return value;
  throw new Error(`--${what} is a number up to ${most}`);
}

/** Resident memory of the runtime that this process started; null where the system does not tell. */
function processMemory(): number | null {
  try {
    const lines = execFileSync('ps', ['-axo', 'ppid=,rss=,comm='], { encoding: 'utf8' }).split('\n');
    const kilobytes = lines.flatMap((line) => {
      const [parent, rss, ...command] = line.trim().split(/\s+/);
      return Number(parent) === process.pid && command.join(' ').includes('workerd') ? [Number(rss)] : [];
    });
    return kilobytes.length > 0 ? kilobytes.reduce((sum, one) => sum + one, 0) * 1_024 : null;
  } catch {
    return null;
  }
}

async function soak(minutes: number, people: number): Promise<boolean> {
  const { url, miniflare } = await startBuiltWorker(await prepareSite(), { inspected: true });
  try {
    if (!['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname))
      throw new Error(`${url.hostname} is not this machine`);
    const counts = noCounts();
    const readings: Reading[] = [];
    const visitors: Visitor[] = [];
    for (let at = 0; at < people; at += 1) visitors.push(await newVisitor(url));
    const listed = (await (
      await fetch(new URL('/api/universities/search?limit=100&sortBy=studentPopulation', url))
    ).json()) as {
      universities: World['universities'];
    };
    console.log(`${people} people for ${minutes} minutes at ${url.host}`);
    const started = performance.now();
    const seconds = () => (performance.now() - started) / 1_000;
    const going = () => seconds() < minutes * 60 && counts.requests < REQUESTS_MAX;
    const world: World = { counts, universities: listed.universities, going };
    const persons = visitors.map((visitor, at) => personOf(`person ${at + 1}`, visitor, world));

    let told = 0;
    const take = async () => {
      const heap = await heapUsed(miniflare);
      readings.push({ seconds: seconds(), requests: counts.requests, heap, process: processMemory() });
      if (readings.length % READINGS_A_LINE === 1) console.log(readingLine(readings.at(-1) as Reading, counts));
      // An hour is long to wait for what was seen in its fifth minute.
      for (const lost of counts.lost.slice(told, LOST_TOLD)) console.log(`  lost: ${lost}`);
      told = Math.min(counts.lost.length, LOST_TOLD);
    };
    await take();
    const meter = setInterval(() => void take(), READING_SECONDS * 1_000);
    const jobs = setInterval(() => void runJobs(miniflare, counts.failures), JOB_MINUTES * 60_000);
    await Promise.all(
      persons.map(async (person: Person) => {
        while (going()) await person.act();
      }),
    );
    clearInterval(meter);
    clearInterval(jobs);
    await take();
    for (const person of persons) await person.look();

    const { lines, well } = soakReport(counts, readings);
    console.log(`\n${lines.join('\n')}`);
    return well;
  } finally {
    await miniflare.dispose();
  }
}

async function runJobs(
  miniflare: Awaited<ReturnType<typeof startBuiltWorker>>['miniflare'],
  failures: string[],
): Promise<void> {
  try {
    const worker = (await miniflare.getWorker()) as unknown as {
      scheduled(options: object): Promise<{ outcome: string }>;
    };
    const { outcome } = await worker.scheduled({ cron: '17 4 * * *' });
    if (outcome !== 'ok') failures.push(`the daily jobs ended with ${outcome}`);
  } catch (error) {
    failures.push(`the daily jobs: ${String(error)}`);
  }
}

try {
  const minutes = numberOf(values.hour ? '60' : (values.minutes ?? '20'), MINUTES_MAX, 'minutes');
  const well = await soak(minutes, numberOf(values.people, PEOPLE_MAX, 'people'));
  process.exitCode = well ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
