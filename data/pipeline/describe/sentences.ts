/** Sentences of a school’s description: each kind in several forms, or none when the facts are missing. */

import { capitalized } from '#schema/domain/formats/capitalized.ts';
import { article, listOf, withArticle, withThe } from '#schema/domain/formats/english-grammar.ts';
import { englishStateName } from '#schema/domain/places/english-places.ts';
import type { ProgramTuple, UniversityRecord } from '#schema/domain/record/dataset.ts';
import type { Designation, ResearchDesignation } from '#schema/domain/record/enums.ts';
import type { FactField } from '#schema/domain/record/facts.ts';
import { decides } from '#schema/domain/record/small-cohorts.ts';
import type { NoFiguresReason } from '#schema/domain/record/university-figures.ts';
import { religionWords } from '#schema/domain/search/english-denominations.ts';
import { FIELD_NAMES } from '#schema/domain/search/english-fields.ts';
import { teachingLanguage } from '#schema/domain/search/teaching-language.ts';
import { sharesByFamily } from '../fields-of-study.ts';
import { characterWords } from './character-words.ts';
import { choose, hashOf } from './choice.ts';
import { kindWords } from './class-words.ts';
import { counted, grouped, nounOf, percent } from './grammar.ts';
import { placeWords } from './place-words.ts';

/** The facts a description is made from. */
export interface Subject {
  university: Omit<UniversityRecord, 'description'>;
  programs: readonly ProgramTuple[];
  /** Names it went by before, and its name in the other language of Canada. */
  formerNames: readonly string[];
  nameInFrench: string | null;
  nameInEnglish: string | null;
  /** Schools of the catalogue in the same state or province, itself included. */
  schoolsInState: number;
  /** Median graduation rate of the US schools that publish one, percent. */
  medianGraduationRate: number | null;
}

export type Sentence = (subject: Subject) => string | null;

const the = (university: Subject['university']): string => `the ${nounOf(university)}`;

/** Character, kind, founding and setting: how every description begins. */
export const opening: Sentence = ({ university, programs }) => {
  const { id, yearFounded: year } = university;
  const noun = nounOf(university);
  const plain =
    university.undergraduateEnrollment === 0 || university.kind === 'graduate-only'
      ? `graduate ${noun}`
      : kindWords(noun, university, programs);
  const kind = adjectives(characterOf(university).words, plain);
  const a = withArticle(kind);
  const online = university.designations.includes('online-only');
  const place = online ? null : placeWords(university.locale, university.campusSetting);
  const bare = kind === noun;
  // "A university that offers …" can only end a sentence: whatever follows would seem to belong to its last words.
  if (!plain.endsWith(noun)) {
    const facts = [year === null ? [] : `founded in ${year}`, place === null ? [] : `located in ${place}`].flat();
    return facts.length === 0 ? `This is ${a}.` : `${capitalized(facts.join(' and '))}, this is ${a}.`;
  }
  if (year !== null && place !== null) {
    return choose(id, 'opening', [
      `Founded in ${year}, this ${kind} is in ${place}.`,
      `Located in ${place}, this ${kind} was founded in ${year}.`,
      `This ${kind} was founded in ${year} and is located in ${place}.`,
      `This ${kind}, founded in ${year}, is in ${place}.`,
      `This ${kind} in ${place} was founded in ${year}.`,
      `It is ${a} in ${place}, founded in ${year}.`,
    ]);
  }
  if (year !== null) {
    return choose(id, 'opening', [
      bare ? `This ${noun} was founded in ${year}.` : `Founded in ${year}, this is ${a}.`,
      `This ${kind} was founded in ${year}.`,
    ]);
  }
  if (place !== null) {
    return choose(id, 'opening', [
      `This ${kind} is in ${place}.`,
      `This ${kind} is located in ${place}.`,
      `Located in ${place}, this is ${a}.`,
    ]);
  }
  return bare ? null : `This is ${a}.`;
};

/** "Historically Black, land-grant, primarily undergraduate university": adjectives that each say a thing of their own. */
const adjectives = (words: readonly string[], plain: string): string =>
  [...words, plain].reduce((said, next) =>
    said.endsWith('historically Black') && next !== plain
      ? `${said}, ${next}`
      : `${said}${/^primarily /.test(next) ? ',' : ''} ${next}`,
  );

