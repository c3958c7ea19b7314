/** Every line of the search's own sets, once: what people type, as the judges of the search ask it. */
import answers from '../../search/answers/lines.jsonl?raw';
import french from '../../search/readings/french.jsonl?raw';
import heldOut from '../../search/readings/held-out.jsonl?raw';
import names from '../../search/readings/names.jsonl?raw';
import wishes from '../../search/readings/wishes.jsonl?raw';
import realLife from '../../search/real-life-queries.json';

const linesOf = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { line: string }).line);

export const OWN_QUERIES: readonly string[] = [
  ...new Set([
    ...[answers, french, heldOut, names, wishes].flatMap(linesOf),
    ...(realLife as { text: string }[]).map(({ text }) => text),
  ]),
];
