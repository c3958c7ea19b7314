/** Which bookmarks are ticked to be compared, as many as a comparison holds. */
import { useState } from 'react';
import { COMPARE_MAX } from '#schema/domain/site/limits.ts';

export function useSelection() {
  const [ids, setIds] = useState<readonly number[]>([]);
  return {
    ids,
    has: (id: number) => ids.includes(id),
    full: ids.length >= COMPARE_MAX,
    toggle: (id: number) =>
      setIds((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id].slice(0, COMPARE_MAX))),
  };
}
