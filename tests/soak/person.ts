/**
 * One person with an account, who reads and writes what somebody does on the site, knows what was said to be kept, and
 * looks whether it is.
 */
import { EXPORTS_AN_HOUR } from '#schema/domain/site/limits.ts';
import type { Visitor } from '../bench/visitor.ts';
import type { SoakCounts } from './verdict.ts';

export interface World {
  counts: SoakCounts;
  /** Universities that there are: id and slug. */
  universities: readonly { id: number; slug: string }[];
  /** Whether there is time left. */
  going: () => boolean;
}

/** Kept below every limit of an account, so that nothing is refused for being too much. */
const BOOKMARKS_MAX = 40;
const LISTS_MAX = 4;
const SEARCHES_MAX = 8;
/** Milliseconds between two things a person does: under sixty writes a minute, half of what one is allowed. */
const PAUSE = { least: 400, most: 1_600 };
/** A person looks after so many acts whether everything is there. */
const ACTS_BETWEEN_LOOKS = 40;
const WAITS_MAX = 5;
const HOUR = 3_600_000;

const WORDS = ['university', 'college', 'state', 'vermont', 'nursing', 'ucla', 'montreal', 'arts', 'tech', 'st johns'];

export interface Person {
  act(): Promise<void>;
  /** Compares all that is kept with all that was said to be. */
  look(): Promise<void>;
}

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export function personOf(name: string, visitor: Visitor, world: World): Person {
  const { counts, universities } = world;
  const bookmarks = new Map<number, string | null>();
  const lists = new Map<string, { name: string; members: Set<number> }>();
  const searches = new Map<string, string>();
  let made = 0;
  /** When each of the last downloads of everything was asked for. */
  let downloads: number[] = [];

  /** The answer, after as many waits as it asks for; null when it failed. A write that failed is in doubt. */
  async function ask(method: string, address: string, body?: unknown): Promise<Response | null> {
    for (let waits = 0; ; waits++) {
      counts.requests += 1;
      if (method !== 'GET') counts.writes += 1;
      let response: Response;
      try {
        response = await visitor.send(method, address, body);
      } catch (error) {
        counts.failures.push(`${method} ${address}: ${String(error)}`);
        return null;
      }
      counts.statuses.set(response.status, (counts.statuses.get(response.status) ?? 0) + 1);
      if (response.status !== 429 || waits === WAITS_MAX || !world.going()) {
        if (response.status >= 500)
          counts.failures.push(`${method} ${address}: ${response.status} ${await response.text()}`);
        return response.status >= 500 ? null : response;
      }
      await response.arrayBuffer();
      counts.waited += 1;
      await wait(Number(response.headers.get('retry-after') ?? 1) * 1_000);
    }
  }

  async function read(address: string): Promise<void> {
    const response = await ask('GET', address);
    await response?.arrayBuffer();
    if (response && response.status !== 200) counts.failures.push(`GET ${address}: ${response.status}`);
  }

  /** Notes what is kept once it was said to be; what is refused or in doubt is looked up. */
  async function write(method: string, address: string, body: unknown, noted: () => void): Promise<void> {
    const response = await ask(method, address, body);
    await response?.arrayBuffer();
    if (response?.ok) noted();
    else if (response && response.status !== 429) counts.failures.push(`${method} ${address}: ${response.status}`);
  }

  const removeEverywhere = (id: number) => {
    bookmarks.delete(id);
    for (const { members } of lists.values()) members.delete(id);
  };

  const ACTS: readonly (readonly [weight: number, act: () => Promise<void>])[] = [
    [
      8,
      () =>
        read(
          `/api/universities/search?search=${encodeURIComponent(pick(WORDS))}&page=${1 + Math.floor(Math.random() * 3)}&facets=1`,
        ),
    ],
    [6, () => read(`/api/universities/suggest?q=${encodeURIComponent(pick(WORDS).slice(0, 3))}`)],
    [6, () => read(`/api/universities/by-slug/${pick(universities).slug}`)],
    [4, () => read(`/university/${pick(universities).slug}`)],
    [2, () => read(`/search?q=${encodeURIComponent(pick(WORDS))}`)],
    [2, () => read(`/api/programs?q=${encodeURIComponent(pick(WORDS))}`)],
    [2, () => read('/api/recommendations')],
    [2, () => read('/api/dashboard')],
    [1, () => read('/api/universities/export.csv?country=CA')],
    [
      1,
      async () => {
        // A person may have everything as a file so many times an hour, and knows it.
        downloads = downloads.filter((at) => at > Date.now() - HOUR);
        if (downloads.length >= EXPORTS_AN_HOUR) return;
        downloads.push(Date.now());
        await read('/api/account/export');
      },
    ],
    [
      8,
      async () => {
        const { id } = pick(universities);
        if (bookmarks.size >= BOOKMARKS_MAX && !bookmarks.has(id)) return;
        const note = `${name} ${++made}: ${'é'.repeat(1 + (made % 50))}`;
        await write('PUT', `/api/bookmarks/${id}`, { note }, () => bookmarks.set(id, note));
      },
    ],
    [
      3,
      async () => {
        const id = pick([...bookmarks.keys()]);
        if (id !== undefined) await write('DELETE', `/api/bookmarks/${id}`, undefined, () => removeEverywhere(id));
      },
    ],
    [4, () => write('PUT', `/api/history/${pick(universities).id}`, undefined, () => {})],
    [
      1,
      async () => {
        if (lists.size >= LISTS_MAX) return;
        const [id, title] = [crypto.randomUUID(), `List ${++made}`];
        await write('POST', '/api/lists', { id, name: title }, () =>
          lists.set(id, { name: title, members: new Set() }),
        );
      },
    ],
    [
      3,
      async () => {
        const [list, id] = [pick([...lists.keys()]), pick([...bookmarks.keys()])];
        if (list !== undefined && id !== undefined)
          await write('PUT', `/api/lists/${list}/members/${id}`, undefined, () => lists.get(list)?.members.add(id));
      },
    ],
    [
      1,
      async () => {
        const list = pick([...lists.keys()]);
        if (list !== undefined) await write('DELETE', `/api/lists/${list}`, undefined, () => lists.delete(list));
      },
    ],
    [
      1,
      async () => {
        if (searches.size >= SEARCHES_MAX) return;
        const query = `q=${pick(WORDS)} ${++made}`;
        await write('POST', '/api/searches', { name: `Search ${made}`, query }, () =>
          searches.set(`Search ${made}`, query),
        );
      },
    ],
  ];
  // Each as often as its weight says.
  const drawn = ACTS.flatMap(([weight, act]) => Array<typeof act>(weight).fill(act));

  const json = async <T>(address: string): Promise<T | null> => {
    const response = await ask('GET', address);
    return response?.ok ? ((await response.json()) as T) : null;
  };

  async function look(): Promise<void> {
    const inAccount = new Map<number, string | null>();
    for (let address: string | null = '/api/bookmarks'; address !== null; ) {
      type Page = { bookmarks: { universityId: number; note: string | null }[]; next: string | null };
      const page: Page | null = await json<Page>(address);
      if (!page) return;
      for (const { universityId, note } of page.bookmarks) inAccount.set(universityId, note);
      address = page.next === null ? null : `/api/bookmarks?after=${page.next}`;
    }
    compare('bookmarks', inAccount, bookmarks);
    const there = await json<{ lists: { id: string; name: string; count: number }[] }>('/api/lists');
    if (!there) return;
    const shown = (one: { name: string; count: number }) => `${one.name} (${one.count})`;
    compare(
      'lists',
      new Map(there.lists.map((one) => [one.id, shown(one)])),
      new Map([...lists].map(([id, one]) => [id, shown({ name: one.name, count: one.members.size })])),
    );
    const saved: string[] = [];
    for (let address: string | null = '/api/searches'; address !== null; ) {
      type Page = { searches: { name: string }[]; next: string | null };
      const page: Page | null = await json<Page>(address);
      if (!page) return;
      saved.push(...page.searches.map((one) => one.name));
      address = page.next === null ? null : `/api/searches?after=${page.next}`;
    }
    compare('searches', new Map(saved.map((one) => [one, true])), new Map([...searches].map(([key]) => [key, true])));
  }

  function compare<K, V>(what: string, found: ReadonlyMap<K, V>, expected: ReadonlyMap<K, V>): void {
    for (const [key, value] of expected)
      if (!Object.is(found.get(key), value))
        counts.lost.push(
          `${name}, ${what}: ${String(key)} should be ${JSON.stringify(value)}, is ${JSON.stringify(found.get(key))}`,
        );
    for (const key of found.keys())
      if (!expected.has(key)) counts.lost.push(`${name}, ${what}: ${String(key)} was taken away, and is there`);
  }

  let acts = 0;
  return {
    look,
    async act() {
      await wait(PAUSE.least + Math.random() * (PAUSE.most - PAUSE.least));
      await pick(drawn)();
      if (++acts % ACTS_BETWEEN_LOOKS === 0) await look();
    },
  };
}
