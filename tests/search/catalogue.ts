/** The committed dataset as the search's tests and bench need it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type {
  AliasRecord,
  Manifest,
  NeighboursRecord,
  OutsideRecord,
  ProgramsRecord,
  UniversityRecord,
} from '#schema/domain/dataset.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../data/dataset');

const linesOf = <T>(file: string): T[] =>
  readFileSync(path.join(FOLDER, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);

export interface Dataset {
  version: string;
  usdPerCad: number;
  universities: UniversityRecord[];
  aliases: AliasRecord[];
  outside: OutsideRecord[];
}

/** All names of the dataset; what buildSnapshot takes. */
export function readDataset(): Dataset {
  const manifest = JSON.parse(readFileSync(path.join(FOLDER, 'manifest.json'), 'utf8')) as Manifest;
  return {
    version: manifest.version,
    usdPerCad: manifest.exchangeRate.usdPerCad,
    universities: linesOf('universities.ndjson'),
    aliases: linesOf('aliases.ndjson'),
    outside: linesOf('outside.ndjson'),
  };
}

/** What belongs to the universities of the dataset: programs and neighbours, by id. */
export function readBelongings(): {
  programs: Map<number, ProgramsRecord['programs']>;
  neighbours: Map<number, NeighboursRecord['neighbours']>;
} {
  return {
    programs: new Map(linesOf<ProgramsRecord>('programs.ndjson').map(({ id, programs }) => [id, programs])),
    neighbours: new Map(linesOf<NeighboursRecord>('neighbours.ndjson').map(({ id, neighbours }) => [id, neighbours])),
  };
}
