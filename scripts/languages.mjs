/**
 * Writes the modules that say each word in the language that is spoken (frontend/words, schema/domain/spoken), from the
 * words of each language (frontend/content/en and /fr, schema/domain/names/en and /fr). The Worker, tests and the
 * server for development have them; a build for browsers takes the words of its one language in their place
 * (scripts/one-language-build.ts). The types check that all languages have one shape.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * @typedef {object} Room
 * @property {string} alias What its words are imported by, as in `#words/home.ts`.
 * @property {string} words Folder with one folder a language.
 * @property {string} made Where the modules that speak go.
 */

/** @type {readonly Room[]} */
export const ROOMS = [
  { alias: '#words/', words: 'frontend/content', made: 'frontend/words' },
  { alias: '#names/', words: 'schema/domain/names', made: 'schema/domain/spoken' },
];

const VALUE = /^export (?:async )?(?:const|let|function|class) (\w+)/gm;

const TYPE = /^export (?:type|interface) (\w+)/gm;

/**
 * Names of what a module exports, but for types.
 * @param {string} code
 */
export const exportedNames = (code) => [...code.matchAll(VALUE)].map(([, name = '']) => name);

/**
 * @param {Room} room
 * @param {string} file
 * @param {string} code
 */
function speakingModule({ words }, file, code) {
  const from = (/** @type {string} */ language) => `#${words}/${language}/${file}`;
  const names = exportedNames(code);
  const typeNames = [...code.matchAll(TYPE)].map(([, name = '']) => name);
  const types = typeNames.length === 0 ? '' : `export type { ${typeNames.join(', ')} } from '${from('en')}';\n`;
  const top = `/** Made by scripts/languages.mjs: not for editing. */\n`;
  if (names.length === 0) return top + types;
  return `${top}import { type SameShape, whenSpoken } from '#schema/domain/language.ts';
import * as en from '${from('en')}';
import * as fr from '${from('fr')}';
${types}
${names.map((name) => `export let ${name} = en.${name};`).join('\n')}
export const sameShape: SameShape<typeof en, typeof fr> = true;
whenSpoken((language) => {
  ({ ${names.join(', ')} } = language === 'fr' ? (fr as unknown as typeof en) : en);
});
`;
}

const modulesBelow = (/** @type {string} */ folder) =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => file.split(path.sep).join('/'))
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .sort();

/** Writes what has changed, and takes away what no words stand behind any more. */
export function writeLanguages() {
  for (const room of ROOMS) {
    const english = path.join(ROOT, room.words, 'en');
    const made = path.join(ROOT, room.made);
    const files = modulesBelow(english);
    mkdirSync(made, { recursive: true });
    for (const gone of modulesBelow(made).filter((file) => !files.includes(file))) rmSync(path.join(made, gone));
    for (const file of files) {
      const target = path.join(made, file);
      const code = speakingModule(room, file, readFileSync(path.join(english, file), 'utf8'));
      mkdirSync(path.dirname(target), { recursive: true });
      if (readOrNull(target) !== code) writeFileSync(target, code);
    }
  }
}

/** @param {string} file */
function readOrNull(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeLanguages();
