/** Features by which two schools are compared, on scales where a difference of 1 is large. */

import { peerLadder } from '#schema/domain/peers/peer-groups.ts';
import type { KindOfPlace } from '#schema/domain/peers/similar-reasons.ts';
import type { ProgramTuple, UniversityRecord } from '#schema/domain/record/dataset.ts';
import type { AwardLevel, Designation } from '#schema/domain/record/enums.ts';
import type { FactField } from '#schema/domain/record/facts.ts';
import { decides } from '#schema/domain/record/small-cohorts.ts';
import type { UniversityKind } from '#schema/domain/record/university-figures.ts';
import type { Extras } from '../catalogue.ts';
import { fieldOf, sharesByFamily } from '../fields-of-study.ts';
import { regionOf } from '../regions.ts';
import { tuitionUsdOf } from '../tuition-usd.ts';
import type { ComparedClass } from './carnegie.ts';
import { comparedClass, missionOf } from './known-kinds.ts';

type University = Omit<UniversityRecord, 'description'>;

/** Features of one school; null where the school has no value. */
export interface Features {
  university: University;
  tuitionUsd: number | null;
  /** CIP family, or part of one (`fieldOf`) -> square root of its share of graduates, so that the biggest field does not decide alone. */
  mix: ReadonlyMap<string, number> | null;
  /** Whether any program of it is known. */
  taught: boolean;
  /** What its Carnegie class, or a list made by hand, has it compared as. */
  compared: ComparedClass | null;
  /** What stands for a Carnegie class in Canada (schema/domain/peers/peer-groups.ts); null of other schools. */
  canadianFamily: string | null;
  distanceShare: number | null;
  region: string | null;
  /** Code of the system it belongs to. */
  system: number | null;
  /** Designations that make a school a different kind of place, sorted. */
  designations: readonly KindOfPlace[];
  /** Share of students who are graduates, 0-1. */
  graduateShare: number | null;
  /** Middle of the SAT range, 400-1600, from the ACT where there is no SAT. */
  test: number | null;
  /** Percent admitted; open admission counts as 98. Null where it is known to be of few applicants. */
  admitted: number | null;
  /** Percent of the publisher's cohort that finished in its time. Null where it is known to be of few students. */
  graduated: number | null;
}

/** Minority-serving categories that go by the make-up of enrolment are left out: they change from year to year. */
const KIND_OF_PLACE = ['hbcu', 'tribal', 'womens', 'mens', 'online-only'] as const satisfies readonly Designation[];
/** What an open door is on the scale of admission rates. */
const OPEN_ADMISSION_RATE = 98;

/** ACT composite to SAT total, the 2018 ACT/SAT concordance at every fourth point. */
const ACT_TO_SAT: readonly (readonly [act: number, sat: number])[] = [
  [9, 590],
  [12, 710],
  [16, 880],
  [20, 1040],
  [24, 1180],
  [28, 1310],
  [32, 1430],
  [36, 1590],
];

/** SAT total that goes with an ACT composite, straight lines between the concordance's points. */
export function satOfAct(act: number): number {
  const upper = ACT_TO_SAT.findIndex(([point]) => point >= act);
  const [highAct, highSat] = ACT_TO_SAT[Math.max(upper, 1)] ?? [36, 1590];
  const [lowAct, lowSat] = ACT_TO_SAT[Math.max(upper, 1) - 1] ?? [9, 590];
  const between = lowSat + ((act - lowAct) / (highAct - lowAct)) * (highSat - lowSat);
  return Math.min(1600, Math.max(400, Math.round(between)));
}

function testOf({ satReading, satMath, actComposite }: University): number | null {
  if (satReading && satMath) return (satReading[0] + satReading[1] + satMath[0] + satMath[1]) / 2;
  return actComposite ? satOfAct((actComposite[0] + actComposite[1]) / 2) : null;
}

/** The level whose graduates tell what a school of the kind teaches. */
const LEVEL_OF_KIND: Record<UniversityKind, AwardLevel> = {
  bachelors: 'bachelor',
  seminary: 'bachelor',
  'mostly-associate': 'associate',
  'two-year': 'associate',
  'graduate-only': 'master',
};

function mixOf(programs: readonly ProgramTuple[], level: AwardLevel): ReadonlyMap<string, number> | null {
  const shares = sharesByFamily(programs, level, fieldOf);
  return shares.length === 0 ? null : new Map(shares.map(([family, share]) => [family, Math.sqrt(share)]));
}

/** The rate, unless its cohort is known to be small: a rate of few people would make schools near by chance. */
function ofEnough(university: University, field: FactField, rate: number | null): number | null {
  return university.cohorts[field] === undefined || decides(field, university) ? rate : null;
}

export function featuresOf(
  university: University,
  programs: readonly ProgramTuple[],
  extras: Extras | undefined,
  usdPerCad: number,
): Features {
  const { studentPopulation, graduateEnrollment } = university;
  const graduateShare =
    studentPopulation && graduateEnrollment !== null ? graduateEnrollment / studentPopulation : null;
  return {
    university,
    tuitionUsd: tuitionUsdOf(university, usdPerCad),
    mix: mixOf(programs, LEVEL_OF_KIND[university.kind]),
    taught: programs.length > 0,
    compared: comparedClass(university),
    canadianFamily: university.country === 'CA' ? (peerLadder({ ...university, type: null })[0] ?? null) : null,
    distanceShare: extras?.distanceShare ?? null,
    region: regionOf(university.state),
    system: extras?.system ?? null,
    designations: [
      ...KIND_OF_PLACE.filter((designation) => university.designations.includes(designation)),
      ...[missionOf(university.id)].filter((mission) => mission !== null),
    ],
    graduateShare,
    test: testOf(university),
    admitted:
      university.admissionPolicy === 'open'
        ? OPEN_ADMISSION_RATE
        : ofEnough(university, 'acceptanceRate', university.acceptanceRate),
    graduated: ofEnough(university, 'graduationRate', university.graduationRate),
  };
}
