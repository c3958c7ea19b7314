/** The location explorer: towns by name, state or region, and one town with its universities. The address holds all. */

import { useEffect, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { KEEP_SCROLL } from '#frontend/lib/rendering/keep-scroll.ts';
import { type ExplorerAddress, readAddress, writeAddress } from '../address.ts';
import { LocationSearch } from './location-search.tsx';
import { TownDetail } from './town-detail.tsx';

export function LocationExplorer() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const text = search.toString();
  const address = useMemo(() => readAddress(new URLSearchParams(text)), [text]);
  const addressOf = (change: Partial<ExplorerAddress>) => writeAddress(search, { ...address, ...change });
  const go = (change: Partial<ExplorerAddress>) => {
    const next = addressOf(change);
    if (next !== `?${search}`) void navigate(next, KEEP_SCROLL);
  };

  // Who goes back to the results by the button is led to them; who comes by an address begins at the page's top.
  const lastPlace = useRef(address.place);
  const returned = lastPlace.current !== null && address.place === null;
  useEffect(() => {
    lastPlace.current = address.place;
  }, [address.place]);

  if (address.place !== null) {
    return (
      <TownDetail key={address.place} place={address.place} address={address} addressOf={addressOf} onChange={go} />
    );
  }
  return <LocationSearch address={address} returned={returned} addressOf={addressOf} onChange={go} />;
}
