/** What a line asks that the site answers in sentences. */
import type { SchoolQuestion } from './school-question.ts';
import type { SiteQuestion } from './site-question.ts';
import type { Topic } from './topics.ts';

/** What a line asks besides, or in place of, a list. */
export interface AskedQuestion {
  schools?: SchoolQuestion;
  site?: SiteQuestion;
  topics?: Topic[];
  /** The row of a school of which the line asks whether it is, or has, what the list is of: "is spelman an hbcu". */
  check?: number;
}
