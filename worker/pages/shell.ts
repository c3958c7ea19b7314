/** The site's index.html as what it is around a page: taken apart once an isolate, put together for each page. */

import { AppError } from '#worker/app-error.ts';
import { digest } from '#worker/cache/digest.ts';
import type { HeldShell, ShellGap } from '#worker/cache/isolate-state.ts';
import type { Deps } from '#worker/deps.ts';
import { html } from '#worker/html.ts';
import { fetchShell } from './site-files.ts';

/** What is written into the gaps. */
export interface ShellContent {
  title: string;
  description: string;
  /** Markup at the end of the head. */
  head: string;
  /** Markup of #root. */
  root: string;
}

/** Marks a gap while the shell is taken apart; no page has it in its text. */
const GAP = '\u{f0000}';
/** Without these it is no shell. */
const NEEDED = ['head', 'root'];

/** The shell of this release in a language, fetched once an isolate. Throws Failure `unavailable`. */
export async function shellOf(deps: Deps, url: URL): Promise<HeldShell> {
  const { language, isolate } = deps;
  const held = isolate.shells[language] ?? (await openShell(await fetchShell(deps, url, language)));
  isolate.shells[language] = held;
  return held;
}

/** Throws Failure `unavailable` for what is no shell: an empty page must not pass for the site's. */
export async function openShell(text: string): Promise<HeldShell> {
  const mark = (name: string) => GAP + name + GAP;
  const marked = await new HTMLRewriter()
    .on('title', { element: (title) => void title.setInnerContent(mark('title')) })
    .on('meta[name="description"]', { element: (meta) => void meta.setAttribute('content', mark('description')) })
    // The page is whole without its scripts: pictures and styles go first. (Vite does not keep the attribute.)
    .on('script[type="module"], link[rel="modulepreload"]', {
      element: (script) => void script.setAttribute('fetchpriority', 'low'),
    })
    .on('head', { element: (head) => void head.append(mark('head'), { html: true }) })
    .on('#root', { element: (root) => void root.setInnerContent(mark('root'), { html: true }) })
    .transform(new Response(text))
    .text();
  const [first = '', ...rest] = marked.split(GAP);
  const texts = [first];
  const gaps: ShellGap[] = [];
  for (let at = 0; at < rest.length; at += 2) {
    const [name = '', after = ''] = rest.slice(at, at + 2);
    gaps.push(gap(name));
    texts.push(after);
  }
  if (!NEEDED.every((name) => gaps.filter((one) => one === name).length === 1)) throw notBuilt();
  return { texts, gaps, release: (await digest(text)).slice(0, 12) };
}

function gap(name: string): ShellGap {
  if (name === 'title' || name === 'description' || name === 'head' || name === 'root') return name;
  throw notBuilt();
}

function notBuilt(): AppError {
  return new AppError('unavailable', { detail: 'The site has not been built yet.' });
}

/** The whole page. */
export function fillShell({ texts, gaps }: HeldShell, content: ShellContent): string {
  const filled = {
    title: html`${content.title}`.markup,
    description: html`${content.description}`.markup,
    head: content.head,
    root: content.root,
  };
  let page = texts[0] ?? '';
  gaps.forEach((name, at) => {
    page += filled[name] + (texts[at + 1] ?? '');
  });
  return page;
}
