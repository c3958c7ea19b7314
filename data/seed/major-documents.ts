/** The stored document of every major, made from a dataset. */
import { ACADEMIC_PROGRAMS } from '#schema/domain/programs/academic-programs.ts';
import type { MajorDocument, MajorLeader, MajorOrigin, NamedLeader } from '#schema/domain/programs/majors.ts';
import type { Dataset } from '#schema/domain/record/dataset.ts';
import type { FactField } from '#schema/domain/record/facts.ts';
import { slugOf } from '#schema/domain/record/slug.ts';
import { majorFigures } from '../pipeline/majors/major-figures.ts';
import { careerListDocuments } from './career-documents.ts';

/** The source of a figure of US universities, when all of them have the same. */
function originOf({ universities, provenance }: Dataset, field: FactField): MajorOrigin | null {
  const keys = new Set(universities.flatMap(({ country, facts }) => (country === 'US' ? (facts[field] ?? []) : [])));
  const [key] = keys;
  const fact = keys.size === 1 && key !== undefined ? provenance[key] : undefined;
  return fact ? { source: fact.source, year: fact.year } : null;
}

/** In the order of the programs. */
export function majorDocuments(dataset: Dataset): MajorDocument[] {
  const { universities, programs, cipTitles } = dataset;
  const byId = new Map(universities.map((university) => [university.id, university]));
  const named = (leader: MajorLeader): NamedLeader[] => {
    const university = byId.get(leader.id);
    if (!university) return [];
    const { name, city, state } = university;
    return [{ ...leader, name, slug: slugOf(name, leader.id), city, state }];
  };
  const origins = { graduates: originOf(dataset, 'programs'), earnings: originOf(dataset, 'programEarnings') };
  const groups = new Map(
    ACADEMIC_PROGRAMS.map(({ key, cips }) => [
      key,
      cips.flatMap((cip) => (cipTitles[cip] === undefined ? [] : [{ cip, title: cipTitles[cip] }])),
    ]),
  );
  const lists = new Map(careerListDocuments(dataset).map(({ key, ...list }) => [key, list]));
  return majorFigures(universities, programs).map((figures) => ({
    ...figures,
    leaders: figures.leaders.flatMap(named),
    apart: figures.apart.flatMap(named),
    groups: groups.get(figures.key) ?? [],
    careers: lists.get(figures.key) ?? null,
    origins,
  }));
}
