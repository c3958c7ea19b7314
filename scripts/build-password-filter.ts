/** `npm run data:passwords`: makes the filter of common passwords from data/common-passwords. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filterOf } from '#schema/domain/account/bloom-filter.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** One of 15,000 other words is then taken for one of them. */
export const BITS_PER_WORD = 20;

/** All words of data/common-passwords, each once. */
export function commonPasswords(): string[] {
  const lines = ['most-common.txt', 'french.txt', 'more.txt'].flatMap((file) =>
    readFileSync(path.join(ROOT, 'data/common-passwords', file), 'utf8')
      .trimEnd()
      .split('\n'),
  );
  return [...new Set(lines)];
}

if (import.meta.main) {
  const base64 = Buffer.from(filterOf(commonPasswords(), BITS_PER_WORD)).toString('base64');
  const text = `/** The most common passwords (data/common-passwords) as a Bloom filter; made by \`npm run data:passwords\`, not by hand. */
export const COMMON_PASSWORDS = {
  bitsPerWord: ${BITS_PER_WORD},
  base64:
    '${base64}',
} as const;
`;
  writeFileSync(path.join(ROOT, 'schema/domain/account/common-passwords.ts'), text);
  console.log(`Wrote a filter of ${Math.round((base64.length * 3) / 4).toLocaleString('en-US')} bytes.`);
}
