/** Everything a dataset must fulfil before it is loaded. */

import { FOLLOWED } from '#schema/domain/figures/derived/followed.ts';
import { MIN_WITH_FIGURE, PEER_FIGURE_KEYS } from '#schema/domain/peers/peer-figures.ts';
import { MIN_PEERS, peerLadder } from '#schema/domain/peers/peer-groups.ts';
import { GRADUATE_YEARS, programKey, TREND_LEAST } from '#schema/domain/programs/graduates-trend.ts';
import type { Dataset, UniversityRecord } from '#schema/domain/record/dataset.ts';
import { AWARD_LEVELS } from '#schema/domain/record/enums.ts';
import { slugOf } from '#schema/domain/record/slug.ts';
import { isGone } from '#schema/domain/record/university-figures.ts';
import { NEIGHBOURS_STORED } from '#schema/domain/site/limits.ts';
import { nameKey } from '../name-key.ts';
import { NICKNAMES } from '../nicknames/read.ts';
import { notAName } from '../not-names.ts';
import { careerFaults } from './careers.ts';
import { RECORD_RULES } from './record-rules.ts';
import { isSimilarReason } from './similar-reason-schema.ts';
import { money, percent } from './value-schemas.ts';

export interface Complaint {
  rule: string;
  where: string;
  what: string;
}

type DatasetRule = (dataset: Dataset) => { where: string; what: string }[];

const at = (id: number, what: string) => ({ where: String(id), what });

/** Ids must rise from line to line, so that each comes once and files differ only where the data does. */
function risingIds(file: string, records: readonly { id: number }[]): { where: string; what: string }[] {
  return records.flatMap(({ id }, index) => {
    const before = records[index - 1]?.id;
    return before !== undefined && before >= id ? [{ where: `${file} ${id}`, what: `comes after ${before}` }] : [];
  });
}

const order: DatasetRule = ({ universities, programs, neighbours, trends, peers, endedPrograms }) => [
  ...risingIds('universities', universities),
  ...risingIds('ended programs', endedPrograms),
  ...risingIds('programs', programs),
  ...risingIds('neighbours', neighbours),
  ...risingIds('trends', trends),
  ...risingIds('peers', peers),
];

const slugs: DatasetRule = ({ universities }) => {
  const seen = new Map<string, number>();
  return universities.flatMap(({ id, name }) => {
    const slug = slugOf(name, id);
    const other = seen.get(slug);
    seen.set(slug, id);
    return other === undefined ? [] : [at(id, `the slug ${slug} is also that of ${other}`)];
  });
};

const aliases: DatasetRule = ({ universities, aliases }) => {
  const ownKeys = new Map(universities.map(({ id, name }) => [id, nameKey(name)]));
  const allOwnKeys = new Set(ownKeys.values());
  const names = new Map(universities.map(({ id, name }) => [id, name]));
  const nicknames = new Set(NICKNAMES.flatMap(({ name, ids }) => ids.map((id) => `${id} ${nameKey(name)}`)));
  const seen = new Set<string>();
  return aliases.flatMap(({ id, name, kind }) => {
    const key = nameKey(name);
    const complaints: string[] = [];
    if (!ownKeys.has(id)) complaints.push(`"${name}" belongs to no university`);
    if (key === '') complaints.push(`"${name}" has no letters`);
    if (key === ownKeys.get(id)) complaints.push(`"${name}" is the university's own name`);
    else if (allOwnKeys.has(key) && kind !== 'nickname') complaints.push(`"${name}" is another university's name`);
    if (seen.has(`${id} ${key}`)) complaints.push(`"${name}" comes twice`);
    if (name.length > 100 || /https?:|www\.|[|;]|\s{2,}/.test(name)) complaints.push(`"${name}" is not a name`);
    const why = kind === 'alias' ? notAName(name, names.get(id) ?? '') : null;
    if (why !== null && !nicknames.has(`${id} ${key}`)) complaints.push(`"${name}" is no name: ${why}`);
    seen.add(`${id} ${key}`);
    return complaints.map((what) => at(id, what));
  });
};

