/** What the API says of a price of one's own: its parts, why there is none, what one may ask for, and what to know. */

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

export const PRICE_PART_LABELS: Record<PricePartKind, string> = {
  'band-net-price': 'Average net price of families with your income',
  'net-price': 'Average net price of all students with aid',
  'out-of-state-difference': 'What students from other states pay more in tuition',
  'sticker-tuition': 'Tuition and fees for students from other states and countries',
  'domestic-tuition': 'Domestic tuition and fees',
  'other-provinces-tuition': 'Tuition for Canadians from other provinces',
  'international-tuition': 'Tuition and fees for international students',
  'room-and-board': 'Housing and food',
  rent: 'Rent of a small apartment for eight months',
  books: 'Books and supplies',
  'other-expenses': 'Other living costs',
};

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

export const PRICE_GAP_WORDS: Record<PriceGap, string> = {
  'home-unknown': 'This school asks more of students from elsewhere. Say which state or province is home.',
  'no-net-price': 'This school has published no net price, so what families pay after aid is not known.',
  'no-tuition': 'No public source we use has the tuition that you would be charged here.',
  'no-living-costs': 'The tuition is known, and what living there costs is not, so there is no whole price.',
  'other-provinces-fee-unknown':
    'Universities here charge Canadians from other provinces more than residents, and no source we use has this school’s price for them.',
  'service-academy':
    'A service academy charges no tuition: the government pays, and graduates owe years of service. There is no price to compare.',
  closed: 'This school teaches nobody any more.',
};

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

export const PRICE_OFFER_WORDS: Record<PriceOffer, { label: string; text: string; url: string }> = {
  wue: {
    label: 'Western Undergraduate Exchange',
    text: 'Students of western states may pay at most one and a half times the in-state tuition at colleges that take part. It is not given by itself, and not for every program.',
    url: 'https://www.wiche.edu/tuition-savings/wue/',
  },
  msep: {
    label: 'Midwest Student Exchange',
    text: 'Students of its states may pay at most one and a half times the in-state tuition at public colleges that take part, and a tenth less at private ones.',
    url: 'https://msep.mhec.org/',
  },
  nebhe: {
    label: 'New England Tuition Break',
    text: 'Students of New England may pay less than the out-of-state tuition for a program that their own state’s public colleges do not have.',
    url: 'https://nebhe.org/tuitionbreak/',
  },
  acm: {
    label: 'Academic Common Market',
    text: 'Students of its southern states may pay in-state tuition for a major that no public college of their own state has.',
    url: 'https://www.sreb.org/academic-common-market',
  },
  'mn-reciprocity': {
    label: 'Minnesota tuition reciprocity',
    text: 'Minnesota has agreements with Wisconsin, North Dakota and Manitoba: with an application, students pay a resident’s tuition or nearly so.',
    url: 'https://www.ohe.mn.gov/',
  },
  'dc-tag': {
    label: 'DC Tuition Assistance Grant',
    text: 'Students of the District of Columbia may get a grant for the difference between in-state and out-of-state tuition at public colleges, up to $15,000 a year in 2026-27, and up to $2,500 a year at some private ones.',
    url: 'https://osse.dc.gov/dctag',
  },
  'canada-student-grant': {
    label: 'Canada Student Grant',
    text: 'Full-time students from families of low and middle income may get up to $4,200 Canadian in 2026-27. Provinces add aid of their own.',
    url: 'https://www.canada.ca/en/services/benefits/education/student-aid/grants-loans/full-time.html',
  },
};

/** What one should know of a price. */
export const PRICE_NOTES = [
  'average-stands-in',
  'in-district',
  'raised-since',
  'food-not-included',
  'living-incomplete',
  'housing-allowance',
  'no-aid-counted',
  'work-college',
  'service-owed',
] as const;
export type PriceNote = (typeof PRICE_NOTES)[number];

export const PRICE_NOTE_WORDS: Record<PriceNote, string> = {
  'average-stands-in': 'No average is published for your income, so the average of all students with aid stands in.',
  'in-district':
    'Where a college has a district of its own, the net price is that of students who live in it; others in the state may pay more.',
  'raised-since':
    'Quebec raised this price for those who began in fall 2024 or later, to about $12,000 a year; the figure is the last that we could read.',
  'food-not-included': 'Food is not in it: no source we use says what it costs here.',
  'living-incomplete': 'Some living costs are not published and not in it.',
  'housing-allowance': 'Housing and food are the school’s own estimate for living off campus.',
  'no-aid-counted': 'Scholarships are not counted: they differ from student to student.',
  'work-college': 'Students work here as part of their studies, and what they earn goes toward the cost.',
  'service-owed': 'The government pays the tuition, and graduates owe years of service.',
};
