/** docs/data.md: written from the committed dataset and the tables the build picks by, so that it cannot drift. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Dataset, Manifest } from '#schema/domain/record/dataset.ts';
import { MIN_COHORT } from '#schema/domain/record/small-cohorts.ts';
import type { BuildNotes } from '../build-notes.ts';
import { CANADA_FEES } from '../canada/fees.ts';
import { CANADA_VINTAGES, EVIDENCE } from '../canada/vintages.ts';
import { OLDEST_YEAR } from '../figure-age.ts';
import { FEATURES } from '../similar/distance.ts';
import { FIELD_VINTAGES } from '../us/field-vintages.ts';
import {
  earningsCounts,
  fieldCounts,
  LEAST_UNDERGRADUATES,
  missingCounts,
  rateCounts,
  targetResults,
} from './coverage.ts';

export const DOCUMENT = path.resolve(import.meta.dirname, '../../../docs/data.md');
const PROSE = path.join(import.meta.dirname, 'data-prose.md');

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const share = (value: number): string => `${(value * 100).toFixed(1)} %`;
const grouped = (value: number): string => value.toLocaleString('en-US');

function sourcesTable({ sources }: Manifest): string {
  return table(
    ['Key', 'What', 'Publisher', 'Vintage', 'Licence', 'Rows'],
    sources.map(({ key, title, url, publisher, vintage, licence, rows }) => [
      `\`${key}\``,
      `[${title}](${url})`,
      publisher,
      vintage,
      licence,
      grouped(rows),
    ]),
  );
}

function usVintages(): string {
  return table(
    ['Figure', 'Source and variable, in the order they are asked'],
    Object.entries(FIELD_VINTAGES)
      .filter(([, vintages]) => vintages.length > 0)
      .map(([field, vintages]) => [
        `\`${field}\``,
        vintages
          .map((vintage, index) => `${index + 1}. \`${vintage.table}\` ${vintage.variable} (${vintage.year})`)
          .join('<br>'),
      ]),
  );
}

function canadaVintages(): string {
  return table(
    ['Figure', 'Evidence, best first', 'Not before', 'Why'],
    Object.entries(CANADA_VINTAGES).map(([field, { order, oldest, why }]) => [
      `\`${field}\``,
      order.map((evidence, index) => `${index + 1}. ${EVIDENCE[evidence]}`).join('<br>'),
      oldest === 0 ? '' : String(oldest),
      why,
    ]),
  );
}

function targets(dataset: Dataset): string {
  return table(
    ['Figure', 'Target', 'Reached'],
    targetResults(dataset).map(({ what, share: target, reached }) => [what, share(target), share(reached)]),
  );
}

function coverage(dataset: Dataset): string {
  const { US, CA } = dataset.manifest.counts;
  const reasonsOf = (reasons: ReadonlyMap<string, number> | undefined): string =>
    [...(reasons ?? [])]
      .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .map(([reason, count]) => `${reason} ${grouped(count)}`)
      .join(', ');
  const missing = { US: missingCounts(dataset, 'US'), CA: missingCounts(dataset, 'CA') };
  return table(
    ['Figure', 'US', 'Canada', 'Missing in the US', 'Missing in Canada'],
    fieldCounts(dataset).map(({ field, counts }) => [
      `\`${field}\``,
      share(counts.US / US),
      share(counts.CA / CA),
      reasonsOf(missing.US.get(field)),
      reasonsOf(missing.CA.get(field)),
    ]),
  );
}

function rates(dataset: Dataset): string {
  return table(
    ['Rate', 'Schools', 'with the number of people', `of ${MIN_COHORT} or more`],
    rateCounts(dataset).map(({ field, known, counted, deciding }) => [
      `\`${field}\``,
      ...[known, counted, deciding].map(grouped),
    ]),
  );
}

function programEarnings(dataset: Dataset): string {
  return table(
    ['Level', 'Programs', 'with pay after one year', 'after four years', 'with debt'],
    earningsCounts(dataset).map(({ level, counts }) => [level, ...counts.map(grouped)]),
  );
}

function countsTable(head: [string, string], counts: Record<string, number>): string {
  return table(
    head,
    Object.entries(counts).map(([what, count]) => [what, grouped(count)]),
  );
}

function exclusions({ exclusions: { US, CA } }: BuildNotes): string {
  const rows = (country: string, counts: Record<string, number>) =>
    Object.entries(counts).map(([rule, count]) => [country, rule, grouped(count)]);
  return table(['Country', 'Left out because', 'Institutions'], [...rows('US', US), ...rows('Canada', CA)]);
}

function leftOver({ rejects, unmatched }: BuildNotes): string {
  const counted = new Map<string, number>();
  for (const { source, reason } of unmatched) {
    counted.set(`${source}|${reason}`, (counted.get(`${source}|${reason}`) ?? 0) + 1);
  }
  const rejected = Object.entries(rejects).flatMap(([source, reasons]) =>
    Object.entries(reasons).map(([reason, count]) => [`\`${source}\``, 'not read', reason, grouped(count)]),
  );
  const unused = [...counted].map(([key, count]) => {
    const [source = '', reason = ''] = key.split('|');
    return [`\`${source}\``, 'not used', reason, grouped(count)];
  });
  return table(['Source', 'Rows', 'Reason', 'How many'], [...rejected, ...unused]);
}

function scholarships({ scholarships: { shown, ended, leftOut } }: BuildNotes): string {
  const rows = leftOut.map(({ name, reason }) => [name, reason]);
  return `${shown} are shown and ${ended} are said to have ended; the rest is left out:\n\n${table(['Row', 'Left out because'], rows)}`;
}

function features(): string {
  return table(
    ['Feature', 'Weight'],
    FEATURES.map(({ name, weight }) => [name, String(weight)]),
  );
}

const dollars = (value: number): string => `$${grouped(value)}`;

/** What the marks of data-prose.md stand for. */
function parts(dataset: Dataset, notes: BuildNotes): Record<string, string> {
  const { counts, exchangeRate, affordability, version } = dataset.manifest;
  return {
    version,
    universities: grouped(counts.universities),
    us: grouped(counts.US),
    canada: grouped(counts.CA),
    programs: grouped(counts.programs),
    aliases: grouped(counts.aliases),
    'exchange rate': `${exchangeRate.usdPerCad} US dollars for a Canadian dollar, ${exchangeRate.date} (${exchangeRate.source})`,
    'budget-friendly': dollars(affordability.budgetFriendlyBelow),
    moderate: dollars(affordability.moderateBelow),
    'least undergraduates': String(LEAST_UNDERGRADUATES),
    'canadian fees': CANADA_FEES,
    sources: sourcesTable(dataset.manifest),
    exclusions: exclusions(notes),
    'us vintages': usVintages(),
    'canada vintages': canadaVintages(),
    links: countsTable(['Joined because', 'Institutions'], notes.links),
    'left over': leftOver(notes),
    scholarships: scholarships(notes),
    targets: targets(dataset),
    coverage: coverage(dataset),
    rates: rates(dataset),
    'program earnings': programEarnings(dataset),
    'oldest year': String(OLDEST_YEAR),
    'least cohort': String(MIN_COHORT),
    features: features(),
  };
}

/** The whole document. Throws when the prose asks for a part that is not there, or leaves one out. */
export function documentOf(dataset: Dataset, notes: BuildNotes): string {
  const filled = parts(dataset, notes);
  const used = new Set<string>();
  const text = readFileSync(PROSE, 'utf8').replace(/\{\{([^}]+)\}\}/g, (_mark, name: string) => {
    const part = filled[name];
    if (part === undefined) throw new Error(`data-prose.md asks for {{${name}}}`);
    used.add(name);
    return part;
  });
  const forgotten = Object.keys(filled).filter((name) => !used.has(name));
  if (forgotten.length > 0) throw new Error(`data-prose.md leaves out ${forgotten.join(', ')}`);
  return text;
}