const neighbourLists: DatasetRule = ({ universities, neighbours, programs }) => {
  const ids = new Set(universities.map(({ id }) => id));
  const byId = new Map(universities.map((university) => [university.id, university]));
  const open = universities.filter(({ status }) => !isGone(status));
  const ofKind = Map.groupBy(open, ({ kind }) => kind);
  const listed = new Set(neighbours.map(({ id }) => id));
  const taught = new Set(programs.map(({ id }) => id));
  /** Without a class and programs nobody can say whom a school is like. */
  const isBarelyKnown = ({ id, country, carnegieClass }: UniversityRecord) =>
    country === 'US' && carnegieClass === null && !taught.has(id);
  return [
    ...open.filter(({ id }) => !listed.has(id)).map(({ id }) => at(id, 'has no neighbours')),
    ...neighbours.flatMap(({ id, neighbours: list, kin }) => {
      const complaints: string[] = [];
      const relatives = [...(kin?.home ?? []), ...(kin?.abroad ?? [])];
      if (new Set([id, ...relatives]).size !== relatives.length + 1)
        complaints.push('has somebody twice among its kin');
      for (const other of relatives.map((one) => byId.get(one))) {
        if (!other || isGone(other.status)) complaints.push(`${other?.id ?? 'nobody'} is among its kin`);
      }
      const university = byId.get(id);
      if (!university) complaints.push('is no university');
      else if (isGone(university.status)) complaints.push('has closed and has neighbours');
      const expected = Math.min(NEIGHBOURS_STORED, (ofKind.get(university?.kind ?? 'bachelors')?.length ?? 1) - 1);
      const fewer = university !== undefined && isBarelyKnown(university) && list.length < expected;
      if (list.length !== expected && !fewer) complaints.push(`has ${list.length} neighbours`);
      for (const other of list.map(([neighbour]) => byId.get(neighbour))) {
        if (other && other.kind !== university?.kind) complaints.push(`${other.id} is of another kind`);
        if (other && isGone(other.status)) complaints.push(`${other.id} has closed`);
      }
      if (new Set(list.map(([neighbour]) => neighbour)).size !== list.length) complaints.push('has a neighbour twice');
      for (const [index, [neighbour, distance, reasons]] of list.entries()) {
        if (neighbour === id || !ids.has(neighbour)) complaints.push(`has the neighbour ${neighbour}`);
        if (distance < (list[index - 1]?.[1] ?? 0)) complaints.push(`${neighbour} is out of order`);
        const [first, second] = reasons.map((reason) => JSON.stringify(reason));
        if (reasons.length !== 2 || !reasons.every(isSimilarReason)) {
          complaints.push(`the reasons for ${neighbour} are ${first} and ${second}`);
        }
        if (first === second) complaints.push(`${neighbour} has one reason twice`);
      }
      return complaints.map((what) => at(id, what));
    }),
  ];
};

/** What campuses share counts for one of them. */
const sharedNumbers: DatasetRule = ({ universities }) => {
  const groups = Map.groupBy(
    universities.filter(({ aidNumber }) => aidNumber !== null && aidNumber !== undefined),
    ({ aidNumber }) => `${aidNumber?.name} of ${aidNumber?.campuses}`,
  );
  return [...groups].flatMap(([group, campuses]) => {
    const counting = campuses.filter(({ aidNumber }) => aidNumber?.counts).length;
    return counting === 1 ? [] : [at(campuses[0]?.id ?? 0, `${counting} campuses of ${group} count`)];
  });
};

const programLists: DatasetRule = ({ universities, programs, cipTitles }) => {
  const ids = new Set(universities.map(({ id }) => id));
  return programs.flatMap(({ id, programs: list, graduatesByYear = {} }) => {
    const complaints: string[] = [];
    if (!ids.has(id)) complaints.push('is no university');
    if (list.length === 0) complaints.push('has an empty list');
    const seen = new Set<string>();
    for (const [cip, level, graduates, distanceOnly, ...afterwards] of list) {
      for (const amount of afterwards.slice(0, 3)) {
        if (typeof amount === 'number' && !isPay(amount)) complaints.push(`${cip} ${level} has the amount ${amount}`);
      }
      if (!/^\d\d(\.\d\d)?$/.test(cip) || !cipTitles[cip] || !cipTitles[cip.slice(0, 2)])
        complaints.push(`${cip} has no title`);
      if (!AWARD_LEVELS.includes(level)) complaints.push(`${cip} has the level ${level}`);
      if (graduates !== null && (!Number.isInteger(graduates) || graduates < 0))
        complaints.push(`${cip} ${level} has ${graduates} graduates`);
      if (distanceOnly !== 0 && distanceOnly !== 1) complaints.push(`${cip} ${level} has the flag ${distanceOnly}`);
      if (seen.has(`${cip} ${level}`)) complaints.push(`${cip} ${level} comes twice`);
      seen.add(`${cip} ${level}`);
      const last = graduatesByYear[programKey(cip, level)]?.at(-1);
      // The last of the five years is the year that graduates are counted in.
      if (last != null && last !== graduates)
        complaints.push(`${cip} ${level} has ${graduates} graduates, by year ${last}`);
    }
    for (const [key, years] of Object.entries(graduatesByYear)) {
      if (!seen.has(key)) complaints.push(`has graduates by year of ${key}, which it does not teach`);
      if (years.length !== GRADUATE_YEARS.length) complaints.push(`${key} has ${years.length} years of graduates`);
    }
    return complaints.map((what) => at(id, what));
  });
};

