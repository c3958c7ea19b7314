/** What the list is asked for, in the address, so that it can be sent on and gone back to. */

import { useNavigate, useSearchParams } from 'react-router-dom';
import { type ListAddress, readAddress, writeAddress } from '#frontend/content/scholarship-address.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { KEEP_SCROLL } from '#frontend/lib/rendering/keep-scroll.ts';
import type { ScholarshipQuestion } from '#schema/domain/site/scholarships.ts';

export function useListAddress(): ListAddress & { ask: (question: ScholarshipQuestion) => void } {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const ask = (question: ScholarshipQuestion) => {
    void navigate(paths.scholarships(writeAddress(question)), KEEP_SCROLL);
  };
  return { ...readAddress(search), ask };
}
