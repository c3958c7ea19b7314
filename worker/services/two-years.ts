/** Two years at a two-year college, then a university: which schools are meant, and what is known of the way between them. */
import type { TwoYearsQuery } from '#schema/api/two-years.ts';
import { SERVICE_ACADEMIES } from '#schema/domain/money/your-price.ts';
import { COUNTRIES, UNIVERSITY_TYPES } from '#schema/domain/record/enums.ts';
import { idOfSlug } from '#schema/domain/record/slug.ts';
import type { UniversityDocument } from '#schema/domain/record/university-document.ts';
import type { Outcome, UniversityKind } from '#schema/domain/record/university-figures.ts';
import { UNIVERSITY_KINDS } from '#schema/domain/record/university-figures.ts';
import { graduatesOf, levelOfAward, type ProgramSnapshot } from '#schema/search/program-snapshot.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';
import type { DatasetReader } from '#worker/cache/dataset-store.ts';
import type { LoadedDataset } from '#worker/cache/loaded-dataset.ts';
import { programsOf } from '#worker/cache/program-store.ts';
import { type CardRow, readCards, readDocuments } from '#worker/queries/universities.ts';
import { findByText } from '#worker/search/find-by-text.ts';
import { findTown } from '#worker/search/find-town.ts';
import { milesFrom, positionOf } from '#worker/search/positions.ts';
import { rowOfId } from '#worker/search/your-prices.ts';

/** So many schools are offered to choose from. */
const CHOICES = 12;
const SHARED_PROGRAMS = 60;

const TWO_YEAR: readonly UniversityKind[] = ['two-year', 'mostly-associate'];
const FOUR_YEAR: readonly UniversityKind[] = ['bachelors', 'mostly-associate'];

export interface TwoYearsSideFound {
  asked: 'nothing' | 'unknown' | 'several' | 'found';
  document: UniversityDocument | null;
  after: Outcome | null;
  choices: { card: CardRow; miles: number | null }[];
}

export interface SharedProgram {
  cip: string;
  title: string;
  associates: number;
  bachelors: number;
}

export interface FoundTwoYears {
  from: TwoYearsSideFound;
  to: TwoYearsSideFound;
  near: { name: string | null; otherPlaces: string[] } | null;
  programs: SharedProgram[];
  /** Where the rule of a state applies. */
  state: string | null;
}

/** Schools of the United States that are of one of the kinds. */
function isOf({ country, kind }: Snapshot, kinds: readonly UniversityKind[]): (row: number) => boolean {
  const codes = new Set(kinds.map((one) => UNIVERSITY_KINDS.indexOf(one)));
  const us = COUNTRIES.indexOf('US');
  return (row) => country[row] === us && codes.has(kind[row] as number);
}

interface Meant {
  asked: TwoYearsSideFound['asked'];
  /** One where it was found; those to choose from otherwise. */
  rows: number[];
}

/** The schools that a name or a slug means. */
function meantBy(snapshot: Snapshot, text: string | undefined, kinds: readonly UniversityKind[]): Meant {
  if (text === undefined) return { asked: 'nothing', rows: [] };
  const fits = isOf(snapshot, kinds);
  const id = idOfSlug(text);
  const row = id === null ? undefined : rowOfId(snapshot, id);
  if (row !== undefined) return fits(row) ? { asked: 'found', rows: [row] } : { asked: 'unknown', rows: [] };
  const { rows, whole } = findByText(snapshot, text, { typing: false });
  const fitting = rows.filter(fits);
  const [first] = fitting;
  if (first === undefined) return { asked: 'unknown', rows: [] };
  if (fitting.length === 1 || (whole && first === rows[0])) return { asked: 'found', rows: [first] };
  return { asked: 'several', rows: fitting.slice(0, CHOICES) };
}

/** The nearest of some schools, with their miles. */
function nearest(snapshot: Snapshot, miles: Float64Array, fits: (row: number) => boolean) {
  return [...miles.keys()]
    .filter((row) => fits(row) && (miles[row] as number) < Number.POSITIVE_INFINITY)
    .sort(
      (a, b) => (miles[a] as number) - (miles[b] as number) || (snapshot.id[a] as number) - (snapshot.id[b] as number),
    )
    .slice(0, CHOICES);
}

