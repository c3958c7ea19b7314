import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf } from '#frontend/api/client.ts';
import { rawQueryOf } from '#schema/api/params.ts';
import { searchQuery } from '#schema/api/search.ts';
import { FILTER_KEYS, type FilterKey, filterOf, parametersOf } from '#schema/domain/search/search-filters.ts';
import { activeCount } from './active-count.ts';
import { boxOfText, boxText, NOT_AROUND, readBox } from './around.ts';
import { chipsOf } from './chips.ts';
import { resetRequest, withCountry, withKind, withoutParameter } from './filter-changes.ts';
import {
  addressOfRequest,
  apiQueryOf,
  EMPTY_REQUEST,
  NO_FILTERS,
  pointsQueryOf,
  requestOfAddress,
  withAround,
  withFilters,
  withText,
} from './filters.ts';
import { unreadParameters } from './unread-parameters.ts';

const read = (text: string) => requestOfAddress(new URLSearchParams(text));
const FULL =
  'q=art+school&country=US&state=NY&city=New+York&type=public&type=private&tuitionMin=1000&tuitionMax=30000&religiousAffiliation=none&academicCalendar=semester&academicCalendar=4-1-4&yearFoundedMin=1800&yearFoundedMax=1900&studentPopulationMin=1000&studentPopulationMax=5000&nearPlace=Albany%2C+NY&radiusMiles=100&box=-100%2C-50.5%2C400%2C120&page=3&sortBy=tuition&sortOrder=desc&view=map';

