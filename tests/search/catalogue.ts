/**
 * The committed dataset and the search over it, read and built once a process: the unit tests share modules (vitest.config.ts),
 * so nobody may change what these return.
 */
import { SCHOOLS_OF_GROUPS } from '#data/lexicons/school-groups.ts';
import type {
  AliasRecord,
  Dataset as CommittedDataset,
  NeighboursRecord,
  OutsideRecord,
  ProgramsRecord,
  UniversityRecord,
} from '#schema/domain/record/dataset.ts';
import { buildProgramSnapshot, openProgramSnapshot } from '#schema/search/program-snapshot.ts';
import { buildSnapshot, openSnapshot, snapshotOn } from '#schema/search/snapshot.ts';
import { loadDataset } from '../../data/pipeline/dataset-files.ts';

export interface Dataset {
  version: string;
  usdPerCad: number;
  universities: UniversityRecord[];
  aliases: AliasRecord[];
  outside: OutsideRecord[];
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** All files of the committed dataset. */
export const committedDataset: () => CommittedDataset = once(() => loadDataset());

/** All names of the dataset; what buildSnapshot takes. */
export const readDataset: () => Dataset = once(() => {
  const { manifest, universities, aliases, outside } = committedDataset();
  return { version: manifest.version, usdPerCad: manifest.exchangeRate.usdPerCad, universities, aliases, outside };
});

/** What belongs to the universities of the dataset: programs and neighbours, by id. */
export const readBelongings: () => {
  programs: Map<number, ProgramsRecord['programs']>;
  neighbours: Map<number, NeighboursRecord['neighbours']>;
} = once(() => ({
  programs: new Map(committedDataset().programs.map(({ id, programs }) => [id, programs])),
  neighbours: new Map(committedDataset().neighbours.map(({ id, neighbours }) => [id, neighbours])),
}));

/** Programs of the committed universities. */
export const readPrograms = (): ProgramsRecord[] => committedDataset().programs;

/** The search's snapshot of names and figures, without programs and groups. */
export const namesSnapshot = once(() => openSnapshot(buildSnapshot(readDataset())));

/** The day of the searches: some weeks before most of the deadlines of the dataset. */
const SEARCH_DAY = '2026-11-27';

/** Both snapshots of the site's search over a catalogue with the programs of its universities. */
export function openSearch(dataset: Dataset, taught: ProgramsRecord[]) {
  return {
    snapshot: snapshotOn(
      openSnapshot(buildSnapshot({ ...dataset, programs: taught, groups: SCHOOLS_OF_GROUPS })),
      SEARCH_DAY,
    ),
    programs: openProgramSnapshot(
      buildProgramSnapshot({ ...dataset, programs: taught, cipTitles: {}, provenance: {} }),
    ),
  };
}

/** The same over the committed dataset. */
export const committedSearch = once(() => openSearch(readDataset(), readPrograms()));
