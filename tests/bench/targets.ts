/**
 * What the benchmarks should show, and the verdicts: computed from the figures each time. Where a target is known to be
 * missed on ordinary machines, the sentence that says why stands beside it and is printed only when it is missed.
 */
import { BUDGETS, overBudget, type PageSize } from '../../scripts/bundle-size.ts';
import { mean } from './numbers.ts';
import { fixed, type Target } from './report.ts';

export interface SearchFigures {
  names: number;
  /** Ours first. Mean reciprocal rank by family, the site's own on the same queries, and milliseconds. */
  engines: readonly { engine: string; p95: number; families: readonly number[]; beside: readonly number[] }[];
}

/** Quality and p95 at one size, ours against the best of the rivals. */
export function searchTargets({ names, engines }: SearchFigures): Target[] {
  const [ours, ...rivals] = engines;
  if (!ours || rivals.length === 0) return [];
  const lead = ({ families, beside }: (typeof engines)[number]) => mean(beside) - mean(families);
  const best = rivals.toSorted((a, b) => lead(a) - lead(b))[0] as (typeof engines)[number];
  const fastest = rivals.toSorted((a, b) => a.p95 - b.p95)[0] as (typeof engines)[number];
  const lost = ours.families.filter((_, at) =>
    rivals.some(({ families, beside }) => (families[at] ?? 0) > (beside[at] ?? 0) + 1e-9),
  );
  const at = `${fixed(names, 0)} names`;
  return [
    {
      name: `search quality, ${at}`,
      wanted: 'ahead of every library',
      measured: `${fixed(mean(best.beside), 4)} against ${fixed(mean(best.families), 4)} (${best.engine})`,
      met: lead(best) > 0,
    },
    {
      name: `search quality in each family, ${at}`,
      wanted: 'no library ahead',
      measured: `a library is ahead in ${lost.length} of ${ours.families.length}`,
      met: lost.length === 0,
      why: 'a library found some query of that family that the site ranks lower; the table shows which.',
    },
    {
      name: `search p95, ${at}`,
      wanted: 'ahead of every library',
      measured: `${fixed(ours.p95, 3)} ms against ${fixed(fastest.p95, 3)} ms (${fastest.engine})`,
      met: ours.p95 < fastest.p95,
      why: 'the fastest library corrects fewer slips, and tries fewer readings of a text that it does not find at once; see its quality beside its time.',
    },
  ];
}

/** How an answer came about: computed, from memory or KV, or computed again because nothing of it is kept. */
export type AnswerKind = 'cold' | 'cached' | 'repeated';

export interface WorkerFigure {
  family: string;
  kind: AnswerKind;
  /** Requests a second over those of a hello-world Worker in the same run. */
  ratio: number;
  /** The same ratio of json-server and of the node:sqlite server; null where they have no such thing. */
  jsonServer: number | null;
  sqlite: number | null;
}

const TEXT_RATIO = 0.2;
const LIST_RATIO = 0.17;
const CACHED_RATIO = 0.35;

const WHY_COLD =
  'see the floors in the table: in the local runtime the assets’ router and a trip to D1 take most of an answer before the site has done anything. The site does without the trip where its isolate holds the cards already; what is left is the search, 20 cards as JSON and their hash.';

