import { describe, expect, test } from 'vitest';
import { CA_PROVINCES } from '#schema/domain/places/english-places.ts';
import { FACT_FIELDS } from '#schema/domain/record/facts.ts';
import { readAccreditedSchools } from '../../sources/ca-accredited-schools/read.ts';
import { readCudoAverages } from '../../sources/ca-cudo-averages-2022/read.ts';
import { readCudoEmployment } from '../../sources/ca-cudo-employment-2021/read.ts';
import { readCanadaInstitutions } from '../../sources/ca-institutions/read.ts';
import { readOntarioCodes } from '../../sources/ca-on-ouac-programs-2026/read.ts';
import { readOntarioListing } from '../../sources/ca-on-programs-2023/read.ts';
import { readCanadaRents } from '../../sources/ca-rents-2025/read.ts';
import { hasValue } from '../fact-values.ts';
import { nameKey } from '../name-key.ts';
import { buildCanada } from './build-canada.ts';
import conflicts from './conflicts.json' with { type: 'json' };
import { kindOfCanadian } from './inclusion.ts';
import { NAMES_BY_HAND } from './institution-index.ts';
import { RENT_AREAS } from './rents.ts';

const canada = buildCanada();
const withPrograms = new Set(canada.programs.map(({ id }) => id));

function university(name: string) {
  const found = canada.universities.find((one) => one.name === name);
  if (!found) throw new Error(`not in the catalogue: ${name}`);
  return found;
}

function provenanceOf(name: string, field: (typeof FACT_FIELDS)[number]) {
  const key = university(name).facts[field];
  return key === undefined ? undefined : canada.provenance[key];
}

const namesOf = (name: string) => canada.aliases.filter(({ id }) => id === university(name).id);

