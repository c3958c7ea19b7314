/** `npm run data:lint`: checks the committed dataset and counts how its files fit together; exits 1 with a list when something is wrong. */
import { loadDataset } from '../dataset-files.ts';
import { programJoins } from './joins.ts';
import { knowledgeOfDataset } from './knowledge.ts';
import { lint } from './lint.ts';

const dataset = loadDataset();
const complaints = lint(dataset, knowledgeOfDataset());
for (const { rule, where, what } of complaints) console.error(`${rule}: ${where}: ${what}`);
const { universities, aliases, programs } = dataset.manifest.counts;
console.log(
  complaints.length === 0
    ? `Dataset ${dataset.manifest.version} is sound: ${universities} universities, ${aliases} aliases, ${programs} programs.`
    : `${complaints.length} complaints.`,
);
const joins = programJoins(dataset);
const part = ({ of, whole }: { of: number; whole: number }) =>
  `${of} of ${whole} (${((100 * of) / whole).toFixed(1)} %)`;
console.log(`Graduates of 2023-24 in the file of five years equal those of the program: ${part(joins.lastYear)}.`);
console.log(
  `CIP groups matched with occupations: ${part(joins.groups)}, and programs in them: ${part(joins.programs)}.`,
);
process.exitCode = complaints.length === 0 ? 0 : 1;
