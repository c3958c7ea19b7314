/** A university with all that belongs to it as the record of its page. */
import type { FactView, ProgramField, UniversityRecordView } from '#schema/api/university.ts';
import type { ScoreRange } from '#schema/domain/dataset.ts';
import type { FactField, Provenance } from '#schema/domain/facts.ts';
import { NO_PAGE_FIGURES } from '#schema/domain/university-figures.ts';
import type { ProgramRow, UniversityWithBelongings } from '../queries/universities.ts';
import { type AffordabilityBounds, presentCard } from './university-card.ts';

/** The whole record. */
export function presentRecord(found: UniversityWithBelongings, bounds: AffordabilityBounds): UniversityRecordView {
  const { university: row } = found;
  return {
    ...presentCard(row, bounds),
    website: row.website,
    latitude: row.latitude,
    longitude: row.longitude,
    aliases: found.aliases.map(({ name, kind }) => ({ name, kind })),
    otherExpenses: row.otherExpenses,
    percentPell: row.percentPell,
    netPriceByIncome: row.netPriceByIncome,
    medianDebt: row.medianDebt,
    satReading: row.satReading,
    satMath: row.satMath,
    satRange: sumOfRanges(row.satReading, row.satMath),
    actRange: row.actComposite,
    enteringAverage: row.enteringAverage,
    employmentRate: row.employmentRate,
    locale: row.locale,
    athleticsConference: row.athleticsConference,
    designations: row.designations,
    language: row.language,
    carnegieClass: row.carnegieClass,
    highestAward: row.highestAward,
    provincialAverage: row.provincialAverage,
    ...NO_PAGE_FIGURES,
    trends: [],
    facts: presentFacts(row.facts),
    missing: row.missing,
    programs: presentPrograms(found.programs),
  };
}

/** Fields of study a comparison column has room for. */
const COMPARED_FIELDS = 5;

/** The record for a comparison: the same, with the largest fields of study only. */
export function presentComparison(found: UniversityWithBelongings, bounds: AffordabilityBounds): UniversityRecordView {
  const record = presentRecord(found, bounds);
  return { ...record, programs: record.programs.slice(0, COMPARED_FIELDS) };
}

function sumOfRanges(reading: ScoreRange | null, math: ScoreRange | null): ScoreRange | null {
  return reading && math ? [reading[0] + math[0], reading[1] + math[1]] : null;
}

function presentFacts(facts: Partial<Record<FactField, Provenance>>): Partial<Record<FactField, FactView>> {
  const entries = Object.entries(facts).map(([field, { source, variable, year, url, computed, estimate }]) => [
    field,
    {
      source,
      variable,
      year,
      ...(url === undefined ? {} : { url }),
      ...(computed === undefined ? {} : { computed }),
      ...(estimate === undefined ? {} : { estimate }),
    },
  ]);
  return Object.fromEntries(entries);
}

/** Programs by CIP family. Rows come with the most graduates first; families are ordered the same way. */
function presentPrograms(rows: ProgramRow[]): ProgramField[] {
  const fields = new Map<string, ProgramField>();
  for (const row of rows) {
    const cip = row.cip.slice(0, 2);
    let field = fields.get(cip);
    if (!field) {
      field = { cip, title: row.fieldTitle ?? `CIP ${cip}`, graduates: 0, programs: [] };
      fields.set(cip, field);
    }
    field.graduates = (field.graduates ?? 0) + row.graduates;
    field.programs.push({
      cip: row.cip,
      title: row.title ?? `CIP ${row.cip}`,
      level: row.level,
      graduates: row.graduates,
      distanceOnly: row.distanceOnly,
      earningsOneYear: null,
      earningsFourYears: null,
      debt: null,
      basis: 'completions',
    });
  }
  return [...fields.values()].sort((a, b) => (b.graduates ?? 0) - (a.graduates ?? 0) || (a.cip < b.cip ? -1 : 1));
}
