/** The site's origin, "https://example.org", for addresses that people copy. */
import { ON_SERVER } from '../rendering/on-server.ts';

let drawnFor = '';

/** For the Worker, before it renders a page. */
export function setSiteOrigin(origin: string): void {
  drawnFor = origin;
}

export function siteOrigin(): string {
  return ON_SERVER ? drawnFor : window.location.origin;
}
