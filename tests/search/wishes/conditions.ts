/**
 * Conditions that a wished-for university can meet. Words without a number have the thresholds that the site shows on
 * its chips: small under 5,000 students, cheap the lowest quarter of what else is asked for, and so on.
 */

import { KILOMETRES_PER_MILE, milesBetween } from '#schema/domain/places/distance.ts';
import type {
  AwardLevel,
  CampusSetting,
  Designation,
  ReligiousGroup,
  UniversityType,
} from '#schema/domain/record/enums.ts';
import type { FactField } from '#schema/domain/record/facts.ts';
import { decides } from '#schema/domain/record/small-cohorts.ts';
import { BACHELORS_KINDS, type TestPolicyKind, type UniversityKind } from '#schema/domain/record/university-figures.ts';
import { neighbours, positionOfCode, type School, type Sport, schoolNamed, schools, specialisms } from './schools.ts';

/** What a condition asks, for the list of what went wrong. */
interface Labelled {
  label?: string;
}
/** A condition on one university alone. */
export type Test = ((school: School) => boolean) & Labelled;
/** A condition whose bound depends on what else is asked: given all that passes so far, what passes. */
export interface Among extends Labelled {
  among: (passing: School[]) => School[];
  /** Which of them an answer must have at least, where it may have fewer than all that are right. */
  demanded?: (passing: School[]) => School[];
}
/** Which kinds of institution are meant; without it those that give bachelor's degrees. */
export interface Kinds {
  kinds: readonly UniversityKind[];
}
export type Condition = Test | Among | Kinds;

const test = (label: string, holds: (school: School) => boolean): Test => Object.assign(holds, { label });
const words = (conditions: readonly Labelled[], between: string) =>
  conditions.map(({ label }) => label ?? 'of its own').join(between);

// Logic

export const not = (condition: Test): Test => test(`not ${words([condition], '')}`, (school) => !condition(school));
export const either = (...conditions: Test[]): Test =>
  test(words(conditions, ' or '), (school) => conditions.some((holds) => holds(school)));
export const both = (...conditions: Test[]): Test =>
  test(words(conditions, ' and '), (school) => conditions.every((holds) => holds(school)));

// Places

export const inState = (...codes: string[]) => test(`in ${codes.join()}`, ({ state }) => codes.includes(state));
export const inCountry = (code: 'US' | 'CA') => test(`in ${code}`, ({ country }) => country === code);
export const usa = inCountry('US');
export const canada = inCountry('CA');
const plain = (words: string) =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bst\b\.?/g, 'saint');
export const inCity = (state: string, ...cities: string[]) =>
  test(
    cities.join(' or '),
    (school) => school.state === state && cities.some((city) => plain(school.city ?? '') === plain(city)),
  );
/** In one of the Census Bureau's metropolitan areas. */
export const inMetro = (...codes: number[]) =>
  test(`metropolitan area ${codes.join()}`, ({ metro }) => metro !== null && codes.includes(metro));

/** Within so many miles; what lies within a mile and a half of the edge counts, for a town has no one point. */
const around = (latitude: number, longitude: number, miles: number) =>
  test(`within ${Math.round(miles)} miles of ${latitude}, ${longitude}`, (school) =>
    school.latitude !== null &&
    school.longitude !== null &&
    milesBetween({ latitude, longitude }, { latitude: school.latitude, longitude: school.longitude }) <= miles + 1.5);
export const near = (latitude: number, longitude: number, miles = 50) => around(latitude, longitude, miles);
export const nearCode = (code: string, miles = 50) => {
  const position = { at: undefined as Test | undefined };
  return test(`within ${Math.round(miles)} miles of ${code}`, (school) => {
    if (!position.at) {
      const { latitude, longitude } = positionOfCode(code);
      position.at = around(latitude, longitude, miles);
    }
    return position.at(school);
  });
};
export const kilometres = (km: number) => km / KILOMETRES_PER_MILE;

// Subjects

type Degree = Exclude<AwardLevel, 'postbaccalaureate'>;
/** Of a subject that is taught at fewer schools, one graduate is enough. */
const COMMON_FROM = 100;
const TAUGHT_FROM = 10;

