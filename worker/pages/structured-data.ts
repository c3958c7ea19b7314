/** What pages say of themselves in schema.org's words; what is not known is left out. */
import { stateAt } from '#frontend/content/status.ts';
import { universityHead } from '#frontend/content/university-head.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import type { Article } from '#schema/domain/articles/articles.ts';
import { SITE_NAME } from '#schema/domain/routes.ts';
import { isGone } from '#schema/domain/university-figures.ts';

/** `today` is an ISO day. */
export function collegeOrUniversity(record: UniversityRecordView, today: string): object {
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

export function articleData({ title, description, category, date, author }: Article): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    articleSection: category,
    dateModified: date,
    author: { '@type': 'Organization', name: author },
    publisher: { '@type': 'Organization', name: SITE_NAME },
  };
}
