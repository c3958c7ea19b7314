/**
 * What assistants read, over every school of the committed dataset: each number in a text is the record's, with the year,
 * source and number of people that the record has, and no line has a number besides.
 */

import { describe, expect, it } from 'vitest';
import type { ToolSchool } from '#schema/api/assistant-tools.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { LISTED_FIGURES, TOOL_FIGURES, type ToolFigure } from '#schema/domain/figures/tool-figures.ts';
import { MISSING_LABELS } from '#schema/domain/record/facts.ts';
import { planOf } from '#schema/domain/record/university-fields.ts';
import { FIGURE_LABELS } from '#words/figures/derived/labels.ts';
import {
  presentExplained,
  presentListedSchool,
  presentToolFacts,
  presentToolSchool,
  TOOL_TEXTS,
} from '#worker/presenters/assistant-answers.ts';
import { presentRecord } from '#worker/presenters/university-record.ts';
import { universityDocuments } from '../../data/seed/university-documents.ts';
import { committedDataset } from '../search/catalogue.ts';

const dataset = committedDataset();
const records = [...universityDocuments(dataset)].map((one) => presentRecord(one, dataset.manifest.affordability));
const url = (path: string) => `https://campusatlas.example${path}`;

/** Runs of digits: "2023-24" has 2023 and 24. */
const digitsIn = (text: string): string[] => text.match(/\d+/g) ?? [];

