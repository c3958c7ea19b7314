/** Explains a parsed line in the answer, and why each school matches. */
import type { ExportQuery, Reading, Reason, ReadSpan as ToldSpan } from '#schema/api/search.ts';
import { NUMBER_COLUMNS, type NumberColumn, UNIT_SCALE, unitOf } from '#schema/domain/search/search-filters.ts';
import { unpackText } from '#schema/search/sections.ts';
import { NO_NUMBER, type Snapshot } from '#schema/search/snapshot.ts';
import type { ClassifiedQuery } from './classify-query.ts';
import type { Parameters } from './entries.ts';
import type { ParsedQuery, ParsedSpan } from './parse-query.ts';
import { parametersOfQuery } from './query-parameters.ts';
import type { Evidence } from './subject-evidence.ts';

const ALTERNATIVES_MAX = 4;
const FIGURES_MAX = 3;
/** Nobody takes away one chip of more: of a longer line the others have no count. */
const COUNTED_MAX = 8;

/** Counts the rows that a wish leaves. */
export type CountMatches = (wish: ParsedQuery) => number;

const isNarrowing = ({ parameters, order }: ParsedSpan) => Object.keys(parameters).length > 0 && order === undefined;

/** What a word about prices is read as. */
const COST_WORDS: Readonly<Record<string, string>> = {
  Cheap: 'Low cost',
  Expensive: 'High cost',
  'not cheap': 'not low cost',
  'not expensive': 'not high cost',
};

/** Prices say which price is meant: its bound is another for each question. */
function labelOf({ label, vague, parameters }: ParsedSpan): string {
  const [bound] = Object.entries(parameters);
  if ((vague !== 'cheap' && vague !== 'expensive') || !bound || typeof bound[1] !== 'number') return label;
  const price = bound[0].startsWith('netPrice') ? 'net price' : 'tuition';
  return `${COST_WORDS[label] ?? label}: ${price}`;
}

function toldSpan(line: string, span: ParsedSpan, others: ParsedQuery, withoutTotal: number | null): ToldSpan {
  const { from, to, kind, parameters, degree, vague, negated, slips, alternatives } = span;
  return {
    from,
    to,
    text: line.slice(from, to),
    kind,
    label: labelOf(span),
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
  order: span.order === undefined ? wish.order : null,
});

function tellSpans(line: string, wish: ParsedQuery, count: CountMatches | null): ToldSpan[] {
  let left = COUNTED_MAX;
  return wish.spans.map((span) => {
    const others = without(wish, span);
    if (!count || !isNarrowing(span) || left === 0) return toldSpan(line, span, others, null);
    left -= 1;
    return toldSpan(line, span, others, count(others));
  });
}

const nameOf = (snapshot: Snapshot, row: number) =>
  unpackText(snapshot.formTexts, snapshot.formTextStarts, snapshot.rowForms[row] as number);

const labelled = (wish: ParsedQuery) => wish.spans.map(labelOf).join(' · ');

/** A reading with the parts of the wish that a name may be, by which a presenter says it. */
export type ParseExplanation = Omit<Reading, 'instead'> & {
  instead: (NonNullable<Reading['instead']> & { parts: Pick<ToldSpan, 'kind' | 'label' | 'parameters'>[] }) | null;
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
  if (understood.mode === 'nothing') return { ...nothing, unused: understood.wish?.unused ?? [] };
  if (understood.mode === 'names') {
    const { instead } = understood;
    if (!instead) return { ...nothing, as: 'names' };
    const parameters = parametersOfQuery(instead);
    const others = instead.spans.flatMap(({ alternatives }) => alternatives);
    return {
      ...nothing,
      as: 'names',
      alternatives: others.slice(0, ALTERNATIVES_MAX),
      instead: {
        label: labelled(instead),
        parameters,
        parts: instead.spans.map((span) => ({ kind: span.kind, label: labelOf(span), parameters: span.parameters })),
      },
    };
  }
  const wish = asked?.wish ?? understood.wish;
  const named = (understood.named?.rows ?? []).slice(0, 2).map((row) => ({
    kind: 'school' as const,
    label: nameOf(snapshot, row),
    parameters: {},
    id: snapshot.id[row] as number,
  }));
  const [only] = wish.spans.length === 1 ? wish.spans : [];
  return {
    as: 'wish',
    spans: tellSpans(line, wish, asked?.count ?? null),
    parameters: asked?.parameters ?? parametersOfQuery(wish),
    unused: wish.unused,
    order: wish.order,
    alternatives: [...named, ...(only?.alternatives ?? [])].slice(0, ALTERNATIVES_MAX),
    instead: null,
  };
}

