/**
 * `npm run data:report [-- --write]`: what is in the dataset, what is not and why; --write puts it in docs/data.md.
 * `-- --peers <commit>` only lists the schools that were compared with another group of peers in the dataset of that commit.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Dataset } from '#schema/domain/record/dataset.ts';
import { type BuildNotes, readNotes } from '../build-notes.ts';
import { loadDataset } from '../dataset-files.ts';
import { earningsCounts, fieldCounts, LEAST_UNDERGRADUATES, rateCounts, targetResults } from './coverage.ts';
import { committedDataset, differenceOf, peerChanges, peersAt } from './difference.ts';
import { DOCUMENT, documentOf } from './document.ts';
import { extremes, toLookAt } from './outliers.ts';

const EXTREMES_SHOWN = 3;
const SCHOOLS_SHOWN = 5;

const heading = (text: string): void => console.log(`\n${text}\n${'-'.repeat(text.length)}`);
const share = (value: number): string => `${(value * 100).toFixed(1).padStart(5)} %`;

function printCoverage(dataset: Dataset): void {
  const { US, CA } = dataset.manifest.counts;
  heading(`Coverage of ${US} US and ${CA} Canadian universities`);
  for (const { field, counts } of fieldCounts(dataset)) {
    console.log(`${field.padEnd(26)} US ${share(counts.US / US)}   CA ${share(counts.CA / CA)}`);
  }
  const results = targetResults(dataset);
  heading(
    `Targets, ${results[0]?.schools ?? 0} bachelor's-granting US universities with ${LEAST_UNDERGRADUATES} or more undergraduates`,
  );
  for (const { what, share: target, reached } of results) {
    console.log(`${reached >= target ? 'ok    ' : 'SHORT '} ${what.padEnd(54)} ${share(reached)} of ${share(target)}`);
  }
}

function printRates(dataset: Dataset): void {
  heading('Rates: schools that have one, know of how many people it is, and may be compared by it');
  for (const { field, known, counted, deciding } of rateCounts(dataset)) {
    console.log(
      `${field.padEnd(26)} ${[known, counted, deciding].map((count) => String(count).padStart(6)).join(' ')}`,
    );
  }
  heading('Programs by level: all, with pay after one year, after four years, with debt');
  for (const { level, counts } of earningsCounts(dataset)) {
    console.log(`${level.padEnd(26)} ${counts.map((count) => String(count).padStart(6)).join(' ')}`);
  }
}

function printOutliers({ universities }: Dataset): void {
  heading('Outliers');
  for (const { field, lowest, highest } of extremes(universities, EXTREMES_SHOWN)) {
    const told = (list: typeof lowest): string => list.map(({ value, name }) => `${value} ${name}`).join('; ');
    console.log(`${field}\n  lowest  ${told(lowest)}\n  highest ${told(highest)}`);
  }
  for (const [kind, checks] of Map.groupBy(toLookAt(universities), (check) => check.kind)) {
    heading(kind);
    for (const { what, schools } of checks) {
      const first = schools.slice(0, SCHOOLS_SHOWN).map(({ name }) => name);
      const names = first.length === 0 ? '' : ` (${first.join('; ')}${schools.length > first.length ? '; …' : ''})`;
      console.log(`${what}: ${schools.length}${names}`);
    }
  }
}

function printNotes({ rejects, exclusions, unmatched, links, aliasDrops, scholarships }: BuildNotes): void {
  heading('Rows no reader would take');
  for (const [source, reasons] of Object.entries(rejects)) {
    for (const [reason, count] of Object.entries(reasons)) console.log(`${source.padEnd(28)} ${count} ${reason}`);
  }
  heading('Institutions left out');
  for (const [country, rules] of Object.entries(exclusions)) {
    for (const [rule, count] of Object.entries(rules)) console.log(`${country} ${String(count).padStart(5)} ${rule}`);
  }
  heading('Records joined without a common id');
  for (const [rule, count] of Object.entries(links)) console.log(`${String(count).padStart(5)} ${rule}`);
  heading('Rows read and not used');
  for (const { source, row, reason } of unmatched) console.log(`${source}: ${row}: ${reason}`);
  heading('Names left out');
  for (const [reason, count] of Object.entries(aliasDrops)) console.log(`${String(count).padStart(5)} ${reason}`);
  const { shown, ended, leftOut } = scholarships;
  heading(`Scholarships: ${shown} shown, ${ended} that have ended, ${leftOut.length} left out`);
  for (const { name, reason } of leftOut) console.log(`${name}: ${reason}`);
}

function printDifference(dataset: Dataset): void {
  const before = committedDataset();
  heading('Difference from the last committed dataset');
  if (!before) {
    console.log('There is no committed dataset to compare with.');
    return;
  }
  const { versions, added, removed, changed, counts } = differenceOf(before, dataset);
  if (versions[0] === versions[1]) {
    console.log(`None: both are ${versions[0]}.`);
    return;
  }
  console.log(`${versions[0]} -> ${versions[1]}`);
  for (const [what, [was, is]] of Object.entries(counts)) console.log(`${what}: ${was} -> ${is}`);
  for (const [what, list] of Object.entries({ added, removed })) {
    if (list.length > 0)
      console.log(`${what} ${list.length}: ${list.slice(0, 20).join('; ')}${list.length > 20 ? '; …' : ''}`);
  }
  for (const [key, count] of Object.entries(changed)) console.log(`${key}: ${count} changed`);
}

function printPeerChanges({ universities, peers }: Dataset, commit: string): void {
  const names = new Map(universities.map(({ id, name }) => [id, name]));
  const changes = peerChanges(peersAt(commit), peers);
  heading(
    `${changes.reduce((sum, { ids }) => sum + ids.length, 0)} schools in another group of peers than at ${commit}`,
  );
  for (const { change, ids } of changes) console.log(`${change}: ${ids.map((id) => names.get(id)).join('; ')}`);
}

function printAll(dataset: Dataset, notes: BuildNotes): void {
  printCoverage(dataset);
  printRates(dataset);
  printOutliers(dataset);
  printNotes(notes);
  printDifference(dataset);
}

const { values: options } = parseArgs({
  options: { write: { type: 'boolean', default: false }, peers: { type: 'string' } },
});
const dataset = loadDataset();
const notes = readNotes();
if (options.peers === undefined) printAll(dataset, notes);
else printPeerChanges(dataset, options.peers);
if (options.write) {
  writeFileSync(DOCUMENT, documentOf(dataset, notes));
  console.log('\ndocs/data.md is written.');
}
