/** Rebuilds a query from parameters: what decides its order, as if it were parsed from a line. */
import type { ExportQuery } from '#schema/api/search.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';
import type { ParsedQuery, ParsedSpan } from './parsed-query.ts';

const PLACED = { code: 'typed', text: '' } as const;
const SPAN = { from: 0, to: 0, negated: false, slips: 0, alternatives: [] } as const;

const isPlaced = ({ state, metro, city, near, nearPlace }: ExportQuery) =>
  state.length > 0 || metro.length > 0 || [city, near, nearPlace].some((value) => value !== undefined);

/** Null where neither a subject nor a school decides: such a list has no order of relevance. */
export function queryFromParameters(snapshot: Snapshot, query: ExportQuery): ParsedQuery | null {
  const { subject, like } = query;
  const row = like === undefined ? -1 : snapshot.id.indexOf(like);
  if (subject.length === 0 && row < 0) return null;
  const spans: ParsedSpan[] = [];
  // One word may be several subjects ("marine biology"), so any of them will do.
  if (subject.length > 0) {
    spans.push({
      ...SPAN,
      alternatives: [],
      kind: 'subject',
      says: { code: 'subject', subjects: subject },
      parameters: { subject },
    });
  }
  if (isPlaced(query)) spans.push({ ...SPAN, alternatives: [], kind: 'place', says: PLACED, parameters: {} });
  return {
    spans,
    unused: [],
    unpublished: 0,
    schools: [],
    like: row < 0 ? null : { row, compared: [] },
    than: [],
    order: null,
    forList: true,
    placesJoined: false,
    compares: false,
    slips: 0,
    words: 0,
  };
}