const characterOf = ({ designations, religiousAffiliation, religiousDenomination }: Subject['university']) =>
  characterWords(designations, religiousAffiliation === 'none' ? null : religiousDenomination);

/** Designations that need a noun of their own; what the opening’s adjectives say is not said again. */
const DESIGNATION_WORDS: Partial<Record<Designation, string>> = {
  pbi: 'a predominantly Black institution',
  'hispanic-serving': 'a Hispanic-serving institution',
  aanapisi: 'a school serving Asian American and Native American Pacific Islander students',
  annh: 'a school serving Alaska Native and Native Hawaiian students',
  nasnti: 'a school serving Native American students',
};

/** Designation, religious tie or both, as far as the opening does not have them. */
export const identity: Sentence = ({ university }) => {
  const { designationsLeft, denominationLeft } = characterOf(university);
  const known = designationsLeft.map((key) => DESIGNATION_WORDS[key]).filter((words) => words !== undefined);
  const designation = listOf(known.slice(0, 2));
  const religion = denominationLeft === null ? null : religionWords(denominationLeft);
  if (known[0] && religion) return `It is ${known[0]} and has ${religion}.`;
  if (designation) return `It is ${designation}.`;
  if (religion) {
    return choose(university.id, 'identity', [
      `It has ${religion}.`,
      `${capitalized(the(university))} has ${religion}.`,
    ]);
  }
  return null;
};

/** R1 and R2, as universities themselves call the two designations of most research. */
const RESEARCH: Partial<Record<ResearchDesignation, { code: string; spending: string }>> = {
  r1: { code: 'R1', spending: 'very high research spending and many research doctorates' },
  r2: { code: 'R2', spending: 'high research spending and research doctorates' },
};

/** The Carnegie designation of universities that do much research. */
export const research: Sentence = ({ university: { id, researchDesignation } }) => {
  const found = researchDesignation && RESEARCH[researchDesignation];
  if (!found) return null;
  const { code, spending } = found;
  return choose(id, 'research', [
    `In the 2025 Carnegie classification it is an ${code} university, with ${spending}.`,
    `The 2025 Carnegie classification lists it as ${code}, for ${spending}.`,
    `Its Carnegie research designation of 2025 is ${code}, for ${spending}.`,
  ]);
};

/** How teaching reaches students: language in Canada, online. */
export const teaching: Sentence = ({ university }) => {
  const { id } = university;
  const language = teachingLanguage(university);
  if (university.designations.includes('online-only')) {
    return choose(id, 'teaching', ['All of its teaching is online.', 'Its courses are fully online.']);
  }
  if (language === 'fr') {
    return choose(id, 'teaching', ['Courses are taught in French.', 'The language of instruction is French.']);
  }
  if (language === 'both') {
    return choose(id, 'teaching', [
      'Courses are taught in English and in French.',
      'It teaches in both English and French.',
    ]);
  }
  return null;
};

/** The largest fields among bachelor’s graduates, and how many there are to choose from. */
export const fields: Sentence = ({ university, programs }) => {
  const { id } = university;
  if (university.kind === 'two-year') return fieldsOfTwoYears(id, programs);
  const offered = new Set(programs.filter(([, level]) => level === 'bachelor').map(([cip]) => cip)).size;
  const shares = sharesByFamily(programs, 'bachelor').filter(([family]) => FIELD_NAMES[family] !== undefined);
  const names = shares.map(([family]) => FIELD_NAMES[family] ?? '');
  const [first, second] = shares;
  if (!first) return null;
  const [one = '', two = '', three = ''] = names;
  const share = percent(first[1] * 100);
  if (share === null) return `All of its bachelor’s degrees are in ${one}.`;
  if (first[1] >= 0.9) return `Nearly all bachelor’s degrees, ${share}, are in ${one}.`;
  if (!second) return `Bachelor’s degrees are mostly in ${one}.`;
  if (names.length < 3) return `Its bachelor’s degrees are in ${listOf([one, two])}.`;
  const oneIn = Math.round(1 / first[1]);
  const together = percent((first[1] + second[1]) * 100);
  const options: [string, ...string[]] = [
    `The largest fields among bachelor’s graduates are ${listOf([one, two, three])}.`,
    `${capitalized(listOf([one, two, three]))} are its largest bachelor’s fields.`,
    `Of its bachelor’s degrees, ${share} are in ${one}, followed by ${listOf([two, three])}.`,
    together === null
      ? `Nearly all of its bachelor’s degrees are in ${one} or ${two}.`
      : `About ${together} of its bachelor’s degrees are in ${one} or ${two}.`,
  ];
  if (offered >= 5) {
    options.push(
      `Bachelor’s degrees are offered in ${counted(offered)} fields, with the most graduates in ${listOf([one, two, three])}.`,
      `Undergraduates choose among ${counted(offered)} fields of study, and more graduate in ${one} than in any other.`,
      `It offers ${counted(offered)} bachelor’s fields and graduates the most students in ${one}, followed by ${two}.`,
    );
  }
  if (oneIn >= 2 && oneIn <= 6 && Math.abs(1 / oneIn - first[1]) < 0.02) {
    options.push(`About one in ${counted(oneIn)} bachelor’s graduates earns a degree in ${one}; ${two} comes next.`);
  }
  return options[hashOf(id, 'fields') % options.length] ?? options[0];
};