/** Graduates a year of one of the codes (family, four or six digits); Infinity where it is taught and nobody counts. */
function graduatesIn(school: School, codes: readonly string[], degree: Degree): number {
  let sum = 0;
  for (const [cip, level, graduates] of school.programs) {
    if (level !== degree) continue;
    // Of a Canadian university only the family may be known; that is enough for a family.
    if (!codes.some((code) => cip === code || (code.length === 2 && cip.startsWith(code)))) continue;
    if (graduates === null) {
      if (school.country === 'CA') return Number.POSITIVE_INFINITY;
      continue;
    }
    sum += graduates;
  }
  if (degree !== 'bachelor') return sum;
  const own = specialisms().get(school.id);
  for (const code of codes) if (code.length === 7) sum += own?.get(code) ?? 0;
  return sum;
}

const common = new Map<string, boolean>();

/**
 * Teaches one of the codes: ten graduates a year where a hundred schools have as many; where fewer than ten schools do
 * of those that are asked about, and for rarer subjects, a single one.
 */
export const teaches = (codes: readonly string[], degree: Degree = 'bachelor'): Among => ({
  label: `${degree} in ${codes.join()}`,
  among: (passing) => {
    const key = `${codes.join()} ${degree}`;
    let isCommon = common.get(key);
    if (isCommon === undefined) {
      isCommon = schools().filter((one) => graduatesIn(one, codes, degree) >= TAUGHT_FROM).length >= COMMON_FROM;
      common.set(key, isCommon);
    }
    const taught = passing.filter((one) => graduatesIn(one, codes, degree) >= 1);
    const much = taught.filter((one) => graduatesIn(one, codes, degree) >= TAUGHT_FROM);
    return isCommon && much.length >= 10 ? much : taught;
  },
  // Fewer graduates come after; a list of those with enough is complete without them.
  demanded: (passing) => {
    const much = passing.filter((one) => graduatesIn(one, codes, degree) >= TAUGHT_FROM);
    return much.length > 0 ? much : passing.filter((one) => graduatesIn(one, codes, degree) >= 1);
  },
});
/** What is listed elsewhere by six digits and in Canada by its group only: the group is as right there. */
export function orInCanada(group: string, codes: readonly string[]): Among {
  const [known, there] = [teaches(codes), teaches([group])];
  return {
    ...known,
    among: (passing) => [...new Set([...known.among(passing), ...there.among(passing.filter(canada))])],
  };
}
/** A single graduate is enough to say no. */
export const doesNotTeach = (codes: readonly string[]) =>
  test(`without ${codes.join()}`, (one) => graduatesIn(one, codes, 'bachelor') < 1);
/** Has a program of the codes that can only be taken at a distance. */
export const teachesOnline = (codes: readonly string[], degree: Degree = 'bachelor') =>
  test(`${codes.join()} online`, (school) =>
    ((school.onlineShare ?? 0) >= 0.5 && graduatesIn(school, codes, degree) >= 1) ||
    school.programs.some(
      ([cip, level, , distanceOnly]) =>
        level === degree && distanceOnly === 1 && codes.some((code) => cip === code || cip.startsWith(`${code}.`)),
    ));
/** Most graduates of the codes first. */
export const mostGraduates = (codes: readonly string[], degree: Degree = 'bachelor'): Among =>
  leading((one) => graduatesIn(one, codes, degree), 'most');

// Numbers

type Figure = ((school: School) => number | null) & Labelled;
const labelOf = (figure: Figure) => figure.label ?? figure.name;
const dollars = (
  field:
    | 'tuition'
    | 'tuitionInState'
    | 'netPrice'
    | 'medianDebt'
    | 'medianEarnings'
    | 'applicationFee'
    | 'averageAidAmount',
): Figure =>
  Object.assign(
    (school: School) => {
      const amount = school[field];
      return amount === null ? null : amount * school.usdPerUnit;
    },
    { label: field },
  );
/** Yearly amounts in US dollars. `outOfState` is the sticker: out-of-state, in Canada international. */
export const outOfState = dollars('tuition');
export const inStateTuition = dollars('tuitionInState');
export const netPrice = dollars('netPrice');
export const debt = dollars('medianDebt');
export const averageGrant = dollars('averageAidAmount');
export const earnings = dollars('medianEarnings');
export const applicationFee = dollars('applicationFee');
export const students: Figure = (school) => school.studentPopulation;
export const founded: Figure = (school) => school.yearFounded;
export const acceptance: Figure = (school) => school.acceptanceRate;
export const graduation: Figure = (school) => school.graduationRate;
export const retention: Figure = (school) => school.retentionRate;
export const studentsPerTeacher: Figure = (school) => school.studentFacultyRatio;
/** Net price of one of the five bands of family income, 0 (to $30,000) to 4 (over $110,000). */
export const netPriceOfBand =
  (band: 0 | 1 | 2 | 3 | 4): Figure =>
  (school) =>
    school.netPriceByIncome?.[band] ?? null;

