/**
 * `npm run bench -- price`: what a list by one's own price costs the built Worker beside a list by tuition: processor time
 * of its runtime, and rows read, over whole answers that nobody asked for before, in turns.
 */
import { loadDataset } from '#data/pipeline/dataset-files.ts';
import { HOMES } from '#schema/domain/situation.ts';
import { buildSnapshot, openSnapshot } from '#schema/search/snapshot.ts';
import { yourPrices } from '#worker/search/your-prices.ts';
import { startBuiltWorker } from '../helpers/built-worker.ts';
import { median } from './numbers.ts';
import { forgetAnswers } from './prepare.ts';
import { withClock } from './process-clock.ts';
import { fixed, type Section, tableText } from './report.ts';
import { countAsked, warm } from './rows-read.ts';
import { newVisitor } from './visitor.ts';

/** Somebody, and the same list for nobody by tuition, for them by tuition, and for them by their price. */
const ASKERS = [
  ['Ohio, $30,001-$48,000', 'home=US-OH&income=30-48'],
  ['Ontario', 'home=CA-ON'],
] as const;
const listsFor = (who: string) => ['sortBy=tuition', `sortBy=tuition&${who}`, `sortBy=yourPrice&${who}`];

const LIMIT = 1.1;
/** Pages of a list; with a least number of students, the list is another one. */
const PAGES = 90;

/** Asks the lists page by page, `rounds` times. */
export async function benchPrice(stateFolder: string, rounds = 7): Promise<Section> {
  forgetAnswers(stateFolder);
  const site = await withClock(() => startBuiltWorker(stateFolder));
  const counting = await startBuiltWorker(stateFolder, { counting: true });
  let least = 0;
  try {
    const timed = async (list: string) => {
      least += 1;
      const before = site.clock();
      for (let page = 1; page <= PAGES; page += 1) {
        const answer = await fetch(
          new URL(`/api/universities/search?page=${page}&studentPopulationMin=${least}&${list}`, site.url),
        );
        if (answer.status !== 200) throw new Error(`${list} answered ${answer.status}`);
        await answer.text();
      }
      const after = site.clock();
      return before === null || after === null ? Number.NaN : (after - before) / PAGES;
    };
    const visitor = await newVisitor(counting.url);
    await warm(visitor);
    const rowsOf = async (list: string) => {
      least += 1;
      const { rowsRead } = await countAsked(
        visitor,
        'GET',
        `/api/universities/search?page=${least}&studentPopulationMin=${least}&${list}`,
      );
      return rowsRead;
    };
    await timed('sortBy=tuition');
    await timed('sortBy=yourPrice&home=US-OH');
    const rows: (readonly [string, ...(string | number | null)[]])[] = [];
    const ratios: number[] = [];
    for (const [what, who] of ASKERS) {
      const lists = listsFor(who);
      const costs: number[][] = lists.map(() => []);
      for (let round = 0; round < rounds; round += 1) {
        // Whoever is next finds the machine as the last one left it: they take turns.
        for (let turn = 0; turn < lists.length; turn += 1) {
          const at = (turn + round) % lists.length;
          costs[at]?.push(await timed(lists[at] as string));
        }
      }
      const [nobody = Number.NaN, byTuition = Number.NaN, byPrice = Number.NaN] = costs.map(median);
      ratios.push(byPrice / byTuition);
      const times = [nobody, byTuition, byPrice].map((cost) => fixed(cost, 2));
      const counts: number[] = [];
      for (const list of lists) counts.push(await rowsOf(list));
      rows.push([what, ...times, fixed(byPrice / byTuition, 2), fixed(byPrice / nobody, 2), counts.join(', ')]);
    }
    const [list = Number.NaN] = ratios;
    return {
      about: `Processor time of the Worker’s runtime in milliseconds an answer of 20, ${PAGES} pages a round, and rows read of D1. To nobody by tuition; to somebody by tuition, each card with the receipt of their price; to them by their price. What all schools cost is worked out once for a situation, ${fixed(columnCost(), 1)} ms, and kept for further questions of it.`,
      body: [
        tableText({
          head: [
            'who asks',
            'nobody, by tuition',
            'by tuition',
            'by their price',
            'price to tuition',
            'price to nobody',
            'rows of the three',
          ],
          rows,
        }),
      ],
      targets: [
        {
          name: 'A list by your price costs what a list by tuition costs you',
          wanted: `at most ${fixed(LIMIT, 2)} times the processor time`,
          measured: fixed(list, 2) ?? 'nothing',
          met: Number.isNaN(list) ? null : list <= LIMIT,
        },
      ],
    };
  } finally {
    await site.miniflare.dispose();
    await counting.miniflare.dispose();
  }
}

/** Milliseconds of processor time that the prices of all schools take for a situation. */
function columnCost(): number {
  const dataset = loadDataset();
  const { usdPerCad } = dataset.manifest.exchangeRate;
  const snapshot = openSnapshot(buildSnapshot({ ...dataset, version: 'bench', usdPerCad }));
  const costs = HOMES.map((home) => {
    const before = process.cpuUsage();
    yourPrices(snapshot, { home, residence: null, income: '0-30' });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return median(costs);
}
