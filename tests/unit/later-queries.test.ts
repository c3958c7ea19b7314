/** What a first load brings of the library of questions, and that what comes later still works. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { laterQueries } from '../../scripts/later-queries-build.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
// Within the project, where its packages are found.
const folder = mkdtempSync(path.join(ROOT, '.cache', 'later-queries-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ENTRY = `
import { QueryClient } from '@tanstack/react-query';
export const client = new QueryClient();
export const later = () => import('./later.js');
`;
const LATER = `
import { InfiniteQueryObserver, MutationObserver } from '@tanstack/react-query';
export const change = (client, mutationFn) => new MutationObserver(client, { mutationFn }).mutate();
export const pages = (client, queryFn) =>
  new InfiniteQueryObserver(client, {
    queryKey: ['pages'],
    queryFn,
    initialPageParam: 1,
    getNextPageParam: (_, all) => all.length + 1,
  });
`;

async function built(plugins: ReturnType<typeof laterQueries>[]): Promise<Rolldown.OutputChunk[]> {
  writeFileSync(path.join(folder, 'entry.js'), ENTRY);
  writeFileSync(path.join(folder, 'later.js'), LATER);
  const result = (await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins,
    build: {
      write: false,
      minify: false,
      lib: { entry: path.join(folder, 'entry.js'), formats: ['es'] },
      rolldownOptions: { external: [/^react/], output: { chunkFileNames: '[name].js', entryFileNames: '[name].js' } },
    },
  })) as Rolldown.RolldownOutput[] | Rolldown.RolldownOutput;
  const [{ output }] = (Array.isArray(result) ? result : [result]) as [Rolldown.RolldownOutput];
  return output.filter((one) => one.type === 'chunk');
}

/** What the page comes with: the entry and all that it imports at once. */
function first(chunks: Rolldown.OutputChunk[]): string {
  const seen = new Set<string>();
  const walk = (file: string): string => {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    if (!chunk || seen.has(file)) return '';
    seen.add(file);
    return chunk.code + chunk.imports.map(walk).join('');
  };
  return walk(chunks.find(({ isEntry }) => isEntry)?.fileName ?? '');
}

const CHANGES = 'this.options.mutationFn';
const ENDLESS = 'fetchOptions?.meta?.fetchMore';

it('leaves changes and endless lists to the parts that use them', async () => {
  const [all, less] = [first(await built([])), first(await built([laterQueries()]))];
  for (const mark of [CHANGES, ENDLESS]) {
    expect(all, `${mark} is in the library`).toContain(mark);
    expect(less).not.toContain(mark);
  }
});

it('gives them to the client when such a part has come', async () => {
  for (const { fileName, code } of await built([laterQueries()])) writeFileSync(path.join(folder, fileName), code);
  const { client, later } = await import(/* @vite-ignore */ pathToFileURL(path.join(folder, 'entry.js')).href);
  const { change, pages } = await later();
  expect(await change(client, async () => 'changed')).toBe('changed');
  const list = pages(client, async ({ pageParam }: { pageParam: number }) => `page ${pageParam}`);
  await list.fetchNextPage();
  const { data } = await list.fetchNextPage();
  expect(data.pages).toEqual(['page 1', 'page 2']);
});
