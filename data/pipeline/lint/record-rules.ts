/** What must hold between the fields of one university. A rule gives its complaints, none when it holds. */
import type { Dataset, UniversityRecord } from '#schema/domain/dataset.ts';
import { FACT_FIELDS, type FactField } from '#schema/domain/facts.ts';
import { FIELD_KEYS } from '#schema/domain/university-fields.ts';
import { hasValue } from '../fact-values.ts';
import { isInState } from './places.ts';
import { recordSchema } from './record-schema.ts';

type Context = { provenance: Dataset['provenance']; withPrograms: ReadonlySet<number> };
type Rule = (university: UniversityRecord, context: Context) => string[];

const shape: Rule = (university) => {
  const result = recordSchema.safeParse(university);
  return result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
};

const keyOrder: Rule = (university) =>
  Object.keys(university).join() === FIELD_KEYS.join() ? [] : ['the keys are not in the committed order'];

/** Collected in Canada only: a US school needs no reason for having no value. */
const CANADIAN_FIELDS: readonly FactField[] = ['enteringAverage', 'employmentRate'];

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
  words,
};