export const under = (figure: Figure, bound: number) =>
  test(`${labelOf(figure)} to ${bound}`, (school) => (figure(school) ?? Number.POSITIVE_INFINITY) <= bound);
export const over = (figure: Figure, bound: number) =>
  test(`${labelOf(figure)} from ${bound}`, (school) => (figure(school) ?? Number.NEGATIVE_INFINITY) >= bound);
export const between = (figure: Figure, low: number, high: number) => both(over(figure, low), under(figure, high));
/** Tuition when the wish does not say whose: either of the two. */
export const tuitionUnder = (bound: number) => anyOf(under(outOfState, bound), under(inStateTuition, bound));
/** "Under $20,000" of nothing said: tuition or net price. */
export const costsUnder = (bound: number) =>
  anyOf(under(outOfState, bound), under(inStateTuition, bound), under(netPrice, bound));
export const free = test('free', (school) => outOfState(school) === 0 || inStateTuition(school) === 0);

/** What may be compared: a school of 200 undergraduates or more, and a rate of enough people. */
function comparable(school: School): boolean {
  return (school.undergraduateEnrollment ?? school.studentPopulation ?? 0) >= 200;
}
const RATES: ReadonlyMap<Figure, FactField> = new Map([
  [acceptance, 'acceptanceRate'],
  [graduation, 'graduationRate'],
  [retention, 'retentionRate'],
]);
const safe = (figure: Figure) => (school: School) => {
  const field = RATES.get(figure);
  return comparable(school) && figure(school) !== null && (!field || decides(field, school));
};

/** How many may lead where ten are judged, so that neighbours in a near tie count; of few the better half. */
const LEADING = 12;

function leading(figure: Figure, way: 'least' | 'most'): Among {
  return {
    label: `the ${way} ${labelOf(figure)}`,
    among: (passing) => {
      const sign = way === 'least' ? 1 : -1;
      const able = passing.filter(safe(figure));
      const values = able.map((one) => sign * (figure(one) as number)).sort((a, b) => a - b);
      const bound = values[Math.min(LEADING, Math.max(1, Math.ceil(values.length / 2))) - 1];
      return bound === undefined ? [] : able.filter((one) => sign * (figure(one) as number) <= bound);
    },
  };
}
export const least = (figure: Figure) => leading(figure, 'least');
export const most = (figure: Figure) => leading(figure, 'most');
/** Either of two orders leads: "cheapest" by net price, or by tuition where it is asked so. */
export const eitherOf = (...conditions: Among[]): Among => anyOf(...conditions);

const passed = (condition: Test | Among, passing: School[]) =>
  typeof condition === 'function' ? passing.filter(condition) : condition.among(passing);
/** Each of several readings is right, and an answer may be of one of them alone: as few are demanded as the least has. */
export const anyOf = (...readings: (Test | Among)[]): Among => ({
  label: words(readings, ' or else '),
  among: (passing) => {
    const found = new Set(readings.flatMap((reading) => passed(reading, passing)));
    return passing.filter((one) => found.has(one));
  },
  demanded: (passing) =>
    readings
      .map((reading) =>
        typeof reading === 'function' ? passing.filter(reading) : (reading.demanded ?? reading.among)(passing),
      )
      .filter((found) => found.length > 0)
      .reduce((one, other) => (other.length < one.length ? other : one), passing),
});

/**
 * The lowest or highest quarter of what else is asked for. Whose graduates are too few to be counted as teaching may be
 * among the others or not, which moves the edge a little.
 */
const QUARTER = 0.28;
function quarter(figure: Figure, way: 'lowest' | 'highest'): Among {
  return {
    label: `the ${way} quarter of ${labelOf(figure)}`,
    among: (passing) => {
      const sign = way === 'lowest' ? 1 : -1;
      const known = passing.filter((one) => figure(one) !== null);
      const values = known.map((one) => sign * (figure(one) as number)).sort((a, b) => a - b);
      const bound = values[Math.max(0, Math.ceil(values.length * QUARTER) - 1)];
      return bound === undefined ? [] : known.filter((one) => sign * (figure(one) as number) <= bound);
    },
  };
}
/** Lowest quarter by net price, of those without one by tuition. */
export const cheap: Among = {
  label: 'cheap',
  among: (passing) => {
    const priced = passing.filter((one) => netPrice(one) !== null);
    const unpriced = passing.filter((one) => netPrice(one) === null);
    const byTuition = [outOfState, inStateTuition].flatMap((figure) => quarter(figure, 'lowest').among(unpriced));
    const found = new Set([...quarter(netPrice, 'lowest').among(priced), ...byTuition]);
    return passing.filter((one) => found.has(one));
  },
};
export const lowDebt = quarter(debt, 'lowest');
export const highPay = quarter(earnings, 'highest');
export const highGraduation = quarter(graduation, 'highest');
export const highRetention = quarter(retention, 'highest');
export const smallClasses = quarter(studentsPerTeacher, 'lowest');

