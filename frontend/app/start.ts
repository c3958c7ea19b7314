/**
 * The page's first script, and its smallest: lets the browser paint the page that the Worker wrote before the site's own
 * scripts, which have been fetched meanwhile, take up its time.
 */
/** What the frame is built on, and then the frame: run bit by bit, so that a touch meanwhile is not kept waiting. */
const PARTS = [() => import('react-dom/client'), () => import('./main.tsx')];

async function start(): Promise<void> {
  for (const part of PARTS) {
    await part();
    await nextTask();
  }
}

const nextTask = () => new Promise((done) => setTimeout(done));
const begin = () => void start().catch((error: unknown) => console.error(error));

// A tab in the background is not painted.
if (document.hidden) begin();
else requestAnimationFrame(() => setTimeout(begin));

export {};