describe('the address of a search', () => {
  it('carries every filter there and back', () => {
    expect(addressOfRequest(read(FULL)).toString()).toBe(FULL);
  });

  it('leaves out what is the default', () => {
    expect(addressOfRequest(EMPTY_REQUEST).toString()).toBe('');
    expect(addressOfRequest(read('page=1')).toString()).toBe('');
    // Without a line the order may be one's own price, so the name is said.
    expect(addressOfRequest(read('sortBy=name&sortOrder=asc')).toString()).toBe('sortBy=name&sortOrder=asc');
    expect(addressOfRequest(read('q=a&sortBy=relevance&sortOrder=asc')).toString()).toBe(
      'q=a&sortBy=relevance&sortOrder=asc',
    );
    expect(addressOfRequest(read('q=a&sortBy=name&sortOrder=asc')).toString()).toBe('q=a&sortBy=name&sortOrder=asc');
  });

  it('survives values that mean nothing', () => {
    const request = read(
      'country=FR&state=ZZ&type=college&tuitionMin=-5&tuitionMax=lots&religiousAffiliation=any&academicCalendar=monthly&yearFoundedMin=12&studentPopulationMax=1e9&page=0&sortBy=beauty&nonsense=1',
    );
    expect(request).toEqual(EMPTY_REQUEST);
  });

  it('names what of it cannot be read, and nothing else', () => {
    const unread = (text: string) => unreadParameters(new URLSearchParams(text), read(text));
    expect(unread(FULL)).toEqual([]);
    expect(unread('religiousAffiliation=any&kind=bachelors&tuitionMin=&page=x&utm_source=mail&state=on')).toEqual([]);
    expect(unread('tuitionMin=-5&tuitionMax=lots&country=FR&type=college&yearFoundedMin=12')).toEqual([
      'country',
      'type',
      'tuitionMin',
      'tuitionMax',
      'yearFoundedMin',
    ]);
    expect(unread('country=CA&state=TX')).toEqual(['state']);
    expect(unread('dueFrom=2027-02-30&dueTo=2027-02-28')).toEqual(['dueFrom']);
  });

  it('knows the country of a state that stands alone', () => {
    expect(read('state=on').filters).toMatchObject({ country: 'CA', state: ['ON'] });
  });

  it('drops a state that is not in the country', () => {
    expect(read('country=CA&state=TX').filters).toMatchObject({ country: 'CA', state: [] });
  });

  it('keeps several states, and those of two countries where no country is said', () => {
    expect(read('state=CT&state=ME').filters).toMatchObject({ country: 'US', state: ['CT', 'ME'] });
    expect(read('state=ME,NB').filters).toMatchObject({ country: null, state: ['ME', 'NB'] });
    expect(read('country=US&state=ME,NB').filters.state).toEqual(['ME']);
  });

  it.each(FILTER_KEYS.flatMap((key) => parametersOf(key).map((name) => [name, key] as const)))(
    'carries %s there, back and to the API',
    (name, key) => {
      const filter = filterOf(key);
      const own: Partial<Record<FilterKey, string>> = { city: 'Ames', subject: 'nursing', box: '0,0,1,1' };
      const value =
        own[key] ??
        String(
          filter.shape === 'days'
            ? '2027-01-15'
            : 'values' in filter
              ? filter.values.at(-1)
              : 'from' in filter
                ? filter.to
                : '',
        );
      const asked = new URLSearchParams({ ...(key === 'radiusMiles' ? { nearPlace: 'Ames' } : {}), [name]: value });
      const request = requestOfAddress(asked);
      expect(addressOfRequest(request).get(name)).toBe(value);
      const address = addressOf({ path: '' }, {}, apiQueryOf(request)).split('?')[1];
      expect([searchQuery.parse(rawQueryOf(new URLSearchParams(address)))[name]].flat().join()).toBe(value);
      expect(chipsOf(request.filters).length).toBeGreaterThan(0);
      expect(activeCount(request.filters)).toBe(chipsOf(request.filters).length);
      let left = request.filters;
      for (let chips = chipsOf(left); chips[0]; chips = chipsOf(left)) left = chips[0].without;
      expect(left).toEqual(NO_FILTERS);
    },
  );

  it('leaves out subjects, incomes and scores that there are none of', () => {
    const { subject, income, satScore } = read('subject=astrology,51.38&income=1-2&satScore=2400').filters;
    expect({ subject, income, satScore }).toEqual({ subject: ['51.38'], income: null, satScore: null });
    expect(read('income=110+').filters.income).toBe('110+');
  });

  it('carries areas, denials and likenesses, and leaves out what there is none of', () => {
    const asked = 'metro=bay-area&metro=oh&not=state%3Atx&admits=most&like=110662';
    expect(addressOfRequest(read(asked)).toString()).toBe(asked);
    expect(read('metro=!&not=state:zz,nonsense:1,type&admits=some&like=0')).toEqual(EMPTY_REQUEST);
    expect(chipsOf(read(asked).filters).map(({ label }) => label)).toEqual([
      'Bay Area',
      'Ohio',
      'Not Texas',
      'Acceptance rate 80% or more, or open admission',
      'Similar to a school',
    ]);
    expect(chipsOf(read('metro=ann-arbor-mi&not=designation:online-only').filters)[0]?.label).toBe('Ann Arbor, MI');
  });

  it('takes comma lists as well as repeated parameters', () => {
    expect(read('type=public,for-profit').filters.type).toEqual(['public', 'for-profit']);
  });

  it('reads any text without failing, and reads its own writing the same', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 });
    const name = fc.constantFrom(
      'q',
      'country',
      'state',
      'city',
      'type',
      'tuitionMin',
      'page',
      'sortBy',
      'sortOrder',
      'near',
      'nearPlace',
      'radiusMiles',
      'box',
      'view',
      'x',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, text), { maxLength: 8 }), (pairs) => {
        const request = requestOfAddress(new URLSearchParams(pairs));
        expect(requestOfAddress(addressOfRequest(request))).toEqual(
          // A default order that is spelled out is the same as none.
          addressOfRequest(request).has('sortBy') ? request : { ...request, sort: null },
        );
      }),
    );
  });
});

