/** The stored card and document of every university, made from a dataset. */

import { PEER_FIGURE_KEYS, type Peers } from '#schema/domain/peers/peer-figures.ts';
import type {
  Dataset,
  PeerGroupTable,
  PeersRecord,
  ProgramTuple,
  ProvenanceTable,
  UniversityRecord,
} from '#schema/domain/record/dataset.ts';
import { FACT_FIELDS, type FactField, type Provenance } from '#schema/domain/record/facts.ts';
import { slugOf } from '#schema/domain/record/slug.ts';
import type {
  ShownBasis,
  StoredCard,
  StoredFamily,
  StoredProgram,
  StoredUniversity,
  UniversityDocument,
} from '#schema/domain/record/university-document.ts';
import { CARD_FIELDS, CSV_FIELDS, pick } from '#schema/domain/record/university-fields.ts';
import { medianElsewhere, type ProgramFigures, programFigures } from '../pipeline/program-medians.ts';
import { tuitionUsdOf } from '../pipeline/tuition-usd.ts';
import { literal } from './sql.ts';

/** A part of a document is one literal in one statement, which may have 100,000 bytes in all. */
const PART_BYTES = 80_000;

function factsOf(university: UniversityRecord, provenance: ProvenanceTable): Partial<Record<FactField, Provenance>> {
  return Object.fromEntries(
    Object.entries(university.facts).map(([field, key]) => {
      const fact = provenance[key];
      if (!fact) throw new Error(`university ${university.id}: ${field} names the unknown provenance ${key}`);
      return [field, fact];
    }),
  );
}

/** Every record of a dataset with what a load adds. Throws for a fact without provenance. */
export function* storedUniversities({ universities, provenance, manifest }: Dataset): Generator<StoredUniversity> {
  const { usdPerCad } = manifest.exchangeRate;
  for (const university of universities) {
    yield {
      ...university,
      slug: slugOf(university.name, university.id),
      tuitionUsd: tuitionUsdOf(university, usdPerCad),
      facts: factsOf(university, provenance),
    };
  }
}

const OWN_FACTS: readonly FactField[] = FACT_FIELDS.filter((field) =>
  (CARD_FIELDS as readonly string[]).includes(field),
);

/** What a list shows of it. */
export function cardOf(university: StoredUniversity): StoredCard {
  const { cohorts } = university;
  return {
    ...pick(university, [
      'slug',
      'tuitionUsd',
      'image',
      'testPolicy',
      'graduationRates',
      'rent',
      ...CARD_FIELDS,
      ...CSV_FIELDS,
    ]),
    cohorts: Object.fromEntries(OWN_FACTS.flatMap((field) => (cohorts[field] ? [[field, cohorts[field]]] : []))),
  };
}

