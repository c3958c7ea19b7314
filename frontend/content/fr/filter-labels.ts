/**
 * The values of the filters in words. Apart from the table itself (schema/domain/search-filters.ts), so that an address
 * can be read without them.
 */

import {
  type CarnegieKind,
  type Degree,
  type Denomination,
  INCOME_BANDS,
  type LISTED_STATES,
  type Offer,
  type SETTINGS,
  type Sport,
  type SportDivision,
  type TeachingLanguage,
} from '#schema/domain/filter-values.ts';
import {
  CALENDAR_LABELS,
  COUNTRY_LABELS,
  DESIGNATION_LABELS,
  RELIGION_LABELS,
  TYPE_LABELS,
} from '#schema/domain/names/fr/enums.ts';
import { TEST_POLICY_LABELS } from '#schema/domain/names/fr/figure-labels.ts';
import { peerGroupName } from '#schema/domain/names/fr/peer-group-names.ts';
import { NET_PRICE_BANDS } from '#schema/domain/net-price-bands.ts';
import { PEER_GROUPS } from '#schema/domain/peer-groups.ts';
import type { SchoolGroup } from '#schema/domain/school-groups.ts';
import type { CodedFilter } from '#schema/domain/search-filters.ts';
import type { Residence } from '#schema/domain/situation.ts';

const SETTING_LABELS: Record<(typeof SETTINGS)[number], string> = {
  city: 'City',
  suburb: 'Suburb',
  town: 'Town',
  rural: 'Rural',
};

const CARNEGIE_LABELS: Record<CarnegieKind, string> = {
  research: 'Research university (R1 and R2)',
  'very-high-research': 'Very high research activity (R1)',
  doctoral: 'Doctoral university',
  masters: 'Master’s college or university',
  'liberal-arts': 'Liberal arts college',
  baccalaureate: 'Bachelor’s college',
  'baccalaureate-associate': 'Bachelor’s and associate’s college',
  associate: 'Associate’s college',
  'special-focus': 'School of one field',
  arts: 'Arts, music and design school',
  business: 'Business school',
  technology: 'Engineering or technical school',
  health: 'Health professions school',
  medical: 'Medical school',
  law: 'Law school',
  faith: 'Seminary or Bible college',
  tribal: 'Tribal college',
};

const DENOMINATION_LABELS: Record<Denomination, string> = {
  'roman-catholic': 'Roman Catholic',
  adventist: 'Seventh-day Adventist',
  'african-methodist-episcopal': 'African Methodist Episcopal',
  'american-baptist': 'American Baptist',
  anglican: 'Episcopal or Anglican',
  'assemblies-of-god': 'Assemblies of God',
  baptist: 'Baptist',
  brethren: 'Brethren',
  buddhist: 'Buddhist',
  'christian-missionary-alliance': 'Christian and Missionary Alliance',
  'christian-church': 'Christian Churches',
  'church-of-god': 'Church of God',
  'churches-of-christ': 'Churches of Christ',
  'disciples-of-christ': 'Disciples of Christ',
  evangelical: 'Evangelical',
  'evangelical-lutheran': 'Evangelical Lutheran',
  'free-methodist': 'Free Methodist',
  interdenominational: 'Interdenominational',
  jewish: 'Jewish',
  'latter-day-saints': 'Latter-day Saints',
  lutheran: 'Lutheran',
  mennonite: 'Mennonite',
  methodist: 'Methodist',
  'missouri-synod-lutheran': 'Lutheran, Missouri Synod',
  moravian: 'Moravian',
  nazarene: 'Nazarene',
  nondenominational: 'Nondenominational',
  orthodox: 'Orthodox',
  pentecostal: 'Pentecostal',
  presbyterian: 'Presbyterian',
  'presbyterian-usa': 'Presbyterian Church (USA)',
  quaker: 'Quaker',
  reformed: 'Reformed',
  'salvation-army': 'Salvation Army',
  'southern-baptist': 'Southern Baptist',
  'united-church-of-canada': 'United Church of Canada',
  'united-church-of-christ': 'United Church of Christ',
  'united-methodist': 'United Methodist',
  wesleyan: 'Wesleyan',
  'wisconsin-synod-lutheran': 'Lutheran, Wisconsin Synod',
};

