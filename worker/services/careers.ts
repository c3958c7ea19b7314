/** Careers: which there are, and what is known of one. */
import type { CareersQuery } from '#schema/api/careers.ts';
import type { Language } from '#schema/domain/formats/language.ts';
import { ACADEMIC_PROGRAMS, type AcademicProgramKey } from '#schema/domain/programs/academic-programs.ts';
import {
  CAREERS_PAGE_SIZE,
  type CareerDocument,
  type CareerFigures,
  type CareerOrder,
  DEGREE_EDUCATIONS,
} from '#schema/domain/programs/careers.ts';
import { AppError } from '#worker/app-error.ts';
import type { DatasetReader } from '#worker/cache/dataset-store.ts';
import type { LoadedDataset } from '#worker/cache/loaded-dataset.ts';
import { readCareer, readCareerList } from '#worker/queries/careers.ts';
import { type MajorCounts, readMajorCounts } from '#worker/queries/majors.ts';
import { allCareers, type IndexedCareer } from '#worker/search/careers/career-index.ts';
import { findCareers } from '#worker/search/careers/find-careers.ts';

export interface FoundCareers {
  careers: IndexedCareer[];
  total: number;
  page: number;
  program: { key: string; title: string | null } | null;
}

/** The name of a career in an address, in whatever case. Throws Failure `unknown-career`. */
export function careerSlugOf(text: string): string {
  const slug = text.toLowerCase();
  if (!/^[a-z0-9-]{1,140}$/.test(slug)) throw new AppError('unknown-career');
  return slug;
}

/** Yearly dollars, so that pay by the hour has a place among them. */
const yearlyPay = ({ pay }: IndexedCareer): number =>
  pay === null ? 0 : pay.median * (pay.unit === 'hour' ? 2_080 : 1);

const takesDegree = ({ education }: IndexedCareer) => education !== null && DEGREE_EDUCATIONS.includes(education);

const ORDERS: Record<CareerOrder, (language: Language) => (a: IndexedCareer, b: IndexedCareer) => number> = {
  degree: () => (a, b) => Number(takesDegree(b)) - Number(takesDegree(a)) || b.openings - a.openings,
  openings: () => (a, b) => b.openings - a.openings,
  pay: () => (a, b) => yearlyPay(b) - yearlyPay(a),
  growth: () => (a, b) => b.growth - a.growth,
  name: (language) => (a, b) => a.title[language].localeCompare(b.title[language], language),
};

/** What a career of a program's list is in the index. */
function indexed(figures: readonly CareerFigures[]): IndexedCareer[] {
  const bySlug = new Map(allCareers().map((career) => [career.slug, career]));
  return figures.flatMap(({ slug }) => bySlug.get(slug) ?? []);
}

/** A page of the careers that answer a question. */
export async function listCareers(
  deps: DatasetReader & { readonly language: Language },
  dataset: LoadedDataset,
  { q, field, program, sortBy, page = 1 }: CareersQuery,
): Promise<FoundCareers> {
  const key = program?.toLowerCase();
  const list = key === undefined ? null : await readCareerList(deps, dataset.version, key);
  const known = key === undefined ? allCareers() : list ? indexed([...list.careers, ...list.teaching]) : [];
  const inField = known.filter((career) => field === undefined || career.field === field);
  const named = q === undefined ? null : findCareers(q, deps.language).map(({ career }) => career);
  const found = named ? named.filter((career) => inField.includes(career)) : [...inField];
  // What was asked for by name, and where a program leads, have an order of their own.
  const order = sortBy ?? (named || list ? undefined : 'degree');
  if (order) found.sort(ORDERS[order](deps.language));
  return {
    careers: found.slice((page - 1) * CAREERS_PAGE_SIZE, page * CAREERS_PAGE_SIZE),
    total: found.length,
    page,
    program: list && key !== undefined ? { key, title: list.title } : null,
  };
}

export interface FoundCareer {
  document: CareerDocument;
  /** Majors that hold one of its program groups, those of its first groups first. */
  majors: (typeof ACADEMIC_PROGRAMS)[number][];
  /** What is counted of the first of them. */
  counts: MajorCounts | null;
}

/** Throws Failure `unknown-career`. */
export async function findCareer(deps: DatasetReader, dataset: LoadedDataset, slug: string): Promise<FoundCareer> {
  const document = await readCareer(deps, dataset.version, slug);
  if (!document) throw new AppError('unknown-career');
  const place = new Map(document.groups.map(({ cip }, at) => [cip, at]));
  const placeOf = (cips: readonly string[]) =>
    Math.min(...cips.map((cip) => place.get(cip) ?? Number.POSITIVE_INFINITY));
  const majors = ACADEMIC_PROGRAMS.map((major) => ({ major, at: placeOf(major.cips) }))
    .filter(({ at }) => at !== Number.POSITIVE_INFINITY)
    .sort((a, b) => a.at - b.at)
    .map(({ major }) => major);
  const counts =
    majors[0] === undefined ? null : await readMajorCounts(deps, dataset.version, majors[0].key as AcademicProgramKey);
  return { document, majors, counts };
}