/** Most graduates first, those without a count last, ties by code and level. */
function byGraduates([cip, , level, graduates]: StoredProgram, [code, , award, number]: StoredProgram): number {
  const few = (number ?? -1) - (graduates ?? -1);
  if (few !== 0) return few;
  const [left, right] = [`${cip} ${level}`, `${code} ${award}`];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Whether the program is taught: what nobody finished has no middle beside it. */
const isTaught = ([, , graduates]: ProgramTuple) => graduates === null || graduates > 0;

function storedProgram(tuple: ProgramTuple, titles: Dataset['cipTitles'], figures: ProgramFigures): StoredProgram {
  const titleOf = (cip: string) => titles[cip] ?? `CIP ${cip}`;
  const middle = isTaught(tuple) ? medianElsewhere(figures, tuple) : null;
  const [cip, ...rest] = tuple;
  const [level, graduates, distanceOnly, oneYear = null, fourYears = null, debt = null, basis = null, former] = rest;
  // Without a middle or a former code the row ends where its own figures do.
  if (middle === null && former === undefined) return [cip, titleOf(cip), ...rest] as unknown as StoredProgram;
  const shown = basis as ShownBasis | null;
  const program: StoredProgram = [cip, titleOf(cip), level, graduates, distanceOnly, oneYear, fourYears, debt, shown];
  program[9] = middle;
  if (former !== undefined) program[10] = [former, titleOf(former)];
  return program;
}

function familiesOf(
  tuples: readonly ProgramTuple[],
  titles: Dataset['cipTitles'],
  figures: ProgramFigures,
): StoredFamily[] {
  const families = new Map<string, StoredFamily>();
  const programs = tuples
    .filter((tuple) => tuple[7] !== 'knowledge')
    .map((tuple) => storedProgram(tuple, titles, figures))
    .sort(byGraduates);
  for (const program of programs) {
    const cip = program[0].slice(0, 2);
    const family = families.get(cip) ?? { cip, title: titles[cip] ?? `CIP ${cip}`, graduates: null, programs: [] };
    if (program[3] !== null) family.graduates = (family.graduates ?? 0) + program[3];
    family.programs.push(program);
    families.set(cip, family);
  }
  return [...families.values()].sort((a, b) => (b.graduates ?? -1) - (a.graduates ?? -1) || (a.cip < b.cip ? -1 : 1));
}

/** The stored positions with what is the same for all members of a group. */
function peersOf(row: PeersRecord | undefined, groups: PeerGroupTable): Peers | null {
  const group = row && groups[row.group];
  if (!row || !group) return null;
  const figures = PEER_FIGURE_KEYS.flatMap((key, index) => {
    const at = row.at[index] ?? null;
    const of = group.figures[key];
    if (at === null || !of) return [];
    const [below, same] = typeof at === 'number' ? [at, 0] : at;
    return [[key, { below, same, count: of[0], middle: of[1] }]];
  });
  return { group: row.group, members: group.members, figures: Object.fromEntries(figures) };
}

/** Everything its page shows, of each university in turn. */
export function* universityDocuments(dataset: Dataset): Generator<UniversityDocument> {
  const aliases = Map.groupBy(dataset.aliases, ({ id }) => id);
  const programs = new Map(dataset.programs.map((row) => [row.id, row]));
  const figures = programFigures(dataset.universities, dataset.programs);
  const trends = new Map(dataset.trends.map((row) => [row.id, row]));
  const peers = new Map(dataset.peers.map((row) => [row.id, row]));
  const ended = new Map(dataset.endedPrograms.map((row) => [row.id, row.ended]));
  const kin = new Map(dataset.neighbours.map((row) => [row.id, row.kin]));
  for (const university of storedUniversities(dataset)) {
    const own = kin.get(university.id);
    const taught = programs.get(university.id);
    const over = ended.get(university.id);
    yield {
      ...university,
      aliases: (aliases.get(university.id) ?? []).map(({ name, kind }) => ({ name, kind })),
      trends: trends.get(university.id)?.years ?? [],
      trendBreaks: trends.get(university.id)?.breaks ?? [],
      peers: peersOf(peers.get(university.id), dataset.peerGroups),
      ...(own ? { kin: own } : {}),
      programs: familiesOf(taught?.programs ?? [], dataset.cipTitles, figures),
      ...(over
        ? { endedPrograms: over.map(([cip, ...rest]) => [cip, dataset.cipTitles[cip] ?? `CIP ${cip}`, ...rest]) }
        : {}),
      ...(taught?.graduatesByYear ? { graduatesByYear: taught.graduatesByYear } : {}),
    };
  }
}

const encoder = new TextEncoder();

/** A text in as few parts of one length as each fit a statement as a literal. */
export function textParts(text: string, partBytes: number = PART_BYTES): string[] {
  const fits = (part: string) => encoder.encode(literal(part)).length <= partBytes;
  if (fits(text)) return [text];
  const characters = [...text];
  for (let count = 2; ; count++) {
    const length = Math.ceil(characters.length / count);
    const parts = Array.from({ length: count }, (_, at) => characters.slice(at * length, (at + 1) * length).join(''));
    if (parts.every(fits)) return parts;
  }
}
