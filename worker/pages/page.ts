/** What the Worker knows of a page. */
import type { Contact } from '#schema/domain/account/contact.ts';
import type { Language } from '#schema/domain/formats/language.ts';
import type { Loadable } from '#worker/http/routes/public-route.ts';

/** An answer of the API that the page shows, and that the browser need not ask for again. */
export interface InitialAnswer {
  endpoint: string;
  params: Record<string, string>;
  query: string;
  /** Null where the API would say that there is no such thing. */
  data: unknown;
  /** The same as JSON, as it was served. */
  text: string;
}

/** The API's answer from within; null while the data cannot be reached. Throws what the route throws besides. */
export type Loader = <Question, Answer>(of: Loadable<Question, Answer>, asked: Question) => Promise<Answer | null>;

/** All that a page is made from: nothing of who asks for it, nor of how. */
export interface PageInput {
  /** Its address by the site's own path (readAddress), without what the page does not understand. */
  url: URL;
  language: Language;
  /** YYYY-MM-DD. */
  today: string;
  /** How the people behind the site are reached: every page brings it along. */
  contact: Contact;
  ask: Loader;
}

export interface Page {
  status: number;
  title: string;
  description: string;
  /** Path of the site and query that this content should be known by; null where it should not be known at all. */
  canonical: string | null;
  /** Path of the picture that goes with a link to the page. */
  image?: string;
  /** Path of the picture that is largest on the first screen, as the page asks for it. */
  firstPicture?: string;
  /** Path of a script that must have run before the page is painted. */
  firstScript?: string;
  /** The module of frontend/content/<language> with the running text that it shows: `articles/comparing-costs`. */
  text?: string;
  /** What a page that is an article says of itself. */
  article?: { author: string; section: string; published: string };
  /** Whether other sites may show a card of it (oEmbed). */
  hasCard?: true;
  /** Structured data for search engines (schema.org). */
  jsonLd?: object;
  initialAnswers: InitialAnswer[];
}

/** What a page is sent as. */
export type PageForm = 'html' | 'markdown';

/** A page that lives at another address. */
export interface Moved {
  /** A path of the site. */
  movedTo: string;
}
