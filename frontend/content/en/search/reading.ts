/** What a parsed search line was read as, and why a university answers it. */

import { groupName, nameOfState, type ReasonFacts, type SpanFacts } from '#frontend/content/reading-facts.ts';
import { isOfBothCountries } from '#schema/domain/figures/both-countries.ts';
import { beforeMore, inSentence, withProperNames, withThe } from '#schema/domain/formats/english-grammar.ts';
import { formatPartialDate } from '#schema/domain/formats/partial-date.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import { COUNTRY_LABELS } from '#schema/domain/record/enums.ts';
import type { AmountForm, AmountOf, AmountSays, Compared, Says, Why } from '#schema/domain/search/reading-codes.ts';
import { type NumberColumn, unitOf } from '#schema/domain/search/search-filters.ts';
import type { Residence } from '#schema/domain/situation/situation.ts';
import { READ_WORDS } from '../figures/derived/read.ts';
import { roundNames } from '../plan/plan.ts';
import { chipWords } from './filter-chips.ts';
import { filterValueLabels } from './filter-labels.ts';

/** Everyday words (data/lexicons/wish-words.json). */
export const wishWordLabels = {
  public: 'Public',
  private: 'Private',
  'private-nonprofit': 'Private nonprofit',
  'for-profit': 'For-profit',
  'community-colleges': 'Community colleges',
  cegeps: 'CEGEPs: Quebec’s colleges between high school and university',
  'two-year': 'Two-year',
  'four-year': 'Four-year',
  'technical-colleges': 'Technical colleges',
  'liberal-arts': 'Liberal arts',
  'research-universities': 'Research universities',
  r1: 'Very high research (R1)',
  r2: 'High research (R2)',
  'research-colleges': 'Research colleges and universities (RCU)',
  'opportunity-colleges': 'Opportunity Colleges and Universities',
  'doctoral-universities': 'Doctoral universities',
  'masters-universities': 'Master’s universities',
  'engineering-and-technical-schools': 'Engineering and technical schools',
  'military-colleges': 'Military colleges',
  'art-schools': 'Art, music and design schools',
  seminaries: 'Seminaries',
  'online-only': 'Fully online',
  'mostly-online': 'Mostly online',
  'online-programs': 'Online programs',
  'graduate-schools': 'Graduate schools',
  hbcu: 'HBCU',
  'hispanic-serving': 'Hispanic-serving',
  tribal: 'Tribal',
  womens: 'Women’s',
  mens: 'Men’s',
  'predominantly-black': 'Predominantly Black',
  aanapisi: 'AANAPISI',
  annh: 'Alaska Native and Native Hawaiian-serving',
  nasnti: 'Native American-serving',
  'land-grant': 'Land-grant',
  religious: 'Religious',
  'not-religious': 'Not religious',
  catholic: 'Catholic',
  protestant: 'Protestant',
  christian: 'Christian',
  jewish: 'Jewish',
  islamic: 'Islamic',
  baptist: 'Baptist',
  'southern-baptist': 'Southern Baptist',
  methodist: 'Methodist',
  'united-methodist': 'United Methodist',
  'african-methodist-episcopal': 'African Methodist Episcopal',
  lutheran: 'Lutheran',
  presbyterian: 'Presbyterian',
  mormon: 'Mormon',
  'seventh-day-adventist': 'Seventh-day Adventist',
  quaker: 'Quaker',
  mennonite: 'Mennonite',
  nazarene: 'Nazarene',
  'churches-of-christ': 'Churches of Christ',
  'united-church-of-christ': 'United Church of Christ',
  'disciples-of-christ': 'Disciples of Christ',
  'assemblies-of-god': 'Assemblies of God',
  episcopal: 'Episcopal',
  anglican: 'Anglican',
  pentecostal: 'Pentecostal',
  wesleyan: 'Wesleyan',
  evangelical: 'Evangelical',
  interdenominational: 'Interdenominational',
  nondenominational: 'Nondenominational',
  reformed: 'Reformed',
  brethren: 'Brethren',
  orthodox: 'Orthodox',
  buddhist: 'Buddhist',
  'salvation-army': 'Salvation Army',
  'christian-and-missionary-alliance': 'Christian and Missionary Alliance',
  moravian: 'Moravian',
  'united-church-of-canada': 'United Church of Canada',
  'missouri-synod': 'Missouri Synod',
  'church-of-god': 'Church of God',
  city: 'City',
  suburb: 'Suburb',
  town: 'Town',
  'small-town': 'Small town',
  rural: 'Rural',
  small: 'Small',
  'very-small': 'Very small',
  medium: 'Medium',
  large: 'Large',
  huge: 'Huge',
  cheap: 'Cheap',
  'tuition-free': 'Tuition-free',
  expensive: 'Expensive',
  'easy-to-get-into': 'Easy to get into',
  'hard-to-get-into': 'Hard to get into',
  'open-admission': 'Open admission',
  'test-optional': 'Test-optional',
  'no-tests-asked': 'No test scores needed',
  'test-blind': 'Test-blind',
  'tests-required': 'Tests required',
  'test-flexible': 'Test-flexible',
  'no-application-fee': 'No application fee',
  'high-graduation-rate': 'High graduation rate',
  'high-retention': 'High retention',
  'high-earnings': 'High earnings',
  'pays-off': 'Pays clearly more (earnings check)',
  'growing-programs': 'Graduates: growing',
  'shrinking-programs': 'Graduates: shrinking',
  'low-debt': 'Low debt',
  'many-part-time': 'Many part-time students',
  'many-adults': 'Many students 25 or older',
  'many-low-income': 'Many students with a Pell Grant',
  'many-disabled': 'Many students with a disability',
  'on-time': 'Most graduate in four years',
  'housing-on-campus': 'Housing on campus',
  'army-rotc': 'Army ROTC',
  'navy-rotc': 'Navy ROTC',
  'air-force-rotc': 'Air Force ROTC',
  rotc: 'ROTC',
  'rolling-admission': 'Rolling admission',
  'early-decision': 'Early decision',
  'early-action': 'Early action',
  'yellow-ribbon': 'Yellow Ribbon',
  'study-abroad': 'Study abroad',
  'co-op': 'Co-op',
  'ncaa-division-i': 'NCAA Division I',
  'ncaa-division-ii': 'NCAA Division II',
  'ncaa-division-iii': 'NCAA Division III',
  ncaa: 'NCAA',
  naia: 'NAIA',
  njcaa: 'NJCAA',
  'u-sports': 'U SPORTS',
  ccaa: 'CCAA',
  football: 'Football',
  basketball: 'Basketball',
  baseball: 'Baseball',
  'track-and-cross-country': 'Track and cross-country',
  'semester-calendar': 'Semester calendar',
  'quarter-calendar': 'Quarter calendar',
  'trimester-calendar': 'Trimester calendar',
  '4-1-4-calendar': '4-1-4 calendar',
  'small-classes': 'Small classes',
  french: 'French',
  english: 'English',
  acadian: 'Acadian',
  'french-in-manitoba': 'French in Manitoba',
  'french-in-ontario': 'French in Ontario',
  'french-outside-quebec': 'French outside Quebec',
  bilingual: 'Bilingual',
  'any-kind': 'Any kind of school',
  bachelors: 'Bachelor’s',
  masters: 'Master’s',
  doctorate: 'Doctorate',
  graduate: 'Graduate',
  associate: 'Associate’s',
  certificate: 'Certificate',
  'universities-in-quebec': 'Universities in Quebec',
};

