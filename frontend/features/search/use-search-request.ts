/** The request the address holds, and how to change it: each change is a history entry, so that Back undoes it. */
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { addressOfRequest, requestOfAddress, type SearchRequest } from './filters.ts';

export function useSearchRequest(): [SearchRequest, (request: SearchRequest) => void] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const text = search.toString();
  const request = useMemo(() => requestOfAddress(new URLSearchParams(text)), [text]);
  const change = (next: SearchRequest) => {
    const address = addressOfRequest(next).toString();
    if (address !== text) navigate(paths.search(address), { state: { keepScroll: true } });
  };
  return [request, change];
}
