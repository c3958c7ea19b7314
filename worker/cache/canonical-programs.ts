/** Canonical form of program finder questions, as canonical-question.ts has it for universities. */
import type { ProgramsQuery } from '#schema/api/programs.ts';
import { NOBODY, situationAsked } from '#schema/api/situation.ts';
import { ACADEMIC_PROGRAMS } from '#schema/domain/programs/academic-programs.ts';
import { OWN_PRICE_ORDER, PROGRAM_LEVELS } from '#schema/domain/programs/program-finder.ts';
import { PAGE_SIZE } from '#schema/domain/site/limits.ts';
import { isTold } from '#schema/domain/situation/situation.ts';
import { canonicalAsker, STORED_PAGES } from './canonical-question.ts';

/** The canonical form of a question for programs. A program tells its field, and every degree is no filter. */
export function canonicalPrograms(query: ProgramsQuery): ProgramsQuery {
  const byPrice = query.sortBy === OWN_PRICE_ORDER && isTold(situationAsked(query));
  const program = ACADEMIC_PROGRAMS.find(({ key }) => key === query.program);
  return {
    ...query,
    field: query.field ?? program?.field,
    q: query.q?.toLowerCase(),
    location: query.location?.toLowerCase(),
    levels: query.levels.length === PROGRAM_LEVELS.length ? [] : query.levels,
    // Who asks changes the order by their own price, and nothing else; without them there is no such order.
    ...NOBODY,
    ...(byPrice ? canonicalAsker(query) : {}),
    sortBy: query.sortBy === 'relevance' || (query.sortBy === OWN_PRICE_ORDER && !byPrice) ? undefined : query.sortBy,
    page: query.page === 1 ? undefined : query.page,
    limit: query.limit === PAGE_SIZE ? undefined : query.limit,
  };
}

/** Whether there is no end of such questions. */
export function hasUnboundedProgramsKey(query: ProgramsQuery): boolean {
  const free = [query.q, query.location, query.cip, query.limit];
  return free.some((value) => value !== undefined) || (query.page ?? 1) > STORED_PAGES;
}
