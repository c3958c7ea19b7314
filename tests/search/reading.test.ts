/** A line of the search box as parameters, over the real catalogue: each vocabulary, the grammar, and what stays a name. */
import { describe, expect, it } from 'vitest';
import groups from '#data/lexicons/groups.json' with { type: 'json' };
import metros from '#data/lexicons/metros.json' with { type: 'json' };
import wishWords from '#data/lexicons/wish-words.json' with { type: 'json' };
import { searchQuery } from '#schema/api/search.ts';
import { decides } from '#schema/domain/record/small-cohorts.ts';
import { UNIVERSITY_KINDS } from '#schema/domain/record/university-figures.ts';
import { SPAN_KINDS, VAGUE_WORDS } from '#schema/domain/search/wish-kinds.ts';
import { partText, presentReasons, presentSuggestions } from '#worker/presenters/reading.ts';
import { inAreas } from '#worker/search/places/areas.ts';
import { classifyQuery } from '#worker/search/query/classify-query.ts';
import { parseQuery } from '#worker/search/query/parse-query.ts';
import { parametersOfQuery } from '#worker/search/query/query-parameters.ts';
import { suggestQueries } from '#worker/search/query/suggest-queries.ts';
import { needsPrograms, searchUniversities } from '#worker/search/search-universities.ts';
import { committedSearch, readDataset } from './catalogue.ts';

const dataset = readDataset();
const { snapshot, programs } = committedSearch();
const EMPTY = searchQuery.parse({});
const search = (text: string, asked: Partial<typeof EMPTY> = {}) =>
  searchUniversities(snapshot, { ...EMPTY, limit: 10, ...asked, search: text }, programs);
const byId = new Map(dataset.universities.map((university) => [university.id, university]));
const found = (text: string) => search(text).ids.map((id) => byId.get(id)?.name);
const labels = (text: string) => (search(text).reading?.spans ?? []).map(partText);
const read = (text: string) => {
  const wish = parseQuery(snapshot, text);
  return { parameters: wish ? parametersOfQuery(wish) : {}, unused: wish?.unused.map((word) => word.text) ?? [] };
};