const DIVISION_LABELS: Record<SportDivision, string> = {
  'ncaa-1': 'NCAA Division I',
  'ncaa-2': 'NCAA Division II',
  'ncaa-3': 'NCAA Division III',
  ncaa: 'NCAA, any division',
  naia: 'NAIA',
  njcaa: 'NJCAA',
  'u-sports': 'U SPORTS',
  ccaa: 'CCAA',
};

const SPORT_LABELS: Record<Sport, string> = {
  football: 'Football',
  basketball: 'Basketball',
  baseball: 'Baseball',
  track: 'Track and cross-country',
};

const OFFER_LABELS: Record<Offer, string> = {
  housing: 'Campus housing',
  'open-admission': 'Open admission',
  'rolling-admission': 'Rolling admission',
  'early-decision': 'Early decision',
  'early-action': 'Early action',
  'study-abroad': 'Study abroad',
  'online-programs': 'Programs wholly online',
  'co-op': 'Co-op',
  'army-rotc': 'Army ROTC',
  'navy-rotc': 'Navy ROTC',
  'air-force-rotc': 'Air Force ROTC',
  'yellow-ribbon': 'Yellow Ribbon for veterans',
};

const LISTED_STATE_LABELS: Record<(typeof LISTED_STATES)[number], string> = {
  open: 'Open',
  renamed: 'Open under a new name',
  closing: 'Closing',
  paused: 'Not teaching for now',
};

const DEGREE_LABELS: Record<Degree, string> = {
  certificate: 'Certificate',
  associate: 'Associate’s',
  bachelors: 'Bachelor’s',
  masters: 'Master’s',
  doctorate: 'Doctorate',
};

const LANGUAGE_LABELS: Record<TeachingLanguage, string> = { en: 'English', fr: 'French', both: 'Bilingual' };

