/**
 * The page's first script, and its smallest. The page is whole without the others, so they are fetched once it shows with
 * all that belongs to it, or at the first touch; what is pressed meanwhile is pressed again when the page has come
 * to life. Links and forms that lead somewhere do what browsers do.
 */
import { keepPresses } from './early-presses.ts';

/** What the frame is built on, and then the frame: run bit by bit, so that a touch meanwhile is not kept waiting. */
const PARTS = [() => import('react-dom/client'), () => import('./main.tsx')];

async function start(): Promise<void> {
  for (const part of PARTS) {
    await part();
    await nextTask();
  }
}

const nextTask = () => new Promise((done) => setTimeout(done));

let begun = false;

function begin(): void {
  if (begun) return;
  begun = true;
  for (const touch of TOUCHES) removeEventListener(touch, begin, true);
  // The Worker leaves the names of this page's scripts in the head: all are fetched at once.
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="x-script"]')) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' });
    document.head.append(link);
  }
  start().catch((error: unknown) => console.error(error));
}

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll', 'wheel', 'touchstart'];

if (document.getElementById('root')?.firstElementChild) {
  keepPresses();
  for (const touch of TOUCHES) addEventListener(touch, begin, { capture: true, passive: true });
  // A task later, so that what the page itself does at that moment comes first.
  if (document.readyState === 'complete') setTimeout(begin);
  else addEventListener('load', () => setTimeout(begin), { once: true });
} else begin();
