/** What may suit somebody who is not signed in: schools like those that their browser keeps, asked for one by one. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import type { SimilarUniversity } from '#schema/api/search.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { RECOMMENDATION_COUNT } from '#schema/domain/site/limits.ts';

/** Schools that are gone out from at most. */
const BASES = 3;
/** Enough for all that is shown to come from one school, though some of it is kept already. */
const ASKED = 12;

export interface SimilarToMine {
  university: SimilarUniversity;
  /** The school it is like. */
  base: string;
}

/** The schools to go out from: the latest bookmarks, then what was looked at last. */
export function basesOf(bookmarks: readonly UniversityCard[], viewed: readonly UniversityCard[]): UniversityCard[] {
  const byId = new Map([...bookmarks.toReversed(), ...viewed].map((university) => [university.id, university]));
  return [...byId.values()].slice(0, BASES);
}

/** In turn one of each school's, each once, none that is known already. */
export function inTurn(
  lists: readonly { base: string; universities: readonly SimilarUniversity[] }[],
  known: ReadonlySet<number>,
): SimilarToMine[] {
  const shown = new Map<number, SimilarToMine>();
  for (let at = 0; at < ASKED; at++) {
    for (const { base, universities } of lists) {
      const university = universities[at];
      if (university && !known.has(university.id) && !shown.has(university.id)) {
        shown.set(university.id, { university, base });
      }
    }
  }
  return [...shown.values()].slice(0, RECOMMENDATION_COUNT);
}

/** Up to six; what cannot be had of one school leaves those of the others. Fails when no answer came at all. */
export function useSimilarToMine(bookmarks: readonly UniversityCard[], viewed: readonly UniversityCard[]) {
  const bases = basesOf(bookmarks, viewed);
  const { data, isError, refetch } = useQuery({
    queryKey: [endpoints.searchUniversities.name, 'similar-to-mine', bases.map(({ id }) => id)],
    queryFn: async ({ signal }) => {
      const answers = await Promise.allSettled(
        bases.map(async ({ id, name }) => {
          const input = { query: { similarTo: id, limit: ASKED }, signal };
          const { universities } = await callApi(endpoints.searchUniversities, input);
          return { base: name, universities: universities.map(withReasons) };
        }),
      );
      const lists = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
      const [first] = answers;
      if (lists.length === 0 && first?.status === 'rejected') throw first.reason;
      return lists;
    },
    // Whoever keeps another one meanwhile goes on seeing the list they chose it from.
    placeholderData: keepPreviousData,
  });
  const known = new Set([...bookmarks, ...viewed].map(({ id }) => id));
  return { similar: data && inTurn(data, known), failed: isError, retry: () => void refetch() };
}

function withReasons(university: UniversityCard): SimilarUniversity {
  const { reasons = [], tradeOff = null } = university as Partial<SimilarUniversity>;
  return { ...university, reasons, tradeOff };
}
