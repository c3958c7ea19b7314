/** Rules between the fields of one university. A rule gives its complaints, none when it holds. */
import type { Dataset, UniversityRecord } from '#schema/domain/record/dataset.ts';
import { FACT_FIELDS, type FactField } from '#schema/domain/record/facts.ts';
import { FIELD_KEYS } from '#schema/domain/record/university-fields.ts';
import { PARTS_OF_TOTAL } from '../canada/enrolment.ts';
import { hasValue } from '../fact-values.ts';
import { isOfToday } from '../figure-age.ts';
import { oneStatement } from '../us/one-statement.ts';
import { hostOf, registeredDomainOf } from '../us/website.ts';
import { isInState } from './places.ts';
import { recordSchema } from './record-schema.ts';

type Context = { provenance: Dataset['provenance']; withPrograms: ReadonlySet<number> };
type Rule = (university: UniversityRecord, context: Context) => string[];

const shape: Rule = (university) => {
  const result = recordSchema.safeParse(university);
  return result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
};

const keyOrder: Rule = (university) =>
  Object.keys(university).join() === FIELD_KEYS.filter((key) => key in university).join()
    ? []
    : ['the keys are not in the committed order'];

/** Collected in Canada only: a US school needs no reason for having no value. */
const CANADIAN_FIELDS: readonly FactField[] = [
  'enteringAverage',
  'employmentRate',
  'enrolmentByYear',
  'enteringAverages',
  'employmentByField',
  'ontarioPrograms',
  'tuitionOtherProvinces',
  'accreditedSchools',
  'applicationRoutes',
];

/** A value has a source and no reason to be missing; a null has a reason and no source. */
const accounted: Rule = (university, { provenance, withPrograms }) =>
  FACT_FIELDS.flatMap((field) => {
    const has = hasValue(university, field, withPrograms.has(university.id));
    const key = university.facts[field];
    const reason = university.missing[field];
    if (key !== undefined && provenance[key] === undefined) return [`${field}: unknown provenance ${key}`];
    // A school without designations has none: the absence is itself what the source says.
    if (field === 'designations') return has && key === undefined ? [`${field}: no source`] : [];
    if (has && key === undefined) return [`${field}: no source`];
    if (has && reason !== undefined) return [`${field}: has a value and is said to be ${reason}`];
    if (!has && key !== undefined) return [`${field}: no value, but the source ${key}`];
    if (!has && university.country === 'US' && CANADIAN_FIELDS.includes(field)) return [];
    if (!has && reason === undefined) return [`${field}: no value and no reason`];
    return [];
  });

const headcounts: Rule = ({
  studentPopulation: total,
  undergraduateEnrollment: under,
  graduateEnrollment: over,
  facts,
}) => {
  const parts = (under ?? 0) + (over ?? 0);
  if (total === null) return [];
  const sameSource =
    facts.studentPopulation === facts.undergraduateEnrollment && facts.studentPopulation === facts.graduateEnrollment;
  if (under !== null && over !== null && sameSource && parts !== total) {
    return [`${under} undergraduates and ${over} graduates are not ${total} students`];
  }
  return parts > total && sameSource ? [`${parts} students of the levels, ${total} in all`] : [];
};

const prices: Rule = ({ tuition, tuitionInState, country, currency }) => [
  ...(tuition !== null && tuitionInState !== null && tuitionInState > tuition
    ? [`tuition in state ${tuitionInState} is above out of state ${tuition}`]
    : []),
  ...((country === 'CA') === (currency === 'CAD') ? [] : [`prices of ${country} in ${currency}`]),
];

const place: Rule = ({ state, country, latitude, longitude }) => {
  if (latitude === null || longitude === null) {
    return latitude === longitude ? [] : ['latitude and longitude must come together'];
  }
  return isInState(state, latitude, longitude) ? [] : [`${latitude}, ${longitude} is not in ${state}, ${country}`];
};

const admission: Rule = ({ admissionPolicy, acceptanceRate }) =>
  admissionPolicy === 'open' && acceptanceRate !== null ? ['an open door with an admission rate'] : [];

const religion: Rule = ({ religiousAffiliation, religiousDenomination }) =>
  religiousDenomination !== null && (religiousAffiliation === null || religiousAffiliation === 'none')
    ? [`denomination ${religiousDenomination} in the group ${religiousAffiliation}`]
    : [];

