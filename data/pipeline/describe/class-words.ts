/** Carnegie classes and award levels as what a school is: "research university", "liberal arts college". */

import { isResearchUniversity } from '#schema/domain/peers/research-universities.ts';
import type { ProgramTuple, UniversityRecord } from '#schema/domain/record/dataset.ts';
import type { Country, DegreeLevel } from '#schema/domain/record/enums.ts';
import type { UniversityKind } from '#schema/domain/record/university-figures.ts';
import { FIELD_NAMES } from '#schema/domain/search/english-fields.ts';
import { sharesByFamily } from '../fields-of-study.ts';

type Words = (noun: string) => string;

const research: Words = (noun) => `research ${noun}`;
/** Nearly every school awards bachelor’s and master’s degrees: its fields say what this one is. */
const masters: Words = (noun) => noun;
const specializing =
  (field: string): Words =>
  (noun) =>
    `${noun} specializing in ${field}`;

/** By the label of the 2025 institutional class; classes that say little of a bachelor’s school are left to its awards. */
const CLASS_WORDS: readonly (readonly [label: RegExp, words: Words])[] = [
  [/Graduate-Doctorate/, (noun) => `${noun} that offers doctoral and professional degrees`],
  [/Graduate-Master’s/, masters],
  [/Associate\/Baccalaureate/, (noun) => `${noun} that awards both associate and bachelor’s degrees`],
  [/Baccalaureate/, (noun) => `primarily undergraduate ${noun}`],
  [/: Arts and Sciences/, (noun) => `liberal arts ${noun}`],
  [/: Theological/, (noun) => (noun === 'seminary' ? noun : `${noun} devoted to religious study`)],
  [/: Medical/, specializing('medicine and health')],
  [/: Nursing/, specializing('nursing')],
  [/: Other Health/, specializing('health')],
  [/: Technology/, specializing('engineering and technology')],
  [/: Business/, specializing('business')],
  [/: Arts, Music/, specializing('the arts')],
  [/: Law/, specializing('law')],
];

const LEVEL_WORDS: Record<DegreeLevel, Words> = {
  associate: (noun) => `${noun} that awards associate degrees`,
  bachelor: (noun) => `${noun} that awards bachelor’s degrees`,
  master: (noun) => `${noun} that offers bachelor’s and master’s degrees`,
  doctorate: (noun) => `${noun} that offers degrees up to the doctorate`,
};

/** Of a school without bachelor’s graduates: what it offers, since it has awarded none yet. */
const OFFERS_WORDS: Words = (noun) => `${noun} that offers bachelor’s programs`;

const KIND_WORDS: Partial<Record<UniversityKind, Record<Country, Words>>> = {
  'two-year': {
    US: (noun) => `two-year ${noun}`,
    CA: (noun) => `${noun} that awards diplomas and certificates`,
  },
  'mostly-associate': {
    US: (noun) => `${noun} that awards mostly associate degrees and some bachelor’s degrees`,
    CA: (noun) => `${noun} that awards mostly diplomas and some bachelor’s degrees`,
  },
};

/** Words that say that a school awards bachelor’s degrees. */
const SAYS_AWARDING = /that awards (?:both associate and )?bachelor’s/;

/**
 * What the school is, without an article: by its kind, else its class, else its awards; the bare noun when nothing is
 * known. Only a school that awarded some, or whose degrees nobody counts, is said to award bachelor’s degrees.
 */
export function kindWords(
  noun: string,
  {
    kind,
    country,
    carnegieClass,
    researchDesignation,
    highestAward,
  }: Pick<UniversityRecord, 'kind' | 'country' | 'carnegieClass' | 'researchDesignation' | 'highestAward'>,
  programs: readonly ProgramTuple[],
): string {
  const ofKind = KIND_WORDS[kind];
  if (ofKind) return ofKind[country](noun);
  const ofClass = isResearchUniversity({ carnegieClass, researchDesignation })
    ? research
    : CLASS_WORDS.find(([label]) => label.test(carnegieClass ?? ''))?.[1];
  const words = ofClass === masters ? ofOneField(programs) : (ofClass ?? (highestAward && LEVEL_WORDS[highestAward]));
  const text = words ? words(noun) : noun;
  const awarded =
    country === 'CA' || programs.some(([, level, graduates]) => level === 'bachelor' && (graduates ?? 0) > 0);
  return !awarded && SAYS_AWARDING.test(text) ? OFFERS_WORDS(noun) : text;
}

/** Two of three bachelor’s graduates in one field make it a school of that field. */
const MOST_IN_ONE_FIELD = 2 / 3;

function ofOneField(programs: readonly ProgramTuple[]): Words {
  const [family, share] = sharesByFamily(programs, 'bachelor')[0] ?? ['', 0];
  const field = FIELD_NAMES[family];
  return field !== undefined && share >= MOST_IN_ONE_FIELD ? specializing(field) : masters;
}