describe('what was misread once', () => {
  it.each<[string, object]>([
    ['schools that take a 2.8 gpa', { admits: 'most' }],
    ['gpa of 2.5 in ohio', { admits: 'most', state: ['OH'] }],
    ['moyenne faible, quelle université en floride', { admits: 'most', state: ['FL'] }],
    ['i have a 1250 want to do nursing', { satScore: 1_250, subject: ['nursing'] }],
    ['french nursing programs in new brunswick', { language: ['fr'], subject: ['nursing'], state: ['NB'] }],
    ['engineering under 20k for international students', { subject: ['14'], tuitionMax: 19_999 }],
    ['génie sous 20 000 $ pour étudiants internationaux', { subject: ['14'], tuitionMax: 19_999 }],
    ['kinésiologie en colombie-britannique', { subject: ['31.05'], state: ['BC'] }],
    ["universités dans le nord de l'ontario", { metro: ['northern-ontario'] }],
    ['fondée avant 1900', { yearFoundedMax: 1_900 }],
    ['masters in march', { degree: ['masters'] }],
    ['MArch', { subject: ['04.02'], degree: ['masters'] }],
  ])('%s', (line, parameters) => {
    expect(read(line).parameters).toEqual(parameters);
  });

  it.each<[string, string[]]>([
    ['ça', ['ça']],
    ['Ça', ['Ça']],
    ['ou ça coûte moins cher', ['ça']],
    // Its cedilla as a letter and a mark, as some keyboards write it.
    ['c\u0327a', ['c\u0327a']],
    ['ça va', ['ça va']],
  ])('reads no California in the French %s', (line, unused) => {
    const { parameters, unused: left } = read(line);
    expect(parameters).not.toHaveProperty('state');
    expect(left).toEqual(unused);
  });

  it.each(['ca', 'CA', 'schools in ca'])('reads %s as California', (line) => {
    expect(read(line)).toEqual({ parameters: { state: ['CA'] }, unused: [] });
  });

  it('leaves "A and M" whole, which is no "and" of two things', () => {
    expect(found('texas a and m')[0]).toBe('Texas A&M University');
    expect(labels('texas a and m')).toEqual([]);
  });

  it('names an average of three and more as not used: nobody publishes what is asked for', () => {
    expect(read('3.4 gpa in virginia')).toEqual({ parameters: { state: ['VA'] }, unused: ['3.4 gpa'] });
  });

  it('asks the first of two filters where either is said, and offers the other in its place', () => {
    const wish = parseQuery(snapshot, 'public or catholic in illinois');
    expect(read('public or catholic in illinois')).toEqual({
      parameters: { type: ['public'], state: ['IL'] },
      unused: ['catholic'],
    });
    expect(wish?.spans[0]?.alternatives.map(partText)).toContain('Catholic');
    expect(search('public or catholic in illinois').ids.length).toBe(10);
    // Both are meant where "and" joins them, and both of one filter where "or" does.
    expect(read('urban and catholic in illinois').unused).toEqual([]);
    expect(read('public or private in vermont').unused).toEqual([]);
  });

  it.each<[string, object, string[]]>([
    ['tuition over 5k and under 50k', { tuitionMin: 5_001, tuitionMax: 49_999 }, []],
    ['tuition under 50k and over 5k', { tuitionMin: 5_001, tuitionMax: 49_999 }, []],
    ['tuition under 5k and over 50k', { tuitionMax: 4_999 }, ['over 50k']],
    ['tuition under 5k or over 50k', { tuitionMax: 4_999 }, ['over 50k']],
    ['tuition under 5k over 50k in texas', { tuitionMax: 4_999, state: ['TX'] }, ['over 50k']],
    ['small and large', { studentPopulationMax: 4_999 }, ['large']],
    ['small or large in ohio', { studentPopulationMax: 4_999, state: ['OH'] }, ['large']],
    ['petite et grande université au québec', { studentPopulationMax: 4_999, state: ['QC'] }, ['grande']],
    ['under 5k and over 50k', { netPriceMax: 4_999 }, ['over 50k']],
    ['small or medium with over 8000 students', { studentPopulationMin: 8_001, studentPopulationMax: 14_999 }, []],
    ['small or medium', { studentPopulationMax: 14_999 }, []],
    ['small and medium', { studentPopulationMax: 14_999 }, []],
  ])('%s: what no school is at once is asked in part, and the rest is said', (line, parameters, unused) => {
    expect(read(line)).toEqual({ parameters, unused });
  });

  it.each(['how do i apply', 'who is the president', 'hello how are you', 'bonjour comment ça va'])(
    '%s: a question that no data answers is no name',
    (line) => {
      expect(search(line).ids).toEqual([]);
    },
  );

  it('finds kinesiology where only its family is known', () => {
    expect(found('kinésiologie en colombie-britannique')).toContain('University of British Columbia');
  });

  it('orders by what French says after the figure', () => {
    expect(parseQuery(snapshot, 'droits de scolarité les plus bas au canada')?.order).toEqual({
      sortBy: 'tuition',
      sortOrder: 'asc',
    });
    expect(parseQuery(snapshot, 'diplômés les mieux payés en indiana')?.order?.sortBy).toBe('medianEarnings');
  });

  it('takes French universities to be in Canada, where prices are tuition', () => {
    expect(search('universités francophones pas chères').ids.length).toBeGreaterThan(5);
  });

  it('reads graduates who are counted as people, not as a degree', () => {
    expect(read('most nursing grads california').parameters).not.toHaveProperty('degree');
  });
});

