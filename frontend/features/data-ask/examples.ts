/** Questions to begin with; their names are in content/<language>/site/data-ask.ts. */
import type { dataAskWords } from '#words/site/data-ask.ts';
import questions from './examples.json' with { type: 'json' };

export type ExampleKey = keyof typeof dataAskWords.exampleNames;

const LINES: Readonly<Record<ExampleKey, readonly string[]>> = questions;

export const EXAMPLE_KEYS = Object.keys(LINES) as readonly ExampleKey[];
export const EXAMPLES = Object.fromEntries(EXAMPLE_KEYS.map((key) => [key, LINES[key].join('\n')])) as Readonly<
  Record<ExampleKey, string>
>;

/** What they are about, in the order of the page. */
export const EXAMPLE_GROUPS = {
  price: ['ohio', 'states', 'outOfState'],
  graduation: ['open', 'pell'],
  pay: ['majors', 'nursing', 'online'],
  canada: ['canada', 'blanks', 'receipts'],
} as const satisfies Record<keyof typeof dataAskWords.exampleGroups, readonly ExampleKey[]>;
export const EXAMPLE_GROUP_KEYS = Object.keys(EXAMPLE_GROUPS) as readonly (keyof typeof EXAMPLE_GROUPS)[];