describe('the query of the API', () => {
  it('is accepted by its contract with the same meaning', () => {
    const address = addressOf({ path: '' }, {}, apiQueryOf(read(FULL))).slice(1);
    expect(searchQuery.parse(rawQueryOf(new URLSearchParams(address)))).toMatchObject({
      search: 'art school',
      country: 'US',
      state: ['NY'],
      city: 'New York',
      type: ['public', 'private'],
      tuitionMin: 1000,
      tuitionMax: 30_000,
      religiousAffiliation: 'none',
      academicCalendar: ['semester', '4-1-4'],
      yearFoundedMin: 1800,
      yearFoundedMax: 1900,
      studentPopulationMin: 1000,
      studentPopulationMax: 5000,
      page: 3,
      nearPlace: 'Albany, NY',
      radiusMiles: 100,
      box: [-100, -50.5, 400, 120],
      limit: 20,
      sortBy: 'tuition',
      sortOrder: 'desc',
      facets: true,
    });
  });

  it('is always accepted, whatever the address holds', () => {
    const value = fc.oneof(fc.string({ maxLength: 30 }), fc.nat().map(String), fc.constantFrom('US', 'ON', 'public'));
    const name = fc.constantFrom(...new URLSearchParams(FULL).keys());
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 10 }), (pairs) => {
        const query = apiQueryOf(requestOfAddress(new URLSearchParams(pairs)));
        const raw = rawQueryOf(new URLSearchParams(addressOf({ path: '' }, {}, query).slice(1)));
        expect(searchQuery.safeParse(raw).success).toBe(true);
      }),
    );
  });
});

describe('changing a search', () => {
  const request = read(FULL);

  it('goes to the first page when filters change', () => {
    expect(withFilters(request, NO_FILTERS).page).toBe(1);
  });

  it("goes to the first page in the text's own order when the text changes", () => {
    expect(withText(request, '  mit  ')).toMatchObject({ q: 'mit', page: 1, sort: null });
  });

  it('clears the state with the country', () => {
    expect(withCountry(request.filters, 'CA')).toMatchObject({ country: 'CA', state: [] });
    expect(withCountry(request.filters, 'US')).toMatchObject({ country: 'US', state: ['NY'] });
  });

  it('resets to no filters, the first page and the name, and keeps the text and the map', () => {
    expect(resetRequest(request)).toEqual({
      q: 'art school',
      filters: NO_FILTERS,
      page: 1,
      sort: 'name-asc',
      view: 'map',
    });
  });
});

describe('kinds of school', () => {
  const unasked = 'kind=bachelors&kind=mostly-associate&kind=seminary';

  it('come in by one tick beside those that lists show anyway, and go the same way', () => {
    const ticked = withKind(NO_FILTERS, 'two-year');
    expect(addressOfRequest(withFilters(EMPTY_REQUEST, ticked)).toString()).toBe(`${unasked}&kind=two-year`);
    expect(chipsOf(ticked).map(({ label }) => label)).toEqual(['Two-year colleges included']);
    expect(chipsOf(ticked)[0]?.without).toEqual(NO_FILTERS);
    expect(activeCount(ticked)).toBe(1);
    expect(withKind(ticked, 'two-year', false)).toEqual(NO_FILTERS);
  });

  it('that hold anyway are no filter when they are asked for', () => {
    expect(read(unasked)).toEqual(EMPTY_REQUEST);
  });

  it('alone are named without "too"', () => {
    const { filters } = read('kind=two-year');
    expect(chipsOf(filters).map(({ label }) => label)).toEqual(['Kind: two-year college']);
    expect(withKind(filters, 'two-year', false)).toEqual(NO_FILTERS);
  });
});

