/**
 * The page as it stands before the site's scripts have come, and as it stays where none run: the header, then what the
 * page is about. It looks as the site will look, by frontend/app/first-paint.css, in the site's own words; what only
 * works with scripts is drawn, hidden from screen readers and left out where scripts are switched off.
 */
import { shellWords } from '#frontend/content/shell.ts';
import { FIRST_PAINT_ATTRIBUTE, FIRST_PAINT_MARKS } from '#schema/domain/first-paint.ts';
import { SITE_NAME, SITE_ROUTES } from '#schema/domain/routes.ts';
import { Html, html } from '../html.ts';

const MAIN_LINKS = [
  'search',
  'popular',
  'compare',
  'resources',
  'about',
] as const satisfies (keyof typeof shellWords.nav)[];

/** The portico of frontend/app/layout/brand.tsx. */
const BRAND_MARK = html`<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="7" /><g><path d="M5.5 12.5 16 6l10.5 6.5h-21Z" /><path d="M9.5 16c-1.3 2.6-1.3 5.4 0 8M16 16v8M22.5 16c1.3 2.6 1.3 5.4 0 8M7 27.5h18" /></g></svg>`;

const [BEGIN, END] = FIRST_PAINT_MARKS.map((mark) => new Html(mark)) as [Html, Html];
const MARKED = new Html(FIRST_PAINT_ATTRIBUTE);

/** `part` is the page of frontend/pages that shows; without `main` the header stands alone. */
export function firstPaint(part: string, main: Html | undefined): Html {
  return html`${BEGIN}<div class="fp" ${MARKED}>
<header class="fp-header"><div class="fp-in">
<a class="fp-brand" href="${SITE_ROUTES.home.path}" aria-label="${shellWords.home}">${BRAND_MARK}<span>${SITE_NAME}</span></a>
<nav aria-label="${shellWords.mainNavigation}"><ul>${MAIN_LINKS.map(
    (key) =>
      html`<li><a href="${SITE_ROUTES[key].path}"${key === part && html` aria-current="page"`}>${shellWords.nav[key]}</a></li>`,
  )}</ul></nav>
</div></header>
${main}
</div>${END}`;
}
