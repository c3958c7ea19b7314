/** A parsed query as it is sent: how a line was read, why schools answer it and how it may go on. */

import { language } from '#names/locale.ts';
import type { Reading, ReadSpan, Reason, Suggestion, WishSuggestion } from '#schema/api/search.ts';
import { CA_PROVINCES } from '#schema/domain/places/english-places.ts';
import { stateName } from '#schema/domain/places/places.ts';
import { subjectLabel } from '#schema/domain/programs/subjects.ts';
import { COUNTRY_LABELS, type Country } from '#schema/domain/record/enums.ts';
import type { SpanKind } from '#schema/domain/search/wish-kinds.ts';
import { foldText } from '#schema/search/fold-text.ts';
import { reasonText, spanLabel } from '#words/search/reading.ts';
import type { ParseExplanation } from '#worker/search/query/explain-parse.ts';
import type { SuggestedQuery } from '#worker/search/query/suggest-queries.ts';
import { schoolName } from './school-name.ts';
import { cipTitle } from './texts-of-data.ts';

type Parameters = ReadSpan['parameters'];

const list = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)];
const countryOf = (state: string): Country => (Object.hasOwn(CA_PROVINCES, state) ? 'CA' : 'US');

/** Titles of subjects by their keys; none where one of them has no title in this language. */
function subjectsOf(parameters: Parameters, label: string): string[] {
  const keys = list(parameters.subject);
  const titles = keys.map((key) => (/^\d/.test(key) ? cipTitle(key, '') : subjectLabel(key)));
  return titles.includes('') ? [label] : titles;
}

function placesOf(parameters: Parameters): string[] {
  const denied = list(parameters.not).flatMap((one) => (one.startsWith('state:') ? [one.slice('state:'.length)] : []));
  const states = [...list(parameters.state), ...denied].map((code) => stateName(countryOf(code), code));
  return [...states, ...list(parameters.country).map((code) => COUNTRY_LABELS[code as Country] ?? code)];
}

interface Labelled {
  kind: SpanKind;
  label: string;
  parameters: Parameters;
}

function labelOf({ kind, label, parameters }: Labelled, negated = false, order: Reading['order'] = null): string {
  return spanLabel({
    kind,
    label,
    parameters,
    negated,
    order: order && `${order.sortBy} ${order.sortOrder}`,
    subjects: subjectsOf(parameters, label),
    places: placesOf(parameters),
  });
}

const said = <One extends Labelled>(one: One): One => ({ ...one, label: labelOf(one) });

/** A reading as the search tells it; English is said already. */
export function presentReading(found: ParseExplanation): Reading {
  const { instead, ...reading } = found;
  if (language === 'en')
    return { ...reading, instead: instead && { label: instead.label, parameters: instead.parameters } };
  return {
    ...reading,
    spans: reading.spans.map((span) => ({
      ...span,
      label: labelOf(span, span.negated, reading.order),
      alternatives: span.alternatives.map(said),
    })),
    alternatives: reading.alternatives.map(said),
    instead: instead && {
      label: instead.parts.map((part) => labelOf(part)).join(' · '),
      parameters: instead.parameters,
    },
  };
}

/** Why a school answers, by the subjects that were read. */
export function presentReasons(reasons: readonly Reason[], reading: ParseExplanation | undefined): Reason[] {
  if (language === 'en') return [...reasons];
  return reasons.map((reason) => {
    const span = reading?.spans.find(({ kind, label }) => kind === 'subject' && label === reason.of);
    const subject = span ? labelOf(span) : reason.of;
    const close = reason.kind === 'graduates' && /^teaches subjects close to /.test(reason.text);
    return {
      ...reason,
      text: reasonText({ ...reason, subject, close }),
      of: reason.kind === 'figure' ? reason.of : subject,
    };
  });
}

/** Schools while typing, by their names in this language; what was typed of another name stays beside it. */
export function presentSuggestedSchools(suggestions: readonly Suggestion[]): Suggestion[] {
  return suggestions.map((one) => {
    const name = schoolName(one.id, one.name);
    const same = one.matched !== null && foldText(one.matched) === foldText(name);
    return { ...one, name, matched: same ? null : one.matched };
  });
}

/** Suggestions while typing. `reads` tells whether a text is read as parameters, so that it may stand in the box. */
export function presentSuggestions(
  wishes: readonly SuggestedQuery[],
  reads: (text: string, parameters: Parameters) => boolean,
): WishSuggestion[] {
  return wishes.map(({ parts, ...wish }) => {
    if (language === 'en' || parts.length === 0) return wish;
    const labels = parts.map((part) => labelOf(part, part.negated, part.order));
    const text = labels.join(' ');
    return { ...wish, label: labels.join(' · '), text: reads(text, wish.parameters) ? text : wish.text };
  });
}
