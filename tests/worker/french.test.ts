/** The site in French as the Worker answers it: addresses, heads, the API's language, what is kept. */
import { beforeAll, describe, expect, it } from 'vitest';
import awards from '#data/dataset/scholarships.json' with { type: 'json' };
import metros from '#data/lexicons/metros.json' with { type: 'json' };
import { PAGE_HEADS as FRENCH_HEADS } from '#frontend/content/fr/layout/page-heads.ts';
import { SCHOOL_GROUP_NAMES } from '#frontend/content/school-group-names.ts';
import { SIGNED_IN_COOKIE } from '#schema/domain/account/account.ts';
import { CA_PROVINCES, US_STATES, US_TERRITORIES } from '#schema/domain/places/english-places.ts';
import { slugOf } from '#schema/domain/record/slug.ts';
import { addressIn } from '#schema/domain/site/route-addresses.ts';
import { ROUTE_PATHS, type RoutePath, type SiteRouteName } from '#schema/domain/site/route-paths.ts';
import { englishIn, saidAlike, textsOf } from '#tests/helpers/english-left.ts';
import { PAGE_HEADS } from '#words/layout/page-heads.ts';
import { loadSmallDataset, SMALL, universityNamed } from './helpers/database.ts';
import { rootOf } from './helpers/page-markup.ts';
import { type RichAccount, richAccount } from './helpers/rich-account.ts';
import { SITE_ASSETS } from './helpers/site-assets.ts';
import { ORIGIN, unhurriedTestApp, warmTestApp } from './helpers/test-app.ts';

/** The code of a card, to be copied, is HTML in every language. */
const isNoCode = (text: string) => !text.startsWith('<iframe ');

beforeAll(() => loadSmallDataset());

const mcGill = universityNamed('McGill University');
const PATHS: Record<SiteRouteName, string> = {
  ...(Object.fromEntries(Object.entries(ROUTE_PATHS).map(([name, { path }]) => [name, path])) as Record<
    SiteRouteName,
    string
  >),
  university: `/university/${slugOf(mcGill.name, mcGill.id)}`,
  major: '/programs/nursing',
  career: '/careers/registered-nurses',
  resourcesArticle: '/resources/1',
  article: '/articles/1',
  helpArticle: '/help/getting-started/creating-an-account',
};
const PUBLIC = Object.entries<RoutePath>(ROUTE_PATHS).flatMap(([name, { personal, secret, unlisted }]) =>
  personal === 'signedIn' || secret || unlisted ? [] : [name as SiteRouteName],
);
/** Names of schools, places and photographers, of what a browser keeps, of a federal site; English words in the glossary. */
const NAMES: (string | RegExp)[] = [
  ...SMALL.universities.flatMap(({ name, city, image }) => [name, city, image?.author].filter((text) => text != null)),
  /campusatlas[:-][\w-]+/,
  // Codes of the data release.
  /\b(?:same|another-year|terms-not-read)\b/,
  /^open \(ouvert\), closing .* unconfirmed /,
  // What assistants call the tools.
  /^(?:search|price)$/,
  /^Student loans \(en anglais\)/,
  /^Aussi : .*/,
];

async function visit(address: string, cookie = '') {
  const world = await warmTestApp({ assets: SITE_ASSETS });
  const response = await world.ask(address, { headers: { cookie } });
  const text = await response.text();
  const attribute = (pattern: RegExp) => pattern.exec(text)?.[1];
  return {
    text,
    status: response.status,
    location: response.headers.get('location'),
    lang: attribute(/<html lang="(.*?)"/),
    title: attribute(/<title>(.*?)<\/title>/),
    canonical: attribute(/<link rel="canonical" href="(.*?)"/),
    alternates: Object.fromEntries(
      [...text.matchAll(/<link rel="alternate" hreflang="(.*?)" href="(.*?)"/g)].map(([, tag, href]) => [tag, href]),
    ),
  };
}

