/** The machine that figures were taken on: nothing that names its owner, its place in a network or its folders. */
import os from 'node:os';

/** CPU, cores, memory, Node and operating system in one line, and how busy it was before anything began. */
export function machineLine(): string {
  const cpus = os.cpus();
  const model = (cpus[0]?.model ?? 'unknown CPU').replace(/\s+/g, ' ').trim();
  const release = /^\d+(\.\d+)?/.exec(os.release())?.[0] ?? '';
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `${model}, ${cpus.length} cores, ${memory} GiB, Node ${process.versions.node}, ${os.type()} ${release}`.trim();
}

/** The mean number of processes that wanted a core in the last minute. */
export function loadNow(): string {
  return (os.loadavg()[0] ?? 0).toFixed(1);
}