/** The largest fields among those who finish a two-year degree. */
function fieldsOfTwoYears(id: number, programs: readonly ProgramTuple[]): string | null {
  const names = sharesByFamily(programs, 'associate').flatMap(([family]) => FIELD_NAMES[family] ?? []);
  const first = names[0];
  if (first === undefined) return null;
  if (names.length === 1) return `All of its associate degrees are in ${first}.`;
  const most = listOf(names.slice(0, 3));
  return choose(id, 'fields', [
    `The largest fields among its associate degrees are ${most}.`,
    `${capitalized(most)} are its largest fields of associate degrees.`,
    `It awards the most associate degrees in ${most}.`,
  ]);
}

/** Rates of hardly anyone stand on the page with a note; a sentence could not carry it. */
const tells = (university: Subject['university'], field: FactField): boolean => decides(field, university);

/** Years a rate gives students: 150 % of normal time, by the publisher’s variable. One of mixed lengths has no such time. */
function yearsToGraduate({ facts }: Subject['university']): 'six' | 'three' | null {
  const variable = facts.graduationRate?.split('.').at(-1);
  if (variable === 'C150_L4' || variable === 'L4GR150') return 'three';
  return variable === 'C150_4' ? 'six' : null;
}

/**
 * Graduation of first-time full-time students within the publisher’s time. The Canadian figures are of those who
 * entered in 2012, too long ago for a sentence that gives no year.
 */
export const graduation: Sentence = ({ university, medianGraduationRate }) => {
  const { id, graduationRate, country } = university;
  const rate = percent(graduationRate);
  if (rate === null || graduationRate === null || country !== 'US' || !tells(university, 'graduationRate')) return null;
  const who = 'first-time, full-time students';
  const years = yearsToGraduate(university);
  if (years === null) return null;
  if (years === 'three') return `Of ${who}, ${rate} graduate within three years.`;
  const plain: [string, ...string[]] = [
    `Of ${who}, ${rate} graduate within six years.`,
    `The six-year graduation rate is ${rate}.`,
    `Within six years, ${rate} of ${who} graduate.`,
  ];
  if (medianGraduationRate !== null && Math.abs(graduationRate - medianGraduationRate) >= 8) {
    const median = `${Math.round(medianGraduationRate)}%`;
    plain.push(
      `The six-year graduation rate is ${rate}; the median of the US schools listed here is ${median}.`,
      `Its six-year graduation rate, ${rate}, compares with a median of ${median} among the US schools listed here.`,
    );
  }
  return choose(id, 'graduation', plain);
};

/** First-year students who come back. */
export const retention: Sentence = ({ university }) => {
  const rate = percent(university.retentionRate);
  // A figure of years ago says nothing of now, and the Canadian ones are old.
  if (rate === null || university.country !== 'US' || !tells(university, 'retentionRate')) return null;
  if (/RET_PCF-20\d\d$/.test(university.facts.retentionRate ?? '')) return null;
  return choose(university.id, 'retention', [
    `Of first-year students, ${rate} return for a second year.`,
    `After the first year, ${rate} of students come back.`,
    `The first-year retention rate is ${rate}.`,
  ]);
};

