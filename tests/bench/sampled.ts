/** Profile of the Worker's time, by samples of the runtime's inspector. */
import type { Miniflare } from 'miniflare';

/** The Worker among the runtime's isolates. */
const WORKER = 'core:user:';
/** Microseconds between two samples. */
const INTERVAL = 200;

interface Profile {
  nodes: { id: number; callFrame: { functionName: string }; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
}

/** Milliseconds that any function of these names, and what it called, was at work; null when none of them was seen. */
export function timeUnder({ nodes, samples, timeDeltas }: Profile, names: readonly string[]): number | null {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const below = new Set<number>();
  const add = (id: number): void => {
    if (below.has(id)) return;
    below.add(id);
    byId.get(id)?.children?.forEach(add);
  };
  for (const { id, callFrame } of nodes) if (names.includes(callFrame.functionName)) add(id);
  if (below.size === 0) return null;
  const microseconds = samples.reduce((sum, id, at) => sum + (below.has(id) ? (timeDeltas[at] ?? 0) : 0), 0);
  return microseconds / 1_000;
}

/** Takes samples while `during` runs. Throws when the inspector does not answer. */
export async function sampled(miniflare: Miniflare, during: () => Promise<unknown>): Promise<Profile> {
  const socket = new WebSocket(new URL(`/${WORKER}`, await miniflare.getInspectorURL()));
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error('The inspector does not answer.'));
  });
  const waiting = new Map<number, (result: unknown) => void>();
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
    if (id !== undefined) waiting.get(id)?.(result);
  };
  let last = 0;
  const send = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  try {
    await send('Profiler.enable');
    await send('Profiler.setSamplingInterval', { interval: INTERVAL });
    await send('Profiler.start');
    await during();
    const { profile } = (await send('Profiler.stop')) as { profile: Profile };
    return profile;
  } finally {
    socket.close();
  }
}
