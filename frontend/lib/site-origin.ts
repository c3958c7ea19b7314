/** Where the site is, "https://example.org": for addresses that people copy. */

let drawnFor = '';

/** For the Worker, before it draws a page. */
export function drawForOrigin(origin: string): void {
  drawnFor = origin;
}

export function siteOrigin(): string {
  return import.meta.env.SSR ? drawnFor : window.location.origin;
}
