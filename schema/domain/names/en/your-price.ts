/** What the API says of a price of one's own: its parts, why there is none, what one may ask for, and what to know. */

export const PRICE_PART_LABELS = {
  'band-net-price': 'Average net price for families with your income',
  'net-price': 'Average net price for all students with aid',
  'out-of-state-difference': 'Extra tuition for students from other states',
  'sticker-tuition': 'Tuition and fees for students from other states and countries',
  'domestic-tuition': 'Domestic tuition and fees',
  'other-provinces-tuition': 'Tuition for Canadians from other provinces',
  'international-tuition': 'Tuition and fees for international students',
  'room-and-board': 'Housing and food',
  rent: 'Rent for a small apartment for eight months',
  books: 'Books and supplies',
  'other-expenses': 'Other living costs',
};

export const PRICE_GAP_WORDS = {
  'home-unknown': 'This school charges students from elsewhere more. Add your home state or province.',
  'no-net-price': 'We don’t have a net price for this school, so we can’t say what families pay after aid.',
  'no-tuition': 'We don’t have the tuition you would pay here.',
  'no-living-costs': 'We have the tuition but not the living costs, so we can’t give a full price.',
  'other-provinces-fee-unknown':
    'Universities here charge Canadians from other provinces more than residents, and we don’t have this school’s price for them.',
  'service-academy':
    'Service academies usually charge no tuition: the government pays, and graduates serve for some years. There is no price to compare. Check with the academy.',
  closed: 'This school has closed.',
};

export const PRICE_OFFER_WORDS = {
  wue: {
    label: 'Western Undergraduate Exchange',
    text: 'Students from Western states may pay at most one and a half times the in-state tuition at colleges that take part. It is not automatic, and it doesn’t cover every program.',
    url: 'https://www.wiche.edu/tuition-savings/wue/',
  },
  msep: {
    label: 'Midwest Student Exchange',
    text: 'Students from its states may pay at most one and a half times the in-state tuition at public colleges that take part, and 10% less at private ones.',
    url: 'https://msep.mhec.org/',
  },
  nebhe: {
    label: 'New England Tuition Break',
    text: 'New England students may pay less than the out-of-state tuition for a program that their own state’s public colleges don’t offer.',
    url: 'https://nebhe.org/tuitionbreak/',
  },
  acm: {
    label: 'Academic Common Market',
    text: 'Students from the Southern states that take part may pay in-state tuition for a major that no public college in their own state offers.',
    url: 'https://www.sreb.org/academic-common-market',
  },
  'mn-reciprocity': {
    label: 'Minnesota tuition reciprocity',
    text: 'Minnesota has agreements with Wisconsin, North Dakota and Manitoba. Students who apply may pay the same tuition as residents, or close to it.',
    url: 'https://www.ohe.mn.gov/',
  },
  'dc-tag': {
    label: 'DC Tuition Assistance Grant',
    text: 'Students from the District of Columbia may get a grant for the difference between in-state and out-of-state tuition at public colleges, up to $15,000 per year in 2026–27, and up to $2,500 per year at some private ones near Washington and at private HBCUs.',
    url: 'https://osse.dc.gov/dctag',
  },
  'canada-student-grant': {
    label: 'Canada Student Grant',
    text: 'Full-time students from low- and middle-income families may get up to CA$4,200 in 2026–27. Provinces have their own aid too.',
    url: 'https://www.canada.ca/en/services/benefits/education/student-aid/grants-loans/full-time.html',
  },
};

export const PRICE_NOTE_WORDS = {
  'average-stands-in': 'No average is published for your income, so we use the average for all students with aid.',
  'in-district':
    'This net price is for students who live in the college’s own district. Others in the state pay a higher tuition.',
  'few-students': 'This average is based on fewer than 30 students, so your price may be very different.',
  'raised-since':
    'Quebec raised this price to about CA$12,000 per year for students in English programs who began in fall 2024 or later. This price is the latest we could find.',
  'food-not-included': 'Food is not included, because we don’t have what it costs here.',
  'living-incomplete': 'Some living costs are not published, so they are not included.',
  'housing-allowance': 'Housing and food are the school’s own estimate for living off campus.',
  'arts-fee':
    'The tuition is for arts or general programs. Others, like engineering or business, may cost more. Check with the school.',
  'no-aid-counted': 'Scholarships are not counted because they vary from student to student.',
  'work-college': 'Students here work as part of their studies, and what they earn goes toward the cost.',
  'service-owed':
    'The government usually pays the tuition, and graduates serve for some years. Check with the academy.',
};
