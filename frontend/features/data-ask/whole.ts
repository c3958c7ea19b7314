/** How many rows a question has that asks for the first of them only. */
import type { Answer } from './engine/run-question.ts';

const LIMIT = /\s+LIMIT\s+(\d+)\s*;?\s*$/i;

/** The question that counts them; null where the answer is not cut by its own LIMIT. */
export function wholeQuestion(question: string, { rows, cut }: Pick<Answer, 'rows' | 'cut'>): string | null {
  const limit = LIMIT.exec(question);
  if (limit === null || cut || rows.length === 0 || Number(limit[1]) !== rows.length) return null;
  return `SELECT COUNT(*) AS whole FROM (${question.slice(0, limit.index)}) AS asked`;
}