/**
 * No figure of long ago stands as today's (figure-age.ts). Canada's figures come from many pages, and how far back each
 * may go is in its own table (canada/vintages.ts); dates of an earlier round say so themselves.
 */
const age: Rule = ({ country, facts }, { provenance }) =>
  country === 'CA'
    ? []
    : Object.entries(facts).flatMap(([field, key]) => {
        const year = provenance[key]?.year;
        return year === undefined || isOfToday(field as FactField, year) ? [] : [`${field}: is of ${year}`];
      });

/** Bands with fewer known prices than this may lack the one that pulls the average out. */
const FEWEST_BANDS = 3;

/** The average price lies among the averages by income, when both are of one year. */
const netPriceBands: Rule = ({ netPrice, netPriceByIncome, facts }) => {
  if (netPriceByIncome === null) return [];
  if (facts.netPrice !== facts.netPriceByIncome) return ['net price and its bands are of two releases'];
  const bands = netPriceByIncome.filter((band) => band !== null);
  if (netPrice === null || bands.length < FEWEST_BANDS) return [];
  const within = netPrice >= Math.min(...bands) && netPrice <= Math.max(...bands);
  return within ? [] : [`net price ${netPrice} is outside its bands ${bands.join(', ')}`];
};

/** A cohort belongs to a rate that is there, and its group's share can't be of more people than applied. */
const cohorts: Rule = ({ cohorts: groups, facts, earlyDecision, waitlist }) => [
  ...Object.keys(groups).flatMap((field) =>
    facts[field as FactField] === undefined ? [`${field}: a cohort without its figure`] : [],
  ),
  ...(earlyDecision && earlyDecision.admitted > earlyDecision.applied ? ['more were admitted early than applied'] : []),
  ...(waitlist && (waitlist.admitted ?? 0) > (waitlist.accepted ?? waitlist.offered ?? Number.POSITIVE_INFINITY)
    ? ['more came from the waiting list than waited']
    : []),
];

/** Rates of which the group is one class of entrants, named by the fall in which it entered. */
const OF_A_CLASS = ['graduationRate', 'graduationRatePell', 'retentionRate'] as const;
const firstYear = (text: string | undefined) => /\d{4}/.exec(text ?? '')?.[0];

/** The number behind a rate is that of the same class; another year's number says that it is one. */
const sameClass: Rule = ({ cohorts: groups, facts }, { provenance }) =>
  OF_A_CLASS.flatMap((field) => {
    const cohort = groups[field];
    const rate = provenance[facts[field] ?? '']?.year;
    return cohort && !cohort.near && !rate?.includes(firstYear(cohort.year) ?? '?')
      ? [`${field} of ${rate} beside people who ${cohort.year}`]
      : [];
  });

/** A college's own district pays less than the state, and the state no more than others. */
const district: Rule = ({ tuitionInDistrict, tuitionInState }) =>
  tuitionInDistrict !== null && (tuitionInState === null || tuitionInDistrict >= tuitionInState)
    ? [`tuition in district ${tuitionInDistrict} is not below ${tuitionInState} in state`]
    : [];

/** What Pell recipients are set beside is of the same file. */
const pellBesideAll: Rule = ({ graduationRateBesidePell, graduationRatePell, facts }) => {
  const tables = [facts.graduationRatePell, facts.graduationRateBesidePell].map((key) => key?.split('.')[0]);
  return graduationRatePell !== null && graduationRateBesidePell !== null && tables[0] !== tables[1]
    ? [`Pell recipients of ${tables[0]} beside all of ${tables[1]}`]
    : [];
};

/** Tests, essays and letters are asked for or not, whichever part of the page says so. */
const oneAnswer: Rule = ({ testPolicy, admissionFactors, applicationParts }) => {
  const said = oneStatement({ testPolicy, admissionFactors, applicationParts });
  return JSON.stringify(said) === JSON.stringify({ admissionFactors, applicationParts })
    ? []
    : ['the factors and the parts of an application contradict each other'];
};

