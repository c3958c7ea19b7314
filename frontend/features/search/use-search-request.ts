/**
 * The request the address holds, and how to change it: each change is a history entry, so that Back undoes it, but
 * for what follows the hand step by step, such as the part of the map in view.
 */
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { addressOfRequest, requestOfAddress, type SearchRequest } from './filters.ts';

type Change = (request: SearchRequest, how?: { replace: boolean }) => void;

export function useSearchRequest(): [SearchRequest, Change] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const text = search.toString();
  const request = useMemo(() => requestOfAddress(new URLSearchParams(text)), [text]);
  const change: Change = (next, { replace } = { replace: false }) => {
    const address = addressOfRequest(next).toString();
    if (address !== text) navigate(paths.search(address), { replace, state: { keepScroll: true } });
  };
  return [request, change];
}
