/** Pages of programs as the program finder sends them. */
import type { ProgramResult, ProgramsResponse } from '#schema/api/programs.ts';
import { stateName, townName } from '#schema/domain/places/places.ts';
import { townInState } from '#schema/domain/places/town-in-state.ts';
import { fieldOfCip } from '#schema/domain/programs/academic-programs.ts';
import { sizeCategoryOf } from '#schema/domain/record/categories.ts';
import { cardDescriptionOf } from '#words/university/description.ts';
import type { CardRow } from '#worker/queries/universities.ts';
import { type FoundProgram, surer } from '#worker/search/programs/search-programs.ts';
import type { FoundPrograms } from '#worker/services/programs.ts';
import { placeName } from './place-name.ts';
import { partText } from './reading.ts';
import { schoolName } from './school-name.ts';
import { cipTitle } from './texts-of-data.ts';
import { presentImage } from './university-card.ts';

/** All graduates together; null where none of the awards is counted. */
function sumOf(awards: FoundProgram['awards']): number | null {
  const counts = awards.flatMap(({ graduates }) => graduates ?? []);
  return counts.length === 0 ? null : counts.reduce((sum, graduates) => sum + graduates, 0);
}

function presentProgram({ cip, title, awards }: FoundProgram, university: CardRow, year: string | null): ProgramResult {
  const basis = awards.map((award) => award.basis).reduce(surer, 'knowledge');
  const graduates = sumOf(awards);
  // What rests on knowledge decides who is found; of which degrees it is is not said.
  const stated = awards.filter((award) => award.basis !== 'knowledge');
  return {
    id: university.id,
    slug: university.slug,
    universityName: schoolName(university.id, university.name),
    program: cipTitle(cip, title),
    cip,
    field: fieldOfCip(cip),
    basis,
    degreeTypes: stated.map(({ level }) => level),
    awards: stated.map(
      ({ level, graduates: counted, distanceOnly, earningsFourYears, check, checkLines, trend, graduatesBefore }) => ({
        level,
        graduates: counted,
        online: distanceOnly,
        earningsFourYears,
        ...(check ? { check } : {}),
        ...(checkLines ? { checkLines } : {}),
        ...(trend ? { trend } : {}),
        ...(graduatesBefore === undefined ? {} : { graduatesBefore }),
      }),
    ),
    payOfAll: stated.some(({ earningsFourYears }) => earningsFourYears !== null)
      ? (university.aidNumber?.name ?? null)
      : null,
    graduates,
    graduatesYear: graduates === null ? null : year,
    online: stated.some(({ distanceOnly }) => distanceOnly),
    city: townName(university.city),
    state: university.state,
    country: university.country,
    location: townInState(townName(university.city), stateName(university.country, university.state)),
    description: cardDescriptionOf(university),
    type: university.type,
    sizeCategory: sizeCategoryOf(university.studentPopulation),
    currency: university.currency,
    tuition: university.tuition,
    tuitionInState: university.tuitionInState,
    tuitionInStateFor: university.tuitionInStateFor,
    tuitionInDistrict: university.tuitionInDistrict,
    image: presentImage(university.id, university.image),
  };
}

/** A page of programs. */
export function presentPrograms(found: FoundPrograms): ProgramsResponse {
  const { read, location, withoutPrograms, loosen, origin } = found;
  return {
    programs: found.programs.flatMap((program) => {
      const university = found.universitiesById.get(program.universityId);
      return university ? [presentProgram(program, university, origin?.year ?? null)] : [];
    }),
    total: found.total,
    page: found.page,
    limit: found.limit,
    totalPages: found.totalPages,
    universities: found.universities,
    origin: origin && { source: origin.source, year: origin.year },
    ...(read && {
      understood: {
        programs: read.named.map(({ cip, title }) => cipTitle(cip, title)),
        levels: read.read.levels,
        onlineOnly: read.read.onlineOnly,
        paysOff: read.read.paysOff,
        trends: read.read.trends,
        filters: read.read.filters.map(partText),
        universities: read.read.schools,
        unknown: read.read.unknown,
      },
    }),
    ...(location && { location: { known: location.area !== null, otherPlaces: location.otherPlaces.map(placeName) } }),
    ...(withoutPrograms && { withoutPrograms }),
    ...(loosen && { loosen }),
  };
}