const COMPARED: Record<Compared, string> = {
  cheaper: 'cheaper',
  smaller: 'smaller',
  larger: 'larger',
  easier: 'easier to get into',
  harder: 'harder to get into',
  graduation: 'higher graduation rate',
  earnings: 'higher earnings',
  older: 'older',
  newer: 'newer',
  sameSize: 'about the same size',
  safety: 'safety schools',
};

const THAN: Partial<Record<Compared, (school: string) => string>> = {
  graduation: (school) => `higher graduation rate than ${school}`,
  sameSize: (school) => `about the size of ${school}`,
  safety: (school) => `safety schools for ${school}`,
};

const RESIDENCES: Record<Residence, string> = {
  us: 'You are from the United States',
  ca: 'You are from Canada',
  other: 'You are from another country',
};

/** Orders that are by no figure of the catalogue. */
const OTHER_ORDERS: Readonly<Record<string, string>> = {
  'domesticTuition asc': 'Lowest domestic tuition',
  'domesticTuition desc': 'Highest domestic tuition',
  'distance asc': 'Nearest',
};
const orderLabel = (by: string, order: 'asc' | 'desc'): string =>
  READ_WORDS[by as NumberColumn]?.orders[order === 'asc' ? 0 : 1] ?? OTHER_ORDERS[`${by} ${order}`] ?? '';