/** The student-to-faculty ratio. */
export const ratio: Sentence = ({ university }) => {
  const { id, studentFacultyRatio, country } = university;
  // Canadian ratios are made in several ways, and some count part of the faculty only.
  if (studentFacultyRatio === null || country === 'CA') return null;
  const students = Math.round(studentFacultyRatio);
  if (students < 2) return null;
  return choose(id, 'ratio', [
    `It has ${article(String(students))} ${students}-to-1 student-to-faculty ratio.`,
    `It has ${counted(students)} students per faculty member.`,
    `The student-to-faculty ratio is ${students} to 1.`,
  ]);
};

/** How many of the students are graduates. */
export const graduateShare: Sentence = ({ university }) => {
  const { id, graduateEnrollment, studentPopulation, undergraduateEnrollment } = university;
  // Figures of different years or bases do not make a share.
  if (!studentPopulation || graduateEnrollment === null || undergraduateEnrollment === null) return null;
  if (undergraduateEnrollment === 0) return 'All of its students are graduate students.';
  if (undergraduateEnrollment + graduateEnrollment !== studentPopulation) return null;
  if (graduateEnrollment === 0) return 'All of its students are undergraduates.';
  const share = percent((100 * graduateEnrollment) / studentPopulation);
  if (share === null) return null;
  return choose(id, 'graduateShare', [
    `Graduate students make up ${share} of enrollment.`,
    `Of all students, ${share} are in graduate programs.`,
    `Graduate programs enroll ${share} of the students.`,
  ]);
};

/** Associations known by their letters take "the"; U SPORTS and the NCAA's divisions do not. */
const divisionWords = (division: string): string => (/^[A-Z]{3,}$/.test(division) ? `the ${division}` : division);

/** Division of the teams; conferences change members too often for a sentence without a year. */
export const athletics: Sentence = ({ university }) => {
  const { id, athleticsDivision } = university;
  if (athleticsDivision === null) return null;
  const division = divisionWords(athleticsDivision);
  return choose(id, 'athletics', [
    `Its teams compete in ${division}.`,
    `Its sports teams play in ${division}.`,
    `Its athletes compete in ${division}.`,
  ]);
};

/** Master’s and doctoral programs. Of Canada nobody lists them all: a count of what was read would be of our reading. */
export const graduatePrograms: Sentence = ({ university, programs }) => {
  if (university.country === 'CA') return null;
  const count = (level: string): number => new Set(programs.filter(([, of]) => of === level).map(([cip]) => cip)).size;
  const masters = count('master');
  const doctorates = count('doctorate');
  const fieldsOf = (number: number): string => `${counted(number)} ${number === 1 ? 'field' : 'fields'}`;
  if (masters < 2) return null;
  const also = university.kind === 'graduate-only' || university.undergraduateEnrollment === 0 ? '' : ' also';
  if (doctorates === 0) {
    return choose(university.id, 'graduatePrograms', [
      `Master’s degrees are offered in ${fieldsOf(masters)}.`,
      `It${also} offers master’s degrees in ${fieldsOf(masters)}.`,
    ]);
  }
  return choose(university.id, 'graduatePrograms', [
    `It${also} offers master’s degrees in ${fieldsOf(masters)} and doctorates in ${counted(doctorates)}.`,
    `Graduate study covers ${fieldsOf(masters)} at the master’s level and ${counted(doctorates)} at the doctoral level.`,
  ]);
};

/** What former students earn; the publisher counts those who had federal aid and work. */
export const earnings: Sentence = ({ university }) => {
  const { id, medianEarnings } = university;
  if (medianEarnings === null || !decides('medianEarnings', university)) return null;
  const dollars = `$${grouped(Math.round(medianEarnings / 1000) * 1000)}`;
  return choose(id, 'earnings', [
    `Ten years after starting here, former students who had federal aid earn a median of about ${dollars}.`,
    `Former students who had federal aid earn a median of about ${dollars} ten years after starting here.`,
  ]);
};

const CALENDAR_WORDS: Record<string, string> = {
  semester: 'semesters',
  quarter: 'quarters',
  trimester: 'trimesters',
  '4-1-4': 'a 4-1-4 calendar, with a short term between two long ones',
};

