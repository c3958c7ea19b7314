/** Processor time of the runtimes that this process has started, by the system's own count; for Linux. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Clock ticks a second, in which Linux counts (`getconf CLK_TCK`, which is the same everywhere). */
const TICKS = 100;

/** Ids of the runtimes that run now as children of this process; none where the system does not tell. */
function runtimes(): number[] {
  try {
    const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,comm='], { encoding: 'utf8' }).split('\n');
    return lines.flatMap((line) => {
      const [pid, parent, ...command] = line.trim().split(/\s+/);
      return Number(parent) === process.pid && command.join(' ').includes('workerd') ? [Number(pid)] : [];
    });
  } catch {
    return [];
  }
}

/** Reads the milliseconds that it has been at work, all its threads together; null where the system does not tell. */
export type ProcessClock = () => number | null;

/** Starts something and gives the clock of the runtime that came with it. */
export async function withClock<Started>(start: () => Promise<Started>): Promise<Started & { clock: ProcessClock }> {
  const before = new Set(runtimes());
  const started = await start();
  const pid = runtimes().find((one) => !before.has(one));
  const clock = () => {
    if (pid === undefined) return null;
    try {
      // The command's name, in brackets, may hold spaces; the 12th and 13th field after it are user and system time.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS;
    } catch {
      return null;
    }
  };
  return { ...started, clock };
}
