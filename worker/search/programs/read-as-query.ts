/** Parses words about programs with the query parser, for what the finder's own words leave unread. */
import { searchQuery } from '#schema/api/search.ts';
import type { GraduatesTrend } from '#schema/domain/programs/graduates-trend.ts';
import { subjectHolds } from '#schema/domain/programs/subjects.ts';
import { AWARD_LEVELS } from '#schema/domain/record/enums.ts';
import { UNIVERSITY_KINDS } from '#schema/domain/record/university-figures.ts';
import { DEGREE_OF_LEVEL } from '#schema/search/filter-codes.ts';
import type { ProgramSnapshot } from '#schema/search/program-snapshot.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';
import { filterUniversities } from '../filter-universities.ts';
import { findTown } from '../find-town.ts';
import { milesFrom } from '../positions.ts';
import { isOfSubject, parseQuery } from '../query/parse-query.ts';
import type { ParsedSpan } from '../query/parsed-query.ts';
import { parametersOfQuery, withParameters } from '../query/query-parameters.ts';
import type { Area } from './find-area.ts';
import { ALSO_FITS, NAMED } from './program-lexicon.ts';
import type { ReadWords } from './words-read.ts';

const EMPTY = searchQuery.parse({ kind: [...UNIVERSITY_KINDS] });
/** What a list of programs can be narrowed by. */
const READ_KINDS: ReadonlySet<string> = new Set(['subject', 'degree', 'place', 'distance']);
const isRead = (span: ParsedSpan) => !span.negated && (READ_KINDS.has(span.kind) || isOfSubject(span));

/** Null unless all of the line is a subject with or without a degree and a place. */
export function readAsWish(snapshot: Snapshot, programs: ProgramSnapshot, text: string): ReadWords | null {
  const wish = parseQuery(snapshot, text, { names: false });
  if (!wish || wish.unused.length > 0 || wish.order) return null;
  const { spans } = wish;
  if (!spans.every(isRead)) return null;
  const subjects = spans.filter(({ kind }) => kind === 'subject');
  if (subjects.length === 0) return null;
  const tests = subjects.flatMap(({ parameters }) => (parameters.subject as string[]).map(subjectHolds));
  const groups = new Map<number, number>();
  programs.cips.forEach((cip, group) => {
    // A family stands for a subject where no more is known.
    if (tests.some((holds) => holds(cip))) groups.set(group, cip.length === 2 ? ALSO_FITS : NAMED);
  });
  if (groups.size === 0) return null;
  const places = spans.filter(({ kind }) => kind === 'place' || kind === 'distance');
  const area = places.length === 0 ? null : areaOf(snapshot, places, wish.placesJoined);
  if (places.length > 0 && area === null) return null;
  const degrees = spans.flatMap(({ kind, degree, parameters }) =>
    kind === 'degree' ? (parameters.degree as string[]) : (degree ?? []),
  );
  return {
    groups,
    levels: AWARD_LEVELS.filter((level) => degrees.includes(DEGREE_OF_LEVEL[level])),
    onlineOnly: false,
    paysOff: spans.some(({ parameters }) => 'check' in parameters),
    trends: spans.flatMap(({ parameters }) => (parameters.trend ?? []) as GraduatesTrend[]),
    area,
    places: places.map(({ from, to }) => text.slice(from, to).toLowerCase()),
    schools: [],
    unknown: [],
  };
}

function areaOf(snapshot: Snapshot, spans: ParsedSpan[], placesJoined: boolean): Area | null {
  const none = { unused: [], unpublished: 0, schools: [], like: null, than: [], order: null, slips: 0, words: 0 };
  const parameters = parametersOfQuery({ ...none, spans, placesJoined, forList: true, compares: false });
  const query = withParameters(EMPTY, parameters);
  const around = query.nearPlace === undefined ? undefined : findTown(snapshot, query.nearPlace).place;
  if (around === null) return null;
  const miles = around && milesFrom(snapshot, around, query.radiusMiles);
  const { failures } = filterUniversities(snapshot, query, { miles });
  return Uint8Array.from({ length: snapshot.size }, (_, row) => (failures.passes(row) ? 1 : 0));
}
