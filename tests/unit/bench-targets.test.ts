import { describe, expect, it } from 'vitest';
import { FIRST_LOAD } from '../../scripts/bundle-size.ts';
import {
  growthTargets,
  growthVerdict,
  isLinearInPage,
  lighthouseTargets,
  searchTargets,
  sizeTargets,
  type WorkerFigure,
  workerTargets,
} from '../bench/targets.ts';

const verdicts = (targets: readonly { met: boolean | null }[]) => targets.map(({ met }) => met);

describe('growth', () => {
  const rows = (...counts: number[]) => counts.map((rowsRead, at) => ({ universities: 2_591 * 10 ** at, rowsRead }));

  it('calls what never grows constant', () => {
    expect(growthVerdict(rows(21, 21, 21))).toBe('constant');
    expect(growthVerdict(rows(21, 20, 19))).toBe('constant');
  });

  it('calls what grows as the logarithm does logarithmic, and no more than that', () => {
    // ln 25,910 / ln 2,591 is 1.293, ln 259,100 / ln 2,591 is 1.586.
    expect(growthVerdict(rows(100, 130, 159))).toBe('logarithmic');
    expect(growthVerdict(rows(100, 131, 159))).toBe('faster');
    expect(growthVerdict(rows(100, 100, 160))).toBe('faster');
  });

  it('calls a scan faster', () => {
    expect(growthVerdict(rows(2_591, 25_910, 259_100))).toBe('faster');
  });

  it('takes a page for linear when no row of it costs more than a row of the shortest', () => {
    expect(
      isLinearInPage([
        { limit: 500, rowsRead: 501 },
        { limit: 10, rowsRead: 11 },
      ]),
    ).toBe(true);
    expect(
      isLinearInPage([
        { limit: 10, rowsRead: 11 },
        { limit: 20, rowsRead: 23 },
      ]),
    ).toBe(false);
  });

  it('judges point reads, lists and pages apart', () => {
    const point = { what: 'record', kind: 'point' as const, rows: rows(10, 100) };
    const list = { what: 'list', kind: 'list' as const, rows: rows(21, 21) };
    const targets = growthTargets([point, list], [{ limit: 10, rowsRead: 11 }]);
    expect(verdicts(targets)).toEqual([false, true, true]);
    expect(targets[0]?.measured).toContain('record');
    expect(verdicts(growthTargets([], []))).toEqual([null, null, null]);
  });
});

describe('search', () => {
  const engine = (name: string, families: number[], p95: number, beside = [1, 0.9]) => ({
    engine: name,
    families,
    beside,
    p95,
  });
  const ours = engine('ours', [1, 0.9], 1);

  it('is ahead when no library is better or faster', () => {
    const targets = searchTargets({ names: 2_591, engines: [ours, engine('other', [1, 0.8], 2)] });
    expect(verdicts(targets)).toEqual([true, true, true]);
  });

  it('is not ahead of a library that is equal', () => {
    const targets = searchTargets({ names: 2_591, engines: [ours, engine('same', [1, 0.9], 1)] });
    expect(verdicts(targets)).toEqual([false, true, false]);
  });

  it('compares with the answers to the same queries', () => {
    const sampled = engine('sampled', [1, 0.95], 2, [1, 0.96]);
    expect(verdicts(searchTargets({ names: 2_591, engines: [ours, sampled] }))).toEqual([true, true, true]);
  });

  it('names the best and the fastest of the rivals, and counts families', () => {
    const targets = searchTargets({
      names: 2_591,
      engines: [ours, engine('slow', [1, 0.95], 9), engine('quick', [0, 0.1], 0.5)],
    });
    expect(verdicts(targets)).toEqual([false, false, false]);
    expect(targets[0]?.measured).toContain('slow');
    expect(targets[1]?.measured).toContain('1 of 2');
    expect(targets[2]?.measured).toContain('quick');
  });
});

describe('the Worker', () => {
  const figure = (family: string, kind: WorkerFigure['kind'], ratio: number, jsonServer: number | null = null) => ({
    family,
    kind,
    ratio,
    jsonServer,
    sqlite: null,
  });

  it('meets its targets from their bounds on', () => {
    const targets = workerTargets([
      figure('text search', 'cold', 0.2, 0.1),
      figure('list', 'cold', 0.17),
      figure('list', 'cached', 0.35),
      figure('suggest', 'repeated', 0.01),
    ]);
    expect(verdicts(targets)).toEqual([true, true, true, true]);
  });

  it('misses them below, and names what is slowest and what is behind', () => {
    const targets = workerTargets([
      figure('text search', 'cold', 0.199, 0.2),
      figure('list', 'cold', 0.169, 0.1),
      figure('list', 'cached', 0.5),
      figure('record', 'cached', 0.349),
    ]);
    expect(verdicts(targets)).toEqual([false, false, false, false]);
    expect(targets[2]?.measured).toContain('1 of 2');
    expect(targets[2]?.measured).toContain('record');
    expect(targets[3]?.measured).toContain('text search, cold');
  });

  it('has no verdict on what was not measured', () => {
    expect(verdicts(workerTargets([]))).toEqual([null, null, null, null]);
  });
});

describe('pages', () => {
  const page = (performance: number, cls: number) => ({
    page: 'home',
    scores: { performance, accessibility: 100, 'best-practices': 100, seo: 99 },
    cls,
  });

  it('judges each category and layout shift', () => {
    expect(verdicts(lighthouseTargets([page(95, 0.02)]))).toEqual([true, true, true, false, true]);
    expect(verdicts(lighthouseTargets([page(95, 0.02), page(94, 0.021)]))).toEqual([false, true, true, false, false]);
    expect(verdicts(lighthouseTargets(null))).toEqual([null, null, null, null, null]);
  });

  it('judges the largest page, and no tool', () => {
    const size = (name: string, isPage: boolean, first: number) => ({ page: name, isPage, first });
    expect(verdicts(sizeTargets([size('home', true, FIRST_LOAD), size('tool', false, 160_000)]))).toEqual([true]);
    expect(verdicts(sizeTargets([size('home', true, FIRST_LOAD + 1)]))).toEqual([false]);
  });
});
