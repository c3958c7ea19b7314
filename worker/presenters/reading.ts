/** A parsed query as it is sent: how a line was read, why schools answer it and how it may go on. */

import type wishWords from '#data/lexicons/wish-words.json';
import { language } from '#names/locale.ts';
import type { Reading, ReadSpan, Reason, Suggestion, WishSuggestion } from '#schema/api/search.ts';
import { townName } from '#schema/domain/places/places.ts';
import { subjectLabel } from '#schema/domain/programs/subjects.ts';
import type { AmountSays, Says, Why } from '#schema/domain/search/reading-codes.ts';
import type { NumberColumn } from '#schema/domain/search/search-filters.ts';
import { foldText } from '#schema/search/fold-text.ts';
import { reasonText, spanLabel, wishWordLabels } from '#words/search/reading.ts';
import { saysOfVisitor } from '#worker/search/answers/classify-question.ts';
import { specialismTitle } from '#worker/search/programs/specialisms.ts';
import type { ExplainedPart, ParseExplanation } from '#worker/search/query/explain-parse.ts';
import type { SuggestedQuery } from '#worker/search/query/suggest-queries.ts';
import { schoolName } from './school-name.ts';
import { cipTitle } from './texts-of-data.ts';

type Parameters = ReadSpan['parameters'];

/** Every entry of the lexicon has its words in each language. */
wishWordLabels satisfies Record<
  Exclude<keyof typeof wishWords, 'not-published' | 'elsewhere' | 'no-university'>,
  string
>;

/** More of them say less than the one title that the line has. */
const TITLES_MAX = 3;

function titleOf(key: string): string | undefined {
  if (!/^\d/.test(key)) return subjectLabel(key);
  return language === 'en' ? (specialismTitle(key) ?? subjectLabel(key)) : cipTitle(key, '') || undefined;
}

/** Titles of the subjects of a part; the one of the line where they have none in this language. */
function subjectsOf(says: Says): string[] {
  if (says.code !== 'subject') return [];
  const titles = says.subjects.map(titleOf);
  const known = titles.filter((title) => title !== undefined);
  const isWhole = known.length === titles.length && titles.length > 0 && titles.length <= TITLES_MAX;
  if (isWhole) return known;
  return [says.title ?? says.subjects.map((key) => titleOf(key) ?? specialismTitle(key) ?? key).join(' · ')];
}

/** The amount that a parameter of a range is. */
function boundOf(name: string, value: number): AmountSays | null {
  const [, of, end] = /^(.*)(Min|Max)$/.exec(name) ?? [];
  return of === undefined
    ? null
    : { code: 'amount', of: of as NumberColumn, form: end === 'Min' ? 'atLeast' : 'atMost', values: [value] };
}

/** What a part of a parsed line says. */
export function partText({ says, parameters, negated = false }: Omit<ExplainedPart, 'kind'>): string {
  const [name = '', value] = Object.entries(parameters)[0] ?? [];
  const price = typeof value !== 'number' ? null : name.startsWith('netPrice') ? 'netPrice' : 'tuition';
  const bound = negated && says.code === 'word' && typeof value === 'number' ? boundOf(name, value) : null;
  return spanLabel({ says, negated, price, bound, subjects: subjectsOf(says) });
}

const partsText = (parts: readonly ExplainedPart[]) => parts.map(partText).join(' · ');

const presentPart = (part: ExplainedPart & { id?: number }) => ({
  kind: part.kind,
  label: part.id !== undefined && part.says.code === 'typed' ? schoolName(part.id, part.says.text) : partText(part),
  parameters: part.parameters,
});

/** A reading in the language of the answer. */
export function presentReading({ instead, spans, alternatives, ...reading }: ParseExplanation): Reading {
  return {
    ...reading,
    spans: spans.map(({ says, alternatives, ...span }) => ({
      ...span,
      label: partText({ ...span, says }),
      alternatives: alternatives.map(presentPart),
    })),
    alternatives: alternatives.map((one) => ({
      ...presentPart(one),
      ...(one.id === undefined ? {} : { id: one.id }),
    })),
    instead: instead && { label: partsText(instead.parts), parameters: instead.parameters },
  };
}

/** What a line asks of a school that it names, a word or two a part: neither the name nor what it says of the visitor. */
export const partsOfReading = ({ spans }: ParseExplanation): string[] =>
  spans.filter((span) => span.kind !== 'school' && !saysOfVisitor(span)).map(partText);

const REASON_VALUES = {
  lead: () => null,
  online: () => null,
  completes: () => null,
  graduates: (why: Why) => (why.code === 'graduates' ? why.graduates : null),
  deadline: () => null,
  figure: (why: Why) => (why.code === 'figure' ? why.value : null),
} satisfies Record<Why['code'], (why: Why) => number | null>;

/** Why a school answers. */
export function presentReasons(reasons: readonly Why[]): Reason[] {
  return reasons.map((why) => {
    const subject = 'subject' in why ? partText({ says: why.subject, parameters: {} }) : '';
    return {
      kind: why.code,
      of: why.code === 'lead' ? 'school' : why.code === 'figure' ? why.of : why.code === 'deadline' ? 'due' : subject,
      value: REASON_VALUES[why.code](why),
      text: reasonText({ why, subject }),
      ...(why.code === 'deadline' && why.day !== null ? { due: { day: why.day, round: why.round } } : {}),
    };
  });
}

/** Schools while typing, by their names in this language; what was typed of another name stays beside it. */
export function presentSuggestedSchools(suggestions: readonly Suggestion[]): Suggestion[] {
  return suggestions.map((one) => {
    const name = schoolName(one.id, one.name);
    const same = one.matched !== null && foldText(one.matched) === foldText(name);
    return { ...one, name, city: townName(one.city), matched: same ? null : one.matched };
  });
}

/** Suggestions while typing. `reads` tells whether a text is read as parameters, so that it may stand in the box. */
export function presentSuggestions(
  wishes: readonly SuggestedQuery[],
  reads: (text: string, parameters: Parameters) => boolean,
): WishSuggestion[] {
  return wishes.map(({ parts, ...wish }) => {
    // In English the line stays as it was typed, with what its last word becomes.
    const text = language === 'en' ? wish.text : parts.map(partText).join(' ');
    return { ...wish, label: partsText(parts), text: reads(text, wish.parameters) ? text : wish.text };
  });
}