/** The value that the words begin with, as a number: "$57,986", "CA$3,438", "94.1%", "17:1", "1861". */
function valueIn(text: string): number {
  const [, digits = ''] = /^(?:CA)?\$?([\d,]+(?:\.\d+)?)(?:%|:1)?(?= \(|$)/.exec(text) ?? [];
  return digits === '' ? Number.NaN : Number(digits.replaceAll(',', ''));
}

const WRITTEN: Readonly<Record<string, string>> = { two: '2', three: '3', ten: '10' };

/** What is wrong with a line of a text; nothing when it says what the record says. */
function faultsOf(line: string, record: UniversityRecordView, field: ToolFigure): string[] {
  const label = `${FIGURE_LABELS[field]}: `;
  if (!line.startsWith(label)) return [`begins otherwise than “${label}”`];
  const said = line.slice(label.length);
  const value = record[field];
  if (value === null) {
    const reason = MISSING_LABELS[record.missing[field] ?? 'no-source'];
    return said === reason ? [] : [`is blank for “${said}”, not “${reason}”`];
  }
  const faults: string[] = [];
  const { unit = 'count' } = planOf(field);
  const written =
    unit === 'rate' || unit === 'percent' || unit === 'ratio' ? Math.round(value * 10) / 10 : Math.round(value);
  if (valueIn(said) !== written) faults.push(`says ${said}, the record ${value}`);
  const money = unit === 'money' || unit === 'fee';
  const canadian = record.currency === 'CAD' && field !== 'medianEarnings' && field !== 'medianDebt';
  if (money && said.startsWith('CA$') !== canadian) faults.push(`is in another currency: ${said}`);
  // What is behind it: its year, source and people, and nothing else.
  const fact = record.facts[field];
  const people = record.cohorts[field]?.count;
  let behind = / \((.*)\)$/s.exec(said)?.[1] ?? '';
  if (fact) {
    if (!behind.includes(fact.source)) faults.push(`does not name ${fact.source}`);
    behind = behind.replace(fact.source, '');
    if ((fact.estimate === true) !== behind.includes('estimate')) faults.push('is an estimate, or not');
  }
  if (people !== undefined) {
    const counted = `of ${people.toLocaleString('en-US')} student${people === 1 ? '' : 's'}`;
    if (!behind.includes(counted)) faults.push(`does not say “${counted}”`);
    behind = behind.replace(counted, '');
  }
  const years = digitsIn((fact?.year ?? '').replace(/\b(?:two|three|ten)\b/g, (word) => WRITTEN[word] ?? word));
  for (const digits of digitsIn(behind))
    if (!years.some((one) => one === digits || one.endsWith(digits)))
      faults.push(`has ${digits} besides: ${said}, of ${fact?.year}`);
  if (fact && years.length > 0 && digitsIn(behind).length === 0) faults.push('has no year');
  return faults;
}

function schoolFaults(text: string, school: ToolSchool, record: UniversityRecordView, fields: readonly ToolFigure[]) {
  const lines = text.split('\n');
  const begins = lines.indexOf(school.url);
  if (begins < 1 || lines[begins - 1] !== `${record.name}, ${school.place}`) return [`${record.name} is not named`];
  const expected = fields.filter((field) => record[field] !== null || record.missing[field] !== 'not-applicable');
  return expected.flatMap((field, at) => {
    const line = lines[begins + 1 + at] ?? '';
    const faults = line.startsWith('- ') ? faultsOf(line.slice(2), record, field) : ['has no line'];
    return faults.map((fault) => `${record.name} (${record.id}), ${field}: ${fault}`);
  });
}

const VERSION = { dataset: { version: 'x' } };

describe('the texts of assistants', () => {
  it('are of schools of every kind and both countries', () => {
    expect(records.length).toBeGreaterThan(3_900);
    expect(new Set(records.map(({ kind }) => kind)).size).toBe(5);
    expect(new Set(records.map(({ country }) => country))).toEqual(new Set(['US', 'CA']));
  });

  it('say of each school, in its own answer and in a list, what the record says', () => {
    const faults = records.flatMap((record) => {
      const school = presentToolSchool(record, url);
      const { description, programs } = record;
      const fields = programs.slice(0, 8).map(({ title, graduates }) => ({ title, graduates }));
      const alone = TOOL_TEXTS.university({ school, description, facts: presentToolFacts(record), fields, ...VERSION });
      const listed = presentListedSchool(record, url);
      const list = { schools: [listed], total: 1, page: 1, totalPages: 1, understood: [], unused: [], url: url('/') };
      return [
        ...(alone.startsWith(description) ? [] : [`${record.name}: another description`]),
        ...schoolFaults(alone, school, record, TOOL_FIGURES),
        ...schoolFaults(TOOL_TEXTS.search({ ...list, ...VERSION }), listed, record, LISTED_FIGURES),
        ...fields.flatMap(({ title, graduates }) => {
          const line =
            graduates === null
              ? `- ${title}`
              : `- ${title}: ${graduates.toLocaleString('en-US')} graduate${graduates === 1 ? '' : 's'}`;
          return alone.split('\n').includes(line) ? [] : [`${record.name}: no line “${line}”`];
        }),
      ];
    });
    expect(faults.slice(0, 20)).toEqual([]);
  });

  it('explain a figure with the record’s value, variable and address', () => {
    const faults = records.flatMap((record) =>
      TOOL_FIGURES.flatMap((field) => {
        const explained = presentExplained(record, field, url);
        const lines = TOOL_TEXTS.explain_figure({ ...explained, ...VERSION }).split('\n');
        const fact = record[field] === null ? undefined : record.facts[field];
        const missing = [fact?.variable, fact?.url].filter(
          (one) => one !== undefined && !lines.join('\n').includes(one),
        );
        return [
          ...faultsOf(lines[3] ?? '', record, field).map((fault) => `${record.name}, ${field}: ${fault}`),
          ...missing.map((one) => `${record.name}, ${field}: without ${one}`),
        ];
      }),
    );
    expect(faults.slice(0, 20)).toEqual([]);
  });

  it('would not pass with another number, year or source', () => {
    const record = records.find(
      (one) => one.graduationRate !== null && one.facts.graduationRate?.year,
    ) as UniversityRecordView;
    const text = TOOL_TEXTS.explain_figure({ ...presentExplained(record, 'graduationRate', url), ...VERSION });
    const line = text.split('\n')[3] ?? '';
    expect(faultsOf(line, record, 'graduationRate')).toEqual([]);
    for (const wrong of [
      line.replace(/[\d.]+%/, '12.3%'),
      line.replace(/\b20\d\d\b/, '1987'),
      line.replace(record.facts.graduationRate?.source ?? '', 'Somebody'),
      line.replace(/\)$/, '; 5 more)'),
    ]) {
      expect(wrong).not.toBe(line);
      expect([wrong, faultsOf(wrong, record, 'graduationRate').length > 0]).toEqual([wrong, true]);
    }
  });
});
