/** Title and description of a university's page, for its head. */
import type { UniversityRecordView } from '#schema/api/university.ts';
import { hasClosed, onlyAnnounced, stateAt } from '#schema/domain/record/university-figures.ts';
import { statusSentence } from '#words/university/status.ts';
import { universityWords } from '#words/university/university.ts';
import { currentDay } from './today.ts';

type Headed = Pick<UniversityRecordView, 'name' | 'description' | 'status'>;

/** Longest description that search engines show whole. */
const DESCRIPTION_MAX = 160;

/**
 * What the page is called and what it says, as of `today` (an ISO day). A school that has closed or merged is not
 * advertised: its page says what happened and where its figures and its successor are.
 */
export function universityHead(
  { name, description, status }: Headed,
  today: string = currentDay(),
): { title: string; description: string } {
  const state = stateAt(status, today);
  const happened = state === 'renamed' ? null : statusSentence(name, status, today);
  if (happened === null) return { title: universityWords.title(name), description: shortened(description) };
  const { head } = universityWords;
  if (!hasClosed(status, today))
    return { title: universityWords.title(name), description: shortened(`${happened} ${description}`) };
  const where = status.successorName === null ? head.gone : head.goneTo(status.successorName);
  const announced = onlyAnnounced(status, today);
  const title = state === 'merged' ? (announced ? head.toMerge : head.merged) : announced ? head.toClose : head.closed;
  return {
    title: title(name),
    description: shortened(`${happened} ${where}`),
  };
}

/** Whole sentences while they fit, else whole words. */
function shortened(text: string): string {
  if (text.length <= DESCRIPTION_MAX) return text;
  const start = text.slice(0, DESCRIPTION_MAX);
  const sentence = start.lastIndexOf('. ');
  return sentence > DESCRIPTION_MAX / 2 ? start.slice(0, sentence + 1) : `${start.slice(0, start.lastIndexOf(' '))} …`;
}
