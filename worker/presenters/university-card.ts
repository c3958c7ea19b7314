/** A stored card as the card that lists send: what the table of fields puts on it, so that nothing else can leak. */

import { language } from '#names/locale.ts';
import type { UniversityCard, UniversityImageView } from '#schema/api/university.ts';
import { stateName, townName } from '#schema/domain/places/places.ts';
import { affordabilityOf, sizeCategoryOf } from '#schema/domain/record/categories.ts';
import type { Manifest, UniversityImage } from '#schema/domain/record/dataset.ts';
import { pictureUrl } from '#schema/domain/record/picture-address.ts';
import { CARD_FIELDS, pick } from '#schema/domain/record/university-fields.ts';
import type { UniversityStatus } from '#schema/domain/record/university-figures.ts';
import { cardDescriptionOf } from '#words/university/description.ts';
import type { CardRow } from '#worker/queries/universities.ts';
import { schoolName } from './school-name.ts';
import { recordText } from './texts-of-data.ts';
import { type PriceOf, presentPrice } from './your-price.ts';

export type AffordabilityBounds = Manifest['affordability'];

/** A school's licensed photograph with our own address of it; null where there is none. */
export function presentImage(id: number, image: UniversityImage | null): UniversityImageView | null {
  if (!image) return null;
  return {
    url: pictureUrl(id),
    author: image.author,
    licence: image.licence,
    licenceUrl: image.licenceUrl,
    sourcePage: image.sourcePage,
  };
}

/** What is read of it is a list of publishers and addresses in English, and is marked as such in another language. */
export function presentStatus(status: UniversityStatus): UniversityCard['status'] {
  return language === 'en' || status.evidence === null ? status : { ...status, evidenceLanguage: 'en' };
}

/** The card. `bounds` are the dataset's affordability thresholds in US dollars; personal prices where there is a situation. */
export function presentCard(row: CardRow, bounds: AffordabilityBounds, priceOf?: PriceOf): UniversityCard {
  return {
    ...pick(row, CARD_FIELDS),
    name: schoolName(row.id, row.name),
    status: presentStatus(row.status),
    description: cardDescriptionOf(row),
    religiousDenomination: recordText('religiousDenomination', row.religiousDenomination),
    housingOptions: row.housingOptions?.map((option) => recordText('housingOptions', option)) ?? null,
    slug: row.slug,
    city: townName(row.city),
    stateName: stateName(row.country, row.state),
    imageUrl: row.image ? pictureUrl(row.id) : null,
    image: presentImage(row.id, row.image),
    tuitionUsd: row.tuitionUsd,
    sizeCategory: sizeCategoryOf(row.studentPopulation),
    affordabilityCategory: affordabilityOf(row.tuitionUsd, bounds),
    ...(priceOf ? { yourPrice: presentPrice(priceOf(row)) } : {}),
  };
}
