/** What is said of an institution that closes, has closed, merged, paused or changed its name. */

import { currentDay } from '#frontend/content/today.ts';
import { startSentence, theSchool } from '#schema/domain/formats/english-grammar.ts';
import { formatPartialDate } from '#schema/domain/formats/partial-date.ts';
import {
  onlyAnnounced,
  type StatusState,
  stateAt,
  type UniversityStatus,
} from '#schema/domain/record/university-figures.ts';

type Status = Pick<UniversityStatus, 'state' | 'date' | 'successorName' | 'announced' | 'formerName'>;

const when = (date: string | null, word: 'on' | 'in' = 'in') => {
  if (date === null) return '';
  const day = date.length > 7;
  return ` ${day ? 'on' : word} ${formatPartialDate(date)}`;
};

/** One sentence, null for a school that is simply open. `today` is an ISO day; the visitor's own by default. */
export function statusSentence(school: string, status: Status, today: string = currentDay()): string | null {
  const { date, formerName } = status;
  const name = startSentence(theSchool(school));
  const successorName = status.successorName === null ? null : theSchool(status.successorName);
  const announced = onlyAnnounced(status, today);
  switch (stateAt(status, today)) {
    case 'closed':
      return announced ? `${name} announced that it would close${when(date)}.` : `${name} closed${when(date)}.`;
    case 'merged': {
      const into = successorName === null ? ' with another school' : ` into ${successorName}`;
      return announced
        ? `${name} announced that it would merge${into}${when(date)}.`
        : `${name} merged${into}${when(date)}.`;
    }
    case 'closing':
      return successorName === null
        ? `${name} is closing${when(date)}.`
        : `${name} is becoming part of ${successorName}${when(date)}.`;
    case 'paused':
      return date === null ? `${name} has paused classes.` : `${name} paused classes${when(date)}.`;
    case 'unconfirmed':
      return `The latest federal list of schools (College Scorecard, June 2026) no longer includes ${theSchool(school)}. A school that drops off the list may have closed or stopped taking federal student aid, so ask before you apply.`;
    case 'renamed':
      return formerName === null
        ? null
        : `Until ${date === null ? 'recently' : formatPartialDate(date)}, it was called ${theSchool(formerName)}.`;
    default:
      return null;
  }
}

export const statusWords = {
  /** A badge on a card; null for schools that one can apply to as ever. */
  badge: {
    open: null,
    renamed: null,
    closing: 'Closing',
    closed: 'Closed',
    merged: 'Merged',
    paused: 'Paused',
    unconfirmed: null,
  } satisfies Record<StatusState, string | null>,
} as const;
