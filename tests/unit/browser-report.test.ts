/** Tests the summary of the browser tests at the end of `npm test`. */
import { describe, expect, it } from 'vitest';
import { type BrowserReport, browserSummary } from '../../scripts/browser-report.ts';

const spec = (title: string, status: string, projectName = 'desktop') => ({
  title,
  tests: [{ projectName, status }],
});

const report = (stats: Partial<BrowserReport['stats']> = {}): BrowserReport => ({
  stats: { expected: 1, unexpected: 0, flaky: 0, ...stats },
  suites: [
    {
      title: 'map.spec.ts',
      specs: [spec('is drawn', 'flaky', 'phone'), spec('is empty', 'expected'), spec('is left out', 'skipped')],
      suites: [
        {
          title: 'the map',
          specs: [spec('zooms', 'unexpected')],
          suites: [{ title: 'under fingers', specs: [spec('moves', 'flaky')] }],
        },
      ],
    },
  ],
});

describe('the summary of the browser tests', () => {
  it('names what passed only at the second try, and what failed, with project, file and groups', () => {
    const { secondTries, failures } = browserSummary(report({ flaky: 2, unexpected: 1 }), false);
    expect(secondTries).toEqual([
      '[phone] map.spec.ts › is drawn',
      '[desktop] map.spec.ts › the map › under fingers › moves',
    ]);
    expect(failures).toEqual(['[desktop] map.spec.ts › the map › zooms']);
  });

  it('counts a second try as passed', () => {
    expect(browserSummary(report({ expected: 390, flaky: 2 }), true)).toMatchObject({ passed: 392, failed: 0 });
  });

  it.each([
    ['the runner says so', report(), false],
    ['a file could not be loaded', { ...report(), errors: [{ message: 'no such module' }] }, true],
    ['there is no test at all', { stats: { expected: 0, unexpected: 0, flaky: 0 } }, false],
  ])('has failed when %s, even if no test did', (_, given, endedWell) => {
    expect(browserSummary(given, endedWell).failed).toBe(1);
  });

  it('does not count a failure twice', () => {
    expect(browserSummary(report({ unexpected: 3 }), false).failed).toBe(3);
  });
});
