/** A row of universities as the card that lists send: each field named, so that a new column cannot leak. */
import type { UniversityCard, UniversityImageView } from '#schema/api/university.ts';
import { affordabilityOf, sizeCategoryOf } from '#schema/domain/categories.ts';
import type { Manifest, UniversityImage } from '#schema/domain/dataset.ts';
import { stateName } from '#schema/domain/places.ts';
import { OPEN } from '#schema/domain/university-figures.ts';
import type { CardRow } from '../queries/universities.ts';

export type AffordabilityBounds = Manifest['affordability'];

/** Our own address of a university's picture. */
export function pictureUrl(id: number): string {
  return `/img/${id}`;
}

function presentImage(id: number, image: UniversityImage | null): UniversityImageView | null {
  if (!image) return null;
  return {
    url: pictureUrl(id),
    author: image.author,
    licence: image.licence,
    licenceUrl: image.licenceUrl,
    sourcePage: image.sourcePage,
  };
}

/** The card. `bounds` are the dataset's thresholds of the affordability categories, in US dollars. */
export function presentCard(row: CardRow, bounds: AffordabilityBounds): UniversityCard {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    city: row.city,
    state: row.state,
    stateName: stateName(row.country, row.state),
    country: row.country,
    type: row.type,
    kind: 'bachelors',
    status: OPEN,
    description: row.description,
    imageUrl: row.image ? pictureUrl(row.id) : null,
    image: presentImage(row.id, row.image),
    currency: row.currency,
    tuition: row.tuition,
    tuitionInState: row.tuitionInState,
    tuitionUsd: row.tuitionUsd,
    yearFounded: row.yearFounded,
    studentPopulation: row.studentPopulation,
    undergraduateEnrollment: row.undergraduateEnrollment,
    graduateEnrollment: row.graduateEnrollment,
    studentFacultyRatio: row.studentFacultyRatio,
    acceptanceRate: row.acceptanceRate,
    admissionPolicy: row.admissionPolicy,
    graduationRate: row.graduationRate,
    retentionRate: row.retentionRate,
    roomAndBoard: row.roomAndBoard,
    booksAndSupplies: row.booksAndSupplies,
    percentReceivingAid: row.percentReceivingAid,
    averageAidAmount: row.averageAidAmount,
    netPrice: row.netPrice,
    medianEarnings: row.medianEarnings,
    religiousAffiliation: row.religiousAffiliation,
    religiousDenomination: row.religiousDenomination,
    academicCalendar: row.academicCalendar,
    campusSetting: row.campusSetting,
    housingOptions: row.housingOptions,
    studentOrganizations: row.studentOrganizations,
    athleticsDivision: row.athleticsDivision,
    sizeCategory: sizeCategoryOf(row.studentPopulation),
    affordabilityCategory: affordabilityOf(row.tuitionUsd, bounds),
    cohorts: {},
  };
}
