import { describe, expect, it } from 'vitest';
import { EMPTY_ADDRESS, readAddress, writeAddress } from './address.ts';

const PAGE = 'tab=tools&tool=location-explorer';
const read = (query: string) => readAddress(new URLSearchParams(query));

describe('the address of the location explorer', () => {
  it('is written as it is read, and keeps what belongs to the page', () => {
    const address = { q: 'New England', page: 2, place: 'boston-ma', radius: 50, view: 'cost', townPage: 3 } as const;
    const query = writeAddress(new URLSearchParams(`${PAGE}&q=old`), address);
    expect(read(query)).toEqual(address);
    expect(query).toBe(
      '?tab=tools&tool=location-explorer&q=New+England&page=2&place=boston-ma&radius=50&view=cost&townPage=3',
    );
  });

  it('leaves defaults out', () => {
    expect(writeAddress(new URLSearchParams(`${PAGE}&q=x&place=y&radius=10&view=cost`), EMPTY_ADDRESS)).toBe(
      `?${PAGE}`,
    );
  });

  it.each([
    '',
    'q=%20%20',
    'page=0',
    'page=-1',
    'page=1e3',
    'page=9999999',
    'radius=17',
    'radius=all',
    'view=food',
    'place=',
  ])('reads %j as if it were not there', (query) => {
    expect(read(query)).toEqual(EMPTY_ADDRESS);
  });
});