describe('a list around a place', () => {
  it('keeps coordinates to two decimals', () => {
    expect(read('near=42.358431,-71.063611').filters.near).toBe('42.36,-71.06');
    expect(read('near=42,-71&nearPlace=Boston').filters).toMatchObject({ near: '42,-71', nearPlace: null });
  });

  it.each(['91,0', '0,181', '42', '42,-71,3', 'a,b', '', ',', '1e1,2'])('survives near=%s', (near) => {
    expect(requestOfAddress(new URLSearchParams({ near, radiusMiles: '25', sortBy: 'distance' }))).toEqual(
      EMPTY_REQUEST,
    );
  });

  it.each(['1,2,3', '5,0,1,9', '0,0,0,0', '0,0,9999,1', 'left'])('survives box=%s', (box) => {
    expect(requestOfAddress(new URLSearchParams({ box }))).toEqual(EMPTY_REQUEST);
  });

  it('begins nearest first, whatever the order was, and goes back to the usual one without the place', () => {
    const around = withAround(read('q=art&sortBy=tuition&page=4'), { ...NOT_AROUND, nearPlace: 'Boston' });
    expect(addressOfRequest(around).toString()).toBe('q=art&nearPlace=Boston&sortBy=distance&sortOrder=asc');
    expect(addressOfRequest(withAround(around, NOT_AROUND)).toString()).toBe('q=art');
    expect(addressOfRequest({ ...around, filters: { ...around.filters, ...NOT_AROUND } }).toString()).toBe('q=art');
  });

  it('asks for the points of the whole map', () => {
    expect(pointsQueryOf(read(FULL))).toMatchObject({ nearPlace: 'Albany, NY', box: null });
  });

  it('writes a part of the map as it reads it', () => {
    const edges = fc.tuple(
      ...[-900, -700, 100, 200].map((from) => fc.integer({ min: from * 10, max: from * 10 + 900 })),
    );
    fc.assert(
      fc.property(edges, ([left = 0, top = 0, right = 0, bottom = 0]) => {
        const box = [left / 10, top / 10, right / 10, bottom / 10] as const;
        const text = boxText(box);
        expect(readBox(text)).toBe(text);
        expect(boxOfText(text)).toEqual(box.map((edge) => edge + 0));
      }),
    );
  });
});

describe('chips of active filters', () => {
  const { filters } = read(FULL);

  it('name each filter in words', () => {
    expect(chipsOf(filters).map(({ label }) => label)).toEqual([
      'United States',
      'New York',
      'City: New York',
      'Public',
      'Private',
      'Tuition from $1,000',
      'Tuition up to $30,000',
      'Affiliation: None',
      'Calendar: Semester',
      'Calendar: 4-1-4',
      'Founded 1800 or later',
      'Founded 1900 or earlier',
      '1,000 students or more',
      '5,000 students or fewer',
      'Within 100 miles of Albany, NY',
      'Part of the map',
    ]);
  });

  it('taken away one after the other leave no filter', () => {
    let left = filters;
    for (let chips = chipsOf(left); chips[0]; chips = chipsOf(left)) left = chips[0].without;
    expect(left).toEqual(NO_FILTERS);
  });

  it('show no lower bound for the smallest bucket, and take it away with the upper one', () => {
    const smallest = { ...NO_FILTERS, studentPopulationMin: 0, studentPopulationMax: 999 };
    expect(activeCount(smallest)).toBe(1);
    const [chip, ...others] = chipsOf(smallest);
    expect(others).toEqual([]);
    expect(chip?.without).toEqual(NO_FILTERS);
  });

  it('loosen one parameter of the API at a time', () => {
    expect(withoutParameter(filters, 'country')).toMatchObject({ country: null, state: [] });
    expect(withoutParameter(filters, 'type').type).toEqual([]);
    expect(withoutParameter(filters, 'city').city).toBe('');
    expect(withoutParameter(filters, 'yearFoundedMax').yearFoundedMax).toBeNull();
  });

  it('takes a table for a view, and what is no view for the list', () => {
    const viewOf = (text: string) => requestOfAddress(new URLSearchParams(text)).view;
    expect(['view=table', 'view=map', 'view=cards', ''].map(viewOf)).toEqual(['table', 'map', 'list', 'list']);
    expect(addressOfRequest({ ...EMPTY_REQUEST, view: 'table' }).toString()).toBe('view=table');
  });
});
