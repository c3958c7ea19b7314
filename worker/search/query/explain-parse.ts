/** Explains a parsed line in the answer, and why each school matches. */
import type { ExportQuery, Reading, ReadSpan } from '#schema/api/search.ts';
import type { Says, Why } from '#schema/domain/search/reading-codes.ts';
import { NUMBER_COLUMNS, type NumberColumn, UNIT_SCALE, unitOf } from '#schema/domain/search/search-filters.ts';
import { unpackText } from '#schema/search/sections.ts';
import { NO_NUMBER, type Snapshot } from '#schema/search/snapshot.ts';
import type { ClassifiedQuery } from './classified-query.ts';
import type { Parameters, SpanKind } from './entries.ts';
import { saysWhoAsks } from './own-price.ts';
import type { ParsedQuery, ParsedSpan } from './parsed-query.ts';
import { parametersOfQuery } from './query-parameters.ts';
import type { Evidence } from './subject-evidence.ts';

const ALTERNATIVES_MAX = 4;
const FIGURES_MAX = 3;
/** Nobody takes away one chip of more: of a longer line the others have no count. */
const COUNTED_MAX = 8;

/** Nor are those of a line with more parts. */
const SPANS_COUNTED = 12;

/** Counts the rows that a wish leaves. */
export type CountMatches = (wish: ParsedQuery) => number;

const isNarrowing = ({ parameters, order }: ParsedSpan) => Object.keys(parameters).length > 0 && order === undefined;

/** A part of a wish as a presenter says it. */
export interface ExplainedPart {
  kind: SpanKind;
  says: Says;
  parameters: Parameters;
  negated?: boolean;
}
/** A span of the answer without its words. */
export type ExplainedSpan = Omit<ReadSpan, 'label' | 'alternatives'> & { says: Says; alternatives: ExplainedPart[] };

function explainedSpan(
  line: string,
  span: ParsedSpan,
  others: ParsedQuery,
  withoutTotal: number | null,
): ExplainedSpan {
  const { from, to, kind, says, parameters, degree, vague, negated, slips, alternatives } = span;
  return {
    from,
    to,
    text: line.slice(from, to),
    kind,
    says,
    parameters: { ...parameters, ...(degree && !negated ? { degree } : {}) },
    ...(vague ? { vague } : {}),
    negated,
    mended: slips > 0,
    without: parametersOfQuery(others),
    withoutTotal,
    alternatives: alternatives.slice(0, ALTERNATIVES_MAX),
  };
}

const without = (wish: ParsedQuery, span: ParsedSpan): ParsedQuery => ({
  ...wish,
  spans: wish.spans.filter((one) => one !== span),
  // Without the income or the home there is no price of one's own to order by.
  order: span.order !== undefined || (wish.order?.sortBy === 'yourPrice' && saysWhoAsks(span)) ? null : wish.order,
});

function explainedSpans(line: string, wish: ParsedQuery, count: CountMatches | null): ExplainedSpan[] {
  let left = wish.spans.length > SPANS_COUNTED ? 0 : COUNTED_MAX;
  return wish.spans.map((span) => {
    const others = without(wish, span);
    if (!count || !isNarrowing(span) || left === 0) return explainedSpan(line, span, others, null);
    left -= 1;
    return explainedSpan(line, span, others, count(others));
  });
}

const nameOf = (snapshot: Snapshot, row: number) =>
  unpackText(snapshot.formTexts, snapshot.formTextStarts, snapshot.rowForms[row] as number);

/** A reading without its words. A school of the alternatives has its id. */
export type ParseExplanation = Omit<Reading, 'spans' | 'alternatives' | 'instead'> & {
  spans: ExplainedSpan[];
  alternatives: (ExplainedPart & { id?: number })[];
  instead: { parts: ExplainedPart[]; parameters: Parameters } | null;
};

/** How a text was understood. `count` is of the wish that was asked. */
export function explainParse(
  snapshot: Snapshot,
  line: string,
  understood: ClassifiedQuery,
  asked: { wish: ParsedQuery; parameters: Parameters; count: CountMatches } | undefined,
): ParseExplanation {
  const nothing: ParseExplanation = {
    as: 'nothing',
    spans: [],
    parameters: {},
    unused: [],
    order: null,
    alternatives: [],
    instead: null,
  };
  if (understood.mode !== 'wish') {
    const { mode, instead } = understood;
    const unused = mode === 'nothing' ? (understood.wish?.unused ?? []) : [];
    if (!instead) return { ...nothing, as: mode, unused };
    const parameters = parametersOfQuery(instead);
    const others = instead.spans.flatMap(({ alternatives }) => alternatives);
    return {
      ...nothing,
      as: mode,
      unused,
      alternatives: others.slice(0, ALTERNATIVES_MAX),
      instead: {
        parameters,
        parts: instead.spans.map(({ kind, says, parameters, negated }) => ({ kind, says, parameters, negated })),
      },
    };
  }
  const wish = asked?.wish ?? understood.wish;
  const named = (understood.named?.rows ?? []).slice(0, 2).map((row) => ({
    kind: 'school' as const,
    says: { code: 'typed' as const, text: nameOf(snapshot, row) },
    parameters: {},
    id: snapshot.id[row] as number,
  }));
  const [only] = wish.spans.length === 1 ? wish.spans : [];
  return {
    as: 'wish',
    spans: explainedSpans(line, wish, asked?.count ?? null),
    parameters: asked?.parameters ?? parametersOfQuery(wish),
    unused: wish.unused,
    order: wish.order,
    alternatives: [...named, ...(only?.alternatives ?? [])].slice(0, ALTERNATIVES_MAX),
    instead: null,
  };
}

function figureReason(snapshot: Snapshot, column: NumberColumn, row: number): Why | null {
  const value = snapshot[column][row] as number;
  return value === NO_NUMBER ? null : { code: 'figure', of: column, value: value / UNIT_SCALE[unitOf(column)] };
}

/** The figures that a question compares or orders by, in its order. */
function figuresAsked(query: ExportQuery): NumberColumn[] {
  const asked = query as unknown as Record<string, unknown>;
  const columns = NUMBER_COLUMNS.filter(
    (column) => asked[`${column}Min`] !== undefined || asked[`${column}Max`] !== undefined || query.sortBy === column,
  );
  return columns.slice(0, FIGURES_MAX);
}

/** Why each row of a page answers a wish. */
export function reasonsOf(
  snapshot: Snapshot,
  {
    wish,
    query,
    lead,
    evidence = [],
  }: { wish: ParsedQuery; query: ExportQuery; lead: readonly number[]; evidence?: readonly Evidence[] },
): (row: number) => Why[] {
  const subjects = wish.spans.filter(({ kind, negated }) => kind === 'subject' && !negated);
  const figures = figuresAsked(query);
  return (row) => {
    const reasons: Why[] = [];
    if (lead.includes(row)) reasons.push({ code: 'lead' });
    evidence.forEach((one, at) => {
      const subject = subjects[at]?.says;
      if (!subject || one.score[row] === 0) return;
      const close = one.related[row] === 1;
      const counted = one.graduates[row] as number;
      reasons.push({ code: 'graduates', subject, graduates: close || counted < 0 ? null : counted, close });
      if (close) return;
      if (one.online[row] === 1) reasons.push({ code: 'online', subject });
      if (one.completes[row] === 1) reasons.push({ code: 'completes', subject });
    });
    for (const column of figures) {
      const reason = figureReason(snapshot, column, row);
      if (reason) reasons.push(reason);
    }
    return reasons;
  };
}