describe('each vocabulary', () => {
  it.each<[string, object]>([
    ['nursing', { subject: ['nursing'] }],
    ['cs', { subject: ['computer-science'] }],
    ['colleges for engineering', { subject: ['14'] }],
    ['marine biology', { subject: ['26.1302', '30.3201'] }],
    ['génie mécanique', { subject: ['mechanical-engineering'] }],
    ['mba', { subject: ['business-administration'], degree: ['masters'] }],
    ['phd in physics', { degree: ['doctorate'], subject: ['40.08'] }],
    ['colleges in texas', { state: ['TX'] }],
    ['schools in Portland, OR', { city: 'Portland', state: ['OR'] }],
    ['universities in new england', { state: ['CT', 'ME', 'MA', 'NH', 'RI', 'VT'] }],
    ['maritimes', { state: ['NB', 'NS', 'PE'] }],
    ['colleges in the bay area', { metro: ['bay-area'] }],
    ['universities in the gta', { metro: ['gta'] }],
    ['universités en nouvelle-écosse', { state: ['NS'] }],
    ['colleges in canada', { country: 'CA' }],
    ['within 30 miles of 60601', { nearPlace: '60601', radiusMiles: 30 }],
    ['near M5S', { nearPlace: 'M5S', radiusMiles: 50 }],
    ['colleges near austin', { nearPlace: 'Austin, TX', radiusMiles: 50 }],
    ['100 km from ottawa', { nearPlace: 'Ottawa, ON', radiusMiles: 63 }],
    ['under $15,000 in-state', { inStateTuitionMax: 14_999 }],
    ['tuition under 20k', { tuitionMax: 19_999 }],
    ['net price below $10k', { netPriceMax: 9_999 }],
    ['between 5000 and 10,000 students', { studentPopulationMin: 5_000, studentPopulationMax: 10_000 }],
    ['at least 80% graduation rate', { graduationRateMin: 80 }],
    ['retention over 90%', { retentionRateMin: 90 }],
    ['acceptance rate under 20%', { acceptanceRateMax: 20 }],
    ['median earnings above 70k', { medianEarningsMin: 70_001 }],
    ['debt under 15000', { medianDebtMax: 14_999 }],
    ['pell graduation rate over 70', { pellGraduationRateMin: 70 }],
    ['at least 60% of pell students graduate', { pellGraduationRateMin: 60 }],
    ['transfer graduation rate over 50%', { transferOutcomeMin: 50 }],
    ['best colleges for transfer students', { sortBy: 'transferOutcome', sortOrder: 'desc' }],
    ['best for part-time students', { sortBy: 'partTimeOutcome', sortOrder: 'desc' }],
    ['highest graduation rate for low income students', { sortBy: 'pellGraduationRate', sortOrder: 'desc' }],
    ['founded before 1850', { yearFoundedMax: 1850 }],
    ['sat 1300', { satScore: 1300 }],
    ['28 act', { actScore: 28 }],
    ['small colleges', { studentPopulationMax: 4_999 }],
    ['huge universities', { studentPopulationMin: 25_000 }],
    ['easy to get into', { admits: 'most' }],
    ['hard to get into', { admits: 'few' }],
    ['videogame design', { subject: ['50.0411', '11.0204', '10.0304', '11.0804'] }],
    ['japanese', { subject: ['16.0302'] }],
    ['long island', { metro: ['long-island'] }],
    ['orange county ca', { metro: ['orange-county-ca'] }],
    ['upstate new york', { state: ['NY'], not: ['metro:new-york'] }],
    ['tampa bay area', { metro: ['tampa-bay'] }],
    ['big12', { group: ['big-12'] }],
    ['less than 1 in 10 get in', { acceptanceRateMax: 10 }],
    ['accepts more than half of applicants', { acceptanceRateMin: 50 }],
    ['12:1 student faculty ratio or lower', { studentFacultyRatioMax: 12 }],
    ['lowest admit rate', { sortBy: 'acceptanceRate' }],
    ['top grad rate', { sortBy: 'graduationRate', sortOrder: 'desc' }],
    ['no more than 20 miles from 02139', { nearPlace: '02139', radiusMiles: 20 }],
    ['we can afford about 15000 a year', { netPriceMax: 15000 }],
    ['private w/o religion', { type: ['private', 'for-profit'], religiousAffiliation: 'none' }],
    ['rural campus', { setting: ['rural'] }],
    ['private universities', { type: ['private', 'for-profit'] }],
    ['liberal arts colleges', { carnegie: ['liberal-arts'] }],
    ['hbcu', { designation: ['hbcu'] }],
    ['lutheran colleges', { denomination: ['lutheran'] }],
    ['secular colleges', { religiousAffiliation: 'none' }],
    ['test optional', { testPolicy: ['optional'] }],
    ['d3 schools', { division: ['ncaa-3'] }],
    ['colleges with a football team', { sport: ['football'] }],
    ['army rotc', { offers: ['army-rotc'] }],
    ['francophone universities', { language: ['fr'] }],
    ['big ten', { group: ['big-ten'] }],
    ['u15 universities', { group: ['u15'] }],
    ['cheapest colleges', { sortBy: 'netPrice' }],
    ['largest universities', { sortBy: 'studentPopulation', sortOrder: 'desc' }],
  ])('%s', (text, parameters) => {
    expect(read(text)).toEqual({ parameters, unused: [] });
  });

  it('mends slips in each of them', () => {
    expect(read('enginering massachusets').parameters).toEqual({ subject: ['14'], state: ['MA'] });
    expect(read('nursng in texs').parameters).toEqual({ subject: ['nursing'], state: ['TX'] });
    expect(search('lutheren colleges').reading?.spans.map(({ mended }) => mended)).toEqual([true]);
  });
});

