import { describe, expect, it } from 'vitest';
import {
  apiQueryOf,
  asksForSomething,
  EMPTY_REQUEST,
  type FinderRequest,
  readRequest,
  without,
  writeRequest,
} from './program-address.ts';

const PAGE = 'tab=tools&tool=program-finder';
const read = (query: string) => readRequest(new URLSearchParams(query));

const REQUEST: FinderRequest = {
  ...EMPTY_REQUEST,
  field: 'health',
  program: 'nursing',
  location: 'New England',
  onlineOnly: true,
  levels: ['masters', 'doctoral'],
  sort: 'graduates',
  page: 3,
};

describe('the address of the program finder', () => {
  it('is written as it is read, and keeps what belongs to the page', () => {
    const query = writeRequest(new URLSearchParams(`${PAGE}&q=old`), REQUEST);
    expect(query).toBe(
      `?${PAGE}&field=health&program=nursing&location=New+England&onlineOnly=1&levels=masters%2Cdoctoral&sortBy=graduates&page=3`,
    );
    expect(read(query)).toEqual(REQUEST);
  });

  it('leaves defaults out, and says that any degree will do', () => {
    expect(writeRequest(new URLSearchParams(`${PAGE}&field=health&levels=any&page=2`), EMPTY_REQUEST)).toBe(`?${PAGE}`);
    const any = { ...REQUEST, levels: [] };
    expect(writeRequest(new URLSearchParams(), any)).toContain('levels=any');
    expect(read(writeRequest(new URLSearchParams(), any)).levels).toEqual([]);
  });

  it('has words stand alone: they say field, place and degree themselves', () => {
    const words = read(
      'q=nursing+in+Texas&field=health&program=nursing&location=Ohio&onlineOnly=1&levels=masters&page=2',
    );
    expect(words).toEqual({ ...EMPTY_REQUEST, q: 'nursing in Texas', levels: [], page: 2 });
    expect(writeRequest(new URLSearchParams(), words)).toBe('?q=nursing+in+Texas&page=2');
  });

  it.each([
    'q=%20',
    'field=magic',
    'program=nursing',
    'onlineOnly=yes',
    'levels=',
    'levels=magic',
    'sortBy=price',
    'page=0',
    'page=x',
  ])('reads %j as if it were not there', (query) => {
    expect(read(query)).toEqual(EMPTY_REQUEST);
  });

  it('reads what the form sends without scripts: each box by itself, and empty fields', () => {
    const sent = 'field=health&program=&location=&levels=any&levels=masters&levels=doctoral&check=&trend=';
    expect(read(sent)).toEqual({ ...EMPTY_REQUEST, field: 'health', levels: ['masters', 'doctoral'] });
    expect(read('field=health&levels=any').levels).toEqual([]);
  });

  it('takes a program of another field for none', () => {
    expect(read('field=business&program=nursing')).toEqual({ ...EMPTY_REQUEST, field: 'business' });
  });

  it('asks for something with a field, a group or words', () => {
    expect(asksForSomething(EMPTY_REQUEST)).toBe(false);
    expect(asksForSomething(read('location=Texas'))).toBe(false);
    for (const query of ['field=law-public-service', 'cip=51.38', 'q=law']) {
      expect(asksForSomething(read(query)), query).toBe(true);
    }
  });

  it('gives up one part at a time, from the first page', () => {
    expect(without(REQUEST, 'field')).toEqual({ ...REQUEST, field: null, program: null, page: 1 });
    expect(without(REQUEST, 'levels')).toEqual({ ...REQUEST, levels: [], page: 1 });
    expect(apiQueryOf(without(REQUEST, 'onlineOnly'))).toMatchObject({
      onlineOnly: false,
      sortBy: 'graduates',
      page: 1,
    });
  });
});
