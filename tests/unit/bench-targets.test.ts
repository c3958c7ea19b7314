import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#schema/domain/language.ts';
import { allOver, BUDGETS, CLIENTS, overBudget } from '../../scripts/bundle-size.ts';
import { lighthouseTargets, MACHINE_LEAST, pageCostTargets, pressTargets, sizeTargets } from '../bench/targets.ts';

const verdicts = (targets: readonly { met: boolean | null }[]) => targets.map(({ met }) => met);

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
