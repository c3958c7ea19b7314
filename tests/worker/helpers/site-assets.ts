/** The asset store of tests that look at pages: the page of each language that all are written into, and no other file. */

/** As scripts/bring-together.ts names and writes them. */
const SHELLS: Readonly<Record<string, string>> = { '/index.html': 'en', '/index-fr.html': 'fr-CA' };

export const SITE_ASSETS = {
  fetch: async (request: RequestInfo | URL) => {
    const language = SHELLS[new URL((request as Request).url).pathname];
    if (language === undefined) return new Response('no such file', { status: 404 });
    return new Response(
      `<!doctype html><html lang="${language}"><head><title>Shell</title><meta name="description" content="Shell" /></head><body><div id="root"></div></body></html>`,
      { headers: { 'content-type': 'text/html' } },
    );
  },
};