/** What has ended is no program of the school, had ten graduates in the first year and none in the last. */
const endedLists: DatasetRule = ({ universities, programs, endedPrograms, cipTitles }) => {
  const open = new Set(universities.flatMap(({ id, status }) => (isGone(status) ? [] : [id])));
  const taught = new Map(programs.map(({ id, programs: list }) => [id, new Set(list.map(([cip]) => cip))]));
  return endedPrograms.flatMap(({ id, ended }) => [
    ...(open.has(id) ? [] : [at(id, 'has ended programs and is no open university')]),
    ...(ended.length > 0 ? [] : [at(id, 'has an empty list of ended programs')]),
    ...ended.flatMap(([cip, level, years]) => [
      ...(cipTitles[cip] ? [] : [at(id, `${cip} has no title`)]),
      ...(taught.get(id)?.has(cip) ? [at(id, `${cip} has ended and is taught`)] : []),
      ...(years.length === GRADUATE_YEARS.length && (years[0] ?? 0) >= TREND_LEAST && years.at(-1) === 0
        ? []
        : [at(id, `${cip} ${level} has not ended by its years ${years.join(', ')}`)]),
    ]),
  ]);
};

/** Median pay or debt of a year's graduates, in dollars. */
const isPay = (amount: number): boolean => Number.isInteger(amount) && amount >= 500 && amount <= 500_000;

/** What stands in a file of its own is there exactly where the record names its source. */
const elsewhere: DatasetRule = ({ universities, programs, trends }) => {
  const withTrends = new Set(trends.map(({ id }) => id));
  const withEarnings = new Set(
    programs
      .filter(({ programs: list }) => list.some((program) => program.slice(4, 7).some((amount) => amount !== null)))
      .map(({ id }) => id),
  );
  return universities.flatMap(({ id, facts }) => [
    ...((facts.trends !== undefined) === withTrends.has(id)
      ? []
      : [at(id, 'trends and their source are not both there')]),
    ...((facts.programEarnings !== undefined) === withEarnings.has(id)
      ? []
      : [at(id, 'pay by program and its source are not both there')]),
  ]);
};

/** Years in order, each once, with rates of 0 to 100 and prices that can be. */
const trendYears: DatasetRule = ({ trends }) =>
  trends.flatMap(({ id, years, breaks = [] }) => [
    ...breaks
      .filter(([, year]) => !years.slice(1).some(([one]) => one === year))
      .map(([, year]) => at(id, `breaks in ${year}, which is no year of its line`)),
    ...years.flatMap(([year, ...figures], index) => {
      const complaints: string[] = [];
      if (!/^20\d\d-\d\d$/.test(year) || year <= (years[index - 1]?.[0] ?? '')) complaints.push(`has the year ${year}`);
      for (const [place, kind] of Object.values(FOLLOWED).entries()) {
        const value = figures[place] ?? null;
        const allowed = kind === 'price' ? money : percent;
        if (value !== null && !allowed.safeParse(value).success)
          complaints.push(`${year} has the ${kind === 'price' ? kind : 'rate'} ${value}`);
      }
      return complaints.map((what) => at(id, what));
    }),
  ]);

/** Every open school stands among peers it belongs with, where its figures can be; no more than the group has members. */
const peerPositions: DatasetRule = ({ universities, peers, peerGroups }) => {
  const byId = new Map(universities.map((university) => [university.id, university]));
  const told = new Set(peers.map(({ id }) => id));
  const open = universities.filter(({ status }) => !isGone(status));
  return [
    ...(open.length < MIN_PEERS ? [] : open.filter(({ id }) => !told.has(id)).map(({ id }) => at(id, 'has no peers'))),
    ...peers.flatMap(({ id, group, at: positions }) => {
      const university = byId.get(id);
      const of = peerGroups[group];
      if (!university || !of) return [at(id, `is among the unknown ${group}`)];
      const complaints: string[] = [];
      if (isGone(university.status)) complaints.push('has closed and has peers');
      if (of.members < MIN_PEERS) complaints.push(`has ${of.members} peers`);
      if (!peerLadder(university).includes(group)) complaints.push(`does not belong to ${group}`);
      for (const [index, position] of positions.entries()) {
        const key = PEER_FIGURE_KEYS[index];
        if (position === null || key === undefined) continue;
        const [below, same] = typeof position === 'number' ? [position, 0] : position;
        const [count = 0] = of.figures[key] ?? [];
        if (count < MIN_WITH_FIGURE || below + same >= count) complaints.push(`stands wrong in ${key}`);
      }
      return complaints.map((what) => at(id, what));
    }),
  ];
};

