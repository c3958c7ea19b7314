/** What the Worker knows of a page before the SPA starts. */
import type { Html } from './html.ts';

/** An answer of the API that the first screen will ask for. */
export interface InitialAnswer {
  endpoint: string;
  params: Record<string, string>;
  query: string;
  /** The answer's JSON, as it was served. */
  text: string;
}

export interface Page {
  status: number;
  title: string;
  description: string;
  /** Path and query that this content should be known by; null where it should not be known at all. */
  canonical: string | null;
  /** Path of the picture that goes with a link to the page. */
  image?: string;
  /** Path of the picture that is largest on the first screen, as the SPA will ask for it. */
  firstPicture?: string;
  /** A part of the SPA that this page needs besides the page's own: the text of an article. */
  furtherPart?: string;
  /** What a page that is an article says of itself. */
  article?: { author: string; section: string; published: string };
  /** Structured data for search engines (schema.org). */
  jsonLd?: object;
  initialAnswers: InitialAnswer[];
  /** The page as it stands before the scripts have come, and for people and programs that run none. */
  withoutScript?: Html;
}

/** A page that lives at another address. */
export interface Moved {
  movedTo: string;
}
