import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#schema/domain/language.ts';
import { allOver, BUDGETS, CLIENTS, overBudget } from '../../scripts/bundle-size.ts';
import {
  growthTargets,
  growthVerdict,
  isLinearInPage,
  lighthouseTargets,
  MACHINE_LEAST,
  pageCostTargets,
  pressTargets,
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

describe('budgets', () => {
  const page = { isPage: true, first: 112_000, further: 60_000, styles: 10_000 };

  it('are kept to the byte, by pages and by tools', () => {
    expect(overBudget(page)).toEqual([]);
    expect(overBudget({ ...page, isPage: false, first: 152_000 })).toEqual([]);
  });

  it('name what is over', () => {
    expect(overBudget({ isPage: true, first: 112_001, further: 60_001, styles: 10_001 })).toEqual([
      'first',
      'further',
      'styles',
    ]);
    expect(overBudget({ ...page, isPage: false, first: 152_001 })).toEqual(['tool']);
  });

  it('are those of every language that the site speaks', () => {
    expect(Object.keys(CLIENTS)).toEqual([...LANGUAGES]);
    const search = { ...page, page: 'search' };
    expect(
      allOver([
        { language: 'en', pages: [search] },
        { language: 'fr', pages: [{ ...search, first: 112_001 }, search] },
      ]),
    ).toEqual(['  fr search: first']);
  });
});

describe('pages', () => {
  const page = (performance: number, cls: number, { lcp = 1.6, tbt = 100, machine = MACHINE_LEAST } = {}) => ({
    page: 'home',
    scores: { performance, accessibility: 100, 'best-practices': 100, seo: 99 },
    lcp,
    tbt,
    cls,
    machine,
  });

  it('judges each category, the largest paint, blocking time and layout shift', () => {
    const good = page(98, 0);
    expect(verdicts(lighthouseTargets([good]))).toEqual([true, true, true, false, true, true, true]);
    const poor = page(97, 0.001, { lcp: 1.61, tbt: 101 });
    expect(verdicts(lighthouseTargets([good, poor]))).toEqual([false, true, true, false, false, false, false]);
    expect(verdicts(lighthouseTargets(null))).toEqual([null, null, null, null, null, null, null]);
  });

  it('has no verdict on times of a machine that was too slow, and says so', () => {
    const targets = lighthouseTargets([page(98, 0), page(97, 0, { machine: MACHINE_LEAST - 1 })]);
    expect(verdicts(targets)).toEqual([null, true, true, false, null, null, true]);
    expect(targets[0]?.measured).toContain('too slow');
  });

  it('wants every press answered in under 200 ms', () => {
    const presses = (...times: number[]) =>
      pressTargets(times.map((milliseconds, at) => ({ press: `press ${at}`, milliseconds })));
    expect(verdicts(presses(24, 199))).toEqual([true]);
    expect(verdicts(presses(24, 200))).toEqual([false]);
    expect(presses(240, 24, 200)[0]?.measured).toContain('240 ms (press 0); too slow: press 0, press 2');
    expect(verdicts(presses())).toEqual([null]);
  });

  it('judges what pages cost the Worker: the school page beside hello world, the dearest page by the clock', () => {
    const cold = (page: string, cpu: number | null, drawing: number | null) => ({
      page,
      kind: 'cold' as const,
      ratio: 0.1,
      cpu,
      drawing,
    });
    const kept = (ratio: number, cpu: number) => ({ page: 'school', kind: 'kept' as const, ratio, cpu, drawing: null });
    expect(verdicts(pageCostTargets([cold('school', 8, 3), kept(0.25, 1)], 'school'))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const dear = [cold('school', 8, 3), cold('search', 8.1, 3.1), kept(0.24, 1.1)];
    expect(verdicts(pageCostTargets(dear, 'school'))).toEqual([false, false, false, false]);
    expect(pageCostTargets(dear, 'school')[1]?.measured).toContain('search');
    expect(verdicts(pageCostTargets([cold('school', null, null)], 'school'))).toEqual([null, null, null, null]);
  });

  it('judges the largest page, tools with what they may have more, and styles', () => {
    const { first, tool, styles } = BUDGETS;
    const size = (isPage: boolean, scripts: number, css = styles) => ({
      page: 'a page',
      isPage,
      first: scripts,
      further: 0,
      styles: css,
    });
    expect(verdicts(sizeTargets([size(true, first), size(false, first + tool)]))).toEqual([true, true, true]);
    expect(verdicts(sizeTargets([size(true, first + 1), size(false, first + tool + 1)]))).toEqual([false, false, true]);
    expect(verdicts(sizeTargets([size(true, first, styles + 1)]))).toEqual([true, null, false]);
  });
});
