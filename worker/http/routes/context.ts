/** What travels with a request through the Worker. */
import type { Deps } from '../../deps.ts';

export interface RequestContext {
  deps: Deps;
  /** The request; a HEAD arrives as the GET it stands for. */
  request: Request;
  requestId: string;
  url: URL;
  /** What answers, for the log: set by the router, a name of ours and never the address. */
  route: string;
}

/** Parameters of the path, decoded. */
export type PathParams = Record<string, string>;
