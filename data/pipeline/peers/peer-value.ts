/** Reads what a university is compared by among its peers. */

import { sourceOf } from '#schema/domain/figures/figures.ts';
import { decidingValue } from '#schema/domain/figures/read-figure.ts';
import type { PeerFigure } from '#schema/domain/peers/peer-figures.ts';
import type { ProvenanceTable, ScoreRange } from '#schema/domain/record/dataset.ts';
import { comparableReports } from '#schema/domain/record/small-cohorts.ts';
import type { PlainUniversity } from '../plain-university.ts';

type Read = (university: PlainUniversity) => number | null;

const midpoint = (range: ScoreRange | null): number | null => range && (range[0] + range[1]) / 2;

/** Figures that are compared as more than their record's value. */
const OWN_READERS: Partial<Record<PeerFigure, Read>> = {
  // All students and full-time students only would be two figures; in Canada most are known by the latter.
  studentPopulation: ({ country, studentPopulation, studentPopulationCounts }) =>
    country === 'CA' && studentPopulationCounts !== 'full-time' ? null : studentPopulation,
  satRange: ({ satReading, satMath }) =>
    satReading && satMath ? midpoint([satReading[0] + satMath[0], satReading[1] + satMath[1]]) : null,
  actRange: ({ actComposite }) => midpoint(actComposite),
  safety: comparableReports,
};

/**
 * What a figure is compared by among peers; null where it is unknown or may not decide, and where an estimate stands in for
 * what the school did not publish: an allowance for living off campus is not what a dormitory costs.
 */
export function peerValue(key: PeerFigure, university: PlainUniversity, provenance: ProvenanceTable): number | null {
  const { fact } = sourceOf(key);
  const from = fact === null ? undefined : university.facts[fact];
  if (from !== undefined && provenance[from]?.estimate) return null;
  const own = OWN_READERS[key];
  return own ? own(university) : decidingValue(key, university);
}
