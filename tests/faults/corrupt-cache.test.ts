/** Tests damaged KV entries: they count as missing, and are never a failure or a wrong answer. */
import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { SNAPSHOT_KEY } from '#worker/cache/dataset-store.ts';
import { PROGRAMS_KEY } from '#worker/cache/program-store.ts';
import { universityNamed } from '../worker/helpers/database.ts';
import { NO_FAULTS } from './doors.ts';
import { type FaultyWorld, faultyWorld } from './faulty-world.ts';

vi.setConfig({ testTimeout: 120_000 });

let world: FaultyWorld;
beforeAll(async () => {
  world = await faultyWorld();
});

type Entry = FaultyWorld['cache']['entries'] extends Map<string, infer E> ? E : never;
type Metadata = Record<string, unknown>;
type Damage = (entry: Entry) => Entry;

const withValue =
  (change: (value: never) => Entry['value']): Damage =>
  (entry) => ({ ...entry, value: change(entry.value as never) });
/** Answers are put as the bytes of a text. */
const withText = (change: (text: string) => string): Damage =>
  withValue(
    (value: ArrayBuffer) => new TextEncoder().encode(change(new TextDecoder().decode(value))).buffer as ArrayBuffer,
  );
const withMetadata =
  (change: (metadata: Metadata) => unknown): Damage =>
  (entry) => ({ ...entry, metadata: change(entry.metadata as Metadata) });
/** Part `at` (0 to 1) of the way through, some bits changed. */
const flipped = (at: number, bits = 1) =>
  withValue((value: ArrayBuffer) => {
    const bytes = new Uint8Array(value.slice(0));
    const index = Math.floor(at * (bytes.length - 1));
    bytes[index] = (bytes[index] as number) ^ bits;
    return bytes.buffer;
  });

const LABELS: Record<string, Damage> = {
  'without metadata': withMetadata(() => null),
  'with empty metadata': withMetadata(() => ({})),
  'with metadata that is a text': withMetadata(() => 'garbage'),
  'of another version by its metadata': withMetadata((metadata) => ({ ...metadata, version: 'other' })),
};

const TEXTS: Record<string, Damage> = {
  ...LABELS,
  'with half its text': withText((text) => text.slice(0, text.length / 2)),
  'without a text': withText(() => ''),
  'with what is no JSON': withText(() => 'garbage'),
  'with another answer': withText(() => '{}'),
  'with one letter changed': withText((text) => text.replace('a', 'b')),
  'with another hash': withMetadata((metadata) => ({ ...metadata, tag: '"small-1-0123456789abcdef"' })),
  'without its time': withMetadata(({ madeAt: _, ...metadata }) => metadata),
  'with a time that is none': withMetadata((metadata) => ({ ...metadata, madeAt: 'soon' })),
};

const BYTES: Record<string, Damage> = {
  ...LABELS,
  'with half its bytes': withValue((value: ArrayBuffer) => value.slice(0, value.byteLength / 2)),
  'without a byte': withValue(() => new ArrayBuffer(0)),
  'of three bytes': withValue(() => new Uint8Array([1, 2, 3]).buffer),
  'of another layout': flipped(0, 0xff),
  'with another number of sections': withValue((value: ArrayBuffer) => {
    const bytes = new Uint8Array(value.slice(0));
    bytes[4] = (bytes[4] as number) + 1;
    return bytes.buffer;
  }),
  'with its second half twice': withValue((value: ArrayBuffer) => {
    const bytes = new Uint8Array(value.slice(0));
    bytes.copyWithin(64, bytes.length / 2);
    return bytes.buffer;
  }),
  'with other thresholds': withMetadata((metadata) => ({ ...metadata, affordability: {} })),
  'with another load': withMetadata((metadata) => ({ ...metadata, loadKey: 'other' })),
};

const mcgill = universityNamed('McGill University');
const QUESTIONS = [
  '/api/universities/search?country=CA&facets=1',
  '/api/universities/search?search=harvard',
  '/api/universities/suggest?q=mcg',
  `/api/universities/by-slug/x-${mcgill.id}`,
  '/api/universities/points?country=CA',
  '/api/locations?q=cambridge',
  '/api/programs?field=engineering&limit=5',
  '/sitemaps/universities-1.xml',
];

const ask = (address: string) => world.try(NO_FAULTS, { method: 'GET', address });
const keyOf = (start: string) => [...world.cache.entries.keys()].find((key) => key.startsWith(start));

function damage(key: string, how: Damage): void {
  const entry = world.cache.entries.get(key);
  if (!entry) throw new Error(`nothing is kept under ${key}`);
  world.cache.entries.set(key, how(entry));
  world.newIsolate();
}

describe.each(Object.entries(TEXTS))('an answer in KV %s', (_, how) => {
  it('is as none', async () => {
    const [address = ''] = QUESTIONS;
    world.begin('cold');
    const { text } = await ask(address);
    expect(keyOf('answer:')).toBeDefined();
    world.newIsolate();
    expect((await ask(address)).headers.get('x-cache')).toBe('HIT');
    damage(keyOf('answer:') as string, how);
    const answer = await ask(address);
    expect([answer.status, answer.headers.get('x-cache'), answer.text]).toEqual([200, 'MISS', text]);
    // The sound one has taken its place.
    world.newIsolate();
    expect((await ask(address)).headers.get('x-cache')).toBe('HIT');
  });
});

/** The answers of an isolate that begins with a damaged snapshot are those of one that begins with none. */
async function expectUnharmed(key: string, how: Damage, what?: string): Promise<void> {
  for (const address of QUESTIONS) {
    world.begin('bare');
    const { text } = await ask(address);
    world.begin('cold');
    damage(key, how);
    const answer = await ask(address);
    expect([answer.status, answer.text], `${address} ${what ?? ''}`).toEqual([200, text]);
  }
}

describe.each([SNAPSHOT_KEY, PROGRAMS_KEY])('%s in KV', (key) => {
  it.each(Object.entries(BYTES))('%s is as none', (_, how) => expectUnharmed(key, how));

  it('with any of its bits changed is as none', async () => {
    await fc.assert(
      fc.asyncProperty(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 1, max: 255 }), (at, bits) =>
        expectUnharmed(key, flipped(at, bits), `${at} ${bits}`),
      ),
      { numRuns: env.TEST_FORM === 'long' ? 50 : 4 },
    );
  });

  it('is not used at all once damaged, and taken again where it is whole', async () => {
    world.begin('cold');
    damage(key, flipped(0.5));
    const { calls } = await ask('/api/programs?field=engineering&limit=5');
    expect(world.log.map(({ event }) => event)).toContain('cache-entry-damaged');
    world.begin('cold');
    const whole = await ask('/api/programs?field=engineering&limit=5');
    expect(whole.calls['KV write']).toBeLessThan(calls['KV write']);
  });
});