/** How the year is divided. */
export const calendar: Sentence = ({ university }) => {
  const words = CALENDAR_WORDS[university.academicCalendar ?? ''];
  if (!words) return null;
  return choose(university.id, 'calendar', [
    `The academic year runs on ${words}.`,
    `Its academic year is divided into ${words}.`,
  ]).replace('is divided into a 4-1-4 calendar', 'follows a 4-1-4 calendar');
};

/** Pell grants, the federal aid for low incomes. */
export const pell: Sentence = ({ university }) => {
  const share = percent(university.percentPell);
  if (share === null || !tells(university, 'percentPell')) return null;
  return choose(university.id, 'pell', [
    `Federal Pell Grants go to ${share} of undergraduates.`,
    `Among undergraduates, ${share} receive a federal Pell Grant.`,
  ]);
};

/** Grants of any kind to first-year students. */
export const aid: Sentence = ({ university }) => {
  const share = percent(university.percentReceivingAid);
  if (share === null || !tells(university, 'percentReceivingAid')) return null;
  return `Of full-time first-year students, ${share} receive grants or scholarships.`;
};

/** Open admission, where there is no admission rate. */
export const admission: Sentence = ({ university }) =>
  university.admissionPolicy === 'open'
    ? choose(university.id, 'admission', ['Undergraduate admission is open.', 'It has an open admission policy.'])
    : null;

/** Grades and work in Canada. */
export const canadianOutcomes: Sentence = ({ university }) => {
  const average = percent(university.enteringAverage);
  if (average !== null) return `The average grade of entering students is ${average}.`;
  const employed = percent(university.employmentRate);
  return employed === null || !tells(university, 'employmentRate')
    ? null
    : `Two years after graduating, ${employed} of graduates are employed.`;
};

const HOUSING = /housing|residen|dorm/i;

/** Rooms on campus. */
export const housing: Sentence = ({ university }) =>
  university.housingOptions?.some((option) => HOUSING.test(option) && !/\bno\b/i.test(option))
    ? choose(university.id, 'housing', ['Students can live in campus housing.', 'Housing is available on campus.'])
    : null;

/** Other names. */
export const names: Sentence = ({ university, formerNames, nameInFrench, nameInEnglish }) => {
  // "X University College" of X University says the name again.
  const former = formerNames.find((name) => !name.includes(university.name));
  if (former) {
    return choose(university.id, 'names', [`It was formerly called ${former}.`, `It used to be called ${former}.`]);
  }
  if (nameInFrench && teachingLanguage(university) !== 'fr' && !nameInFrench.includes(university.name))
    return `In French it is called ${nameInFrench}.`;
  return nameInEnglish ? `In English it is called ${nameInEnglish}.` : null;
};

/** A school that says it has no tie. */
export const secular: Sentence = ({ university }) =>
  university.religiousAffiliation === 'none'
    ? choose(university.id, 'secular', ['It has no religious affiliation.', 'It is not affiliated with any religion.'])
    : null;

const NO_FIGURES: Record<NoFiguresReason, string> = {
  'no-federal-aid': 'It doesn’t take federal student aid, so the federal data we use doesn’t cover it.',
  'first-class-2024': 'It is new: its first class entered in 2024, so the federal data we use doesn’t cover it yet.',
  'no-public-table': 'The public data we use doesn’t cover it, so this page has few numbers.',
};

/** Why the page says so little. */
export const noFigures: Sentence = ({ university: { whyNoFigures } }) =>
  whyNoFigures === undefined ? null : NO_FIGURES[whyNoFigures];

/** What a college without degrees is for, in Canada. */
export const collegesOfCanada: Sentence = ({ university: { country, kind, state } }) => {
  if (country !== 'CA' || kind !== 'two-year') return null;
  return state === 'QC'
    ? 'In Quebec, students go to a college like this between secondary school and university.'
    : 'Our sources don’t show what its graduates studied.';
};

/** That there are others where it is; how many is a count of our lists, which says nothing of the place. */
export const neighbours: Sentence = ({ university, schoolsInState }) => {
  const state = withThe(englishStateName(university.country, university.state));
  return schoolsInState < 2
    ? `It is the only university or college in ${state} on this site.`
    : `You can compare it with other universities and colleges in ${state}.`;
};
