/** `npm run data:lint`: checks the committed dataset; exits 1 with a list when something is wrong. */
import { loadDataset } from '../dataset-files.ts';
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
process.exitCode = complaints.length === 0 ? 0 : 1;
