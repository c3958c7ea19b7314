/**
 * Occupations that the catalogue's programs lead to, and the list of each program group and each major. Military occupations are left
 * out: neither their pay nor their openings are published.
 */
import { ACADEMIC_PROGRAMS } from '#schema/domain/programs/academic-programs.ts';
import {
  type CareerExperience,
  type CareerList,
  type CareerLists,
  type CareerPay,
  type CareerRecord,
  type CareerTraining,
  careerSlug,
  type EntryEducation,
  SMALL_OCCUPATION,
} from '#schema/domain/programs/careers.ts';
import frenchTitles from '../../lexicons/fr-career-titles.json' with { type: 'json' };
import { readCipSoc } from '../../sources/cip-soc-2020/read.ts';
import { readCompletions2024 } from '../../sources/completions2024/read.ts';
import { type OewsRow, type Percentiles, readOews } from '../../sources/oews-2025-05/read.ts';
import { type ProjectionRow, readProjections } from '../../sources/projections-2024-34/read.ts';
import { readSocDefinitions } from '../../sources/soc-definitions-2018/read.ts';
import type { Source } from '../../sources/source.ts';
import { canadaSide } from './canada-occupations.ts';
import { type CareerLinks, careerLinks, linkedGraduates, rankCareers } from './rank-careers.ts';

const FRENCH_TITLES: Readonly<Record<string, string>> = frenchTitles;

const EDUCATIONS: Readonly<Record<string, EntryEducation>> = {
  'No formal educational credential': 'none',
  'High school diploma or equivalent': 'high-school',
  'Some college, no degree': 'some-college',
  'Postsecondary nondegree award': 'certificate',
  "Associate's degree": 'associate',
  "Bachelor's degree": 'bachelor',
  "Master's degree": 'master',
  'Doctoral or professional degree': 'doctorate',
};
const EXPERIENCES: Readonly<Record<string, CareerExperience>> = {
  None: 'none',
  'Less than 5 years': 'under-five-years',
  '5 years or more': 'five-years',
};
const TRAININGS: Readonly<Record<string, CareerTraining>> = {
  None: 'none',
  'Short-term on-the-job training': 'short',
  'Moderate-term on-the-job training': 'moderate',
  'Long-term on-the-job training': 'long',
  'Internship/residency': 'internship',
  Apprenticeship: 'apprenticeship',
};

function keyOf<Key>(table: Readonly<Record<string, Key>>, text: string | null, code: string): Key | null {
  if (text === null) return null;
  const key = table[text];
  if (key === undefined) throw new Error(`projections-2024-34: ${code}: "${text}" is not known`);
  return key;
}

/** With the apostrophe of our pages; BLS writes English with a small letter. */
const titleOf = (title: string): string => title.replaceAll("'", '’').replaceAll('english', 'English');

const payOf = (unit: CareerPay['unit'], [p10, p25, median, p75, p90]: Percentiles): CareerPay => ({
  unit,
  p10,
  p25,
  median,
  p75,
  p90,
});

/** By the year where it is published so; performers are paid by the hour only. */
function careerPay(row: OewsRow | undefined): CareerPay | null {
  if (row?.yearly) return payOf('year', row.yearly);
  return row?.hourly ? payOf('hour', row.hourly) : null;
}

const isSmall = (row: OewsRow | undefined): boolean =>
  row !== undefined &&
  ((row.employment !== null && row.employment < SMALL_OCCUPATION.employees) ||
    (row.employmentError !== null && row.employmentError >= SMALL_OCCUPATION.error));

function frenchTitle(code: string): string {
  const title = FRENCH_TITLES[code];
  if (title === undefined) throw new Error(`data/lexicons/fr-career-titles.json has no title for ${code}`);
  return title;
}

export interface Careers {
  careers: CareerRecord[];
  lists: CareerLists;
  sources: Source[];
}

/** Groups that lead to each occupation, those with most graduates in matched programs first. */
function groupsByOccupation(
  links: CareerLinks,
  groups: readonly string[],
): Map<string, [group: string, graduates: number][]> {
  const found = new Map<string, [string, number][]>();
  for (const group of groups) {
    for (const [code, graduates] of linkedGraduates(links, links.programsOf.get(group) ?? [])) {
      found.set(code, [...(found.get(code) ?? []), [group, graduates]]);
    }
  }
  for (const list of found.values()) list.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return found;
}

