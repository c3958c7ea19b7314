import { describe, expect, it } from 'vitest';
import type { Reading, ReadSpan } from '#schema/api/search.ts';
import { addressOfRequest, requestOfAddress } from './filters.ts';
import { changedAt, filterOfParameter, withAlternative, withoutSpan } from './read-parts.ts';
import { asParameters } from './read-request.ts';
import { orderOfReading, soundsLikeWish, spansInForce } from './reading.ts';

const LINE = 'cheap nursing schools in texas';

function span(line: string, text: string, part: Partial<ReadSpan>): ReadSpan {
  const from = line.indexOf(text);
  return {
    from,
    to: from + text.length,
    text,
    kind: 'subject',
    label: text,
    parameters: {},
    negated: false,
    mended: false,
    without: {},
    withoutTotal: null,
    alternatives: [],
    ...part,
  };
}

const subject = { subject: ['nursing'], degree: ['bachelors'] };
const NURSING = span(LINE, 'nursing schools', {
  parameters: subject,
  without: { netPriceMax: 9_000, state: ['TX'] },
});
const TEXAS = span(LINE, 'texas', {
  kind: 'place',
  parameters: { state: ['TX'] },
  without: { netPriceMax: 9_000, ...subject },
});
const CHEAP = span(LINE, 'cheap', {
  kind: 'money',
  vague: 'cheap',
  parameters: { netPriceMax: 9_000 },
  without: { state: ['TX'], ...subject },
});

function reading(spans: ReadSpan[], part: Partial<Reading> = {}): Reading {
  const parameters = Object.assign({}, ...spans.map((one) => one.parameters));
  return { as: 'wish', spans, parameters, unused: [], order: null, alternatives: [], instead: null, ...part };
}

const WISH = reading([CHEAP, NURSING, TEXAS]);
const request = (address: string) => requestOfAddress(new URLSearchParams(address));
const asked = request(`q=${LINE}`);
const written = (one: ReturnType<typeof request>) => addressOfRequest(one).toString();

