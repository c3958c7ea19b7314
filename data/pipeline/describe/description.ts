/** Two to four sentences on a school, composed from its own facts. */
import type { AliasRecord, ProgramsRecord, ProgramTuple } from '#schema/domain/record/dataset.ts';
import { decides } from '#schema/domain/record/small-cohorts.ts';
import { isGone } from '#schema/domain/record/university-figures.ts';
import type { PlainUniversity } from '../plain-university.ts';
import { hashOf, shuffled } from './choice.ts';
import { fate, figuresOfThen, taught, was } from './gone.ts';
import * as say from './sentences.ts';

const LONGEST = 420;
const SHORTEST = 150;
const MOST_SENTENCES = 4;

/** Kinds of sentences about what sets a school apart, in this order whenever it is known. */
const ALWAYS = [fate, say.noFigures, say.identity, say.teaching, say.fields];
/** Kinds of sentences about a school that is gone. */
const GONE = [was, fate, taught, figuresOfThen];
/** Of these, as many as fit, in an order of the school’s own. */
const SOMETIMES = [
  { kind: 'research', say: say.research },
  { kind: 'graduation', say: say.graduation },
  { kind: 'retention', say: say.retention },
  { kind: 'ratio', say: say.ratio },
  { kind: 'graduateShare', say: say.graduateShare },
  { kind: 'graduatePrograms', say: say.graduatePrograms },
  { kind: 'athletics', say: say.athletics },
  { kind: 'earnings', say: say.earnings },
  { kind: 'canadianOutcomes', say: say.canadianOutcomes },
];
/** When there is too little of the rest. */
const OTHERWISE = [
  say.names,
  say.admission,
  say.pell,
  say.aid,
  say.housing,
  say.calendar,
  say.secular,
  say.collegesOfCanada,
  say.neighbours,
];

/** The catalogue’s own figures that sentences need. */
export interface Context {
  programsOf: ReadonlyMap<number, readonly ProgramTuple[]>;
  aliasesOf: ReadonlyMap<number, readonly AliasRecord[]>;
  schoolsInState: ReadonlyMap<string, number>;
  medianGraduationRate: number | null;
}

/** Of the open US schools that mostly award bachelor’s degrees: the Canadian rates are made in another way and of another time. */
function medianGraduationRate(universities: readonly PlainUniversity[]): number | null {
  const rates = universities
    .filter(({ country, kind, status }) => country === 'US' && kind === 'bachelors' && !isGone(status))
    .filter((university) => decides('graduationRate', university))
    .map((university) => university.graduationRate)
    .filter((rate) => rate !== null)
    .sort((a, b) => a - b);
  return rates[Math.floor(rates.length / 2)] ?? null;
}

export function contextOf(
  universities: readonly PlainUniversity[],
  programs: readonly ProgramsRecord[],
  aliases: readonly AliasRecord[],
): Context {
  const schoolsInState = new Map<string, number>();
  for (const { state, status } of universities) {
    if (!isGone(status)) schoolsInState.set(state, (schoolsInState.get(state) ?? 0) + 1);
  }
  return {
    programsOf: new Map(programs.map((record) => [record.id, record.programs])),
    aliasesOf: Map.groupBy(aliases, (alias) => alias.id),
    schoolsInState,
    medianGraduationRate: medianGraduationRate(universities),
  };
}

function subjectOf(university: PlainUniversity, context: Context): say.Subject {
  const aliases = context.aliasesOf.get(university.id) ?? [];
  const named = (kind: AliasRecord['kind']): string[] =>
    // Initials and fragments would read oddly in a sentence.
    aliases.filter((alias) => alias.kind === kind && /\p{L}{4}.* /u.test(alias.name)).map(({ name }) => name);
  return {
    university,
    programs: context.programsOf.get(university.id) ?? [],
    formerNames: named('former'),
    nameInFrench: named('french')[0] ?? null,
    nameInEnglish: named('english')[0] ?? null,
    schoolsInState: context.schoolsInState.get(university.state) ?? 1,
    medianGraduationRate: context.medianGraduationRate,
  };
}

/** The description of one school: two to four sentences, 150 to 420 characters. */
export function descriptionOf(university: PlainUniversity, context: Context): string {
  const subject = subjectOf(university, context);
  const wanted = 3 + (hashOf(university.id, 'sentences') % 2);
  const sentences: string[] = [];
  const length = () => sentences.join(' ').length;
  const add = (sentence: string | null): void => {
    if (sentence === null || sentences.length >= MOST_SENTENCES) return;
    if (sentences.length > 0 && length() + 1 + sentence.length > LONGEST) return;
    sentences.push(sentence);
  };
  if (isGone(university.status)) {
    for (const sentence of GONE) add(sentence(subject));
    return sentences.join(' ');
  }
  add(say.opening(subject));
  for (const sentence of ALWAYS) add(sentence(subject));
  for (const { say: sentence } of shuffled(university.id, 'sometimes', SOMETIMES)) {
    if (sentences.length < wanted || length() < SHORTEST) add(sentence(subject));
  }
  for (const sentence of OTHERWISE) {
    if (sentences.length < 2 || length() < SHORTEST) add(sentence(subject));
  }
  return sentences.join(' ');
}