/** Amounts that are no figure of the catalogue. */
const OTHER_AMOUNTS: Record<Exclude<AmountOf, NumberColumn>, string> = {
  domesticTuition: 'domestic tuition',
  internationalTuition: 'international tuition',
  satScore: 'SAT',
  actScore: 'ACT',
  income: 'family income',
};
const amountWord = (of: AmountOf): string =>
  READ_WORDS[of as NumberColumn]?.amount ?? OTHER_AMOUNTS[of as keyof typeof OTHER_AMOUNTS];

const count = (value: number) => value.toLocaleString('en-US');
const dollars = (value: number) => `$${count(value)}`;
const UNITS = {
  dollars,
  percent: (value: number) => `${value}%`,
  count,
  year: String,
  ratio: String,
} as const;

const OTHER_UNITS: Partial<Record<AmountOf, (value: number) => string>> = {
  domesticTuition: dollars,
  internationalTuition: dollars,
  income: dollars,
  satScore: String,
  actScore: String,
};
const written = (of: AmountOf, value: number) => (OTHER_UNITS[of] ?? UNITS[unitOf(of as NumberColumn)])(value);

/** "Founded before 1900": a year is no number of something. */
const FOUNDED: Record<AmountForm, (year: number, other: number) => string> = {
  under: (year) => `founded before ${year}`,
  atMost: (year) => `founded in or before ${year}`,
  over: (year) => `founded after ${year}`,
  atLeast: (year) => `founded in or after ${year}`,
  between: (year, other) => `founded from ${year} to ${other}`,
  about: (year) => `founded around ${year}`,
  exactly: (year) => `founded in ${year}`,
};

function amount({ of, form, values: [value = 0, other = 0] }: AmountSays): string {
  if (of === 'yearFounded') return FOUNDED[form](value, other);
  const [figure, said] = [amountWord(of), written(of, value)];
  if (form === 'exactly') return `${figure} ${said}`;
  if (form === 'between') return `${said} to ${written(of, other)} ${figure}`;
  const bounds = { under: 'under', atMost: 'at most', over: 'over', atLeast: 'at least', about: 'about' };
  return `${bounds[form]} ${said} ${figure}`;
}

/** Names that take "the" within a sentence: within 200 miles of the Greater Toronto Area. */
const TAKES_THE =
  /^(?:Bay Area|Front Range|Golden Horseshoe|Greater Toronto Area|Inland Empire|Lehigh Valley|Piedmont Triad|Quad Cities|Research Triangle|Rio Grande Valley|Twin Cities)$/;
const areaWithin = (name: string): string => (TAKES_THE.test(name) ? `the ${name}` : name);

function deadlineDays({ from, to }: Extract<Says, { code: 'deadline' }>): string {
  if (from === null && to === null) return filterValueLabels.deadline.open;
  if (from !== null && from === to) return `Deadline on ${formatPartialDate(from)}`;
  if (from !== null && to !== null)
    return `Deadline from ${beforeMore(formatPartialDate(from))} to ${formatPartialDate(to)}`;
  return from === null
    ? chipWords.due.to(formatPartialDate(to as string))
    : chipWords.due.from(formatPartialDate(from));
}