describe.each(PUBLIC)('%s', (name) => {
  const path = PATHS[name];

  it('is one page at two addresses that name each other', async () => {
    const [english, french] = [await visit(path), await visit(addressIn('fr', path))];
    expect([english.status, french.status]).toEqual([200, 200]);
    expect([english.lang, french.lang]).toEqual(['en', 'fr-CA']);
    expect(french.alternates).toEqual(english.alternates);
    if (english.canonical === undefined) {
      expect([french.canonical, french.alternates]).toEqual([undefined, {}]);
      return;
    }
    expect([english.canonical, french.canonical]).toEqual([english.alternates.en, english.alternates.fr]);
    expect(new URL(french.canonical as string).pathname).toBe(addressIn('fr', new URL(english.canonical).pathname));
    expect(french.alternates['x-default']).toBe(english.canonical);
  });

  it('leads to pages in its own language alone, but for the way to the other', async () => {
    const { text } = await visit(addressIn('fr', path));
    const links = [...rootOf(text).matchAll(/<(?:a|form)\b[^>]*(?:href|action)="(\/[^"]*)"[^>]*>/g)];
    expect(links.length).toBeGreaterThan(5);
    for (const [tag, to = ''] of links) {
      if (tag.includes('hreflang') || tag.includes('hrefLang')) continue;
      expect([to, /^\/fr(?:[/?#]|$)|^\/(?:img|api|sitemap\.xml)/.test(to)]).toEqual([to, true]);
    }
  });

  it('has no English left', async () => {
    const { text } = await visit(addressIn('fr', path));
    expect(englishIn(textsOf(text).filter(isNoCode), NAMES)).toEqual([]);
  });
});

it('has titles of its own', async () => {
  const french = FRENCH_HEADS.search.title;
  expect(french).not.toBe(PAGE_HEADS.search.title);
  expect((await visit('/fr/recherche')).title).toContain(french);
});

describe('addresses that are not right', () => {
  it.each([
    ['/fr/search?q=art', '/fr/recherche?q=art'],
    ['/fr/universities?country=CA', '/fr/recherche?country=CA'],
    ['/fr/login', '/fr/connexion'],
    ['/index-fr.html', '/fr'],
    [`/fr/universite/wrong-name-${mcGill.id}`, addressIn('fr', PATHS.university)],
  ])('%s leads to %s', async (asked, right) => {
    expect(await visit(asked)).toMatchObject({ status: 301, location: right });
  });

  it('of nothing are a page in French that is not found', async () => {
    expect(await visit('/fr/nulle-part')).toMatchObject({ status: 404, lang: 'fr-CA', canonical: undefined });
  });

  it('ask who is not signed in to sign in, in French', async () => {
    expect(await visit('/fr/compte?tab=privacy')).toMatchObject({
      status: 302,
      location: `/fr/connexion?${new URLSearchParams({ next: '/account?tab=privacy' })}`,
    });
    expect((await visit('/fr/compte', `${SIGNED_IN_COOKIE}=1`)).status).toBe(200);
  });
});

describe('what is kept', () => {
  it('is kept for each language by itself, whatever is asked in between', async () => {
    const world = await warmTestApp({ assets: SITE_ASSETS });
    const read = async (address: string) => {
      const response = await world.ask(address);
      return { state: response.headers.get('x-cache'), text: await response.text() };
    };
    const [english, french] = [await read('/search'), await read('/fr/recherche')];
    expect([english.state, french.state]).toEqual(['MISS', 'MISS']);
    expect(french.text).not.toBe(english.text);
    expect(await read('/search')).toEqual({ state: 'HIT', text: english.text });
    expect(await read('/fr/recherche')).toEqual({ state: 'HIT', text: french.text });
  });

  it('is told apart when both are asked at once', async () => {
    const alone = await Promise.all(['/glossary', '/fr/glossaire', '/faq', '/fr/faq'].map((one) => visit(one)));
    const world = await warmTestApp({ assets: SITE_ASSETS });
    const together = await Promise.all(
      ['/glossary', '/fr/glossaire', '/faq', '/fr/faq'].map(async (one) => (await world.ask(one)).text()),
    );
    expect(together).toEqual(alone.map(({ text }) => text));
  });
});

describe('`lang` of the API', () => {
  const ask = async (address: string) => {
    const response = await (await warmTestApp({ assets: SITE_ASSETS })).ask(address);
    return { status: response.status, body: await response.text() };
  };

  it('is known to every answer, and English where it is not said', async () => {
    const list = '/api/universities/search?limit=2';
    const [plain, english, french] = [await ask(list), await ask(`${list}&lang=en`), await ask(`${list}&lang=fr`)];
    expect(english).toEqual(plain);
    expect(french.status).toBe(200);
    const major = '/api/majors/nursing';
    expect((await ask(`${major}?lang=fr`)).body).not.toBe((await ask(major)).body);
  });

  it.each(['de', 'FR', 'fr-CA', '', 'fr&lang=en', '%00'])('refuses %j', async (asked) => {
    const { status, body } = await ask(`/api/majors?lang=${asked}`);
    expect([status, body]).toEqual([400, expect.stringContaining('lang')]);
  });

  it('is kept apart from the same answer in English', async () => {
    const world = await warmTestApp({ assets: SITE_ASSETS });
    const state = async (address: string) => (await world.ask(address)).headers.get('x-cache');
    expect(await state('/api/majors')).toBe('MISS');
    expect(await state('/api/majors?lang=fr')).toBe('MISS');
    expect(await state('/api/majors?lang=en')).toBe('HIT');
    expect(await state('/api/majors?lang=fr')).toBe('HIT');
  });
});

it('names towns as French does, and finds them by that name', async () => {
  const cities = async (lang: string) => {
    const response = await (await warmTestApp({ assets: SITE_ASSETS })).ask(
      `/api/universities/search?lang=${lang}&city=Montr%C3%A9al`,
    );
    const { universities } = (await response.json()) as { universities: { city: string }[] };
    return [...new Set(universities.map(({ city }) => city))];
  };
  expect([await cities('en'), await cities('fr')]).toEqual([['Montreal'], ['Montréal']]);
});

it('is in the sitemap, each page beside its twin', async () => {
  const { text } = await visit('/sitemaps/pages.xml');
  const entries = text.match(/<url>.*<\/url>/g) ?? [];
  const french = entries.filter((entry) => entry.startsWith(`<url><loc>${ORIGIN}/fr`));
  expect(french.length * 2).toBe(entries.length);
  expect(text).toContain(
    `<url><loc>${ORIGIN}/fr/glossaire</loc><xhtml:link rel="alternate" hreflang="en" href="${ORIGIN}/glossary"/><xhtml:link rel="alternate" hreflang="fr" href="${ORIGIN}/fr/glossaire"/>`,
  );
});

/** Pages that are filled: whatever a component says without the words of its language shows here. */
const one = (holds: (university: (typeof SMALL.universities)[number]) => boolean) => {
  const found = SMALL.universities.find(holds);
  if (!found) throw new Error('The small dataset has no such university');
  return found;
};
const pageOf = ({ name, id }: { name: string; id: number }) => `/university/${slugOf(name, id)}`;
const KINDS = [...new Set(SMALL.universities.map(({ country, kind }) => `${country} ${kind}`))].map((kind) =>
  one((university) => `${university.country} ${university.kind}` === kind),
);
const STATES = [...new Set(SMALL.universities.map(({ status }) => status.state))].map((state) =>
  one(({ status }) => status.state === state),
);
const COMPARED = [
  one(({ country, type }) => country === 'US' && type === 'public'),
  one(({ country, state }) => country === 'CA' && state === 'QC'),
  one(({ country, state }) => country === 'CA' && state !== 'QC'),
  one(({ religiousDenomination }) => religiousDenomination !== null),
];
const COLLEGE = one(({ kind }) => kind === 'mostly-associate');
const compared = `/compare?ids=${COMPARED.map(({ id }) => id).join()}`;
const bodyOf = (markup: string) => markup.slice(markup.indexOf('<body'));
const FILLED = [
  ...['general', 'academics', 'financials', 'student-life'].map((tab) => `${compared}&tab=${tab}`),
  '/board',
  '/scholarships?country=CA',
  '/scholarships?sort=name',
  '/search?q=small+public+universities+in+ontario+under+20000',
  '/search?country=CA&studentPopulationMax=20000&subject=nursing&view=table',
  '/search?country=US&home=CA-QC&acceptanceRateMin=50&setting=city',
  '/search?country=US&netPriceMax=1',
  // A question, what nobody publishes, schools side by side, a career, and nothing that can be read.
  ...['acceptance rate mcgill', 'nightlife', 'compare mcgill and harvard', 'become a nurse', 'qwxyzk zzkqw'].map(
    (line) => `/search?${new URLSearchParams({ q: line })}`,
  ),
  '/scholarships?citizenship=other&q=stem',
  '/careers?q=nurse',
  '/careers?program=nursing',
  '/two-years',
  `/two-years?${new URLSearchParams({ from: COLLEGE.name, to: mcGill.name })}`,
  '/students',
  '/popular',
  // Every other room.
  ...[
    '/',
    '/programs',
    '/programs/nursing',
    '/careers',
    '/careers/registered-nurses',
    '/bookmarks',
    '/shared',
    '/auth',
  ],
  ...['/calculator/aid-estimate', '/calculator/offers', '/calculator/loans', '/calculator/loans?country=ca'],
  ...['/resources', '/resources?tab=tools&tool=tuition-calculator', '/resources?tab=tools&tool=program-finder'],
  ...['/resources?tab=tools&tool=location-explorer', '/articles/1', '/articles/12', '/articles/24'],
  ...['/about', '/faq', '/help', '/help/getting-started/creating-an-account', '/contact', '/glossary', '/sitemap'],
  ...['/assistants', '/embed', '/data/ask', '/privacy', '/terms-of-service'],
  ...[...new Set([...KINDS, ...STATES, ...COMPARED])].map(pageOf),
];

/** Words that French writes as English does, and what calls itself so in both. */
const AS_WRITTEN = [
  ...[
    'Menu',
    'Public',
    'Type',
    'Admission',
    'Canada',
    'Minimum',
    'Maximum',
    'Services',
    'Sports',
    'Suggestions',
    'Page',
  ],
  ...[
    'Construction',
    'Production',
    'Finance',
    'Architecture',
    'Sources',
    'Plan',
    'Guides',
    'Articles',
    'FAQ',
    'Message',
  ],
  // Terms of the glossary that are names.
  ...['FAFSA', 'CSS Profile', 'Repayment Assistance Plan (RAP)', 'Workforce Pell', 'DEC', 'HBCU', 'UNITID', 'IPEDS'],
  ...['College Scorecard', 'Common University Data Ontario'],
  ...['Notifications (F8)', 'Football', 'Basketball', 'Baseball', 'ACT', 'SAT', 'ROTC', 'NAIA', 'Front Range'],
  // Degrees, as a source of accreditation writes them.
  ...['MD', 'JD', 'DMD/DDS'],
  ...['CampusAtlas', 'Facebook', 'Instagram', 'LinkedIn', 'YouTube', 'Aide financière aux études (AFE)', 'Montréal'],
];
/** Names that are the same in both languages, whole or as a part of a line: of schools, places, groups, awards. */
const ALIKE = [
  ...SMALL.universities.flatMap(({ name, city, athleticsDivision, athleticsConference }) => [
    name,
    ...name.split(/-(?=[A-Z])/),
    city,
    athleticsDivision,
    athleticsConference,
  ]),
  ...[US_STATES, US_TERRITORIES, CA_PROVINCES].flatMap((places) => Object.values(places)),
  ...Object.values(metros).map(({ label }) => label),
  ...Object.values(SCHOOL_GROUP_NAMES),
  ...awards.scholarships.flatMap(({ name, provider }) => [name, provider]),
  // Two awards as an example of what to type.
  'Coca-Cola, Loran…',
  // A board's points, which are spelled the same.
  'points',
  ...AS_WRITTEN,
].filter((name) => name !== null);

/** The whole of a text: what a browser keeps, an address, what assistants call the tools, and a language in itself. */
const CODES =
  /^(?:campusatlas[:-]\S+|__Host-\S+|https:\S+|Français|search|university|compare|price|programs|majors|explain_figure)$/;

describe.each(FILLED)('%s', (path) => {
  it('says nothing in French as English says it, but for names', async () => {
    const [english, french] = [await visit(path), await visit(addressIn('fr', path))];
    expect([english.status, french.status]).toEqual([200, 200]);
    expect(englishIn(textsOf(french.text).filter(isNoCode), NAMES)).toEqual([]);
    const alike = saidAlike(textsOf(bodyOf(english.text)), textsOf(bodyOf(french.text)), ALIKE);
    expect(alike.filter((text) => !CODES.test(text))).toEqual([]);
  });
});

/** What is only for who is signed in: the pages as they are served, and what they are filled with in a browser. */
describe('a signed-in visitor', () => {
  const PAGES = [
    '/account',
    '/account?tab=notifications',
    '/account?tab=privacy',
    '/dashboard',
    ...['bookmarks', 'recent', 'recommendations', 'plan'].map((tab) => `/my-universities?tab=${tab}`),
    '/bookmarks',
    '/board',
    '/students',
    '/search?country=CA',
    '/scholarships',
    '/compare',
    PATHS.university,
  ];
  const ANSWERS = [
    '/api/notifications',
    '/api/recommendations',
    '/api/bookmarks',
    '/api/history',
    '/api/hidden',
    '/api/searches',
    '/api/lists',
    '/api/plan',
    '/api/boards',
  ];
  /** Every text of an answer, but for keys and addresses, by its own words. */
  const said = (value: unknown): string[] =>
    typeof value === 'string'
      ? /\p{L}{2,}[ \u00a0]\p{L}{2,}/u.test(value)
        ? [value]
        : []
      : value === null || typeof value !== 'object'
        ? []
        : Object.values(value).flatMap(said);
  let account: RichAccount;
  beforeAll(async () => {
    account = await richAccount(await unhurriedTestApp({ assets: SITE_ASSETS }));
  });
  /** Keys of a record, which a page says by its own words (record-texts.ts). */
  const KEYS = [
    'First-year applicants',
    'Full-time first-time students',
    'First-time full-time students with federal aid',
  ];
  /** What the account itself holds, in whatever language. */
  const own = () => [...NAMES, ...KEYS, ...account.secrets, account.username];

  it.each(PAGES)('sees no English at %s', async (path) => {
    const ask = async (address: string) => {
      const response = await account.send('GET', address);
      expect([address, response.status]).toEqual([address, 200]);
      return response.text();
    };
    const [english, french] = [await ask(path), await ask(addressIn('fr', path))];
    expect(englishIn(textsOf(french), own())).toEqual([]);
    const alike = saidAlike(textsOf(bodyOf(english)), textsOf(bodyOf(french)), [...ALIKE, ...account.secrets]);
    expect(alike.filter((text) => !CODES.test(text))).toEqual([]);
  });

  it.each(ANSWERS)('is answered in French by %s', async (address) => {
    const french = await account.json(200, 'GET', `${address}?lang=fr`);
    expect(englishIn(said(french), own())).toEqual([]);
  });
});
