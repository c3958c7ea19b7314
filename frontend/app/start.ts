/**
 * The page's first script, and its smallest: lets the browser paint the page that the Worker wrote before the site's own
 * scripts, which have been fetched meanwhile, take up its time.
 */
function start(): void {
  import('./main.tsx').catch((error: unknown) => console.error(error));
}

// A tab in the background is not painted.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));

export {};