export async function findTwoYears(
  deps: DatasetReader,
  dataset: LoadedDataset,
  { from, to, near }: TwoYearsQuery,
): Promise<FoundTwoYears> {
  const { snapshot } = dataset;
  const college = meantBy(snapshot, from, TWO_YEAR);
  const university = meantBy(snapshot, to, FOUR_YEAR);
  const place = near === undefined ? null : findTown(snapshot, near);
  let milesTo: Float64Array | null = null;
  // Colleges around home, or what was meant; universities around the college.
  if (college.asked === 'nothing' && place?.place) {
    milesTo = milesFrom(snapshot, place.place);
    college.rows = nearest(snapshot, milesTo, isOf(snapshot, TWO_YEAR));
  }
  const [collegeRow] = college.rows;
  let milesOn: Float64Array | null = null;
  if (college.asked === 'found' && university.asked === 'nothing' && collegeRow !== undefined) {
    const position = positionOf(snapshot, collegeRow);
    const fits = isOf(snapshot, FOUR_YEAR);
    const isPublic = (row: number) => snapshot.type[row] === UNIVERSITY_TYPES.indexOf('public');
    milesOn = position && milesFrom(snapshot, position);
    if (milesOn)
      university.rows = nearest(
        snapshot,
        milesOn,
        // Service academies take first-year students only.
        (row) =>
          row !== collegeRow &&
          fits(row) &&
          isPublic(row) &&
          !SERVICE_ACADEMIES.has(snapshot.id[row] as number) &&
          snapshot.state[row] === snapshot.state[collegeRow],
      );
  }
  const idOf = (row: number) => snapshot.id[row] as number;
  const foundIds = [college, university].flatMap(({ asked, rows }) => (asked === 'found' ? rows.map(idOf) : []));
  const documents = new Map(
    (await readDocuments(deps, dataset.version, foundIds)).map((document) => [document.id, document]),
  );
  const choiceIds = [college, university].flatMap(({ asked, rows }) => (asked === 'found' ? [] : rows.map(idOf)));
  const cards = new Map((await readCards(deps, dataset.version, choiceIds)).map((card) => [card.id, card]));
  const sideOf = ({ asked, rows }: Meant, group: 'all' | 'transfer', miles: Float64Array | null): TwoYearsSideFound => {
    const document = asked === 'found' ? (documents.get(idOf(rows[0] as number)) ?? null) : null;
    return {
      asked,
      document,
      after: document?.outcomes?.[group] ?? null,
      choices:
        asked === 'found'
          ? []
          : rows.flatMap((row) => {
              const card = cards.get(idOf(row));
              return card ? [{ card, miles: miles === null ? null : Math.round(miles[row] as number) }] : [];
            }),
    };
  };
  const sides = { from: sideOf(college, 'all', milesTo), to: sideOf(university, 'transfer', milesOn) };
  const both = sides.from.document !== null && sides.to.document !== null;
  const inOneState =
    both &&
    sides.from.document?.state === sides.to.document?.state &&
    sides.from.document?.type === 'public' &&
    sides.to.document?.type === 'public';
  return {
    ...sides,
    near: place && { name: place.place?.name ?? null, otherPlaces: place.otherPlaces },
    programs: both ? sharedPrograms(await programsOf(deps, dataset), foundIds as [number, number]) : [],
    state: inOneState ? (sides.from.document?.state ?? null) : null,
  };
}

/** The groups in which the first awards associate degrees and the second bachelor's degrees, most bachelor's degrees first. */
function sharedPrograms(programs: ProgramSnapshot, [from, to]: [number, number]): SharedProgram[] {
  const { ids, cips, titles, cipRows, university, award, graduates } = programs;
  const [college, other] = [ids.indexOf(from), ids.indexOf(to)];
  const shared: SharedProgram[] = [];
  cips.forEach((cip, group) => {
    let associates = 0;
    let bachelors = 0;
    for (let row = cipRows[group] as number; row < (cipRows[group + 1] as number); row += 1) {
      const level = levelOfAward(award[row] as number);
      const awarded = graduatesOf(graduates[row] as number) ?? 0;
      if (university[row] === college && level === 'associate') associates += awarded;
      if (university[row] === other && level === 'bachelor') bachelors += awarded;
    }
    if (associates > 0 && bachelors > 0) shared.push({ cip, title: titles[group] as string, associates, bachelors });
  });
  return shared.sort((a, b) => b.bachelors - a.bachelors).slice(0, SHARED_PROGRAMS);
}
