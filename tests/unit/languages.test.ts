/** Words and names: in both languages, compared by the compiler, and imported by the alias that the build resolves. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { FOLDERS_OF_WORDS, sameShapes } from '../../scripts/write-types.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const modulesOf = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();

it.each(FOLDERS_OF_WORDS)('the modules of %s are compared, each of them', (folder) => {
  const compared = sameShapes(folder);
  const modules = modulesOf(`${folder}/en`);
  expect(modules.length).toBeGreaterThan(10);
  expect(
    modules.filter((file) => !compared.includes(`'./en/${file}'`) || !compared.includes(`'./fr/${file}'`)),
  ).toEqual([]);
});

it('each long text is in both languages', () => {
  const textsOf = (language: string) =>
    globSync('**/*.md', { cwd: path.join(ROOT, 'frontend/content', language) }).sort();
  expect(textsOf('en').length).toBeGreaterThan(20);
  expect(textsOf('fr')).toEqual(textsOf('en'));
});

const NAMED = {
  words: /from '#frontend\/content\/(?:en|fr)\//,
  names: /from '#schema\/domain\/(?:names\/(?:en|fr)\/|places\/english-places)/,
};
const sourcesOf = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !/^frontend\/(?:content\/(?:en|fr)|styled-system)\//.test(file));
const naming = (pattern: RegExp, files: readonly string[]) =>
  files.filter((file) => pattern.test(readFileSync(path.join(ROOT, file), 'utf8')));

it('pages and presenters name no language: the build decides', () => {
  const frontend = sourcesOf('frontend');
  expect(frontend.length).toBeGreaterThan(500);
  expect(naming(NAMED.words, [...frontend, ...sourcesOf('worker')])).toEqual([]);
  // Search goes by the English names of codes.
  expect(naming(NAMED.names, frontend)).toEqual([]);
});
