/** What a search says in sentences besides its list: answers, and what nobody publishes. */
import * as z from 'zod/mini';
import { TOPIC_KEYS } from '../domain/search/unknown-topics.ts';
import { parameters } from './read-parameters.ts';

/** What an answer is: a school's figure, several schools compared, or a place of the site that says it. */
export const ANSWER_KINDS = [
  'figure',
  'comparison',
  'article',
  'term',
  'question',
  'help',
  'major',
  'career',
  'page',
] as const;

export const searchAnswer = z.object({
  kind: z.enum(ANSWER_KINDS),
  title: z.string(),
  /** Sentences that answer, in the language of the request. */
  text: z.string(),
  /**
   * Of a figure, its source as published, which may be in English, and its year in the language of the request; null
   * where nothing is known, or the site says it itself.
   */
  source: z.nullable(z.object({ name: z.string(), year: z.string() })),
  /** Where more of it is: an English path of the site, with its fragment. */
  path: z.string(),
  /** What the link there says. */
  link: z.string(),
  /** Of a published price: the school whose own price for the visitor may be told after it. */
  pricedAt: z.optional(z.int()),
  /** Of several schools, their figures, a column each. */
  table: z.optional(
    z.object({
      columns: z.array(z.string()),
      rows: z.array(z.object({ label: z.string(), values: z.array(z.string()) })),
    }),
  ),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

/** What a line asks for that no public source has. */
export const unknownTopic = z.object({
  topic: z.enum(TOPIC_KEYS),
  /** The words of the line. */
  text: z.string(),
  /** Why it is not known. */
  why: z.string(),
  /** The nearest thing that is known: a search with these parameters besides what was read, or a page. */
  near: z.object({ label: z.string(), parameters: z.nullable(parameters), path: z.nullable(z.string()) }),
});
export type UnknownTopic = z.infer<typeof unknownTopic>;
