/** The popular page's first screen. */
import { popularWords as words } from '#frontend/content/popular.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { POPULAR_TABS, type PopularTab } from '#schema/domain/popular.ts';
import { SITE_ROUTES } from '#schema/domain/routes.ts';
import { type Html, html } from '../html.ts';
import { card } from './parts.ts';

/** Cards whose pictures are on the first screen of a wide window. */
const EAGER_CARDS = 3;

export function popularView(tab: PopularTab, universities: readonly UniversityCard[]): Html {
  const { path } = SITE_ROUTES.popular;
  return html`<main class="fp-popular"><div class="fp-in">
<h1>${words.title}</h1>
<p class="fp-intro">${words.intro}</p>
<nav class="fp-tabs" aria-label="${words.tabsLabel}"><ul>${POPULAR_TABS.map(
    (key) =>
      html`<li><a href="${path}?tab=${key}"${key === tab && html` aria-current="true"`}>${words.tabs[key]}</a></li>`,
  )}</ul></nav>
<h2 class="fp-heard">${words.tabs[tab]}</h2>
<p class="fp-rule">${words.rules[tab]}</p>
<p class="fp-count">${words.shown(universities.length)}</p>
<ul class="fp-cards fp-three">${universities.map((university, at) => html`<li>${card(university, at < EAGER_CARDS)}</li>\n`)}</ul>
</div></main>`;
}