function listsOf(groups: readonly string[], rank: (groups: readonly string[]) => CareerList | null): CareerLists {
  const entries: [string, readonly string[]][] = [
    ...groups.map((group): [string, string[]] => [group, [group]]),
    ...ACADEMIC_PROGRAMS.map(({ key, cips }): [string, readonly string[]] => [key, cips]),
  ];
  return Object.fromEntries(
    entries.flatMap(([key, cips]): [string, CareerList][] => {
      const list = rank(cips);
      return list ? [[key, list]] : [];
    }),
  );
}

/** Throws where the detailed rows of a source do not add up to its own total: a column would be misread. */
export function checkTotal(source: string, rows: readonly { group: string; employment: number | null }[]): void {
  const sum = (group: string) => rows.reduce((all, row) => all + (row.group === group ? (row.employment ?? 0) : 0), 0);
  const [total, details] = [sum('total'), sum('detailed')];
  if (total === 0 || Math.abs(details - total) > total / 1_000)
    throw new Error(`${source}: ${details} people in its occupations, ${total} in its total`);
}

/** `groups` are the four-digit groups that schools of the catalogue teach. */
export function buildCareers(groups: readonly string[]): Careers {
  const [crosswalk, completions, oews, projections, definitions] = [
    readCipSoc(),
    readCompletions2024(),
    readOews(),
    readProjections(),
    readSocDefinitions(),
  ];
  checkTotal(oews.source.key, oews.rows);
  checkTotal(projections.source.key, projections.rows);
  const canada = canadaSide();
  const graduates = new Map<string, number>();
  for (const { cip, awards } of completions.rows) graduates.set(cip, (graduates.get(cip) ?? 0) + awards);
  const links = careerLinks(crosswalk.rows, graduates);
  const everywhere = linkedGraduates(links, links.occupationsOf.keys());
  const pays = new Map(oews.rows.map((row) => [row.code, row]));
  const outlooks = new Map(projections.rows.map((row) => [row.code, row]));
  const described = new Map(definitions.rows.map((row) => [row.soc, row]));
  const socs = new Map<string, Set<string>>();
  for (const { blsCode, soc } of crosswalk.rows) {
    if (blsCode !== null) socs.set(blsCode, (socs.get(blsCode) ?? new Set()).add(soc));
  }
  const sorted = [...groups].sort();
  const groupsOf = groupsByOccupation(links, sorted);
  const teaching = new Set(crosswalk.rows.flatMap(({ blsCode, teachesIt }) => (teachesIt && blsCode ? [blsCode] : [])));
  const otherwise = new Set(
    crosswalk.rows.flatMap(({ blsCode, teachesIt }) => (!teachesIt && blsCode ? [blsCode] : [])),
  );

  const careerOf = (code: string, row: ProjectionRow): CareerRecord => {
    const parts = [...(socs.get(code) ?? [])].sort();
    const texts = parts.flatMap((soc) => described.get(soc) ?? []);
    const pay = pays.get(code);
    const title = titleOf(row.title);
    return {
      code,
      slug: careerSlug(title),
      title: { en: title, fr: frenchTitle(code) },
      pay: careerPay(pay),
      openings: row.openings,
      growth: row.growth,
      education: keyOf(EDUCATIONS, row.education, code),
      small: isSmall(pay),
      definitions: texts.map(({ title: part, definition }) => ({
        title: texts.length > 1 ? part : null,
        text: definition,
      })),
      people: row.employment,
      selfEmployed: row.selfEmployed,
      experience: keyOf(EXPERIENCES, row.experience, code),
      training: keyOf(TRAININGS, row.training, code),
      teachesOnly: teaching.has(code) && !otherwise.has(code),
      groups: (groupsOf.get(code) ?? []).map(([group]) => group),
      ...canada.occupationsFor(parts, title),
    };
  };
  const careers = [...groupsOf.keys()].sort().flatMap((code) => {
    const row = outlooks.get(code);
    return row ? [careerOf(code, row)] : [];
  });
  const occupations = new Map(careers.map((career) => [career.code, { ...career, title: career.title.en }]));
  return {
    careers,
    lists: listsOf(sorted, (cips) => rankCareers(cips, links, everywhere, occupations)),
    sources: [crosswalk.source, oews.source, projections.source, definitions.source, ...canada.sources],
  };
}
