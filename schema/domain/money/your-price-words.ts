/** English labels of personal prices for the API: parts, reasons for none, offers and notes. */
export { PRICE_GAP_WORDS, PRICE_NOTE_WORDS, PRICE_OFFER_WORDS, PRICE_PART_LABELS } from '#names/your-price.ts';

/** What a part of a price is. */
export const PRICE_PARTS = [
  'band-net-price',
  'net-price',
  'out-of-state-difference',
  'sticker-tuition',
  'domestic-tuition',
  'other-provinces-tuition',
  'international-tuition',
  'room-and-board',
  'rent',
  'books',
  'other-expenses',
] as const;
export type PricePartKind = (typeof PRICE_PARTS)[number];

/** Why there is no price. */
export const PRICE_GAPS = [
  'home-unknown',
  'no-net-price',
  'no-tuition',
  'no-living-costs',
  'other-provinces-fee-unknown',
  'service-academy',
  'closed',
] as const;
export type PriceGap = (typeof PRICE_GAPS)[number];

/** What a price may be lowered by, if one asks for it and gets it. Never taken off. */
export const PRICE_OFFERS = [
  'wue',
  'msep',
  'nebhe',
  'acm',
  'mn-reciprocity',
  'dc-tag',
  'canada-student-grant',
] as const;
export type PriceOffer = (typeof PRICE_OFFERS)[number];

/** What one should know of a price. */
export const PRICE_NOTES = [
  'average-stands-in',
  'in-district',
  'few-students',
  'raised-since',
  'food-not-included',
  'living-incomplete',
  'housing-allowance',
  'no-aid-counted',
  'arts-fee',
  'work-college',
  'service-owed',
] as const;
export type PriceNote = (typeof PRICE_NOTES)[number];
