/** What a board asks of the server: the records of its schools, and where a place is. Nothing of the people goes along. */
import { queryOptions, useQueries } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { BOARD_HOME_NAME_MAX, type BoardHome, boardText } from '#schema/domain/plan/board.ts';
import { COMPARE_MAX } from '#schema/domain/site/limits.ts';

/** Milliseconds in which schools ask for their records together. */
const TOGETHER = 20;

type Records = ReadonlyMap<number, UniversityRecordView>;
let waiting: { ids: Set<number>; answer: Promise<Records> } | null = null;

/** The records of a moment's ids, as few questions as the comparison's limit allows. */
async function ask(ids: readonly number[]): Promise<Records> {
  const parts = Array.from({ length: Math.ceil(ids.length / COMPARE_MAX) }, (_, at) =>
    ids.slice(at * COMPARE_MAX, (at + 1) * COMPARE_MAX),
  );
  const answers = await Promise.all(
    parts.map((part) => callApi(endpoints.compareUniversities, { query: { ids: part.join(',') } })),
  );
  return new Map(answers.flat().map((record) => [record.id, record]));
}

async function recordOf(id: number): Promise<UniversityRecordView | null> {
  if (waiting === null) {
    const ids = new Set<number>();
    const answer = new Promise((done) => setTimeout(done, TOGETHER)).then(() => {
      waiting = null;
      return ask([...ids]);
    });
    waiting = { ids, answer };
  }
  waiting.ids.add(id);
  return (await waiting.answer).get(id) ?? null;
}

const recordQuery = (id: number) =>
  queryOptions({ queryKey: ['board-school', id], queryFn: () => recordOf(id), retry: 1 });

export interface BoardRecords {
  records: Records;
  /** Ids that no university has. */
  unknown: number[];
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

export function useBoardRecords(ids: readonly number[]): BoardRecords {
  const answers = useQueries({ queries: ids.map(recordQuery) });
  return {
    records: new Map(answers.flatMap(({ data }) => (data ? [[data.id, data] as const] : []))),
    unknown: ids.filter((_, at) => answers[at]?.data === null),
    loading: answers.some(({ isPending }) => isPending),
    failed: answers.some(({ isError }) => isError),
    retry: () => {
      for (const { isError, refetch } of answers) if (isError) void refetch();
    },
  };
}

/** Where a place is, to a tenth of a degree; null when there is none of that name. Throws what callApi throws. */
export async function findHome(text: string): Promise<BoardHome | null> {
  const query = { nearPlace: text, limit: 1 };
  const { place } = await callApi(endpoints.searchUniversities, { query });
  if (!place) return null;
  const tenth = (degrees: number) => Math.round(degrees * 10) / 10;
  return {
    name: boardText(place.name ?? text, BOARD_HOME_NAME_MAX),
    latitude: tenth(place.latitude),
    longitude: tenth(place.longitude),
  };
}
