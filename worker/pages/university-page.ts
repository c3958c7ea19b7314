/** /university/:slug as the Worker knows it: the record, its head, and the page without JavaScript. */
import { endpoints } from '#schema/api/endpoints.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { COUNTRY_LABELS, TYPE_LABELS } from '#schema/domain/enums.ts';
import { formatCount, formatMoney, formatRate, formatRatio } from '#schema/domain/formats.ts';
import { SITE_ROUTES } from '#schema/domain/routes.ts';
import type { Deps } from '../deps.ts';
import { Failure, isUnavailable } from '../failure.ts';
import { pictureUrl } from '../presenters/university-card.ts';
import { bySlugRoute } from '../routes/universities.ts';
import { type Html, html } from './html.ts';
import { notFoundPage } from './not-found-page.ts';
import type { Moved, Page } from './page.ts';

/** Longest description that search engines show whole. */
const DESCRIPTION_MAX = 160;

/** The page; where the name in the slug is not the university's, its right address. */
export async function universityPage(deps: Deps, slug: string): Promise<Page | Moved> {
  const record = await recordOf(deps, slug);
  if (record === 'unknown') return notFoundPage();
  if (record === 'unavailable') return pageWithoutData();
  if (record.slug !== slug) return { movedTo: pathOf(record.slug) };
  return {
    status: 200,
    title: `${record.name}: costs, admission and outcomes`,
    description: shortened(record.description),
    canonical: pathOf(record.slug),
    image: `${pictureUrl(record.id)}?w=1280`,
    firstPicture: `${pictureUrl(record.id)}?w=960`,
    jsonLd: structuredData(record),
    initialAnswers: [{ endpoint: endpoints.universityBySlug.name, params: { slug }, query: '', data: record }],
    withoutScript: plainPage(record),
  };
}

function pathOf(slug: string): string {
  return SITE_ROUTES.university.path.replace(':slug', slug);
}

async function recordOf(deps: Deps, slug: string): Promise<UniversityRecordView | 'unknown' | 'unavailable'> {
  try {
    const { answer } = await bySlugRoute.serve(deps, { params: { slug }, query: undefined });
    return JSON.parse(answer.body) as UniversityRecordView;
  } catch (error) {
    if (error instanceof Failure && error.code === 'unknown-university') return 'unknown';
    if (isUnavailable(error)) return 'unavailable';
    throw error;
  }
}

/** The SPA asks again. 503 keeps search engines from taking the empty page for the university's. */
function pageWithoutData(): Page {
  const { title, description } = SITE_ROUTES.university;
  return { status: 503, title, description, canonical: null, initialAnswers: [] };
}

/** Whole sentences while they fit, else whole words. */
function shortened(text: string): string {
  if (text.length <= DESCRIPTION_MAX) return text;
  const start = text.slice(0, DESCRIPTION_MAX);
  const sentence = start.lastIndexOf('. ');
  return sentence > DESCRIPTION_MAX / 2 ? start.slice(0, sentence + 1) : `${start.slice(0, start.lastIndexOf(' '))} …`;
}

/** schema.org CollegeOrUniversity; what is not known is left out. */
function structuredData(record: UniversityRecordView): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollegeOrUniversity',
    name: record.name,
    description: record.description,
    ...(record.aliases.length > 0 ? { alternateName: record.aliases.map(({ name }) => name) } : {}),
    ...(record.website ? { url: record.website } : {}),
    ...(record.yearFounded === null ? {} : { foundingDate: String(record.yearFounded) }),
    address: {
      '@type': 'PostalAddress',
      ...(record.city === null ? {} : { addressLocality: record.city }),
      addressRegion: record.state,
      addressCountry: record.country,
    },
    ...(record.latitude === null || record.longitude === null
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude: record.latitude, longitude: record.longitude } }),
  };
}

/** The main figures as label and value, those that are known. */
function mainFigures(record: UniversityRecordView): [label: string, value: string][] {
  const { currency } = record;
  const figures: [string, number | null, (value: number) => string][] = [
    ['Tuition and fees a year', record.tuition, (value) => formatMoney(value, currency)],
    ['In-state or domestic tuition a year', record.tuitionInState, (value) => formatMoney(value, currency)],
    ['Net price a year', record.netPrice, (value) => formatMoney(value, currency)],
    ['Students', record.studentPopulation, formatCount],
    ['Student-to-faculty ratio', record.studentFacultyRatio, formatRatio],
    ['Acceptance rate', record.acceptanceRate, formatRate],
    ['Graduation rate', record.graduationRate, formatRate],
    ['Founded', record.yearFounded, String],
  ];
  return figures.flatMap(([label, value, format]) => (value === null ? [] : [[label, format(value)]]));
}

function plainPage(record: UniversityRecordView): Html {
  const place = [record.city, record.stateName, COUNTRY_LABELS[record.country]].filter(Boolean).join(', ');
  return html`<main>
<h1>${record.name}</h1>
<p>${place}${record.type && ` · ${TYPE_LABELS[record.type]}`}</p>
<p>${record.description}</p>
<dl>${mainFigures(record).map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
<p>${record.website && html`<a href="${record.website}">Official website</a> · `}<a href="${SITE_ROUTES.search.path}">All universities</a></p>
</main>`;
}
