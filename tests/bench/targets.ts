/**
 * Targets of the benchmarks and their verdicts: computed from the figures each time. Where a target is known to be
 * missed on ordinary machines, the sentence that says why stands beside it and is printed only when it is missed.
 */
import { BUDGETS, overBudget, type PageSize } from '../../scripts/bundle-size.ts';
import { fixed, type Target } from './report.ts';

export interface LighthouseFigure {
  page: string;
  /** 0 to 100, by category. */
  scores: Readonly<Record<string, number>>;
  /** Seconds until the largest thing has shown, milliseconds of blocked scripts, layout shift. */
  lcp: number;
  tbt: number;
  cls: number;
  /** Lighthouse's own index of how fast the machine was. */
  machine: number;
}

const PERFORMANCE = 98;
const OTHERS = 100;
const LCP_MOST = 1.6;
const TBT_MOST = 100;
const CLS_MOST = 0;
/** Below this index Lighthouse's times are those of the machine, and not of a phone. */
export const MACHINE_LEAST = 1_500;

/** Whether the machine was too slow, or too busy, for Lighthouse's times to say something of the pages. */
export function isMachineSlow(figures: readonly { machine: number }[]): boolean {
  return figures.some(({ machine }) => machine < MACHINE_LEAST);
}

/** Lighthouse's targets; none measured when there was no browser, and none of time when the machine was too slow. */
export function lighthouseTargets(figures: readonly LighthouseFigure[] | null): Target[] {
  const slow = figures !== null && isMachineSlow(figures);
  const judge = (
    name: string,
    wanted: string,
    value: (one: LighthouseFigure) => number,
    good: (n: number) => boolean,
    why: string,
    { timed = false, digits = 0 } = {},
  ): Target => {
    const poor = (figures ?? []).filter((one) => !good(value(one)));
    const values = (figures ?? []).map((one) => `${one.page} ${fixed(value(one), digits)}`).join(', ');
    return {
      name,
      wanted,
      measured: figures ? `${values}${slow && timed ? ' (the machine was too slow to tell)' : ''}` : 'no browser',
      met: figures === null || (slow && timed) ? null : poor.length === 0,
      why,
    };
  };
  const least = (category: string) => (one: LighthouseFigure) => one.scores[category] ?? 0;
  const work = 'see the table of processor time: long tasks of the scripts keep the page from answering.';
  return [
    judge(
      'performance',
      `at least ${PERFORMANCE} on every page`,
      least('performance'),
      (n) => n >= PERFORMANCE,
      'the largest paint and the blocking time, which are judged below, are most of the score.',
      { timed: true },
    ),
    ...['accessibility', 'best-practices', 'seo'].map((category) =>
      judge(
        category,
        `${OTHERS} on every page`,
        least(category),
        (n) => n >= OTHERS,
        'the audits that did not pass are named above.',
      ),
    ),
    judge(
      'largest paint (LCP)',
      `at most ${LCP_MOST} s`,
      ({ lcp }) => lcp,
      (n) => n <= LCP_MOST,
      'what is fetched beside the first picture holds it up.',
      { timed: true, digits: 2 },
    ),
    judge(
      'blocking time (TBT)',
      `at most ${TBT_MOST} ms`,
      ({ tbt }) => tbt,
      (n) => n <= TBT_MOST,
      work,
      {
        timed: true,
      },
    ),
    judge(
      'layout shift (CLS)',
      `${CLS_MOST}`,
      ({ cls }) => cls,
      (n) => n <= CLS_MOST,
      'something moved after it had shown.',
      { digits: 3 },
    ),
  ];
}

export interface PressFigure {
  press: string;
  /** Until its answer was painted. */
  milliseconds: number;
}

/** As web vitals call a good interaction. */
const PRESS_MOST = 200;