const GROUP_LABELS: Record<SchoolGroup, string> = {
  'ivy-league': 'Ivy League',
  'big-ten': 'Big Ten',
  sec: 'SEC',
  acc: 'ACC',
  'big-12': 'Big 12',
  'big-east': 'Big East',
  nescac: 'NESCAC',
  'patriot-league': 'Patriot League',
  'mountain-west': 'Mountain West Conference',
  'american-athletic': 'American Athletic Conference',
  'sun-belt': 'Sun Belt Conference',
  mac: 'Mid-American Conference',
  'conference-usa': 'Conference USA',
  'west-coast-conference': 'West Coast Conference',
  'atlantic-10': 'Atlantic 10',
  'missouri-valley': 'Missouri Valley Conference',
  'big-west': 'Big West',
  'big-sky': 'Big Sky',
  'horizon-league': 'Horizon League',
  colonial: 'Coastal Athletic Association',
  swac: 'SWAC',
  meac: 'MEAC',
  siac: 'SIAC',
  ciaa: 'CIAA',
  'america-east': 'America East',
  maac: 'MAAC',
  'ohio-valley': 'Ohio Valley Conference',
  'southern-conference': 'Southern Conference',
  southland: 'Southland Conference',
  'summit-league': 'Summit League',
  'atlantic-sun': 'ASUN',
  'big-south': 'Big South',
  'northeast-conference': 'Northeast Conference',
  wac: 'Western Athletic Conference',
  centennial: 'Centennial Conference',
  uaa: 'University Athletic Association',
  oua: 'Ontario University Athletics',
  'canada-west': 'Canada West',
  aus: 'Atlantic University Sport',
  'pac-12': 'Pac-12',
  'old-pac-12': 'Pac-12 until 2024',
  uc: 'University of California',
  'cal-state': 'California State University',
  suny: 'SUNY',
  cuny: 'CUNY',
  u15: 'U15 Canada',
  'maple-league': 'Maple League',
  'seven-sisters': 'Seven Sisters',
  'service-academies': 'Service academies',
  'senior-military-colleges': 'Senior military colleges',
  claremont: 'Claremont Colleges',
  'five-colleges': 'Five Colleges',
  'public-ivies': 'Public Ivies',
  aau: 'AAU',
  'cal-poly': 'Cal Poly campuses',
  jesuit: 'Jesuit',
  'ut-system': 'University of Texas System',
  'unc-system': 'University of North Carolina System',
  'penn-state-campuses': 'Penn State campuses',
  'cuny-senior': 'CUNY senior colleges',
  'maritime-academies': 'Maritime academies',
  'colleges-that-change-lives': 'Colleges That Change Lives',
  'quebec-universities': 'Université du Québec',
  'land-grant-1890': '1890 land-grant universities',
  usg: 'University System of Georgia',
  'uw-system': 'University of Wisconsin System',
  'sus-florida': 'State University System of Florida',
  'ua-system': 'University of Arkansas System',
  usm: 'University System of Maryland',
  ndus: 'North Dakota University System',
  'tamu-system': 'Texas A&M University System',
  passhe: 'Pennsylvania State System of Higher Education',
  'minnesota-state': 'Minnesota State Colleges and Universities',
  'ul-system': 'The University of Louisiana System',
  mus: 'Montana University System',
  nshe: 'Nevada System of Higher Education',
  'txst-system': 'Texas State University System',
  csc: 'Connecticut State Colleges and Universities',
  'iu-campuses': 'Indiana University',
  'lsu-system': 'Louisiana State University System',
  ums: 'University of Maine System',
  sdbor: 'South Dakota Board of Regents',
  'concordia-system': 'Concordia University System',
  'umass-system': 'University of Massachusetts',
  'umn-system': 'University of Minnesota',
  'nu-system': 'University of Nebraska',
  usnh: 'University System of New Hampshire',
  'pitt-campuses': 'University of Pittsburgh',
  'ut-tennessee': 'The University of Tennessee System',
  'ttu-system': 'Texas Tech University System',
  'um-system': 'University of Missouri System',
  'uh-system': 'University of Houston System',
  'ua-alabama': 'The University of Alabama System',
  'alaska-system': 'University of Alaska System',
  'cu-system': 'University of Colorado',
  'csu-colorado': 'Colorado State University System',
  'ui-system': 'University of Illinois',
  'southern-system': 'Southern University System',
  'unt-system': 'University of North Texas System',
  'uw-campuses': 'University of Washington',
  'purdue-campuses': 'Purdue University',
  'usc-sc-system': 'University of South Carolina',
  'uh-hawaii': 'University of Hawaii',
  upr: 'University of Puerto Rico',
  ruso: 'Regional University System of Oklahoma',
  uso: 'The University System of Ohio',
  laccd: 'Los Angeles Community College District',
  'ccc-chicago': 'City Colleges of Chicago',
  maricopa: 'Maricopa',
  'california-community-colleges': 'California Community College System',
  'canadian-art-universities': 'Art and design universities of Canada',
};

const PEER_LABELS = Object.fromEntries(PEER_GROUPS.map((group) => [group, peerGroupName(group)]));

const INCOME_LABELS = Object.fromEntries(INCOME_BANDS.map((band, at) => [band, NET_PRICE_BANDS[at] as string]));

const RESIDENCE_LABELS: Record<Residence, string> = {
  us: 'US citizen or eligible for US aid',
  ca: 'Canadian citizen or resident',
  other: 'Neither US nor Canadian',
};

/** Null where the place or frontend/content says them. */
const LABELS: Record<CodedFilter | 'income' | 'residence', Readonly<Record<string, string>> | null> = {
  country: COUNTRY_LABELS,
  state: null,
  type: TYPE_LABELS,
  kind: null,
  religiousAffiliation: RELIGION_LABELS,
  academicCalendar: CALENDAR_LABELS,
  degree: DEGREE_LABELS,
  language: LANGUAGE_LABELS,
  income: INCOME_LABELS,
  residence: RESIDENCE_LABELS,
  testPolicy: TEST_POLICY_LABELS,
  setting: SETTING_LABELS,
  offers: OFFER_LABELS,
  division: DIVISION_LABELS,
  sport: SPORT_LABELS,
  carnegie: CARNEGIE_LABELS,
  designation: DESIGNATION_LABELS,
  denomination: DENOMINATION_LABELS,
  group: GROUP_LABELS,
  peers: PEER_LABELS,
  status: LISTED_STATE_LABELS,
};

/** What a value of a filter is called; the value itself where it has no other words. */
export function valueLabel(key: CodedFilter | 'income' | 'residence', value: string): string {
  return LABELS[key]?.[value] ?? value;
}
