/** What the list is asked for, in the address, so that it can be sent on and gone back to. */

import { useNavigate, useSearchParams } from 'react-router-dom';
import { type ListAddress, readAddress, writeAddress } from '#frontend/content/scholarship-address.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { KEEP_SCROLL } from '#frontend/lib/rendering/keep-scroll.ts';
import type { ScholarshipQuestion } from '#schema/domain/site/scholarships.ts';

/** The list's address, and how to change a part of it. */
export function useListAddress(): ListAddress & { ask: (part: Partial<ScholarshipQuestion>) => void } {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const ask = (part: Partial<ScholarshipQuestion>) => {
    // The page follows the address a moment later: of two quick choices, both count.
    const { question } = readAddress(new URLSearchParams(window.location.search));
    void navigate(paths.scholarships(writeAddress({ ...question, ...part })), KEEP_SCROLL);
  };
  return { ...readAddress(search), ask };
}
