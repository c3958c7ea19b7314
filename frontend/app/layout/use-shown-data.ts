/** How fresh the data on the page is, and a way to ask again for what is not. */
import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { ApiError } from '#frontend/api/client.ts';
import { copiedTime } from '#frontend/lib/storage/copied-data.ts';
import type { ShownData } from './connection-message.ts';

const oldest = (times: (number | null)[]): number | null => {
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? null : Math.min(...known);
};

function describeData(shown: Query[]): ShownData {
  const loaded = shown.filter(({ state }) => state.data !== undefined);
  return {
    copiedAt: oldest(loaded.map(({ state }) => copiedTime(state.data))),
    since: oldest(loaded.map(({ state }) => copiedTime(state.data) ?? state.dataUpdatedAt)),
    failed: shown.some(({ state }) => state.status === 'error'),
    unanswered: shown.some(({ state }) => state.status === 'error' && !(state.error instanceof ApiError)),
  };
}

const NOTHING_SHOWN = JSON.stringify(describeData([]));

/** Not what the frame itself asks for: who is signed in, say. */
const isOfThePage = ({ meta }: Query): boolean => meta?.frame !== true;
const isWanting = ({ state }: Query): boolean => state.status === 'error' || copiedTime(state.data) !== null;

/** Follows the questions of the page one is on; when the network is back, asks again what failed or was kept. */
export function useShownData(): ShownData & { refresh: () => void } {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const text = useSyncExternalStore(
    (changed) => cache.subscribe(notifyManager.batchCalls(changed)),
    () => JSON.stringify(describeData(cache.findAll({ type: 'active', predicate: isOfThePage }))),
    () => NOTHING_SHOWN,
  );
  const refresh = useCallback(() => {
    void client.refetchQueries({ type: 'active', predicate: isWanting });
  }, [client]);
  useEffect(() => {
    window.addEventListener('online', refresh);
    return () => window.removeEventListener('online', refresh);
  }, [refresh]);
  return useMemo(() => ({ ...(JSON.parse(text) as ShownData), refresh }), [text, refresh]);
}