describe('grammar', () => {
  it.each<[string, object]>([
    ['not religious', { religiousAffiliation: 'none' }],
    ['religious colleges', { not: ['religiousAffiliation:none'] }],
    ['engineering outside texas', { subject: ['14'], not: ['state:TX'] }],
    ['colleges not in texas or ohio', { not: ['state:TX', 'state:OH'] }],
    ['texas or ohio colleges', { state: ['TX', 'OH'] }],
    ['colleges in austin or houston', { metro: ['austin', 'houston'] }],
    ['small or medium universities', { studentPopulationMax: 14_999 }],
    ['colleges not in a city', { not: ['setting:city'] }],
    ['colleges except in new york and pennsylvania', { not: ['state:NY', 'state:PA'] }],
    ['colleges in illinois more than 50 miles from chicago', { state: ['IL'], not: ['metro:chicago'] }],
    ['graduation rate of at least 70 percent', { graduationRateMin: 70 }],
    ['ohio colleges for residents under 10k', { state: ['OH'], inStateTuitionMax: 9_999 }],
    ['any school in wyoming', { kind: [...UNIVERSITY_KINDS], state: ['WY'] }],
    ['not too big universities', { studentPopulationMax: 14_999 }],
    ['cheapest public universities in ohio', { type: ['public'], state: ['OH'], sortBy: 'netPrice' }],
    ['best graduation rate in iowa', { state: ['IA'], sortBy: 'graduationRate', sortOrder: 'desc' }],
  ])('%s', (text, parameters) => {
    expect(read(text)).toEqual({ parameters, unused: [] });
  });

  it('what cannot be asked is told as not used', () => {
    const { parameters, unused } = read('not between 5000 and 15000 students in iowa');
    expect(parameters).toEqual({ state: ['IA'] });
    expect(unused).toHaveLength(1);
  });

  it.each([
    ['mit vs caltech', ['Massachusetts Institute of Technology', 'California Institute of Technology']],
    ['duke or unc chapel hill', ['Duke University', 'University of North Carolina at Chapel Hill']],
  ])('sets the schools of %j beside each other', (text, names) => {
    expect(search(text).ids.map((id) => byId.get(id)?.name)).toEqual(names);
  });

  it.each([
    ['www.stanford.edu', 'Stanford University'],
    ['https://mit.edu/admissions', 'Massachusetts Institute of Technology'],
    ['nursing at villanova', 'Villanova University'],
    ['City Colleges of ChicagoMalcolm X College', 'City Colleges of Chicago-Malcolm X. College'],
  ])('leads with the school of %j', (text, name) => {
    expect(byId.get(search(text).ids[0] as number)?.name).toBe(name);
  });

  it.each([
    ['schools like berkeley', 'University of California, Berkeley'],
    ['schools like michigan but cheaper', 'University of Michigan'],
    ['colleges similar to amherst', 'Amherst College'],
  ])('takes the university that %j is about', (text, name) => {
    const school = dataset.universities.find((one) => one.name === name);
    expect(search(text).reading?.parameters.like).toBe(school?.id);
    expect(search(text).ids).not.toContain(school?.id);
  });

  it.each<[string, object]>([
    ['safety schools for mit', { acceptanceRateMin: 50 }],
    ['backup schools for northwestern university', { acceptanceRateMin: 50 }],
    ['within fifty miles of columbus ohio', { radiusMiles: 50 }],
    ['universidades públicas en nueva york', { type: ['public'], state: ['NY'] }],
    ['i live in ohio and want engineering', { home: 'US-OH', subject: ['14'] }],
  ])('reads %s as people talk', (text, parameters) => {
    expect(read(text).parameters).toMatchObject(parameters);
    expect(read(text).parameters).not.toHaveProperty('like');
  });

  it.each(['grant', 'sort', 'para', 'what should i do', 'universities in germany'])(
    '%s is no slip of a place',
    (text) => {
      expect(read(text).parameters).toEqual({});
    },
  );

  it('a loose word is no school', () => {
    expect(read('any state other than new york with architecture').unused).toEqual([]);
    expect(search('any state other than new york with architecture').reading?.spans.map(({ kind }) => kind)).toEqual([
      'place',
      'subject',
    ]);
  });

  it('a name with a subject leads its like', () => {
    const { ids, reading } = search('purdue engineering');
    expect(byId.get(ids[0] as number)?.name).toBe('Purdue University');
    expect(ids).toHaveLength(10);
    expect(reading?.as).toBe('wish');
  });

  it('"like X but cheaper" leaves X out and compares with its price', () => {
    const { ids } = search('like ucla but cheaper');
    expect(search('ucla but cheaper').ids).toEqual(ids);
    const ucla = dataset.universities.find(({ name }) => name === 'University of California, Los Angeles');
    expect(ids).not.toContain(ucla?.id);
    for (const id of ids) expect(byId.get(id)?.netPrice ?? 0).toBeLessThan(ucla?.netPrice ?? 0);
  });

  it('cheap is the lowest quarter of what else is asked', () => {
    const { total, ids, reading } = search('cheap colleges in florida');
    // A net price of fewer than thirty students decides nothing.
    const inFlorida = search('colleges in florida', { limit: 500 }).ids.map((id) => {
      const university = byId.get(id);
      return university && decides('netPrice', university) ? university.netPrice : null;
    });
    const prices = inFlorida.filter((price) => price !== null).sort((a, b) => a - b);
    expect(total).toBe(Math.ceil(prices.length / 4));
    expect(reading?.spans[0]).toMatchObject({ vague: 'cheap' });
    expect(labels('cheap colleges in florida')[0]).toBe('Low cost: net price');
    for (const id of ids) expect(byId.get(id)?.netPrice).toBeLessThanOrEqual(prices[total - 1] as number);
  });
});

