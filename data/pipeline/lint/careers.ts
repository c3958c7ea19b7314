/** What the careers of a dataset must fulfil: totals, joins, percentiles in order, and the known traps of their sources. */

import { CAREERS_LISTED, type CareerPay, type CareerRecord, TEACHING_LISTED } from '#schema/domain/programs/careers.ts';
import type { Dataset } from '#schema/domain/record/dataset.ts';
import { isCatchAll } from '../careers/rank-careers.ts';
import { programJoins } from './joins.ts';

interface Found {
  where: string;
  what: string;
}

/** Of the program groups that are taught; "other" groups, general studies and premedical ones have no occupation. */
const LEAST_GROUPS_WITH_CAREERS = 0.93;
/** BLS publishes no pay of these two: only projections. */
const UNPAID_MAX = 2;

function payFaults({ code, pay }: CareerRecord): Found[] {
  if (pay === null) return [];
  const steps = (['p10', 'p25', 'median', 'p75', 'p90'] as const).map((step) => pay[step]);
  const falls = steps.some((step, at) => at > 0 && step < (steps[at - 1] as number));
  const bounds: Record<CareerPay['unit'], [number, number]> = { year: [15_000, 1_000_000], hour: [7, 500] };
  const [least, most] = bounds[pay.unit];
  return [
    ...(falls ? [{ where: code, what: `its percentiles ${steps.join(', ')} are not in order` }] : []),
    ...(pay.p10 < least || pay.p90 > most ? [{ where: code, what: `its pay ${steps.join(', ')} cannot be` }] : []),
  ];
}

function recordFaults(career: CareerRecord): Found[] {
  const { code, slug, title, definitions, openings, people, growth, groups, canada } = career;
  const complaints: string[] = [];
  if (!/^\d{2}-\d{4}$/.test(code)) complaints.push('is no code');
  if (code.startsWith('55')) complaints.push('is military');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) complaints.push(`has the slug ${slug}`);
  if (title.en === '' || title.fr === '') complaints.push('lacks a title');
  if (definitions.length === 0) complaints.push('says nothing of what people do');
  if (groups.length === 0) complaints.push('has no program that leads there');
  // All openings of a year are fewer than the people in it: turnover of more would be a misread thousand.
  if (!(openings >= 0 && openings <= people)) complaints.push(`has ${openings} openings for ${people} people`);
  if (Math.abs(growth) > 60) complaints.push(`grows by ${growth} %`);
  for (const { noc, pay } of canada) {
    if (pay && ((pay.low ?? 0) > pay.median || pay.median > (pay.high ?? Number.POSITIVE_INFINITY)))
      complaints.push(`the pay of NOC ${noc} is not in order`);
  }
  return complaints.map((what) => ({ where: code, what }));
}

function listFaults({ careers, careerLists }: Dataset): Found[] {
  const byCode = new Map(careers.map((career) => [career.code, career]));
  return Object.entries(careerLists).flatMap(([key, { careers: listed, teaching }]) => {
    const complaints: string[] = [];
    const found = listed.map((code) => byCode.get(code));
    if (found.some((career) => !career) || teaching.some((code) => !byCode.has(code)))
      complaints.push('lists a career that there is not');
    if (listed.length > CAREERS_LISTED || teaching.length > TEACHING_LISTED) complaints.push('lists too many');
    if (new Set([...listed, ...teaching]).size !== listed.length + teaching.length) complaints.push('lists one twice');
    if (found.some((career) => career?.teachesOnly)) complaints.push('lists teaching its field among the others');
    const catchAll = found.findIndex((career) => career && isCatchAll(career.title.en));
    if (catchAll !== -1 && found.slice(catchAll).some((career) => career && !isCatchAll(career.title.en)))
      complaints.push('lists all others before a specific career');
    return complaints.map((what) => ({ where: key, what }));
  });
}

export function careerFaults(dataset: Dataset): Found[] {
  const { careers } = dataset;
  if (careers.length === 0) return [];
  const slugs = Map.groupBy(careers, ({ slug }) => slug);
  const { groups } = programJoins(dataset);
  const unpaid = careers.filter(({ pay }) => pay === null);
  return [
    ...careers.flatMap(payFaults),
    ...careers.flatMap(recordFaults),
    ...listFaults(dataset),
    ...[...slugs].flatMap(([slug, same]) => (same.length > 1 ? [{ where: slug, what: 'is the slug of two' }] : [])),
    ...(groups.of < groups.whole * LEAST_GROUPS_WITH_CAREERS
      ? [{ where: 'career-lists', what: `only ${groups.of} of ${groups.whole} program groups have careers` }]
      : []),
    ...(unpaid.length > UNPAID_MAX ? [{ where: 'careers', what: `${unpaid.length} have no pay` }] : []),
  ];
}