describe('a line that was read', () => {
  it('becomes ordinary parameters, which mean the same as an address', () => {
    const address = written(asParameters(asked, WISH));
    expect(address).toBe(
      'country=US&state=TX&subject=nursing&degree=bachelors&netPriceMax=9000&sortBy=relevance&sortOrder=asc',
    );
    expect(written(request(address))).toBe(address);
  });

  it('loses one part and keeps the others as parameters', () => {
    expect(written(withoutSpan(asked, WISH, TEXAS))).toBe(
      'subject=nursing&degree=bachelors&netPriceMax=9000&sortBy=relevance&sortOrder=asc',
    );
    expect(written(withoutSpan(asked, WISH, NURSING))).toBe(
      'country=US&state=TX&netPriceMax=9000&sortBy=netPrice&sortOrder=asc',
    );
  });

  it('keeps the order of the first vague word, as the answer had it', () => {
    const line = 'large cheap schools in texas';
    const large = span(line, 'large', { kind: 'size', vague: 'large', parameters: { studentPopulationMin: 15_000 } });
    const cheap = span(line, 'cheap', { kind: 'money', vague: 'cheap', parameters: { netPriceMax: 9_000 } });
    const address = written(asParameters(request(`q=${line}`), reading([large, cheap, TEXAS])));
    expect(address).toContain('sortBy=studentPopulation&sortOrder=desc');
  });

  it('leaves no order behind when nothing is left', () => {
    const only = { ...TEXAS, without: {} };
    expect(written(withoutSpan(asked, reading([only]), only))).toBe('');
  });

  it('gives way to what the address says, and goes back to the first page', () => {
    const said = request(`q=${LINE}&state=OK&page=3&sortBy=tuition`);
    expect(spansInForce(said, WISH)).toEqual([CHEAP, NURSING]);
    expect(written(withoutSpan(said, WISH, CHEAP))).toBe(
      'country=US&state=OK&subject=nursing&degree=bachelors&sortBy=tuition&sortOrder=asc',
    );
  });

  it('is around the place of the address where both name one', () => {
    const near = span(LINE, 'texas', { kind: 'distance', parameters: { nearPlace: 'Austin, TX', radiusMiles: 50 } });
    const said = request('q=x&nearPlace=Boston');
    expect(asParameters(said, reading([near])).filters).toMatchObject({ nearPlace: 'Boston', radiusMiles: null });
    expect(spansInForce(said, reading([near]))).toEqual([]);
    expect(asParameters(request('q=x'), reading([near])).filters.nearPlace).toBe('Austin, TX');
  });

  it('takes coordinates as one value, and areas and denials as lists', () => {
    const read = span('x', 'x', {
      parameters: { near: ['41.8', '-87.6'], metro: ['bay-area', 'gta'], not: ['state:tx', 'nonsense:1'] },
    });
    const { filters } = asParameters(request('q=x'), reading([read]));
    expect(filters).toMatchObject({ near: '41.8,-87.6', metro: ['bay-area', 'gta'], not: ['state:tx'] });
  });

  it('keeps the words that name a school, which no parameter says', () => {
    const line = 'purdue engineering indiana';
    const parts = [
      span(line, 'purdue', { kind: 'school' }),
      span(line, 'engineering', { parameters: { subject: ['14'] } }),
      span(line, 'indiana', { kind: 'place', parameters: { state: ['IN'] } }),
    ] as const;
    const whole = request(`q=${line}`);
    expect(withoutSpan(whole, reading([...parts]), parts[2])).toMatchObject({ q: 'purdue engineering' });
    expect(asParameters(whole, reading([...parts]))).toMatchObject({
      q: 'purdue',
      filters: { subject: ['14'], state: ['IN'] },
    });
  });

  it('that is a name changes nothing', () => {
    expect(asParameters(asked, reading([], { as: 'names' }))).toBe(asked);
    expect(asParameters(asked, undefined)).toBe(asked);
  });

  it('takes another meaning of a part beside all else', () => {
    expect(written(withAlternative(asked, TEXAS, { city: 'Texas City', state: ['TX'] }))).toContain('city=Texas+City');
    expect(withAlternative(asked, TEXAS, { state: ['DC'] }).filters).toMatchObject({
      state: ['DC'],
      subject: ['nursing'],
    });
  });
});

describe('where a part is changed', () => {
  it.each([
    ['netPriceMax', 'netPrice'],
    ['subject', 'subject'],
    ['nearPlace', 'near'],
    ['metro', 'metro'],
    ['not', 'not'],
    ['admits', 'acceptanceRate'],
    ['sortBy', 'sort'],
    ['like', 'like'],
    ['nonsense', null],
  ])('%s at %s', (parameter, where) => {
    expect(filterOfParameter(parameter)).toBe(where);
  });

  it('goes by the first parameter', () => {
    expect(changedAt(span('x', 'x', { parameters: { not: ['state:tx'] } }))).toBe('not');
    expect(changedAt(span('x', 'x', { kind: 'order' }))).toBe('sort');
    expect(changedAt(span('x', 'x', { kind: 'school' }))).toBeNull();
  });

  it('shows the order of a superlative until another is chosen', () => {
    const best = reading([], { order: { sortBy: 'graduationRate', sortOrder: 'desc' } });
    expect(orderOfReading(best)).toBe('graduationRate-desc');
    const cheapest = span('x', 'x', { kind: 'order' });
    expect(spansInForce(request('q=x'), reading([cheapest]))).toEqual([cheapest]);
    expect(spansInForce(request('q=x&sortBy=tuition'), reading([cheapest]))).toEqual([]);
  });
});

describe('soundsLikeWish', () => {
  it('hears a number, a place or an amount', () => {
    for (const line of [
      'nursing in ohio family income 48000',
      'cheap colleges',
      'universités à montréal',
      'tuition under $9k',
    ]) {
      expect(soundsLikeWish(line), line).toBe(true);
    }
  });

  it('hears no wish in a name', () => {
    for (const line of ['', 'ohio state university', 'Université Laval', 'Indiana', 'Auburn University']) {
      expect(soundsLikeWish(line), line).toBe(false);
    }
  });
});