describe('an answer', () => {
  it.each([
    ['colleges with low in-state tuition in ohio', 'inStateTuitionMax'],
    ['low out of state tuition', 'tuitionMax'],
    ['cheap universities in canada', 'inStateTuitionMax'],
    ['cheap universities in canada for americans', 'tuitionMax'],
    ['cheap colleges in ohio', 'netPriceMax'],
  ])('"%s" is cheap by the price that is meant: %s', (text, name) => {
    const { parameters = {} } = search(text).reading ?? {};
    expect(Object.keys(parameters).filter((key) => /Max$/.test(key))).toEqual([name]);
    expect(parameters).not.toMatchObject({ country: 'US' });
  });

  it('an MBA in Toronto, of which the data know nothing, is answered with who teaches business there', () => {
    expect(found('mba in toronto')).toContain('University of Toronto');
    const { reading, total } = search('masters in computer science in toronto');
    expect(total).toBeGreaterThan(2);
    expect(reading?.unused.map(({ text }) => text)).toEqual(['masters in']);
    expect(found('mba in texas').length).toBe(10);
    expect(search('mba in texas').reading?.parameters).toMatchObject({ degree: ['masters'] });
  });

  it('law in Canada is a degree after another, or one of civil law', () => {
    expect(found('study law in toronto')).toEqual(
      expect.arrayContaining(['University of Toronto', 'York University', 'Toronto Metropolitan University']),
    );
    expect(found('law in montreal')).toEqual(expect.arrayContaining(['McGill University', 'Université de Montréal']));
  });

  it('a specialism that is nearly all of its group is led by who counts its graduates', () => {
    expect(search('spanish').ids.every((id) => byId.get(id)?.country === 'US')).toBe(true);
  });

  it.each([
    ['african american studies', 'African American studies'],
    ['hvac', 'HVAC'],
    ['midwifery', 'Midwifery'],
    ['occupational therapy in ohio', 'Occupational therapy'],
  ])('"%s" is called %s', (text, label) => {
    expect(labels(text)[0]).toBe(label);
  });

  it.each(['colleges with good food', 'safe campuses', 'diverse colleges', 'party schools', 'colleges for adults'])(
    'no name is made of what nobody publishes: %s',
    (text) => {
      expect(search(text)).toMatchObject({ total: 0, reading: { as: 'nothing' } });
    },
  );

  it.each<[string, object]>([
    ['moins de 10 000 $', { netPriceMax: 9_999 }],
    ['under 12 500 students', { studentPopulationMax: 12_499 }],
    ['sat 1200 act 28', { satScore: 1200, actScore: 28 }],
    ['université francophone hors québec', { language: ['fr'], not: ['state:QC'] }],
    [
      'colleges in texas not christian',
      { state: ['TX'], not: ['religiousAffiliation:catholic', 'religiousAffiliation:protestant'] },
    ],
    ['schools where most people graduate', { graduationRateMin: 80 }],
  ])('%s', (text, parameters) => {
    expect(read(text)).toEqual({ parameters, unused: [] });
  });

  it.each([
    ['liberal arts colleges in canada', 'Acadia University'],
    ['research universities in canada', 'McGill University'],
    ['art schools in vancouver', 'Emily Carr University of Art and Design'],
  ])('a kind of Carnegie’s is the group that comes nearest in Canada: %s', (text, name) => {
    expect(found(text)).toContain(name);
  });

  it('what Canada does not tell apart is left out where it leaves nobody, and told', () => {
    const { reading, total } = search('small liberal arts universities in ontario');
    expect(total).toBeGreaterThan(3);
    expect(reading?.unused.map(({ text }) => text)).toEqual(['liberal arts']);
  });

  it('a word of a wish makes no name of what is left', () => {
    expect(search('near disney world')).toMatchObject({ total: 0, reading: { as: 'nothing' } });
  });

  it.each([
    ['within 50 miles of new york', 'New York, NY'],
    ['50 km de québec', 'Quebec City, QC'],
    ['50 miles from washington', 'Washington, DC'],
  ])('so many miles are from a city, and not from the state of its name: %s', (text, nearPlace) => {
    expect(read(text).parameters).toMatchObject({ nearPlace });
  });

  it.each([
    ['top 10 cheapest colleges in new york', { state: ['NY'], sortBy: 'netPrice' }],
    ['5 largest universities in ohio', { state: ['OH'], sortBy: 'studentPopulation', sortOrder: 'desc' }],
    ['act 28 best engineering', { actScore: 28, subject: ['14'] }],
  ])('how many are listed is no wish: %s', (text, parameters) => {
    expect(read(text)).toEqual({ parameters, unused: [] });
  });

  it.each([
    ['michigan vs michigan state', ['University of Michigan', 'Michigan State University']],
    ['mit caltech', ['Massachusetts Institute of Technology', 'California Institute of Technology']],
  ])('schools side by side: %s', (text, names) => {
    expect(found(text)).toEqual(names);
  });

  it('a subject at a school begins with that school', () => {
    expect(found('university of texas business')[0]).toBe('The University of Texas at Austin');
  });

  it('what only one country publishes says nothing of likeness across the border', () => {
    const like = search('schools like mcgill in the us', { limit: 20 }).ids.map((id) => byId.get(id));
    expect(like.every((one) => one?.country === 'US' && one.type === 'public')).toBe(true);
    for (const one of like) expect(one?.studentPopulation ?? 0).toBeGreaterThan(15_000);
  });

  it.each(['accepts most applicants', 'colleges that accept almost everyone'])('%s', (text) => {
    expect(read(text)).toEqual({ parameters: { admits: 'most' }, unused: [] });
  });

  it.each(['low default rate', 'paid internships', 'worth it colleges', 'pell grant graduation rate'])(
    'no name is guessed from %s',
    (text) => {
      expect(search(text).total).toBe(0);
    },
  );

  it('tells what each part does, and counts without it', () => {
    const { reading, total, why, ids } = search('nursing in texas under $15,000 in-state');
    expect(reading).toMatchObject({ as: 'wish', unused: [], order: null, instead: null });
    expect(
      reading?.spans.map((span) => ({ kind: span.kind, label: partText(span), from: span.from, to: span.to })),
    ).toEqual([
      { kind: 'subject', label: 'Nursing', from: 0, to: 7 },
      { kind: 'place', label: 'Texas', from: 11, to: 16 },
      { kind: 'money', label: 'under $15,000 in-state tuition', from: 17, to: 39 },
    ]);
    const anywhere = search('nursing under $15,000 in-state').total;
    expect(reading?.spans[1]?.withoutTotal).toBe(anywhere);
    expect(anywhere).toBeGreaterThan(total);
    const [first] = why?.get(ids[0] as number) ?? [];
    const [said] = presentReasons(first ? [first] : []);
    expect(said).toMatchObject({ kind: 'graduates', of: 'Nursing' });
    expect(said?.text).toMatch(/^[\d,]+ nursing graduates per year$/);
  });

  it('says the same as its parameters in an address', () => {
    for (const text of [
      'public colleges in ohio with army rotc',
      'engineering not in texas',
      'colleges in the bay area',
    ]) {
      const { total, reading } = search(text, { limit: 500 });
      const asParameters = { ...EMPTY, ...reading?.parameters, limit: 500 } as typeof EMPTY;
      const subjects = reading?.spans.find(({ kind }) => kind === 'subject')?.parameters ?? {};
      expect(searchUniversities(snapshot, { ...asParameters, ...subjects }, programs).total).toBe(total);
    }
  });

  it('is narrowed by the address before the text', () => {
    const { ids } = search('nursing in texas', { state: ['OH'] });
    expect(new Set(ids.map((id) => byId.get(id)?.state))).toEqual(new Set(['OH']));
  });

  it('finds nothing where nothing can be read', () => {
    for (const text of ['qwertzuiop asdfgh', 'zzxxy', '!!!']) {
      expect(search(text)).toMatchObject({ ids: [], total: 0 });
    }
    expect(search('qwertzuiop').reading?.unused.map((word) => word.text)).toEqual(['qwertzuiop']);
  });

  it('names words that were not used', () => {
    const { reading } = search('nursing colleges in texas qwertzuiop');
    expect(reading?.unused.map((word) => word.text)).toEqual(['qwertzuiop']);
    expect(reading?.as).toBe('wish');
  });

  it('opens the programs only where a subject may be meant', () => {
    const asks = (text: string) => needsPrograms(snapshot, { ...EMPTY, search: text });
    expect(['nursing', 'engineering in ohio'].map(asks)).toEqual([true, true]);
    expect(['ucla', 'colleges in ohio', 'under 5000 students'].map(asks)).toEqual([false, false, false]);
  });

  it('keeps online and completing programs behind in a place', () => {
    const { ids, why } = search('nursing in florida');
    const kinds = ids.map((id) => (why?.get(id) ?? []).map(({ code }) => code));
    for (const reasons of kinds.slice(0, 5)) expect(reasons).toEqual(['graduates']);
  });
});