describe('the whole', () => {
  test('holds all but the graduate schools of the register, in the order of their ids, each id and name once', () => {
    expect(canada.universities.length).toBe(268);
    const ids = canada.universities.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    expect(Math.min(...ids)).toBeGreaterThanOrEqual(900_001);
    expect(new Set(canada.universities.map(({ name }) => nameKey(name))).size).toBe(ids.length);
  });

  test('puts every institution into a province, and every university into a city, with a type, a website and a position', () => {
    const colleges = new Set(
      readCanadaInstitutions().rows.flatMap((row) => (kindOfCanadian(row) === 'two-year' ? [row.name] : [])),
    );
    for (const one of canada.universities) {
      expect(CA_PROVINCES, one.name).toHaveProperty(one.state);
      if (colleges.has(one.name)) continue;
      expect(one.city, one.name).toBeTruthy();
      expect(one.type, one.name).not.toBeNull();
      expect(one.website, one.name).toMatch(/^https?:\/\/[\w.-]+\.[a-z]+/);
      expect(one.latitude, one.name).toBeGreaterThan(41);
      expect(one.latitude, one.name).toBeLessThan(70);
      expect(one.longitude, one.name).toBeLessThan(-52);
      expect(one.longitude, one.name).toBeGreaterThan(-141);
    }
  });

  test('accounts for every figure: a provenance that exists, or a reason, never both', () => {
    for (const one of canada.universities) {
      for (const field of FACT_FIELDS) {
        // Of both countries' schools, kind and status are said by identity/identify.ts.
        if (field === 'kind' || field === 'status') continue;
        const key = one.facts[field];
        expect(key !== undefined, `${one.name}: ${field}`).toBe(hasValue(one, field, withPrograms.has(one.id)));
        expect((key === undefined) === (one.missing[field] !== undefined), `${one.name}: ${field}`).toBe(true);
        if (key !== undefined) expect(canada.provenance, `${one.name}: ${field}`).toHaveProperty([key]);
      }
    }
  });

  test('leaves no level of students above the total of the same school', () => {
    const wrong = canada.universities.filter(
      ({ studentPopulation, undergraduateEnrollment, graduateEnrollment }) =>
        (undergraduateEnrollment ?? 0) + (graduateEnrollment ?? 0) > (studentPopulation ?? Number.POSITIVE_INFINITY),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('keeps rates within 0 and 100 with one decimal at most', () => {
    for (const one of canada.universities) {
      for (const field of ['graduationRate', 'retentionRate', 'enteringAverage', 'employmentRate'] as const) {
        const rate = one[field];
        if (rate === null) continue;
        expect(rate, `${one.name}: ${field}`).toBeGreaterThan(30);
        expect(rate, `${one.name}: ${field}`).toBeLessThanOrEqual(100);
        expect(Math.round(rate * 10) / 10).toBe(rate);
      }
    }
  });

  test('keeps fees whole and within what Canadian universities charge', () => {
    for (const one of canada.universities) {
      for (const [fee, low, high] of [
        [one.tuition, 10_000, 70_000],
        [one.tuitionInState, 2_500, 20_000],
        [one.roomAndBoard, 5_000, 20_000],
      ] as const) {
        if (fee === null) continue;
        expect(Number.isInteger(fee), one.name).toBe(true);
        expect(fee, one.name).toBeGreaterThan(low);
        expect(fee, one.name).toBeLessThan(high);
      }
    }
  });

  test('gives the provincial average to public universities alone and never as their own fee', () => {
    for (const one of canada.universities) {
      if (one.type !== 'public') expect(one.provincialAverage, one.name).toBeNull();
      if (!one.provincialAverage) continue;
      expect(one.provincialAverage.year).toBe('2023/2024');
      if (one.tuition !== null) expect(one.tuition, one.name).not.toBe(one.provincialAverage.tuition);
    }
    expect(university('University of Calgary').provincialAverage).toEqual({
      tuition: 31_498,
      tuitionInState: 7_561,
      year: '2023/2024',
    });
    expect(university('Sheridan College').provincialAverage).toBeNull();
  });

  test('counts each rule that leaves institutions out', () => {
    const out = Object.values(canada.exclusions).reduce((sum, count) => sum + count, 0);
    expect(out + canada.universities.length).toBe(272);
    expect(canada.exclusions['graduate theology only']).toBe(4);
  });

  test('shows no picture, because the licence of none was verified', () => {
    expect(canada.universities.filter(({ image }) => image !== null)).toEqual([]);
    expect(canada.rejects.filter(({ source }) => source === 'ca-images')).toHaveLength(14);
  });

  test('comes out the same a second time', () => {
    expect(JSON.stringify({ ...buildCanada(), extras: null })).toBe(JSON.stringify({ ...canada, extras: null }));
  });

  test('names for every alias a university of the catalogue', () => {
    const ids = new Set(canada.universities.map(({ id }) => id));
    expect(canada.aliases.filter(({ id }) => !ids.has(id))).toEqual([]);
  });
});

describe('what is known of single schools', () => {
  test.each([
    ['University of Toronto', 'Toronto', 'ON', 1827],
    ['McGill University', 'Montreal', 'QC', 1821],
    ['University of British Columbia', 'Vancouver', 'BC', 1908],
    ['Université Laval', 'Quebec City', 'QC', 1663],
    ["Queen's University", 'Kingston', 'ON', 1841],
    ['University of Waterloo', 'Waterloo', 'ON', 1957],
    ['Dalhousie University', 'Halifax', 'NS', 1818],
    ['Memorial University of Newfoundland', "St. John's", 'NL', 1925],
    ['University of New Brunswick', 'Fredericton', 'NB', 1785],
    ['University of Alberta', 'Edmonton', 'AB', 1908],
    ['Simon Fraser University', 'Burnaby', 'BC', 1965],
    ['Université de Montréal', 'Montreal', 'QC', 1878],
    ['University of Manitoba', 'Winnipeg', 'MB', 1877],
    ['University of Saskatchewan', 'Saskatoon', 'SK', 1907],
    ['Mount Allison University', 'Sackville', 'NB', 1839],
    ['University of Prince Edward Island', 'Charlottetown', 'PE', 1969],
    ['Cape Breton University', 'Sydney', 'NS', 1974],
    ['Brandon University', 'Brandon', 'MB', 1899],
    ['Booth University College', 'Winnipeg', 'MB', 1982],
    ['Providence University College and Theological Seminary', 'Otterburne', 'MB', 1925],
  ])('%s stands in %s, %s, and was founded in %i', (name, city, state, founded) => {
    expect(university(name)).toMatchObject({ city, state, yearFounded: founded });
  });

  test('types: public, private and for-profit', () => {
    expect(university('University of Ottawa').type).toBe('public');
    expect(university('Royal Military College of Canada').type).toBe('public');
    expect(university('Trinity Western University').type).toBe('private');
    expect(university('University Canada West').type).toBe('for-profit');
    expect(university('Yorkville University').type).toBe('for-profit');
  });

  test('religion: from the sources, and none for a public university, labelled as an estimate', () => {
    expect(university('Burman University')).toMatchObject({
      religiousAffiliation: 'protestant',
      religiousDenomination: 'Seventh-day Adventist',
    });
    expect(university('St. Francis Xavier University').religiousAffiliation).toBe('catholic');
    expect(university('Acadia University')).toMatchObject({
      religiousAffiliation: 'none',
      religiousDenomination: null,
    });
    expect(provenanceOf('York University', 'religiousAffiliation')?.estimate).toBeUndefined();
    expect(provenanceOf('University of Calgary', 'religiousAffiliation')?.estimate).toBe(true);
  });

  test('a school whose graduate students are of an older count still grants what they study for', () => {
    expect(university('Acadia University')).toMatchObject({ graduateEnrollment: null, highestAward: 'master' });
  });

  test('languages, calendars and sport', () => {
    expect(university('University of Ottawa').language).toBe('Bilingual');
    expect(university('HEC Montréal').language).toBe('French');
    expect(university('University of Waterloo').academicCalendar).toBe('trimester');
    expect(university('McGill University').academicCalendar).toBe('semester');
    expect(university('Simon Fraser University').athleticsDivision).toBe('NCAA Division II');
    expect(university('Burman University').athleticsDivision).toBeNull();
  });

  test('a graduation rate says that it counts seven years', () => {
    expect(university("Queen's University").graduationRate).toBe(89.2);
    expect(provenanceOf("Queen's University", 'graduationRate')).toMatchObject({ source: "Maclean's" });
    expect(provenanceOf("Queen's University", 'graduationRate')?.variable).toContain('seven years');
  });

  test('an employment rate of 2013 is left out and one written as a share of one is read as percent', () => {
    expect(university('Algoma University').employmentRate).toBeNull();
    expect(university('Saint Paul University').employmentRate).toBe(94);
    expect(university('McGill University').missing.employmentRate).toBe('not-collected');
  });

  test('the Okanagan campus has its own students, not those of the whole university', () => {
    expect(university('University of British Columbia Okanagan').studentPopulation).toBe(9_935);
    expect(provenanceOf('University of British Columbia', 'studentPopulation')?.variable).toContain('Okanagan');
  });
});

describe('what only Canada publishes', () => {
  test('rent of the metropolitan area a town belongs to, and none for a town in no survey', () => {
    expect(university('University of Toronto').rent).toEqual({
      studio: 1_491,
      oneBedroom: 1_761,
      twoBedroom: 2_046,
      area: 'Toronto',
      period: 'October 2025',
    });
    expect(university('British Columbia Institute of Technology').rent?.area).toBe('Vancouver');
    expect(university('University of Waterloo').rent?.area).toBe('Kitchener - Cambridge - Waterloo');
    expect(university('Université Laval').rent?.area).toBe('Québec');
    expect(university('McGill University').rent?.area).toBe('Montréal');
    expect(university('Acadia University').rent).toBeNull();
    expect(provenanceOf('McGill University', 'rent')).toMatchObject({
      source: 'Canada Mortgage and Housing Corporation (CMHC), Rental Market Survey',
      year: 'October 2025',
    });
    expect(canada.universities.filter(({ rent }) => rent !== null).length).toBeGreaterThan(130);
    const areas = new Set(readCanadaRents().rows.map(({ area }) => area));
    expect(RENT_AREAS.filter((area) => !areas.has(area))).toEqual([]);
  });

  test('averages of entrants and employment by field at the universities of the common data', () => {
    const averages = university('University of Waterloo').enteringAverages ?? [];
    expect(averages.find(({ field }) => field === 'Architecture & Planning')).toMatchObject({
      from90: 35.7,
      from95: 27.6,
    });
    expect(university('Western University').enteringAverages?.length).toBe(14);
    expect(university('University of Toronto').employmentByField).toContainEqual({
      field: expect.any(String),
      rate: expect.any(Number),
    });
    expect(university('McGill University').missing.enteringAverages).toBe('not-collected');
    expect(canada.universities.filter(({ enteringAverages }) => enteringAverages).length).toBe(22);
  });

  test("Ontario's programs from both lists, joined by their code, with the dates of both", () => {
    const programs = university('University of Waterloo').ontarioPrograms ?? [];
    expect(programs.find(({ code }) => code === 'WXY')).toEqual({
      name: 'Accounting and Financial Management (Co-op Only)',
      degree: 'Bachelor of Accounting and Financial Management, BAFM',
      code: 'WXY',
      gradeRange: 'Mid-80s',
      prerequisites: 'MHF4U; MCV4U; Any 4U English; 3 additional 4U/M courses; Strongly recommended: BAT4M, MDM4U',
      experiential: 'Co-op program',
      targetEnrolment: '320',
      link: 'https://uwaterloo.ca/future-students/programs/accounting-and-financial-management',
      publishedAverage: 'Mid-80s',
      asOf: '2026-02',
    });
    expect(provenanceOf('University of Waterloo', 'ontarioPrograms')?.year).toBe('December 2023 and February 2026');
    const all = canada.universities.flatMap(({ ontarioPrograms }) => ontarioPrograms ?? []);
    expect(all.length).toBeGreaterThan(1_600);
    expect(all.filter(({ publishedAverage }) => publishedAverage !== null)).toHaveLength(68);
    expect(all.every(({ link }) => link === null || /^https?:/.test(link))).toBe(true);
    expect(all.some(({ link }) => link?.includes('utm_'))).toBe(false);
    const written = new Set([...readOntarioListing().rows, ...readOntarioCodes().rows].map((row) => row.university));
    for (const { university: name } of [...readCudoAverages().rows, ...readCudoEmployment().rows]) written.add(name);
    expect(NAMES_BY_HAND.ontario.filter((name) => !written.has(name))).toEqual([]);
    expect(university('McGill University').missing.ontarioPrograms).toBe('not-applicable');
  });

  test('accredited schools only where the accreditation was read, and not on an old page', () => {
    const rows = readAccreditedSchools().rows;
    for (const { id, name, accreditedSchools } of canada.universities) {
      for (const { field, discipline, accreditor } of accreditedSchools ?? []) {
        const row = rows.find(
          (one) =>
            one.id === id && one.field === field && one.discipline === discipline && one.accreditor === accreditor,
        );
        expect(row, `${name}: ${field}`).toMatchObject({ accreditationRead: true });
        expect(row?.confidence, `${name}: ${field}`).not.toBe('from knowledge');
        expect(row?.sourceYear ?? 2022, `${name}: ${field}`).toBeGreaterThanOrEqual(2022);
      }
    }
    expect(university('University of Toronto').accreditedSchools).toContainEqual(
      expect.objectContaining({ field: 'medicine', accreditor: 'CACMS' }),
    );
    // Its engineering programs were seen offered; that they are accredited was not read.
    expect(university('University of Waterloo').accreditedSchools?.map(({ field }) => field)).not.toContain(
      'engineering',
    );
  });

  test('programs by our own mapping, without counts; what is only known is never called listed', () => {
    const programsOf = (name: string) => canada.programs.find(({ id }) => id === university(name).id)?.programs ?? [];
    const basisOf = (name: string, cip: string) => programsOf(name).find(([code]) => code === cip)?.[7];
    expect(basisOf('University of Waterloo', '11.07')).toBe('listed');
    expect(basisOf('University of Toronto', '51.12')).toBe('listed');
    expect(basisOf('Université Laval', '14.08')).toBe('knowledge');
    expect(basisOf('British Columbia Institute of Technology', '51.38')).toBe('listed');
    expect(basisOf('Memorial University of Newfoundland', '51.12')).toBe('listed');
    for (const { id, programs } of canada.programs) {
      const keys = programs.map(([cip, level]) => `${cip} ${level}`);
      expect(new Set(keys).size, String(id)).toBe(keys.length);
      for (const [cip, , graduates, , , , , basis] of programs) {
        expect(graduates).toBeNull();
        expect(cip).toMatch(/^\d\d(?:\.\d\d)?$/);
        expect(basis === 'listed' || basis === 'knowledge').toBe(true);
      }
    }
    const listed = university('University of Waterloo').facts.programs as string;
    expect(canada.provenance[listed]?.variable).toContain('may be taught all the same');
    expect(canada.universities.filter(({ id }) => !withPrograms.has(id)).every(({ facts }) => !facts.programs)).toBe(
      true,
    );
  });

  test('nothing of admission is made up: dates and fees of applications have a reason and no value', () => {
    for (const one of canada.universities) {
      expect([one.deadlines, one.applicationFee, one.testPolicy], one.name).toEqual([null, null, null]);
      expect(one.missing.deadlines, one.name).toBe('no-source');
    }
  });
});

describe('where the sources disagree', () => {
  test.each(conflicts)('$name: $field is $taken', ({ name, field, taken }) => {
    expect(university(name)[field as 'tuition']).toBe(taken);
  });

  test('no conflict is written down twice', () => {
    expect(new Set(conflicts.map(({ name, field }) => `${name} ${field}`)).size).toBe(conflicts.length);
  });
});

describe('other names', () => {
  test('a former name finds its school and says that it is former', () => {
    expect(namesOf('Toronto Metropolitan University')).toContainEqual(
      expect.objectContaining({ name: 'Ryerson University', kind: 'former' }),
    );
    expect(namesOf('Vancouver Island University')).toContainEqual(
      expect.objectContaining({ name: 'Malaspina University-College', kind: 'former' }),
    );
  });

  test('French names of English schools and English names of French ones keep their accents and capitals', () => {
    expect(namesOf('University of New Brunswick')).toContainEqual(
      expect.objectContaining({ name: 'Université du Nouveau-Brunswick', kind: 'french' }),
    );
    expect(namesOf('Université Laval')).toContainEqual(
      expect.objectContaining({ name: 'Laval University', kind: 'english' }),
    );
  });

  test('the acronym behind a name becomes an alias', () => {
    expect(namesOf('École de technologie supérieure')).toContainEqual(
      expect.objectContaining({ name: 'ÉTS', kind: 'acronym' }),
    );
    expect(namesOf("King's University College at Western University").map(({ name }) => name)).not.toContain('Western');
  });
});
