/** Hiding a university and showing it again. */

import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { useOptimisticMutation } from '#frontend/api/optimistic-mutation.ts';
import type { SessionUser } from '#frontend/api/session.ts';
import { hiddenWords as words } from '#words/saved/hidden.ts';
import { type Hidden, hiddenKey } from './queries.ts';

interface HideInput {
  university: { id: number; name: string };
  hidden: boolean;
}

/** The list with the university on it, as the latest, or without it. */
export function withHidden(list: Hidden, { university: { id, name }, hidden }: HideInput): Hidden {
  const others = list.filter(({ universityId }) => universityId !== id);
  const before = list.find(({ universityId }) => universityId === id);
  if (!hidden) return others;
  if (before) return list;
  const unknown = { slug: null, city: null, state: null };
  return [{ universityId: id, name, hiddenAt: new Date().toISOString(), ...unknown }, ...others];
}

export function useHide(user: SessionUser) {
  return useOptimisticMutation<Hidden, HideInput>(hiddenKey(user), {
    show: withHidden,
    undo: (list, { university, hidden }) => withHidden(list, { university, hidden: !hidden }),
    send: ({ university: { id: universityId }, hidden }) =>
      callApi(hidden ? endpoints.hide : endpoints.unhide, { params: { universityId } }),
    failed: ({ university: { name }, hidden }) => (hidden ? words.notHidden(name) : words.notShown(name)),
  });
}

/** Shows all of them again. */
export function useShowAll(user: SessionUser) {
  return useOptimisticMutation<Hidden, { before: Hidden }>(hiddenKey(user), {
    show: () => [],
    undo: (_, { before }) => before,
    send: () => callApi(endpoints.clearHidden),
    failed: () => words.list.notCleared,
  });
}
