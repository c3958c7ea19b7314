/** /university/:slug as the Worker knows it: the record, its head, and the page without JavaScript. */
import { endpoints } from '#schema/api/endpoints.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { SITE_ROUTES } from '#schema/domain/routes.ts';
import type { Deps } from '../deps.ts';
import { Failure, isUnavailable } from '../failure.ts';
import { pictureUrl } from '../presenters/university-card.ts';
import { bySlugRoute } from '../routes/universities.ts';
import { universityView } from './first-paint/university.ts';
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
    withoutScript: universityView(record),
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