const provenance: DatasetRule = ({ universities, provenance }) => {
  const used = new Set(universities.flatMap(({ facts }) => Object.values(facts)));
  return Object.entries(provenance).flatMap(([key, { source, variable, year }]) => [
    ...(used.has(key) ? [] : [{ where: key, what: 'is used by no figure' }]),
    ...(source && variable && year ? [] : [{ where: key, what: 'lacks a source, a variable or a year' }]),
  ]);
};

const counts: DatasetRule = ({ manifest, universities, aliases, programs }) => {
  const real = {
    universities: universities.length,
    US: universities.filter(({ country }) => country === 'US').length,
    CA: universities.filter(({ country }) => country === 'CA').length,
    programs: programs.reduce((sum, { programs: list }) => sum + list.length, 0),
    aliases: aliases.length,
  };
  return Object.entries(real)
    .filter(([key, count]) => manifest.counts[key as keyof typeof real] !== count)
    .map(([key, count]) => ({ where: 'manifest', what: `${key} is ${count}, the manifest says otherwise` }));
};

/** A redirect leads from an id that is not in the catalogue to one that is; an open successor is in it too. */
const successors: DatasetRule = ({ universities, redirects, outside }) => {
  const ids = new Set(universities.map(({ id }) => id));
  return [
    ...Object.entries(redirects).flatMap(([from, to]) =>
      ids.has(Number(from)) || !ids.has(to) ? [{ where: 'redirects', what: `${from} leads to ${to}` }] : [],
    ),
    ...universities.flatMap(({ id, status }) =>
      status.successorId !== null && !ids.has(status.successorId)
        ? [at(id, `its successor ${status.successorId} is no university`)]
        : [],
    ),
    ...outside.flatMap(({ name, belongsToId, why }) => [
      ...(belongsToId !== null && !ids.has(belongsToId)
        ? [{ where: `outside ${name}`, what: `belongs to ${belongsToId}, which is no university` }]
        : []),
      ...(/^[A-Z].*\.$/.test(why) ? [] : [{ where: `outside ${name}`, what: 'does not say why in a sentence' }]),
    ]),
  ];
};

const DATASET_RULES: Record<string, DatasetRule> = {
  order,
  slugs,
  aliases,
  neighbours: neighbourLists,
  'shared numbers': sharedNumbers,
  programs: programLists,
  'ended programs': endedLists,
  'files of their own': elsewhere,
  trends: trendYears,
  peers: peerPositions,
  careers: careerFaults,
  provenance,
  counts,
  successors,
};

/** What a dataset alone does not know: ids of the past, and what the directory says of an end. */
export interface LintKnowledge {
  /** Every id that was ever served: bookmarks of it must lead somewhere. */
  publishedIds: readonly number[];
  /** Institutions that HD2024 itself says have ended. */
  endedIds: ReadonlySet<number>;
}

const NOTHING_KNOWN: LintKnowledge = { publishedIds: [], endedIds: new Set() };

function againstKnowledge(
  { universities, redirects }: Dataset,
  { publishedIds, endedIds }: LintKnowledge,
): Complaint[] {
  const ids = new Set(universities.map(({ id }) => id));
  const published = new Set(publishedIds);
  const complain = (rule: string, id: number, what: string): Complaint => ({ rule, ...at(id, what) });
  return [
    ...publishedIds
      .filter((id) => !ids.has(id) && redirects[id] === undefined)
      .map((id) => complain('published', id, 'was served once and has neither a page nor a redirect')),
    ...universities
      .filter(({ id }) => published.size > 0 && !published.has(id))
      .map(({ id }) =>
        complain('published', id, 'is not in published-ids.json: run data/pipeline/identity/publish-ids.ts'),
      ),
    ...universities
      .filter(({ id, status }) => endedIds.has(id) && !isGone(status))
      .map(({ id, status }) => complain('status', id, `is ${status.state}, and the directory says that it has ended`)),
  ];
}

/** All complaints; an empty list for a sound dataset. */
export function lint(dataset: Dataset, knowledge: LintKnowledge = NOTHING_KNOWN): Complaint[] {
  const context = {
    provenance: dataset.provenance,
    withPrograms: new Set(dataset.programs.map(({ id }) => id)),
  };
  const ofRecords = dataset.universities.flatMap((university) =>
    Object.entries(RECORD_RULES).flatMap(([rule, check]) =>
      check(university, context).map((what) => ({ rule, where: `${university.id} ${university.name}`, what })),
    ),
  );
  const ofDataset = Object.entries(DATASET_RULES).flatMap(([rule, check]) =>
    check(dataset).map((complaint) => ({ rule, ...complaint })),
  );
  return [...ofRecords, ...ofDataset, ...againstKnowledge(dataset, knowledge)];
}
