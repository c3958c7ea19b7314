/**
 * The catalogue as the truth of a wish is told: the records with their programs, and beside them what the raw files say
 * of sport, metropolitan area, study at a distance and six-digit programs. Nothing here comes from the search.
 */
import path from 'node:path';
import type { ProgramTuple, UniversityRecord } from '#schema/domain/record/dataset.ts';
import { isGone } from '#schema/domain/record/university-figures.ts';
import { readPostalAreas } from '../../../data/sources/ca-postal-areas-2021/read.ts';
import { readCompletions2024 } from '../../../data/sources/completions2024/read.ts';
import { readDistance2024 } from '../../../data/sources/distance2024/read.ts';
import { readHd2024 } from '../../../data/sources/hd2024/read.ts';
import { readUnits, text, yes } from '../../../data/sources/unit-rows.ts';
import { readZipPlaces } from '../../../data/sources/zip-places/read.ts';
import { readBelongings, readDataset } from '../catalogue.ts';

/** Sports whose conferences IPEDS publishes. */
export type Sport = 'football' | 'basketball' | 'baseball' | 'track';

export interface School extends Omit<UniversityRecord, 'sports' | 'onlineShare'> {
  programs: readonly ProgramTuple[];
  /** US dollars for one unit of the record's currency. */
  usdPerUnit: number;
  /** Code of the metropolitan area (IPEDS CBSA); null outside of one and in Canada. */
  metro: number | null;
  /** The system it belongs to, as IPEDS names it; null where none is. */
  system: string | null;
  sports: ReadonlySet<Sport>;
  /** Share of students who study only at a distance, 0-1. */
  onlineShare: number | null;
}

const once = <T>(read: () => T): (() => T) => {
  let kept: T | undefined;
  return () => {
    kept ??= read();
    return kept;
  };
};

const SPORTS = { football: 'SPORT1', basketball: 'SPORT2', baseball: 'SPORT3', track: 'SPORT4' } as const;

const sourceFolder = (key: string) => path.resolve(import.meta.dirname, '../../../data/sources', key);

const readSystems = () => readUnits(sourceFolder('hd2024'), 'UNITID', { system: text('F1SYSNAM') });

const readSports = () =>
  readUnits(sourceFolder('ic2024'), 'UNITID', {
    football: yes(SPORTS.football),
    basketball: yes(SPORTS.basketball),
    baseball: yes(SPORTS.baseball),
    track: yes(SPORTS.track),
  });

/** Every university that still teaches. */
export const schools = once((): School[] => {
  const { universities, usdPerCad } = readDataset();
  const { programs } = readBelongings();
  const metros = new Map(readHd2024().rows.map(({ unitid, cbsa }) => [unitid, cbsa]));
  const systems = new Map(readSystems().rows.map(({ unitid, system }) => [unitid, system]));
  const sports = new Map(readSports().rows.map((row) => [row.unitid, row]));
  const distance = new Map(readDistance2024().rows.map((row) => [row.unitid, row]));
  return universities
    .filter(({ status }) => !isGone(status))
    .map((record) => {
      const metro = metros.get(record.id) ?? null;
      const played = sports.get(record.id);
      const { total = null, distanceOnly = null } = distance.get(record.id) ?? {};
      return {
        ...record,
        programs: programs.get(record.id) ?? [],
        usdPerUnit: record.currency === 'CAD' ? usdPerCad : 1,
        metro: metro !== null && metro > 0 ? metro : null,
        system: systems.get(record.id) ?? null,
        sports: new Set((Object.keys(SPORTS) as Sport[]).filter((sport) => played?.[sport])),
        onlineShare:
          typeof total === 'number' && total > 0 ? (typeof distanceOnly === 'number' ? distanceOnly : 0) / total : null,
      };
    });
});

/** The 24 nearest of a university by the dataset's own measure. */
export const neighbours = once(() => readBelongings().neighbours);

/** Bachelor's degrees by university and six-digit CIP; a program nobody finished that year counts 0. */
export const specialisms = once(() => {
  const byUniversity = new Map<number, Map<string, number>>();
  for (const { unitid, cip, awardLevel, awards } of readCompletions2024().rows) {
    if (awardLevel !== 5) continue;
    const own = byUniversity.get(unitid) ?? new Map<string, number>();
    own.set(cip, (own.get(cip) ?? 0) + awards);
    byUniversity.set(unitid, own);
  }
  return byUniversity;
});

/** Degrees north and east of a ZIP code or of the first three characters of a Canadian postal code. */
export const positionOfCode = (code: string): { latitude: number; longitude: number } => {
  const found = positions().get(code);
  if (!found) throw new Error(`No position of ${code}`);
  return found;
};
const positions = once(
  () =>
    new Map<string, { latitude: number; longitude: number }>([
      ...readZipPlaces().rows.map((row) => [row.zip, row] as const),
      ...readPostalAreas().rows.map((row) => [row.code, row] as const),
    ]),
);

/** The university of exactly this name; of several, in this state. */
export function schoolNamed(name: string, state?: string): School {
  const found = schools().filter((one) => one.name === name && (state === undefined || one.state === state));
  const [school] = found;
  if (!school || found.length > 1) throw new Error(`${found.length} universities are called ${name}`);
  return school;
}
