/** Marks of one's own ("an 88 average"), which compare with the averages of entrants that some Canadian schools publish. */
import type { Order } from './entries.ts';
import type { ParsedQuery, ParsedSpan } from './parsed-query.ts';

const AVERAGE = 'enteringAverage';
/** Under this mark, nearly every average of entrants is higher: the lowest come first. */
const LOW_MARK = 85;

/** By the averages of entrants, the lowest or the highest first. */
export const byAverage = (sortOrder: Order['sortOrder']): Order => ({ sortBy: AVERAGE, sortOrder });

/** What a mark asks for. */
export const markSpan = (mark: number): Pick<ParsedSpan, 'kind' | 'says' | 'parameters' | 'bare'> => ({
  kind: 'selectivity',
  says: { code: 'amount', of: AVERAGE, form: 'atMost', values: [mark] },
  parameters: { enteringAverageMax: mark },
  bare: true,
});

const isMark = ({ bare, parameters }: ParsedSpan) => bare === true && parameters.enteringAverageMax !== undefined;

/** Outside Canada nobody publishes such averages: a mark asks for nothing. */
export function withoutMarks(wish: ParsedQuery): ParsedQuery {
  const marks = wish.spans.filter(isMark);
  if (marks.length === 0) return wish;
  const text = (says: ParsedSpan['says']) => (says.code === 'amount' ? String(says.values[0]) : '');
  return {
    ...wish,
    spans: wish.spans.filter((span) => !isMark(span)),
    unused: [...wish.unused, ...marks.map(({ from, to, says }) => ({ from, to, text: text(says) }))],
  };
}

/** A low mark as the order that begins with the lowest averages. */
export function withLowMark(wish: ParsedQuery): ParsedQuery {
  const low = wish.spans.find((span) => isMark(span) && (span.parameters.enteringAverageMax as number) < LOW_MARK);
  if (!low || wish.order) return wish;
  const order = byAverage('asc');
  const says = { code: 'order' as const, by: order.sortBy, order: order.sortOrder };
  return {
    ...wish,
    order,
    spans: wish.spans.map((span) => (span === low ? { ...low, kind: 'order', says, order, parameters: {} } : span)),
  };
}
