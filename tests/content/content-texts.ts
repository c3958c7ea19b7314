/** Every text of the site as it is written, without running it: what a list of words or a grade is held against. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPieces } from '../../scripts/long-texts/pieces.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CONTENT = path.join(ROOT, 'frontend/content/en');
/** Words outside frontend/content: labels of values, failures, what presenters and the search say. */
const ELSEWHERE = [
  'schema/domain/**/*.ts',
  'data/pipeline/describe/*.ts',
  'worker/presenters/*.ts',
  'worker/search/query/{explain-parse,negate,parse-query,orders}.ts',
];
/** A label of one word. */
const ONE_WORD = /^[A-Z][a-z’'-]{2,}[.…:?!]?$/;

export interface ContentText {
  /** Its file, from frontend/content on. */
  file: string;
  /** From 1. */
  line: number;
  /** The text; what is put in when it is said stands as "X". */
  text: string;
}

/** Comments, then the three kinds of text; `${…}` may hold texts of its own, one level deep. */
const TOKENS =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\$]|\\.|\$(?!\{)|\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\})*)`/g;

/** A name in running text, as `link('the name', '/address')` has it, is read with the sentence around it. */
const MARKED = /\$\{(?:link|strong|em)\(\s*'((?:[^'\\]|\\.)*)'[^}]*\}/g;

const spoken = (source: string) =>
  source
    .replace(MARKED, '$1')
    .replace(/\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\}/g, 'X')
    .replace(/\\(.)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

const isText = (written: string, oneWord: boolean) =>
  /[a-z] [a-z]/i.test(written) || (oneWord && ONE_WORD.test(written));

/** `oneWord`: labels of one word too, which a sentence's grade does not read. */
export function textsOf(file: string, source: string, oneWord = false): ContentText[] {
  return [...source.matchAll(TOKENS)].flatMap((token) => {
    const written = token[1] ?? token[2] ?? token[3];
    // What is followed by a colon is a key: a text as a record holds it, which is said otherwise.
    if (written === undefined || source[token.index + token[0].length] === ':') return [];
    if (!isText(written, oneWord)) return [];
    return [{ file, line: source.slice(0, token.index).split('\n').length, text: spoken(written) }];
  });
}

/** Names of a term that people type, whatever we call it. */
const OTHER_NAMES = 'Also: ';

/** What people type for a figure in the search box, in any spelling and language (schema/domain/figures). */
const TYPED = /^export const \w+_PHRASES = \{$[\s\S]*?^\} satisfies/gm;
/** Without it, the other lines where they were. */
const untyped = (source: string) => source.replace(TYPED, (typed) => typed.replace(/[^\n]+/g, ''));

/** The texts of a module, or of a long text in Markdown. */
function textsIn(file: string, source: string, oneWord: boolean): ContentText[] {
  if (!file.endsWith('.md')) return textsOf(file, source, oneWord);
  const lines = source.split('\n');
  return readPieces(file, source)
    .filter(({ text, line }) => isText(text, oneWord) && !lines[line - 1]?.startsWith(OTHER_NAMES))
    .map((piece) => ({ file, ...piece }));
}

/** All of frontend/content, file by file. */
export function contentTexts(oneWord = false): ContentText[] {
  return readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|md)$/.test(file) && !file.endsWith('.test.ts'))
    .sort()
    .flatMap((file) => textsIn(file, readFileSync(path.join(CONTENT, file), 'utf8'), oneWord));
}

/** Everything that the site says in English: content with labels of one word, and words of schema/ and the Worker. */
export function allTexts(): ContentText[] {
  const elsewhere = globSync(ELSEWHERE, { cwd: ROOT })
    .filter((file) => !/\.test\.ts$|\/fr\//.test(file))
    .sort()
    .flatMap((file) => textsOf(file, untyped(readFileSync(path.join(ROOT, file), 'utf8')), true));
  return [...contentTexts(true), ...elsewhere];
}
