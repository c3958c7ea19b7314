/**
 * The request the address holds, and how to change it: each change is a history entry, so that Back undoes it, but
 * for what follows the hand step by step, such as the part of the map in view. Where the address does not say how the
 * list shows, the choice that the browser remembers holds from the first step on: what the Worker drew stays as it is.
 */

import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isStillAt } from '#frontend/lib/links/is-still-at.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { KEEP_SCROLL } from '#frontend/lib/rendering/keep-scroll.ts';
import { useHydrated } from '#frontend/lib/rendering/use-hydrated.ts';
import { addressOfRequest, requestOfAddress, type SearchRequest } from './filters.ts';

import { rememberedViewAtom } from './remembered-view.ts';

type Change = (request: SearchRequest, how?: { replace: boolean }) => void;

export function useSearchRequest(): [SearchRequest, Change] {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const text = search.toString();
  const hydrated = useHydrated();
  const [drawn] = useState(hydrated ? null : text);
  const remembered = useAtomValue(rememberedViewAtom);
  const request = useMemo(() => {
    const search = new URLSearchParams(text);
    const asked = requestOfAddress(search);
    return text === drawn || search.has('view') ? asked : { ...asked, view: remembered };
  }, [text, drawn, remembered]);
  const change: Change = (next, { replace } = { replace: false }) => {
    const address = addressOfRequest(next).toString();
    if (address !== text && isStillAt(pathname)) navigate(paths.search(address), { replace, ...KEEP_SCROLL });
  };
  return [request, change];
}