describe('names', () => {
  it.each([
    ['ucla', 'University of California, Los Angeles'],
    ['boston college', 'Boston College'],
    ['georgia institute of technology', 'Georgia Institute of Technology'],
    ['art institute of chicago', 'School of the Art Institute of Chicago'],
    ['miami university', 'Miami University'],
    ['texas tech', 'Texas Tech University'],
    ['carleton northfield', 'Carleton College'],
  ])('%s stays a name', (text, name) => {
    expect(found(text)[0]).toBe(name);
    expect(search(text).reading?.as).toBe('names');
  });

  it('no loose word is a piece of one while all can be read', () => {
    expect(found('within 50 miles of 60601')).not.toContain('Miles College');
    expect(found('georgia')).not.toContain('Georgian College');
    expect(found('engineering')[0]).not.toMatch(/^West/);
    expect(search('universities in ontario for nursing').reading?.as).toBe('wish');
  });

  it('offers the other reading of what may be either', () => {
    expect(search('washington').reading).toMatchObject({ as: 'wish' });
    expect(search('washington').reading?.alternatives.length).toBeGreaterThan(0);
    expect(search('columbia').reading).toMatchObject({ as: 'names', instead: { parameters: { state: ['SC'] } } });
  });
});

describe('suggestions', () => {
  it('go on to subjects, places, groups and whole wishes', () => {
    const suggest = (q: string) => presentSuggestions(suggestQueries(snapshot, q, programs, false), () => false);
    expect(suggest('nurs')[0]).toMatchObject({ kind: 'subject', label: 'Nursing' });
    expect(suggest('nurs')[0]?.total).toBeGreaterThan(500);
    expect(suggest('big t')).toContainEqual(expect.objectContaining({ kind: 'group', label: 'Big Ten', total: 18 }));
    expect(suggest('texa')).toContainEqual(expect.objectContaining({ kind: 'place', label: 'Texas' }));
    expect(suggest('nursing in tex')).toContainEqual(
      expect.objectContaining({ kind: 'wish', label: 'Nursing · Texas', text: 'nursing in Texas' }),
    );
    expect(suggest('')).toEqual([]);
  });
});