// Size and setting

export const small = under(students, 4_999);
export const mediumSized = between(students, 5_000, 14_999);
export const large = over(students, 15_000);
export const huge = over(students, 25_000);
export const setting = (...settings: CampusSetting[]) =>
  test(settings.join(' or '), ({ campusSetting }) => campusSetting !== null && settings.includes(campusSetting));
/** A town as the locale codes have it, or the country, as others mean it. */
export const smallTown = anyOf(setting('Small City'), setting('Small City', 'Rural'));
export const inACity = setting('Urban');
export const bigCity = test('big city', ({ locale }) => locale === 'City: Large');

// Type and kind

export const type = (...types: UniversityType[]) =>
  test(types.join(' or '), (school) => school.type !== null && types.includes(school.type));
export const isPublic = type('public');
export const isPrivate = type('private', 'for-profit');
const kinds = (...list: UniversityKind[]): Kinds => ({ kinds: list });
export const twoYear = kinds('two-year', 'mostly-associate');
export const anyKind = kinds(...BACHELORS_KINDS, 'two-year', 'graduate-only');
/** Public colleges of two years, and those that grew a few bachelor's degrees. */
export const communityCollege = test('public', (school) => school.type === 'public');
export const carnegie = (pattern: RegExp) =>
  test(`Carnegie ${pattern.source}`, ({ carnegieClass }) => carnegieClass !== null && pattern.test(carnegieClass));
export const liberalArts = carnegie(/Arts and Sciences/);
export const designatedResearch = (...codes: ('r1' | 'r2')[]) =>
  test(codes.join(' or '), ({ researchDesignation }) => codes.some((code) => code === researchDesignation));
export const research = designatedResearch('r1', 'r2');
export const opportunity = test('Opportunity College', ({ accessEarnings }) => accessEarnings === 'opportunity');
export const designated = (...codes: Designation[]) =>
  test(codes.join(' or '), ({ designations }) => codes.some((code) => designations.includes(code)));
export const online = anyOf(
  designated('online-only'),
  test('half online', ({ onlineShare }) => (onlineShare ?? 0) >= 0.5),
);
export const name = (pattern: RegExp) => test(`name like ${pattern.source}`, (school) => pattern.test(school.name));
export const named = (...names: (string | [name: string, state: string])[]): Test => {
  let ids: ReadonlySet<number> | undefined;
  return test('one of the named', ({ id }) => {
    ids ??= new Set(names.map((one) => (typeof one === 'string' ? schoolNamed(one) : schoolNamed(...one)).id));
    return ids.has(id);
  });
};

// Faith

export const faith = (...groups: ReligiousGroup[]) =>
  test(
    groups.join(' or '),
    (school) => school.religiousAffiliation !== null && groups.includes(school.religiousAffiliation),
  );
export const christian = faith('catholic', 'protestant');
export const religious = faith('catholic', 'protestant', 'jewish', 'islamic', 'other');
export const denomination = (pattern: RegExp) =>
  test(`denomination ${pattern.source}`, ({ religiousDenomination }) =>
    religiousDenomination !== null && pattern.test(religiousDenomination));

// Admission

export const openAdmission = test('open admission', ({ admissionPolicy }) => admissionPolicy === 'open');
export const easy = either(openAdmission, over(acceptance, 80));
export const hard = test('under 20 % admitted', ({ acceptanceRate }) => acceptanceRate !== null && acceptanceRate < 20);
export const tests = (...policies: TestPolicyKind[]) =>
  test(`tests ${policies.join(' or ')}`, ({ testPolicy }) =>
    testPolicy !== null && policies.includes(testPolicy.policy));
