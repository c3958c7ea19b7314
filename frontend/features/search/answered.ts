/** Whether a line is answered in a sentence, and whether it asks for a list at all. */
import type { SearchResponse } from '#schema/api/search.ts';

export function saysSomething({ answers, unknown }: SearchResponse): boolean {
  return answers !== undefined || unknown !== undefined;
}

/** A line that asks for no list and is answered all the same: nothing was looked for, and nothing is missing. */
export function isAnswered(answer: SearchResponse): boolean {
  return saysSomething(answer) && answer.reading?.as === 'nothing';
}
