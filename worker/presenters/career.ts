/** Careers as they are sent. */
import { language } from '#names/locale.ts';
import type { CareerFiguresView, CareerListView, CareerResponse, CareersResponse } from '#schema/api/careers.ts';
import { ACADEMIC_PROGRAMS, type AcademicProgramKey } from '#schema/domain/programs/academic-programs.ts';
import {
  CAREER_SOURCES,
  type CanadaPay,
  type CareerField,
  type CareerFigures,
  type CareerListDocument,
  HOURS_A_YEAR,
} from '#schema/domain/programs/careers.ts';
import type { FoundCareer, FoundCareers } from '#worker/services/careers.ts';
import { cipTitle } from './texts-of-data.ts';

const majorTitle = (key: string): string | undefined => ACADEMIC_PROGRAMS.find((one) => one.key === key)?.title;

export function presentCareers({ careers, total, page, program }: FoundCareers): CareersResponse {
  return {
    careers: careers.map(({ slug, title, field, pay, openings, growth, education }) => ({
      slug,
      title: title[language],
      field,
      pay: pay && { unit: pay.unit, median: pay.median },
      openings,
      growth,
      education,
    })),
    total,
    page,
    program: program && {
      key: program.key,
      title: majorTitle(program.key) ?? cipTitle(program.key, program.title ?? program.key),
    },
  };
}

export function presentFigures({
  slug,
  title,
  pay,
  openings,
  growth,
  education,
  small,
}: CareerFigures): CareerFiguresView {
  return {
    slug,
    title: title[language],
    pay: pay && { unit: pay.unit, p10: pay.p10, p25: pay.p25, median: pay.median, p75: pay.p75, p90: pay.p90 },
    openings,
    growth,
    education,
    small,
  };
}

export function presentCareerList({ careers, teaching, more }: CareerListDocument): CareerListView {
  return { careers: careers.map(presentFigures), teaching: teaching.map(presentFigures), more };
}

/** By the year, as Canada's is published, so that a province can be compared with it. */
function canadaPay(pay: CanadaPay | null) {
  if (pay === null) return null;
  const yearly = (amount: number) => (pay.unit === 'hour' ? Math.round(amount * HOURS_A_YEAR) : amount);
  return {
    unit: 'year' as const,
    low: pay.low === null ? null : yearly(pay.low),
    median: yearly(pay.median),
    high: pay.high === null ? null : yearly(pay.high),
  };
}

export function presentCareer({ document, majors, counts }: FoundCareer): CareerResponse {
  const { code, title, definitions, frenchDefinition, people, selfEmployed, experience, training } = document;
  return {
    ...presentFigures(document),
    publishedTitle: title.en,
    code,
    field: code.slice(0, 2) as CareerField,
    definitions: definitions.map((one) => ({ title: one.title, text: one.text })),
    frenchDefinition: language === 'fr' ? (frenchDefinition?.replaceAll("'", '’') ?? null) : null,
    people,
    selfEmployed,
    experience,
    training,
    teachesOnly: document.teachesOnly,
    majors: majors.map(({ key, title: english }) => ({
      key: key as AcademicProgramKey,
      title: majorTitle(key) ?? english,
    })),
    taught: counts && {
      key: counts.key,
      level: counts.level,
      universities: { US: counts.universitiesUs, CA: counts.universitiesCa },
      pay: counts.pay,
    },
    groups: document.groups.map(({ cip, title: english }) => ({ cip, title: cipTitle(cip, english) })),
    canada: document.canada.map(({ noc, title: names, pay, employment, openings, outlook, britishColumbia }) => ({
      noc,
      title: language === 'fr' ? names.fr.replaceAll("'", '’') : names.en,
      pay: canadaPay(pay),
      employment,
      openings,
      outlook,
      britishColumbia: britishColumbia && {
        pay: canadaPay(britishColumbia.pay),
        growth: britishColumbia.growth,
        openings: britishColumbia.openings,
      },
    })),
    sources: CAREER_SOURCES,
  };
}
