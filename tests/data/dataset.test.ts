import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BACHELORS_KINDS, isGone } from '#schema/domain/record/university-figures.ts';
import { isCanadianId } from '#schema/domain/record/university-id.ts';
import { buildFiles } from '../../data/pipeline/build.ts';
import { readNotes } from '../../data/pipeline/build-notes.ts';
import { readCatalogue } from '../../data/pipeline/catalogue.ts';
import {
  CONTENT_FILES,
  DATASET_FOLDER,
  filesOf,
  loadDataset,
  MANIFEST_FILE,
  versionOf,
  writeDataset,
} from '../../data/pipeline/dataset-files.ts';
import { programJoins } from '../../data/pipeline/lint/joins.ts';
import { knowledgeOfDataset } from '../../data/pipeline/lint/knowledge.ts';
import { lint } from '../../data/pipeline/lint/lint.ts';
import { targetResults } from '../../data/pipeline/report/coverage.ts';
import { DOCUMENT, documentOf } from '../../data/pipeline/report/document.ts';
import { madeUpDataset, madeUpUniversity } from './made-up-dataset.ts';

const committed = (file: string): string => readFileSync(path.join(DATASET_FOLDER, file), 'utf8');
const dataset = loadDataset();

describe('the committed dataset', () => {
  it('passes the lint', { timeout: 60_000 }, () => {
    expect(lint(dataset, knowledgeOfDataset())).toEqual([]);
  });

  it('counts the graduates of 2023-24 alike in both files, and leads nearly all programs to occupations', () => {
    const { lastYear, groups, programs } = programJoins(dataset);
    expect(lastYear.whole).toBeGreaterThan(100_000);
    expect(lastYear.of).toBe(lastYear.whole);
    expect(groups.of / groups.whole).toBeGreaterThan(0.93);
    expect(programs.of / programs.whole).toBeGreaterThan(0.97);
  });

  it('has more than 2,000 universities in two countries', () => {
    const { universities, US, CA } = dataset.manifest.counts;
    expect(universities).toBeGreaterThan(2_000);
    expect(US).toBeGreaterThan(2_000);
    expect(CA).toBeGreaterThan(100);
  });

  it('tells by a school’s number which country it is in', () => {
    const strays = dataset.universities.filter(({ id, country }) => isCanadianId(id) !== (country === 'CA'));
    expect(strays.map(({ id, name }) => [id, name])).toEqual([]);
  });

  it('carries the version of its own content', () => {
    const { version, ...manifest } = dataset.manifest;
    const texts = Object.fromEntries(Object.entries(CONTENT_FILES).map(([key, file]) => [key, committed(file)]));
    expect(versionOf(texts as Parameters<typeof versionOf>[0], manifest)).toBe(version);
  });

  it('stays small enough to be committed', () => {
    const files = [...Object.values(CONTENT_FILES), MANIFEST_FILE];
    expect(files.reduce((sum, file) => sum + Buffer.byteLength(committed(file)), 0)).toBeLessThan(60_000_000);
  });

  it.each(targetResults(dataset))('has $what for enough US schools', ({ reached, share }) => {
    expect(reached).toBeGreaterThanOrEqual(share);
  });

  it('is what docs/data.md says', () => {
    expect(readFileSync(DOCUMENT, 'utf8'), 'run `npm run data:report -- --write`').toBe(
      documentOf(dataset, readNotes()),
    );
  });

  it('parts the known tuitions into thirds', () => {
    const { budgetFriendlyBelow, moderateBelow } = dataset.manifest.affordability;
    const { usdPerCad } = dataset.manifest.exchangeRate;
    const tuitions = dataset.universities.flatMap(({ tuition, currency, kind, status }) =>
      tuition === null || !BACHELORS_KINDS.includes(kind) || isGone(status)
        ? []
        : [currency === 'CAD' ? Math.round(tuition * usdPerCad) : tuition],
    );
    const part = (holds: (tuition: number) => boolean) => tuitions.filter(holds).length / tuitions.length;
    expect(part((tuition) => tuition < budgetFriendlyBelow)).toBeCloseTo(1 / 3, 1);
    expect(part((tuition) => tuition >= moderateBelow)).toBeCloseTo(1 / 3, 1);
  });
});

describe('a build from the raw files', () => {
  it('gives the committed dataset to the byte', { timeout: 600_000 }, () => {
    const files = buildFiles(readCatalogue());
    for (const [file, text] of files)
      expect(text === committed(file), `${file} differs: run npm run data:build`).toBe(true);
  });
});

describe('dataset files', () => {
  const small = madeUpDataset('x', [madeUpUniversity(100_001), madeUpUniversity(100_002)]);
  const { manifest, ...contents } = small;
  const { version: _version, ...withoutVersion } = manifest;

  it('read back as they were written', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'dataset-'));
    try {
      const files = filesOf(contents, withoutVersion);
      writeDataset(folder, files);
      const read = loadDataset(folder);
      expect(read).toEqual({ ...small, manifest: { ...manifest, version: read.manifest.version } });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('do not depend on the order of keys', () => {
    const turned = contents.universities.map(
      (university) => Object.fromEntries(Object.entries(university).reverse()) as unknown as typeof university,
    );
    expect(filesOf({ ...contents, universities: turned }, withoutVersion)).toEqual(filesOf(contents, withoutVersion));
  });

  it('have another version when any of them, or the exchange rate, changes', () => {
    const versionWith = (changes: Partial<typeof contents>, rate = manifest.exchangeRate.usdPerCad) => {
      const files = filesOf(
        { ...contents, ...changes },
        { ...withoutVersion, exchangeRate: { ...manifest.exchangeRate, usdPerCad: rate } },
      );
      return JSON.parse(files.get(MANIFEST_FILE) ?? '').version;
    };
    const versions = [
      versionWith({}),
      versionWith({}, 0.8),
      versionWith({ aliases: [] }),
      versionWith({ programs: [] }),
      versionWith({ neighbours: [] }),
      versionWith({ cipTitles: {} }),
      versionWith({ universities: [madeUpUniversity(100_001, { tuition: 1 })] }),
    ];
    expect(new Set(versions).size).toBe(versions.length);
    expect(versions[0]).toMatch(/^[0-9a-f]{12}$/);
  });
});
