/** Maps universities to the values of each coded filter, for the columns of the snapshot. */

import { peerLadder } from '../domain/peers/peer-groups.ts';
import { isResearchUniversity } from '../domain/peers/research-universities.ts';
import type { UniversityRecord } from '../domain/record/dataset.ts';
import { type AwardLevel, CAMPUS_SETTINGS, type ResearchDesignation } from '../domain/record/enums.ts';
import {
  type CarnegieKind,
  type Degree,
  type Denomination,
  type Offer,
  SETTINGS,
  type SportDivision,
  type TeachingLanguage,
} from '../domain/search/filter-values.ts';
import type { CodedFilter } from '../domain/search/search-filters.ts';
import { teachingLanguage } from '../domain/search/teaching-language.ts';

/** The filters whose values a university has whatever the day is. */
export type StoredFilter = Exclude<CodedFilter, 'deadline'>;

/** What is known beside a record. */
export interface RelatedData {
  /** Levels of its programs. */
  levels: ReadonlySet<AwardLevel>;
  /** The groups of schools (school-groups.ts) that it belongs to. */
  groups: readonly string[];
}

/** A table of codes with the test that a text must pass. */
type Tests<Code extends string> = readonly (readonly [Code, RegExp])[];
const passing = <Code extends string>(tests: Tests<Code>, text: string | null): Code[] =>
  text === null ? [] : tests.flatMap(([code, test]) => (test.test(text) ? [code] : []));

/** Carnegie files the liberal arts among its special focuses; nobody calls such a college specialized. */
const CARNEGIE: Tests<CarnegieKind> = [
  ['doctoral', /Graduate-Doctorate/],
  ['masters', /Graduate-Master’s/],
  ['liberal-arts', /^Special Focus: Arts and Sciences/],
  ['baccalaureate', /^(Mixed|Professions-focused) Baccalaureate|^Special Focus: Arts and Sciences/],
  ['baccalaureate-associate', /Associate\/Baccalaureate/],
  ['associate', /^(Mixed|Professions-focused) Associate(?!\/)/],
  ['special-focus', /^Special Focus: (?!Arts and Sciences)/],
  ['arts', /^Special Focus: Arts, Music, and Design/],
  ['business', /^Special Focus: Business/],
  ['technology', /^Special Focus: Technology/],
  ['health', /^Special Focus: (Nursing|Other Health|Medical)/],
  ['nursing', /^Special Focus: Nursing/],
  ['medical', /^Special Focus: Medical/],
  ['law', /^Special Focus: Law/],
  ['career', /^Special Focus: Applied/],
  ['faith', /^Special Focus: Theological/],
];
const RESEARCH: Record<ResearchDesignation, readonly CarnegieKind[]> = {
  r1: ['research', 'very-high-research', 'doctoral'],
  r2: ['research', 'doctoral'],
  'research-college': ['research-college'],
};

const DENOMINATION: Tests<Denomination> = [
  ['roman-catholic', /Catholic/],
  ['adventist', /Adventist/],
  ['african-methodist-episcopal', /African Methodist/],
  ['american-baptist', /American Baptist/],
  ['anglican', /Anglican|Protestant Episcopal|^Episcopal/],
  ['assemblies-of-god', /Assemblies of God/],
  ['baptist', /Baptist/],
  ['brethren', /Brethren/],
  ['buddhist', /Buddhist/],
  ['christian-missionary-alliance', /Missionary Alliance/],
  ['christian-church', /Christian Church/],
  ['church-of-god', /Church of God/],
  ['churches-of-christ', /^Churches of Christ|and Churches of Christ/],
  ['disciples-of-christ', /Disciples/],
  ['evangelical', /Evangelical (Christian|Free|Covenant)/],
  ['evangelical-lutheran', /Evangelical Lutheran/],
  ['free-methodist', /Free Methodist/],
  ['interdenominational', /[Ii]nterdenominational|Multiple Protestant/],
  ['jewish', /Jewish/],
  ['latter-day-saints', /Latter-day/],
  ['lutheran', /Lutheran/],
  ['mennonite', /Mennonite/],
  ['methodist', /Methodist/],
  ['missouri-synod-lutheran', /Missouri Synod/],
  ['moravian', /Moravian/],
  ['nazarene', /Nazarene/],
  ['nondenominational', /Non-denominational|Undenominational/],
  ['orthodox', /Orthodox/],
  ['pentecostal', /Pentecostal|Assemblies of God/],
  ['presbyterian', /Presbyterian/],
  ['presbyterian-usa', /Presbyterian Church \(USA\)/],
  ['quaker', /Quaker/],
  ['reformed', /Reformed/],
  ['salvation-army', /Salvation Army/],
  ['southern-baptist', /Southern Baptist/],
  ['united-church-of-canada', /United Church of Canada/],
  ['united-church-of-christ', /United Church of Christ/],
  ['united-methodist', /United Methodist/],
  ['wesleyan', /Wesleyan/],
  ['wisconsin-synod-lutheran', /Wisconsin Evangelical Lutheran/],
];

