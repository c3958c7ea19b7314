/** The front page's first screen. */
import { homeWords as words } from '#frontend/content/home.ts';
import { searchBoxWords } from '#frontend/content/search.ts';
import { SITE_ROUTES } from '#schema/domain/routes.ts';
import { type Html, html } from '../html.ts';
import { searchForm, sign } from './parts.ts';

export function homeView(): Html {
  const { path } = SITE_ROUTES.search;
  return html`<main class="fp-home">
<section class="fp-hero"><div class="fp-in">
<div>
<h1>${words.title}</h1>
<p class="fp-lead">${words.lead}</p>
${searchForm(null, 'lg')}
<p class="fp-advanced"><span class="fp-drawn" aria-hidden="true">${sign('filter')}${searchBoxWords.advanced}</span></p>
<nav aria-label="${words.starts.label}"><ul>${words.starts.links.map(({ label, query }) => html`<li><a href="${path}?${query}">${label}</a></li>`)}</ul></nav>
</div>
<figure><div class="fp-map" role="img" aria-label="${words.map}"></div><figcaption>${words.mapCaption}</figcaption></figure>
</div></section>
</main>`;
}
