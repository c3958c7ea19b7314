/** The occupations of Canada's NOC 2021 that match one of BLS, nearest by its title first. */
import { CANADA_OCCUPATIONS_MAX, type CanadaOccupation, type CanadaOutlook } from '#schema/domain/programs/careers.ts';
import { type BcOccupationRow, readBcOccupations } from '../../sources/ca-bc-occupations-2025/read.ts';
import { type NocRow, readNoc } from '../../sources/ca-noc-2021/read.ts';
import { readNocSoc } from '../../sources/ca-noc-soc-2021/read.ts';
import { type CanadaOccupationRow, readCanadaOccupations } from '../../sources/ca-occupations-2025/read.ts';
import type { Source } from '../../sources/source.ts';

const OUTLOOKS: Readonly<Record<string, CanadaOutlook>> = {
  'Strong risk of shortage': 'strong-shortage',
  'Moderate risk of shortage': 'shortage',
  Balance: 'balance',
  'Moderate risk of surplus': 'surplus',
  'Strong risk of surplus': 'strong-surplus',
};

const EMPTY = new Set(['and', 'of', 'the', 'in', 'or', 'except', 'all', 'other', 'related', 'general']);

/** Words of a title by their first letters: "technicians" and "technician" are one. */
const wordsOf = (title: string): Set<string> =>
  new Set(
    title
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length > 2 && !EMPTY.has(word))
      .map((word) => word.replace(/(ies|es|s)$/, '').slice(0, 7)),
  );

/** 0-1: how many of the words of two titles are in both. */
export function titleLikeness(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const both = [...a].filter((word) => b.has(word)).length;
  const either = a.size + b.size - both;
  return either === 0 ? 0 : both / either;
}

function outlookOf(text: string | null, noc: string): CanadaOutlook | null {
  if (text === null) return null;
  const outlook = OUTLOOKS[text];
  if (outlook === undefined) throw new Error(`ca-occupations-2025: ${noc}: "${text}" is no outlook that is known`);
  return outlook;
}

const payOf = (unit: 'hour' | 'year', row: { low: number | null; median: number | null; high: number | null }) =>
  row.median === null ? null : { unit, low: row.low, median: row.median, high: row.high };

function occupationOf(row: NocRow, canada?: CanadaOccupationRow, bc?: BcOccupationRow): CanadaOccupation {
  return {
    noc: row.noc,
    title: row.title,
    pay: canada ? payOf('year', canada) : null,
    employment: canada?.employment ?? null,
    openings: canada?.openings ?? null,
    outlook: outlookOf(canada?.outlook ?? null, row.noc),
    britishColumbia: bc ? { pay: bc.unit && payOf(bc.unit, bc), growth: bc.growth, openings: bc.openings } : null,
  };
}

export interface CanadaSide {
  /** Occupations that match the SOC codes of one title, and what people of the first do. */
  occupationsFor: (
    socs: readonly string[],
    title: string,
  ) => { canada: CanadaOccupation[]; frenchDefinition: string | null };
  sources: Source[];
}

export function canadaSide(): CanadaSide {
  const [noc, pay, bc, links] = [readNoc(), readCanadaOccupations(), readBcOccupations(), readNocSoc()];
  const nocs = new Map(noc.rows.map((row) => [row.noc, row]));
  const pays = new Map(pay.rows.map((row) => [row.noc, row]));
  const bcs = new Map(bc.rows.map((row) => [row.noc, row]));
  const ofSoc = Map.groupBy(links.rows, ({ soc }) => soc);
  return {
    occupationsFor(socs, title) {
      const codes = new Set(socs.flatMap((soc) => (ofSoc.get(soc) ?? []).map((row) => row.noc)));
      const likely = [...codes]
        .flatMap((code) => nocs.get(code) ?? [])
        .map((row) => ({ row, like: titleLikeness(row.title.en, title), people: pays.get(row.noc)?.employment ?? 0 }))
        .sort((a, b) => b.like - a.like || b.people - a.people || (a.row.noc < b.row.noc ? -1 : 1));
      // Where one has the title, those that share no word of it are matched for a part of their work only.
      const alike = (likely[0]?.like ?? 0) >= 0.5 ? likely.filter(({ like }) => like > 0) : likely;
      const shown = alike.slice(0, CANADA_OCCUPATIONS_MAX).map(({ row }) => row);
      return {
        canada: shown.map((row) => occupationOf(row, pays.get(row.noc), bcs.get(row.noc))),
        frenchDefinition: shown[0]?.definition.fr ?? null,
      };
    },
    sources: [noc.source, pay.source, bc.source, links.source],
  };
}
