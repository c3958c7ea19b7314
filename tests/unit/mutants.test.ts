import { describe, expect, it } from 'vitest';
import { mutantsOf, mutated, withTraces } from '../../scripts/mutants/make-mutants.ts';
import { inOrderOf, shareOf } from '../../scripts/mutants/sample.ts';
import { TRACES } from '../../scripts/mutants/traces.ts';

const made = (text: string) => mutantsOf('rules.ts', text).map((mutant) => mutated(text, mutant));

describe('mutants of a source', () => {
  it.each([
    ['const a = b < c;', ['const a = b <= c;']],
    ['const a = b >= c;', ['const a = b > c;']],
    ["const a = b === 'x';", ["const a = b !== 'x';", "const a = b === '';"]],
    ['const a = b && c;', ['const a = (b || c);']],
    ['const a = b ?? c;', ['const a = (b);']],
    ['const a = !b;', ['const a = b;']],
    ['const a = b - c;', ['const a = b + c;']],
    ['const a = Math.min(b, c);', ['const a = Math.max(b, c);']],
    ['const FADE = 0.93;', ['const FADE = 0;']],
    ['const MOST = 1_000;', ['const MOST = 1001;']],
    ['if (a) b();', ['if (true) b();', 'if (false) b();', 'if (a) ;']],
    [
      'for (;;) { if (a()) break; }',
      ['for (;;) { if (true) break; }', 'for (;;) { if (false) break; }', 'for (;;) { if (a()) ; }'],
    ],
  ])('%s', (text, expected) => {
    expect(made(text)).toEqual(expected);
  });

  it.each([
    "const a = 'text ' + b;",
    'type A = 1 | 2;',
    'interface A { b: true }',
    "import a from 'b';",
    'const TABLE = [1, 2, 3];',
    "deps.log('warn', 'x');",
  ])('%s has none: it is data, a type, a text or the log', (text) => {
    expect(made(text)).toEqual([]);
  });

  it('say in which line they are, and in which function, as traces count them', () => {
    const text = 'const a = b < c;\nconst f = (x) => x < y;\nfunction g() {\n  return () => x < y;\n}\n';
    expect(mutantsOf('rules.ts', text).map(({ line, inside }) => [line, inside])).toEqual([
      [1, 0],
      [2, 1],
      [4, 3],
    ]);
  });
});

describe('traces', () => {
  it('note what is entered and leave the rest as it was', () => {
    const text = `
      const f = (x) => x + 1;
      function g() { return (() => ({ a: f(1) }))(); }
      const never = () => 0;
      result = g();
    `;
    const found = {} as Record<string, unknown>;
    const run = new Function('globalThis', `let result;${withTraces('rules.ts', text)}; return result;`);
    expect(run(found)).toEqual({ a: 2 });
    expect([...(found[TRACES] as Set<string>)].sort()).toEqual([
      'rules.ts#0',
      'rules.ts#1',
      'rules.ts#2',
      'rules.ts#3',
    ]);
  });
});

describe('a sample', () => {
  const all = Array.from({ length: 100 }, (_, at) => at);

  it('is the same for a seed, another for another, and holds each once', () => {
    expect(inOrderOf(7, all)).toEqual(inOrderOf(7, all));
    expect(inOrderOf(7, all)).not.toEqual(inOrderOf(8, all));
    expect(inOrderOf(7, all).toSorted((a, b) => a - b)).toEqual(all);
  });

  it('says between what the share of all lies', () => {
    const { share, low, high } = shareOf(80, 100);
    // Wilson's interval for 80 of 100.
    expect([share, low, high].map((value) => Number(value.toFixed(3)))).toEqual([0.8, 0.711, 0.867]);
    expect(shareOf(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
    expect(shareOf(5, 5).high).toBe(1);
  });
});
