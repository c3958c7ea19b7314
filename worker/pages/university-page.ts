/** /university/:slug as the Worker knows it: the record, its head, and the page without JavaScript. */
import { stateAt } from '#frontend/content/status.ts';
import { universityHead } from '#frontend/content/university-head.ts';
import { endpoints } from '#schema/api/endpoints.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { isoDay } from '#schema/domain/partial-date.ts';
import { SITE_ROUTES } from '#schema/domain/routes.ts';
import { isGone } from '#schema/domain/university-figures.ts';
import type { Deps } from '../deps.ts';
import { Failure, isUnavailable } from '../failure.ts';
import { bySlugRoute } from '../http/routes/universities.ts';
import { pictureUrl } from '../presenters/university-card.ts';
import { universityView } from './first-paint/university.ts';
import { notFoundPage } from './not-found-page.ts';
import type { Moved, Page } from './page.ts';

/** The page; where the name in the slug is not the university's, its right address. */
export async function universityPage(deps: Deps, slug: string): Promise<Page | Moved> {
  const found = await recordOf(deps, slug);
  if (found === 'unknown') return notFoundPage();
  if (found === 'unavailable') return pageWithoutData();
  const { record, text } = found;
  if (record.slug !== slug) return { movedTo: pathOf(record.slug) };
  const today = isoDay(new Date(deps.clock()));
  return {
    status: 200,
    ...universityHead(record, today),
    canonical: pathOf(record.slug),
    image: `${pictureUrl(record.id)}?w=1280`,
    firstPicture: `${pictureUrl(record.id)}?w=960`,
    jsonLd: structuredData(record, today),
    initialAnswers: [{ endpoint: endpoints.universityBySlug.name, params: { slug }, query: '', text }],
    withoutScript: universityView(record),
  };
}

function pathOf(slug: string): string {
  return SITE_ROUTES.university.path.replace(':slug', slug);
}

async function recordOf(
  deps: Deps,
  slug: string,
): Promise<{ record: UniversityRecordView; text: string } | 'unknown' | 'unavailable'> {
  try {
    const { answer, value } = await bySlugRoute.serve(deps, { params: { slug }, query: undefined });
    return { record: value(), text: answer.body };
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

/** schema.org CollegeOrUniversity; what is not known is left out. */
function structuredData(record: UniversityRecordView, today: string): object {
  const { status } = record;
  const gone = isGone({ state: stateAt(status, today) });
  return {
    '@context': 'https://schema.org',
    '@type': 'CollegeOrUniversity',
    name: record.name,
    description: universityHead(record, today).description,
    ...(record.aliases.length > 0 ? { alternateName: record.aliases.map(({ name }) => name) } : {}),
    // What has closed does not say that it can be reached and applied to.
    ...(record.website && !gone ? { url: record.website } : {}),
    ...(gone && status.date !== null ? { dissolutionDate: status.date } : {}),
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
