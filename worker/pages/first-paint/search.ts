/** The search page's first screen, and its whole list for whoever runs no scripts. */
import { paginationWords } from '#frontend/content/pagination.ts';
import { viewWords } from '#frontend/content/results-view.ts';
import { besideWords, SORT_LABELS, SORT_VALUES, searchWords as words } from '#frontend/content/search.ts';
import { statusSentence } from '#frontend/content/status.ts';
import type { SearchResponse } from '#schema/api/search.ts';
import { SITE_ROUTES } from '#schema/domain/routes.ts';
import { BACHELORS_KINDS, INSTITUTION_KINDS, type InstitutionKind } from '#schema/domain/university-figures.ts';
import { type Html, html } from '../html.ts';
import { card, drawnButton, searchForm, sign, universityPath } from './parts.ts';

const { path } = SITE_ROUTES.search;
/** Cards whose pictures are on the first screen of a wide window. */
const EAGER_CARDS = 4;
/** Parameters of the address that are not filters. */
const NO_FILTERS: ReadonlySet<string> = new Set(['q', 'page', 'sortBy', 'sortOrder', 'view']);

/** `address` holds the parameters that could be read, under the page's names. */
export function searchView(answer: SearchResponse, address: URLSearchParams, onMap: boolean): Html {
  const { universities, total, page, limit } = answer;
  const from = (page - 1) * limit + 1;
  const filters = new Set([...address.keys()].filter((name) => !NO_FILTERS.has(name))).size;
  return html`<main class="fp-results">
<div class="fp-band"><div class="fp-in"><h1>${words.title}</h1>${searchForm(address.get('q'), 'md')}</div></div>
<div class="fp-in fp-columns">
<div class="fp-aside"><div class="fp-narrow">${drawnButton(`${words.showFilters}${filters > 0 ? ` (${filters})` : ''}`, 'filter')}</div><p class="fp-wide">${words.filters}</p></div>
<div>
<div class="fp-tools">${drawnButton(viewWords.near, 'pin', 'fp-sm')}${viewSwitch(address, onMap)}</div>
${filters > 0 && html`<div class="fp-chips"></div>`}
${
  !onMap &&
  html`<section>
<h2 class="fp-heard">${words.results}</h2>
<div class="fp-tools"><p class="fp-count">${universities.length === 0 ? words.none : words.summary(from, from + universities.length - 1, total)}</p>${order(address)}</div>
${beside(answer, address)}
${universities.length === 0 ? nothing(answer) : html`${remarks(answer, address)}<ul class="fp-cards">${universities.map((university, at) => html`<li>${card(university, at < EAGER_CARDS)}</li>\n`)}</ul>${pages(answer, address)}`}
</section>`
}
</div>
</div>
</main>`;
}

function withParameter(address: URLSearchParams, name: string, value: string): string {
  const query = new URLSearchParams(address);
  query.set(name, value);
  return `${path}?${query}`;
}

function viewSwitch(address: URLSearchParams, onMap: boolean): Html {
  const list = [...address].length === 0 ? path : `${path}?${address}`;
  const chosen = html` aria-current="true"`;
  return html`<nav class="fp-switch" aria-label="${viewWords.label}"><a href="${list}"${!onMap && chosen}>${sign('list')}${viewWords.list}</a><a href="${withParameter(address, 'view', 'map')}"${onMap && chosen}>${sign('map')}${viewWords.map}</a></nav>`;
}

/** The order in force, as the selector names it; the selector itself needs scripts. */
function order(address: URLSearchParams): Html {
  const around = address.has('near') || address.has('nearPlace');
  const byDefault = address.has('q') ? 'relevance' : around ? 'distance' : 'name';
  const key = address.get('sortBy') ?? byDefault;
  const descending = address.get('sortOrder') === 'desc';
  const option =
    {
      relevance: SORT_LABELS.relevance,
      name: SORT_LABELS[descending ? 'name-desc' : 'name-asc'],
      tuition: SORT_LABELS[descending ? 'tuition-high' : 'tuition-low'],
      yearFounded: SORT_LABELS[descending ? 'year-new' : 'year-old'],
      distance: SORT_LABELS.distance,
    }[key] ?? (SORT_LABELS as Record<string, string>)[`${key}-${descending ? 'desc' : 'asc'}`];
  return html`<div class="fp-order fp-drawn" aria-hidden="true">${words.sort}<span>${option}</span></div>`;
}

function remarks({ suggestion, withoutValue }: SearchResponse, address: URLSearchParams): Html | null {
  const value = SORT_VALUES[(address.get('sortBy') ?? '') as keyof typeof SORT_VALUES];
  const corrected = suggestion === undefined ? null : words.corrected(suggestion);
  const last = withoutValue > 0 && value !== undefined;
  if (corrected === null && !last) return null;
  return html`<div class="fp-remarks">${corrected && html`<p>${corrected.before}<strong>${corrected.strong}</strong>${corrected.after} ${words.typed(address.get('q') ?? '')}</p>`}${last && html`<p>${words.withoutValue(withoutValue, value)}</p>`}</div>`;
}

/** What frontend/features/search/components/beside-list.tsx shows. */
function beside({ gone = [], outside = [], otherKinds = {} }: SearchResponse, address: URLSearchParams): Html | null {
  const others = Object.entries(otherKinds) as [InstitutionKind, number][];
  if (gone.length === 0 && outside.length === 0 && others.length === 0) return null;
  return html`<div class="fp-remarks">${gone.map(
    ({ name, place, slug, status }) =>
      html`<p><b>${statusSentence(besideWords.goneName(name, place), status)} </b><a href="${universityPath(slug)}">${besideWords.gonePage}</a></p>`,
  )}${outside.map(
    ({ name, why, belongsTo, website }) =>
      html`<p><b>${besideWords.notHere(name)} ${why} </b>${belongsTo && html`<a href="${universityPath(belongsTo.slug)}">${besideWords.belongsTo(belongsTo.name)}</a> `}${website !== null && html`<a href="${website}" rel="noopener">${besideWords.website}</a>`}</p>`,
  )}${others.map(
    ([kind, count]) =>
      html`<p>${besideWords.others(kind, count)} <a href="${withKind(address, kind)}">${besideWords.show(kind, count)}</a></p>`,
  )}</div>`;
}

/** The same question with one more kind beside those that lists show anyway, from the first page. */
function withKind(address: URLSearchParams, kind: InstitutionKind): string {
  const query = new URLSearchParams(address);
  query.delete('page');
  query.delete('kind');
  for (const one of INSTITUTION_KINDS) if (one === kind || BACHELORS_KINDS.includes(one)) query.append('kind', one);
  return `${path}?${query}`;
}

function nothing({ total, page, totalPages }: SearchResponse): Html {
  return html`<p class="fp-empty">${total === 0 ? words.empty : words.pastEnd(page, totalPages)}</p>`;
}

function pages({ page, totalPages }: SearchResponse, address: URLSearchParams): Html {
  const to = (target: number, label: string, rel: string) =>
    html`<a href="${withParameter(address, 'page', String(target))}" rel="${rel}">${label}</a> `;
  return html`<p class="fp-pages">${page > 1 && to(page - 1, paginationWords.previous, 'prev')}${page < totalPages && to(page + 1, paginationWords.next, 'next')}</p>`;
}
