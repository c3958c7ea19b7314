/** What is kept after answers, for tests that look for what must not be. */
import type { TestApp } from './test-app.ts';

/** All that one isolate and KV hold, as one text. */
export function allThatIsKept(world: TestApp): string {
  const { isolate } = world.deps;
  const seen = new Set<unknown>();
  const plain = (_: string, value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? String(value) : value;
    if (seen.has(value) || ArrayBuffer.isView(value)) return undefined;
    seen.add(value);
    if (value instanceof Map) return [...value];
    if (value instanceof Set) return [...value];
    return value;
  };
  const entries = [...world.cache.entries].map(([key, { value, metadata }]) => [
    key,
    typeof value === 'string' ? value : new TextDecoder('latin1').decode(value),
    metadata,
  ]);
  return JSON.stringify([isolate.pages, isolate.answers, isolate.admission, isolate.shells, entries], plain);
}
