/** Majors as they are sent. */

import type { MajorResponse, MajorsResponse } from '#schema/api/majors.ts';
import { townName } from '#schema/domain/places/places.ts';
import {
  ACADEMIC_PROGRAMS,
  type AcademicProgram,
  type AcademicProgramKey,
} from '#schema/domain/programs/academic-programs.ts';
import type { NamedLeader } from '#schema/domain/programs/majors.ts';
import { RELATED_MAJORS } from '#schema/domain/programs/related-majors.ts';
import { MAJOR_ABOUTS } from '#words/majors/major-abouts.md';
import type { MajorCounts } from '#worker/queries/majors.ts';
import type { FoundMajor } from '#worker/services/majors.ts';
import { presentCareerList } from './career.ts';
import { schoolName } from './school-name.ts';
import { cipTitle } from './texts-of-data.ts';

const PROGRAMS = new Map(ACADEMIC_PROGRAMS.map((program) => [program.key, program]));

/** A program's title in the language of the presenter. */
const titleOf = (key: AcademicProgramKey): string => PROGRAMS.get(key)?.title ?? key;

export function presentMajors(all: readonly { program: AcademicProgram; counts: MajorCounts }[]): MajorsResponse {
  return {
    majors: all.map(({ program: { field }, counts }) => ({
      key: counts.key,
      title: titleOf(counts.key),
      field,
      level: counts.level,
      universities: { US: counts.universitiesUs, CA: counts.universitiesCa },
      graduates: counts.graduates,
      pay: counts.pay,
    })),
  };
}

function presentLeader({ id, slug, name, city, state, graduates, marks }: NamedLeader): MajorResponse['leaders'][0] {
  return { id, slug, name: schoolName(id, name), city: townName(city), state, graduates, marks };
}

function relatedOf(keys: readonly AcademicProgramKey[]): MajorResponse['related'] {
  return keys.map((key) => ({ key, title: titleOf(key) }));
}

export function presentMajor({ program, document }: FoundMajor): MajorResponse {
  const { earnings, origins } = document;
  return {
    key: document.key,
    title: titleOf(document.key),
    field: program.field,
    level: document.level,
    universities: { US: document.universities.US, CA: document.universities.CA },
    graduates: document.graduates,
    about: MAJOR_ABOUTS[document.key],
    earnings: earnings && {
      schools: earnings.schools,
      lower: earnings.lower,
      median: earnings.median,
      upper: earnings.upper,
    },
    checks: document.checks ? { ...document.checks } : null,
    places: document.places.map(({ country, state, universities, graduates }) => ({
      country,
      state,
      universities,
      graduates,
    })),
    leaders: document.leaders.map(presentLeader),
    apart: document.apart.map(presentLeader),
    careers: document.careers && presentCareerList(document.careers),
    related: relatedOf(RELATED_MAJORS[document.key]),
    groups: document.groups.map(({ cip, title }) => ({ cip, title: cipTitle(cip, title) })),
    origins: { graduates: originOf(origins.graduates), earnings: originOf(origins.earnings) },
  };
}

function originOf(origin: MajorResponse['origins']['graduates']): MajorResponse['origins']['graduates'] {
  return origin && { source: origin.source, year: origin.year };
}