describe('a name or a wish', () => {
  it.each([
    ['texas', 'wish'],
    ['ole miss', 'names'],
    ['www.stanford.edu', 'names'],
    ['nursing in texas', 'wish'],
    ['carleton northfield', 'names'],
    ['purdue engineering', 'wish'],
    ['near disney world', 'nothing'],
    ['food colleges', 'nothing'],
    ['cold schools', 'nothing'],
    ['work colleges', 'nothing'],
    ['mit vs caltech', 'names'],
    ['wellesly', 'names'],
    ['colleges in pensylvania', 'wish'],
    ['fort university', 'names'],
    ['BFA animation', 'wish'],
    ['colleges in mason', 'names'],
    ['highest sat scores', 'nothing'],
    ['nursing near annap', 'wish'],
    ['asdf qwerzxcv', 'nothing'],
    ['!?', 'nothing'],
  ])('%s: %s', (line, mode) => {
    expect(classifyQuery(snapshot, line).mode).toBe(mode);
  });
});

describe('the lexicons', () => {
  it('know only schools of the catalogue, each group with its source and its day', () => {
    for (const { key, ids, source, asOf } of groups) {
      expect({ key, source: source.length > 3, asOf: /^\d{4}/.test(asOf) }).toEqual({ key, source: true, asOf: true });
      expect({ key, unknown: ids.filter((id) => !byId.has(id)) }).toEqual({ key, unknown: [] });
      expect({ key, members: ids.length > 1 }).toEqual({ key, members: true });
    }
  });

  it('have towns of the catalogue in every metropolitan area', () => {
    for (const key of Object.keys(metros)) {
      const holds = inAreas(snapshot, [key]);
      expect({ key, some: snapshot.id.some((_, row) => holds(row)) }).toEqual({ key, some: true });
    }
  });

  it('have only kinds and parameters that a search takes', () => {
    for (const { kind, set, vague } of Object.values<{ kind: string; set: object; vague?: string }>(wishWords)) {
      expect(SPAN_KINDS).toContain(kind);
      if (vague !== undefined) expect(VAGUE_WORDS).toContain(vague);
      expect(Object.keys(EMPTY).concat(Object.keys(searchQuery.shape))).toEqual(
        expect.arrayContaining(Object.keys(set)),
      );
      expect(() =>
        searchQuery.parse(
          Object.fromEntries(Object.entries(set).map(([name, value]) => [name, [value].flat().map(String)])),
        ),
      ).not.toThrow();
    }
  });
});