/** The Worker's targets. */
export function workerTargets(figures: readonly WorkerFigure[]): Target[] {
  const cold = (family: string) => figures.find((one) => one.family === family && one.kind === 'cold')?.ratio ?? null;
  const atLeast = (name: string, ratio: number | null, wanted: number, why: string): Target => ({
    name,
    wanted: `at least ${wanted} of hello world`,
    measured: fixed(ratio, 3) ?? 'nothing',
    met: ratio === null ? null : ratio >= wanted,
    why,
  });
  const cached = figures.filter(({ kind }) => kind === 'cached').toSorted((a, b) => a.ratio - b.ratio);
  const slowest = cached[0];
  const below = cached.filter(({ ratio }) => ratio < CACHED_RATIO);
  const beside = figures.filter(({ jsonServer }) => jsonServer !== null);
  const behind = beside.filter(({ ratio, jsonServer }) => ratio <= (jsonServer as number));
  const label = ({ family, kind }: WorkerFigure) => `${family}, ${kind}`;
  return [
    atLeast('text search, cold', cold('text search'), TEXT_RATIO, WHY_COLD),
    atLeast('list, cold', cold('list'), LIST_RATIO, WHY_COLD),
    {
      name: 'cached answers',
      wanted: `each at least ${CACHED_RATIO} of hello world`,
      measured: slowest
        ? `${cached.length - below.length} of ${cached.length}; the slowest is ${fixed(slowest.ratio, 3)} (${slowest.family})`
        : 'nothing',
      met: slowest ? below.length === 0 : null,
      why: 'the floor with the same bindings is what a cached answer can come to at best; to it come the address parsed by the contract, the headers of policy and the bytes, which are up to some hundred times hello world’s.',
    },
    {
      name: 'every endpoint',
      wanted: 'ahead of json-server',
      measured:
        behind.length === 0
          ? `ahead in all ${beside.length} comparisons`
          : `behind in ${behind.length} of ${beside.length}: ${behind.map(label).join('; ')}`,
      met: beside.length === 0 ? null : behind.length === 0,
      why: 'json-server runs in plain Node and finds one row by its id in its own memory, while the site goes to D1, whose floor with a single row stands in the table; a session is also checked by its signature and against D1, for which json-server has nothing.',
    },
  ];
}

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

/** How rows read grow with what there is. */
export interface GrowthFigure {
  what: string;
  kind: 'point' | 'list';
  /** Rows read by size of the catalogue, the smallest first. */
  rows: readonly { universities: number; rowsRead: number }[];
}

export type GrowthVerdict = 'constant' | 'logarithmic' | 'faster';

/**
 * How a cost grows with the catalogue: not at all, no faster than its logarithm, or faster. Costs are whole rows, so a
 * bound is rounded up.
 */
export function growthVerdict(rows: GrowthFigure['rows']): GrowthVerdict {
  const [first, ...later] = rows;
  if (!first) return 'constant';
  if (later.every(({ rowsRead }) => rowsRead <= first.rowsRead)) return 'constant';
  const within = later.every(
    ({ universities, rowsRead }) =>
      rowsRead <= Math.ceil(first.rowsRead * (Math.log(universities) / Math.log(first.universities))),
  );
  return within ? 'logarithmic' : 'faster';
}

/** Whether rows read grow at most linearly with the length of the page: no step costs more for each row than the first. */
export function isLinearInPage(pages: readonly { limit: number; rowsRead: number }[]): boolean {
  const [first, ...later] = pages.toSorted((a, b) => a.limit - b.limit);
  if (!first) return true;
  return later.every(({ limit, rowsRead }) => rowsRead <= Math.ceil((first.rowsRead / first.limit) * limit));
}

/** The targets of growth: rows read by the catalogue's size, and by the page's. */
export function growthTargets(
  figures: readonly GrowthFigure[],
  pages: readonly { limit: number; rowsRead: number }[],
): Target[] {
  const byKind = (kind: GrowthFigure['kind'], name: string): Target => {
    const own = figures.filter((one) => one.kind === kind);
    const faster = own.filter(({ rows }) => growthVerdict(rows) === 'faster');
    const constant = own.filter(({ rows }) => growthVerdict(rows) === 'constant');
    return {
      name,
      wanted: 'no faster than the logarithm of the catalogue',
      measured:
        faster.length > 0
          ? `faster: ${faster.map(({ what }) => what).join(', ')}`
          : `the same at every size for ${constant.length} of ${own.length}, logarithmic for the others`,
      met: own.length === 0 ? null : faster.length === 0,
    };
  };
  return [
    byKind('point', 'rows read by point reads'),
    byKind('list', 'rows read by lists of one length'),
    {
      name: 'rows read by the length of a list',
      wanted: 'at most linear',
      measured: pages.map(({ limit, rowsRead }) => `${limit}: ${rowsRead}`).join(', '),
      met: pages.length === 0 ? null : isLinearInPage(pages),
    },
  ];
}