/** How soon presses are answered on a slow phone. */
export function pressTargets(figures: readonly PressFigure[]): Target[] {
  const slow = figures.filter(({ milliseconds }) => milliseconds >= PRESS_MOST);
  const slowest = figures.toSorted((a, b) => b.milliseconds - a.milliseconds)[0];
  return [
    {
      name: 'every press',
      wanted: `answered in under ${PRESS_MOST} ms`,
      measured: slowest
        ? `the slowest takes ${fixed(slowest.milliseconds, 0)} ms (${slowest.press})${slow.length > 1 ? `; too slow: ${slow.map(({ press }) => press).join(', ')}` : ''}`
        : 'nothing',
      met: slowest ? slow.length === 0 : null,
      why: 'the press waits for scripts that run meanwhile, or its answer draws too much at once.',
    },
  ];
}

export interface PageCostFigure {
  page: string;
  kind: 'cold' | 'kept';
  /** Requests a second over those of hello world in the same run. */
  ratio: number;
  /** Milliseconds of processor time of the whole runtime for one request; null where the system does not tell. */
  cpu: number | null;
  /** Of these, what drawing the page takes; null for a kept one and where it was not told apart. */
  drawing: number | null;
}

const KEPT_PAGE_RATIO = 0.25;
const DRAWING_MOST = 3;
const COLD_CPU_MOST = 8;
const KEPT_CPU_MOST = 1;

/** What pages cost the Worker. The ratio is wanted of `school`, the page of a university; the times of all. */
export function pageCostTargets(figures: readonly PageCostFigure[], school: string): Target[] {
  const kept = figures.find(({ page, kind }) => page === school && kind === 'kept');
  const most = (name: string, kind: PageCostFigure['kind'], limit: number, key: 'cpu' | 'drawing'): Target => {
    const told = figures
      .flatMap((one) => (one.kind === kind && one[key] !== null ? [{ page: one.page, took: one[key] }] : []))
      .toSorted((a, b) => b.took - a.took);
    const worst = told[0];
    return {
      name,
      wanted: `at most ${limit} ms of processor time`,
      measured: worst ? `at most ${fixed(worst.took, 2)} ms (${worst.page})` : 'not told',
      met: worst ? worst.took <= limit : null,
      why: 'see the table, which tells the pages apart.',
    };
  };
  return [
    {
      name: `${school}, kept`,
      wanted: `at least ${KEPT_PAGE_RATIO} of hello world`,
      measured: fixed(kept?.ratio, 3) ?? 'nothing',
      met: kept ? kept.ratio >= KEPT_PAGE_RATIO : null,
      why: 'what is kept of a page is looked up anew for each request, or the page is drawn again.',
    },
    most('drawing a page', 'cold', DRAWING_MOST, 'drawing'),
    most('a whole request, cold', 'cold', COLD_CPU_MOST, 'cpu'),
    most('a whole request, kept', 'kept', KEPT_CPU_MOST, 'cpu'),
  ];
}

const GREW = 'it grew past its budget; `npm run size` fails on it too.';

/** What pages download, against the budgets. Bytes. */
export function sizeTargets(sizes: readonly PageSize[]): Target[] {
  const kilobytes = (bytes: number) => fixed(bytes / 1000, 0);
  const judge = (
    name: string,
    wanted: string,
    of: readonly PageSize[],
    key: 'first' | 'styles',
    budget: keyof typeof BUDGETS,
  ): Target => {
    const largest = of.toSorted((a, b) => b[key] - a[key])[0];
    return {
      name,
      wanted,
      measured: largest ? `at most ${fixed(largest[key], 0)} bytes (${largest.page})` : 'nothing',
      met: largest ? !of.some((one) => overBudget(one).includes(budget)) : null,
      why: GREW,
    };
  };
  const { first, tool, styles } = BUDGETS;
  return [
    judge(
      'first load of every page',
      `at most ${kilobytes(first)} kB of JavaScript (brotli)`,
      sizes.filter(({ isPage }) => isPage),
      'first',
      'first',
    ),
    judge(
      'a page with one of its tools',
      `at most ${kilobytes(first + tool)} kB of JavaScript (brotli)`,
      sizes.filter(({ isPage }) => !isPage),
      'first',
      'tool',
    ),
    judge('styles of a first visit', `at most ${kilobytes(styles)} kB (brotli)`, sizes, 'styles', 'styles'),
  ];
}
