/** What travels with a request through the Worker. */
import type { Deps } from '../deps.ts';

export interface RequestContext {
  deps: Deps;
  /** The request; a HEAD arrives as the GET it stands for. */
  request: Request;
  requestId: string;
  url: URL;
}

/** Parameters of the path, decoded. */
export type PathParams = Record<string, string>;