/** Shares of one whole leave room for rounding only. */
const ROUNDING = 1;
const shares: Rule = ({ outcomes, studentBody, graduationRates }) => {
  const complaints: string[] = [];
  const beyond = (parts: readonly (number | null)[]) =>
    parts.reduce<number>((sum, part) => sum + (part ?? 0), 0) > 100 + ROUNDING;
  for (const [group, { award, stillEnrolled, enrolledElsewhere, unknown }] of Object.entries(outcomes ?? {})) {
    if (beyond([award, stillEnrolled, enrolledElsewhere, unknown]))
      complaints.push(`outcomes of ${group} exceed 100 %`);
  }
  if (studentBody) {
    const { women: _women, partTime: _part, adults: _adults, firstGeneration: _first, ...groups } = studentBody;
    if (beyond(Object.values(groups))) complaints.push('groups of the student body exceed 100 %');
  }
  const rates = [graduationRates?.fourYears, graduationRates?.sixYears, graduationRates?.eightYears].filter(
    (rate) => typeof rate === 'number',
  );
  if (rates.some((rate, index) => rate < (rates[index - 1] ?? 0) - ROUNDING)) {
    complaints.push(`graduates in more years are fewer: ${rates.join(', ')}`);
  }
  return complaints;
};

/** Nobody eats more than three meals a day. */
const meals: Rule = ({ housingOptions }) =>
  (housingOptions ?? []).flatMap((phrase) => {
    const count = Number(/(\d+) meals a week/.exec(phrase)?.[1] ?? 0);
    return count > 21 ? [`"${phrase}"`] : [];
  });

/** Words of whoever put rows together, which are for no reader. */
export const WORKING_NOTE =
  /knowledge|not stated|standing dates?|not found|old page|another source|verify|check each|inferred|guess/i;

/** How one applies is said in words for applicants, and leads to the school itself and to no other. */
const applying: Rule = ({ applicationRoutes, website }) =>
  (applicationRoutes ?? []).flatMap(({ key, system, opens, deadline, note, url }) => {
    const [own, other] = [hostOf(website), hostOf(url)].map((host) => host && registeredDomainOf(host));
    return [
      ...[opens, deadline, note].filter((text) => WORKING_NOTE.test(text ?? '')).map((text) => `${system}: "${text}"`),
      ...(key === 'school' && own && other && own !== other ? [`applies at ${other} and is at ${own}`] : []),
    ];
  });

/** Levels that leave much of a Canadian total out are of something else. */
const partsOfTotal: Rule = ({ country, studentPopulation: total, undergraduateEnrollment, graduateEnrollment }) => {
  const parts = (undergraduateEnrollment ?? 0) + (graduateEnrollment ?? 0);
  return country === 'CA' && total !== null && parts > 0 && parts < PARTS_OF_TOTAL * total
    ? [`${parts} of ${total} students have a level`]
    : [];
};

/** Reports on campus are divided by who comes there: by no more than the share that does not study only online. */
const reportsOnCampus: Rule = ({ safety, studentPopulation, onlineShare }) => {
  if (!safety || studentPopulation === null || onlineShare === null) return [];
  const there = studentPopulation * (1 - onlineShare / 100);
  return safety.students > there * 1.05 + 50 ? [`divides by ${safety.students} of ${Math.round(there)} on campus`] : [];
};

/** Nobody counts what Canada teaches, so no description does. */
const countedFields: Rule = ({ country, description }) =>
  country === 'CA' && /\b(?:in|covers) \w+ fields\b/.test(description) ? ['counts fields of a partial list'] : [];

/** Free text must not be what a program writes for nothing. */
const words: Rule = (university) =>
  (['name', 'city', 'description', 'locale', 'athleticsDivision', 'athleticsConference', 'language'] as const).flatMap(
    (key) =>
      /\b(null|undefined|NaN|None|N\/A)\b/.test(university[key] ?? '') ? [`${key} reads "${university[key]}"`] : [],
  );

export const RECORD_RULES: Record<string, Rule> = {
  shape,
  'key order': keyOrder,
  accounted,
  headcounts,
  prices,
  place,
  admission,
  religion,
  age,
  'net price bands': netPriceBands,
  cohorts,
  sameClass,
  district,
  pellBesideAll,
  oneAnswer,
  shares,
  meals,
  applying,
  partsOfTotal,
  reportsOnCampus,
  countedFields,
  words,
};
