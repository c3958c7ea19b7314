import { describe, expect, it } from 'vitest';
import {
  estimate,
  freePlanLacks,
  limitsByViews,
  METERS,
  type MeterName,
  PLAN_PRICE,
  usageOf,
} from '../../scripts/cost-model.ts';

const names = Object.keys(METERS) as MeterName[];

describe('the cost model', () => {
  it('asks the price of the plan alone for a small site', () => {
    expect(estimate(10_000).total).toBe(PLAN_PRICE);
  });

  it('counts a hundred million views by hand as by code', () => {
    const { use, dollars } = estimate(100_000_000);
    // Half a document, half an asked question, a suggestion and a picture; 0.2 + 0.05 + 0.002 personal; 30 runs of jobs.
    expect(use.requests).toBeCloseTo(325_200_030, -1);
    expect(dollars.requests).toBeCloseTo((315.20003 * 3) / 10, 2);
    // 30 million misses of 21 rows, 20 million personal reads of 102, the version checks, the jobs.
    expect(use.rowsRead).toBe(30e6 * 21 + 20e6 * 102 + 100 * 43_200 * 2 + 30 * 30_000);
    expect(dollars.rowsRead).toBe(0);
    // No more than ten thousand closed questions, each once an hour.
    expect(use.kvWrites).toBe(7_200_000);
    expect(dollars.kvWrites).toBeCloseTo(31, 6);
    // Above the twenty million lines of the plan.
    expect(dollars.logLines).toBeCloseTo(305.20003 * 0.6, 2);
  });

  it('adds up', () => {
    const { dollars, total } = estimate(37_000_000);
    expect(total).toBeCloseTo(PLAN_PRICE + names.reduce((sum, name) => sum + dollars[name], 0), 9);
  });

  it('costs no less for more views, and the log no more for a smaller share', () => {
    const views = [0, 1e3, 1e5, 1e6, 1e7, 1e8, 1e9];
    const totals = views.map((count) => estimate(count).total);
    expect(totals).toEqual([...totals].sort((one, other) => one - other));
    expect(usageOf(1e8, 0.05).logLines).toBeCloseTo(usageOf(1e8).logLines / 20, 6);
    expect(estimate(1e8, 0.05).total).toBeLessThan(estimate(1e8).total);
  });

  it('says to the view where each limit is met', () => {
    const limits = limitsByViews();
    expect(limits.filter(({ kind }) => kind === 'end')).toHaveLength(2);
    const requests = limits.find(({ name }) => name === METERS.requests.name);
    expect(usageOf(requests?.views ?? 0).requests).toBeGreaterThan(METERS.requests.included);
    expect(usageOf((requests?.views ?? 0) - 1).requests).toBeLessThanOrEqual(METERS.requests.included);
    expect(limits.map(({ views }) => views)).toEqual(limits.map(({ views }) => views).sort((a, b) => a - b));
  });

  it('names what the free plan lacks at any number of views, and more for many', () => {
    expect(freePlanLacks(0)).toHaveLength(2);
    expect(freePlanLacks(1e8).length).toBeGreaterThan(6);
  });
});