describe('any line', () => {
  const parts = [
    ...'nursing texas not or under over between 5000 20% $15k miles of near 60601 M5S like ucla but cheaper the a in OR small cheap easy d1 sat act best largest université génie'.split(
      ' ',
    ),
    ...[
      '',
      '\u0000',
      '🎓',
      '%',
      '$',
      '-',
      '–',
      '((',
      '"',
      'ﬁ',
      'İ',
      'K',
      '999999999999999999999',
      '1e9',
      'x'.repeat(60),
      "l'",
      'A&M',
      'co-op',
    ],
  ];

  it('of five thousand is answered, and says so of every word once', { timeout: 120_000 }, () => {
    let state = 7;
    const next = (below: number) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return (state >>> 8) % below;
    };
    for (let at = 0; at < 5_000; at += 1) {
      const text = Array.from({ length: 1 + next(9) }, () => parts[next(parts.length)])
        .join(next(8) === 0 ? '' : ' ')
        .slice(0, 200);
      const wish = parseQuery(snapshot, text);
      const marks = [...(wish?.spans ?? []), ...(wish?.unused ?? [])];
      for (const { from, to } of marks)
        expect({ text, ok: from >= 0 && from < to && to <= text.length }).toEqual({ text, ok: true });
      const parameters = wish ? parametersOfQuery(wish) : {};
      const asTexts = Object.fromEntries(
        Object.entries(parameters).map(([name, value]) => [
          name,
          name === 'near' ? [String(value)] : [value].flat().map(String),
        ]),
      );
      const parsed = searchQuery.safeParse(asTexts);
      expect({ text, asTexts, ok: parsed.success }).toEqual({ text, asTexts, ok: true });
      if (at % 10 === 0) expect(() => search(text)).not.toThrow();
    }
  });
});

describe('a wish that was written as parameters', () => {
  it.each([
    'nursing schools in texas',
    'marine biology',
    'engineering colleges in the bay area',
    'computer science under 20k tuition',
  ])('is the same list in the same order: %s', (line) => {
    const { ids, total, reading } = search(line);
    const parameters = reading?.parameters as Partial<typeof EMPTY>;
    const said = searchUniversities(
      snapshot,
      { ...EMPTY, limit: 10, ...parameters, sortBy: 'relevance' as const },
      programs,
    );
    expect({ ids: said.ids, total: said.total }).toEqual({ ids, total });
    expect(said.why?.get(said.ids[0] as number)?.[0]?.code).toBe('graduates');
    expect(said.reading).toBeUndefined();
  });

  it('asks for schools like another in the same way', () => {
    const { ids } = search('like ucla');
    expect(
      searchUniversities(snapshot, { ...EMPTY, limit: 10, like: 110662, sortBy: 'relevance' }, programs).ids,
    ).toEqual(ids);
  });

  it('tells for each part the parameters of all else', () => {
    const { reading } = search('nursing schools in texas');
    expect(reading?.spans.map(({ without }) => without)).toEqual([
      { state: ['TX'] },
      { subject: ['nursing'], degree: ['bachelors'] },
    ]);
    expect(search('cheapest colleges in ohio').reading?.spans.map(({ without }) => without)).toEqual([
      { state: ['OH'] },
      { sortBy: 'netPrice' },
    ]);
  });
});
