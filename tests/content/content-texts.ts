/** Every text of frontend/content as it is written, without running it: what a list of words or a grade is held against. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CONTENT = path.resolve(import.meta.dirname, '../../frontend/content/en');

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

export function textsOf(file: string, source: string): ContentText[] {
  return [...source.matchAll(TOKENS)].flatMap((token) => {
    const written = token[1] ?? token[2] ?? token[3];
    if (written === undefined || !/[a-z] [a-z]/i.test(written)) return [];
    return [{ file, line: source.slice(0, token.index).split('\n').length, text: spoken(written) }];
  });
}

/** All of them, file by file. */
export function contentTexts(): ContentText[] {
  return readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .flatMap((file) => textsOf(file, readFileSync(path.join(CONTENT, file), 'utf8')));
}