/** The middle half of entrants holds the score. */
export const sat = (score: number) =>
  test(`SAT ${score}`, ({ satReading, satMath }) =>
    satReading !== null &&
    satMath !== null &&
    satReading[0] + satMath[0] <= score &&
    satReading[1] + satMath[1] >= score);
export const act = (score: number) =>
  test(`ACT ${score}`, ({ actComposite }) =>
    actComposite !== null && actComposite[0] <= score && actComposite[1] >= score);

// Life

export const plays = (sport: Sport) => test(sport, ({ sports }) => sports.has(sport));
export const division = (...names: string[]) =>
  test(names.join(' or '), ({ athleticsDivision }) => athleticsDivision !== null && names.includes(athleticsDivision));
export const conference = (pattern: RegExp) =>
  test(`conference ${pattern.source}`, ({ athleticsConference }) =>
    athleticsConference !== null && pattern.test(athleticsConference));
export const rotc = (branch?: 'Army' | 'Navy' | 'Air Force') =>
  test(`${branch ?? 'any'} ROTC`, ({ services }) =>
    branch ? (services?.rotc ?? []).includes(branch) : (services?.rotc ?? []).length > 0);
export const studyAbroad = test('study abroad', ({ services }) => services?.studyAbroad === true);
export const housing = test('housing', ({ housingOptions }) =>
  (housingOptions ?? []).some((line) => /^(campus|first-year)/i.test(line)));
export const noHousing = test('no housing', ({ housingOptions }) =>
  housingOptions?.includes('No campus housing') === true);
export const calendar = (code: string) => test(code, ({ academicCalendar }) => academicCalendar === code);

/** An Ontario program that its university describes as co-op. */
export const coop = test('co-op', ({ ontarioPrograms }) =>
  (ontarioPrograms ?? []).some(({ experiential }) => /co-?op/i.test(experiential ?? '')));
export const inSystem = (...names: string[]) =>
  test(names.join(' or '), ({ system }) => system !== null && names.includes(system));

// Language

export const french = test('French', ({ language }) => language === 'French');
export const frenchOrBoth = test('French or bilingual', ({ language }) =>
  language === 'French' || language === 'Bilingual');
export const bilingual = test('bilingual', ({ language }) => language === 'Bilingual');

// Likeness

/** Among the dataset's 24 nearest of the school. */
export const like = (...of: [name: string, state?: string]): Test => {
  let ids: ReadonlySet<number> | undefined;
  return test(`like ${of[0]}`, ({ id }) => {
    ids ??= new Set((neighbours().get(schoolNamed(...of).id) ?? []).map(([other]) => other));
    return ids.has(id);
  });
};
/** Below (or above) the figure of a school. */
export const underThatOf = (figure: Figure, ...of: [name: string, state?: string]): Test =>
  test(`${labelOf(figure)} under that of ${of[0]}`, (school) => {
    const [own, bound] = [figure(school), figure(schoolNamed(...of))];
    return own !== null && bound !== null && own < bound;
  });
export const overThatOf = (figure: Figure, ...of: [name: string, state?: string]): Test =>
  test(`${labelOf(figure)} over that of ${of[0]}`, (school) => {
    const [own, bound] = [figure(school), figure(schoolNamed(...of))];
    return own !== null && bound !== null && own > bound;
  });

/** The Jesuits' colleges, which the denominations of IPEDS do not tell from other Catholic ones. */
export const jesuit = named(
  'Boston College',
  'Canisius University',
  'College of the Holy Cross',
  'Creighton University',
  'Fairfield University',
  'Fordham University',
  'Georgetown University',
  'Gonzaga University',
  'John Carroll University',
  'Le Moyne College',
  'Loyola Marymount University',
  'Loyola University Chicago',
  'Loyola University Maryland',
  'Loyola University New Orleans',
  'Marquette University',
  'Regis University',
  'Rockhurst University',
  'Saint Louis University',
  "Saint Peter's University",
  'Santa Clara University',
  'Seattle University',
  'Spring Hill College',
  'University of Detroit Mercy',
  'University of San Francisco',
  'University of Scranton',
  ["Saint Joseph's University", 'PA'],
  ['Xavier University', 'OH'],
  'Campion College at the University of Regina',
);

export const ivyLeague = named(
  'Brown University',
  'Columbia University',
  'Cornell University',
  'Dartmouth College',
  'Harvard University',
  'Princeton University',
  'University of Pennsylvania',
  'Yale University',
);

export const inNewEngland = inState('CT', 'ME', 'MA', 'NH', 'RI', 'VT');