const DIVISION: Tests<SportDivision> = [
  ['ncaa-1', /^NCAA Division I$/],
  ['ncaa-2', /^NCAA Division II$/],
  ['ncaa-3', /^NCAA Division III$/],
  ['ncaa', /^NCAA/],
  ['naia', /^NAIA/],
  ['njcaa', /^NJCAA/],
  ['u-sports', /^U SPORTS/],
  ['ccaa', /^CCAA/],
];

function carnegieKindsOf(university: UniversityRecord): CarnegieKind[] {
  const { carnegieClass, researchDesignation } = university;
  const byClass = passing(CARNEGIE, carnegieClass);
  return [
    // A dataset that was loaded before there were such designations has none.
    ...(researchDesignation ? RESEARCH[researchDesignation] : []),
    ...(isResearchUniversity(university) ? byClass.filter((kind) => kind !== 'special-focus') : byClass),
  ];
}

/** A bilingual school is found by each of its languages too. */
function languagesOf(university: UniversityRecord): TeachingLanguage[] {
  const language = teachingLanguage(university);
  if (language === null) return [];
  return language === 'both' ? ['en', 'fr', 'both'] : [language];
}

const OFFERED: readonly (readonly [Offer, (university: UniversityRecord) => boolean | null | undefined])[] = [
  ['housing', ({ housingOptions }) => housingOptions?.some((option) => option !== 'No campus housing')],
  ['open-admission', ({ admissionPolicy }) => admissionPolicy === 'open'],
  ['rolling-admission', ({ deadlines }) => deadlines?.rolling],
  ['early-decision', ({ deadlines, earlyDecision }) => !!(deadlines?.earlyDecision ?? earlyDecision)],
  ['early-action', ({ deadlines }) => !!(deadlines?.earlyAction ?? deadlines?.restrictiveEarlyAction)],
  ['study-abroad', ({ services }) => services?.studyAbroad],
  ['online-programs', ({ services }) => services?.distancePrograms],
  ['co-op', ({ ontarioPrograms }) => ontarioPrograms?.some(({ experiential }) => /co-?op/i.test(experiential ?? ''))],
  ['army-rotc', ({ services }) => services?.rotc.includes('Army')],
  ['navy-rotc', ({ services }) => services?.rotc.includes('Navy')],
  ['air-force-rotc', ({ services }) => services?.rotc.includes('Air Force')],
  ['yellow-ribbon', ({ services }) => services?.veterans.some((help) => /yellow ribbon/i.test(help))],
];

/** The degree that an award is, as people ask for it. */
export const DEGREE_OF_LEVEL: Record<AwardLevel, Degree> = {
  certificate: 'certificate',
  associate: 'associate',
  bachelor: 'bachelors',
  postbaccalaureate: 'certificate',
  master: 'masters',
  doctorate: 'doctorate',
};

/** The value or values of a filter that a university has; null and none where nothing is known. */
export const FILTER_CODES: Record<
  StoredFilter,
  (university: UniversityRecord, beside: RelatedData) => string | null | readonly string[]
> = {
  country: ({ country }) => country,
  state: ({ state }) => state,
  type: ({ type }) => type,
  kind: ({ kind }) => kind,
  religiousAffiliation: ({ religiousAffiliation }) => religiousAffiliation,
  academicCalendar: ({ academicCalendar }) => academicCalendar,
  degree: ({ highestAward }, { levels }) => [
    ...new Set([...levels, ...(highestAward ? [highestAward] : [])].map((level) => DEGREE_OF_LEVEL[level])),
  ],
  language: languagesOf,
  testPolicy: ({ testPolicy }) => testPolicy?.policy ?? null,
  setting: ({ campusSetting }) =>
    campusSetting === null ? null : (SETTINGS[CAMPUS_SETTINGS.indexOf(campusSetting)] ?? null),
  offers: (university) => OFFERED.flatMap(([offer, has]) => (has(university) ? [offer] : [])),
  division: ({ athleticsDivision }) => passing(DIVISION, athleticsDivision),
  sport: ({ sports }) => sports ?? [],
  carnegie: carnegieKindsOf,
  accessEarnings: ({ accessEarnings }) => accessEarnings,
  designation: ({ designations }) => designations,
  denomination: ({ religiousDenomination }) => passing(DENOMINATION, religiousDenomination),
  group: (_, { groups }) => groups,
  peers: (university) => peerLadder(university),
  status: ({ status }) => status.state,
};