function said(says: Says, subjects: readonly string[]): string {
  switch (says.code) {
    case 'word':
      return wishWordLabels[says.word as keyof typeof wishWordLabels];
    case 'subject':
      return says.title ?? capital(withProperNames(subjects.join(' or ')));
    case 'group':
      return groupName(says.group);
    case 'typed':
      return says.text;
    case 'country':
      return COUNTRY_LABELS[says.country];
    case 'state':
      return nameOfState(says.state);
    case 'region':
      return says.region;
    case 'area':
      return says.around ? `${says.name} area` : says.name;
    case 'town':
      return `${says.city}, ${nameOfState(says.state)}`;
    case 'within':
      return `within ${says.miles} miles of ${areaWithin(withThe(said(says.of, [])))}`;
    case 'like':
      return `like ${says.text}`;
    case 'amount':
      return amount(says);
    case 'deadline':
      return deadlineDays(says);
    case 'order':
      return orderLabel(says.by, says.order);
    case 'compared':
      return COMPARED[says.as];
    case 'than':
      return THAN[says.as]?.(says.text) ?? `${COMPARED[says.as]} than ${says.text}`;
    case 'home':
      return says.assumed
        ? `prices for ${nameOfState(says.state)} residents`
        : `You live in ${withThe(nameOfState(says.state))}`;
    case 'residence':
      return RESIDENCES[says.residence];
  }
}

/** Prices say which price is meant: its bound is another for each question. */
const COST_WORDS: Readonly<Record<string, string>> = { cheap: 'low cost', expensive: 'high cost' };
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What the chip of a part of the search says. */
export function spanLabel({ says, negated, price, subjects }: SpanFacts): string {
  const cost = price !== null && says.code === 'word' ? COST_WORDS[says.word] : undefined;
  if (cost !== undefined)
    return `${negated ? `not ${cost}` : capital(cost)}: ${price === 'netPrice' ? 'net price' : 'tuition'}`;
  const text = said(says, subjects);
  if (!negated) return text;
  return `not ${says.code === 'word' && OPPOSITES.has(says.word) ? text.toLowerCase() : text}`;
}
/** Words of which the opposite is a filter of its own. */
const OPPOSITES: ReadonlySet<string> = new Set(['cheap', 'expensive', 'easy-to-get-into', 'hard-to-get-into']);

function figure(column: NumberColumn, value: number): string {
  const unit = unitOf(column);
  const rounded =
    unit === 'dollars'
      ? `${isOfBothCountries(column) ? 'US' : ''}$${count(Math.round(value))}`
      : unit === 'percent'
        ? `${Math.round(value)}%`
        : UNITS[unit](value);
  return READ_WORDS[column].reason.replace('{value}', () => rounded);
}

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function deadline({ day, round, rolling }: Extract<Why, { code: 'deadline' }>): string {
  const due = day === null ? null : `due ${formatPartialDate(day)}`;
  const dated = due !== null && round !== null ? `${small(roundNames[round])} ${due}` : due;
  return [dated, rolling ? 'rolling admission' : null].filter((text) => text !== null).join(', ');
}

/** Why a university answers the search. */
export function reasonText({ why, subject }: ReasonFacts): string {
  switch (why.code) {
    case 'lead':
      return 'named in your search';
    case 'online':
      return 'fully online';
    case 'deadline':
      return deadline(why);
    case 'completes':
      return 'mostly for people who have an associate degree';
    case 'figure':
      return figure(why.of, why.value);
    case 'graduates':
      if (why.close) return `teaches subjects related to ${inSentence(subject)}`;
      return why.graduates === null
        ? `teaches ${inSentence(subject)}`
        : plural(why.graduates, {
            one: `1 ${inSentence(subject)} graduate per year`,
            other: `${count(why.graduates)} ${inSentence(subject)} graduates per year`,
          });
  }
}
