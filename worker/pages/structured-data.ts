/** What pages say of themselves in schema.org's words; what is not known is left out. */

import type { Article } from '#frontend/content/articles.ts';
import { universityHead } from '#frontend/content/university-head.ts';
import { language } from '#names/locale.ts';
import type { CareerResponse } from '#schema/api/careers.ts';
import type { MajorResponse } from '#schema/api/majors.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { ACADEMIC_PROGRAMS } from '#schema/domain/programs/academic-programs.ts';
import { hasClosed } from '#schema/domain/record/university-figures.ts';
import { addressIn } from '#schema/domain/site/route-addresses.ts';
import { ROUTE_PATHS } from '#schema/domain/site/route-paths.ts';
import { PAGE_HEADS } from '#words/layout/page-heads.ts';
import { SITE_NAME } from '#words/layout/shell.ts';
import { careerWords } from '#words/majors/careers.ts';

/** `today` is an ISO day. */
export function collegeOrUniversity(record: UniversityRecordView, today: string): object {
  const { status } = record;
  const gone = hasClosed(status, today);
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

export function articleData({ title, description, categoryName, date, author }: Article): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    articleSection: categoryName,
    dateModified: date,
    author: { '@type': 'Organization', name: author },
    publisher: { '@type': 'Organization', name: SITE_NAME },
  };
}

const addressOf = (path: string, name: string, origin: string) =>
  new URL(addressIn(language, path.replace(/:\w+/, name)), origin).href;

/** A subject as a term of the set that the site keeps, and the universities with most graduates as a list. */
export function majorData({ key, title, about, groups, leaders }: MajorResponse, origin: string): object {
  const { majors, major, university } = ROUTE_PATHS;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'DefinedTerm',
        name: title,
        description: about,
        url: addressOf(major.path, key, origin),
        // Codes of CIP 2020.
        termCode: groups.map(({ cip }) => cip).join(' '),
        inDefinedTermSet: addressOf(majors.path, '', origin),
      },
      ...(leaders.length === 0
        ? []
        : [
            {
              '@type': 'ItemList',
              name: title,
              itemListOrder: 'https://schema.org/ItemListOrderDescending',
              itemListElement: leaders.map(({ name, slug }, at) => ({
                '@type': 'ListItem',
                position: at + 1,
                name,
                url: addressOf(university.path, slug, origin),
              })),
            },
          ]),
    ],
  };
}

/** An occupation with its pay, in the terms of schema.org for one country. */
export function careerData({ slug, title, code, definitions, pay, education }: CareerResponse, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Occupation',
    name: title,
    description: definitions.map(({ text }) => text).join(' '),
    url: addressOf(ROUTE_PATHS.career.path, slug, origin),
    occupationalCategory: code,
    occupationLocation: { '@type': 'Country', name: 'US' },
    ...(education === null ? {} : { qualifications: careerWords.educations[education] }),
    ...(pay === null
      ? {}
      : {
          estimatedSalary: {
            '@type': 'MonetaryAmountDistribution',
            name: 'base',
            currency: 'USD',
            duration: pay.unit === 'year' ? 'P1Y' : 'PT1H',
            percentile10: pay.p10,
            percentile25: pay.p25,
            median: pay.median,
            percentile75: pay.p75,
            percentile90: pay.p90,
          },
        }),
  };
}

export function majorsData(origin: string): object {
  const { majors, major } = ROUTE_PATHS;
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    name: PAGE_HEADS.majors.title,
    description: PAGE_HEADS.majors.description,
    url: addressOf(majors.path, '', origin),
    hasDefinedTerm: ACADEMIC_PROGRAMS.map(({ key, title }) => ({
      '@type': 'DefinedTerm',
      name: title,
      url: addressOf(major.path, key, origin),
    })),
  };
}