const WORDS: Record<NumberColumn, (value: string) => string> = {
  tuition: (value) => `out-of-state or international tuition ${value}`,
  inStateTuition: (value) => `in-state tuition ${value}`,
  netPrice: (value) => `net price ${value}`,
  medianDebt: (value) => `median debt ${value}`,
  medianEarnings: (value) => `median earnings ${value}`,
  acceptanceRate: (value) => `${value} admitted`,
  graduationRate: (value) => `${value} graduate`,
  retentionRate: (value) => `${value} return for a second year`,
  studentPopulation: (value) => `${value} students`,
  yearFounded: (value) => `founded ${value}`,
  studentFacultyRatio: (value) => `${value} students per faculty member`,
  applicationFee: (value) => `application fee ${value}`,
  onlineShare: (value) => `${value} study fully online`,
  pellGraduationRate: (value) => `${value} of Pell Grant recipients graduate`,
  pellOutcome: (value) => `${value} of Pell Grant recipients graduate within eight years`,
  transferOutcome: (value) => `${value} of transfer students graduate within eight years`,
  partTimeOutcome: (value) => `${value} of part-time students graduate within eight years`,
};

const dollars = (value: number) => `US$${Math.round(value).toLocaleString('en-US')}`;
const percent = (value: number) => `${Math.round(value)}%`;
const count = (value: number) => value.toLocaleString('en-US');
const WRITTEN = { dollars, percent, year: String, count, ratio: (value: number) => `${value}:1` } as const;

function figureReason(snapshot: Snapshot, column: NumberColumn, row: number): Reason | null {
  const held = snapshot[column][row] as number;
  if (held === NO_NUMBER) return null;
  const unit = unitOf(column);
  const value = held / UNIT_SCALE[unit];
  const words = unit === 'ratio' ? (text: string) => `${text} student-to-faculty ratio` : WORDS[column];
  return { kind: 'figure', of: column, value, text: words(WRITTEN[unit](value)) };
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
): (row: number) => Reason[] {
  const subjects = wish.spans.filter(({ kind, negated }) => kind === 'subject' && !negated);
  const figures = figuresAsked(query);
  return (row) => {
    const reasons: Reason[] = [];
    if (lead.includes(row)) reasons.push({ kind: 'lead', of: 'school', value: null, text: 'named in the search' });
    evidence.forEach((one, at) => {
      const subject = subjects[at];
      if (!subject || one.score[row] === 0) return;
      const label = subject.label.toLowerCase();
      const graduates = one.graduates[row] as number;
      if (one.related[row] === 1) {
        reasons.push({ kind: 'graduates', of: subject.label, value: null, text: `teaches subjects close to ${label}` });
        return;
      }
      reasons.push({
        kind: 'graduates',
        of: subject.label,
        value: graduates < 0 ? null : graduates,
        text: graduates < 0 ? `teaches ${label}` : `${count(graduates)} ${label} graduates a year`,
      });
      if (one.online[row] === 1) reasons.push({ kind: 'online', of: subject.label, value: null, text: 'fully online' });
      if (one.completes[row] === 1) {
        reasons.push({
          kind: 'completes',
          of: subject.label,
          value: null,
          text: 'mostly completes an associate degree',
        });
      }
    });
    for (const column of figures) {
      const reason = figureReason(snapshot, column, row);
      if (reason) reasons.push(reason);
    }
    return reasons;
  };
}
