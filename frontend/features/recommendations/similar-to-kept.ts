/** What may suit somebody who is not signed in: schools like those that their browser keeps, asked for one by one. */
import { useQueries } from '@tanstack/react-query';
import { endpoints } from '#schema/api/endpoints.ts';
import type { SimilarUniversity } from '#schema/api/search.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { RECOMMENDATION_COUNT } from '#schema/domain/limits.ts';
import { callApi } from '../../api/client.ts';

/** Schools that are gone out from at most. */
const BASES = 3;
/** Enough for all that is shown to come from one school, though some of it is kept already. */
const ASKED = 12;

export interface SimilarToKept {
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
): SimilarToKept[] {
  const shown = new Map<number, SimilarToKept>();
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

/** Up to six; `failed` when no answer came at all. */
export function useSimilarToKept(bookmarks: readonly UniversityCard[], viewed: readonly UniversityCard[]) {
  const bases = basesOf(bookmarks, viewed);
  return useQueries({
    queries: bases.map(({ id }) => {
      const input = { query: { similarTo: id, limit: ASKED } };
      return {
        queryKey: [endpoints.searchUniversities.name, input.query],
        queryFn: ({ signal }: { signal: AbortSignal }) => callApi(endpoints.searchUniversities, { ...input, signal }),
      };
    }),
    combine: (answers) => {
      const known = new Set([...bookmarks, ...viewed].map(({ id }) => id));
      const lists = answers.map(({ data }, at) => ({
        base: bases[at]?.name ?? '',
        universities: (data?.universities ?? []).map((university) => ({
          ...university,
          reasons: 'reasons' in university ? university.reasons : [],
        })),
      }));
      return {
        pending: answers.some(({ isPending }) => isPending),
        failed: answers.length > 0 && answers.every(({ isError }) => isError),
        similar: inTurn(lists, known),
        retry: () => answers.forEach(({ refetch }) => void refetch()),
      };
    },
  });
}
