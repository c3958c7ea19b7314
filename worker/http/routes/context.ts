/** Request context: what a route gets of a request. */
import type { Language } from '#schema/domain/formats/language.ts';
import type { AppContext, Deps } from '#worker/deps.ts';

/** A request as it arrived. */
export interface IncomingRequest {
  app: AppContext;
  /** The request; a HEAD arrives as the same GET. */
  request: Request;
  requestId: string;
  /** Without what says the language, which is in `language`. */
  url: URL;
  language: Language;
  /** What answers, for the log: set by the router, a name of ours and never the address. */
  route: string;
  /** Set by a route whose answer other sites show as a part of their own pages. */
  forOtherSites?: true;
}

/** A request whose route is known, with the session that its answer is made in. */
export interface RequestContext extends IncomingRequest {
  deps: Deps;
}

/** Parameters of the path, decoded. */
export type PathParams = Record<string, string>;
