/** The comparison's first screen, and the figures asked for most for whoever runs no scripts. */
import { comparePageWords as words } from '#frontend/content/compare-page.ts';
import { universityWords } from '#frontend/content/university.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { COUNTRY_LABELS } from '#schema/domain/enums.ts';
import { formatMoney, formatRate } from '#schema/domain/formats.ts';
import { COMPARE_MAX } from '#schema/domain/limits.ts';
import { type Html, html } from '../html.ts';
import { picture, sign, typeBadge, universityPath } from './parts.ts';

export function compareView(records: readonly UniversityRecordView[]): Html {
  const full = records.length >= COMPARE_MAX;
  return html`<main class="fp-compare">
<div class="fp-band"><div class="fp-in">
<h1>${words.title}</h1>
<p class="fp-intro">${words.intro}</p>
<div class="fp-picker fp-drawn" aria-hidden="true"><div><p>${words.picker.label}</p><span class="fp-box">${sign('search', 5)}${words.picker.placeholder}</span><p${full && html` class="fp-full"`}>${full ? words.picker.full : words.picker.hint}</p></div><span class="fp-button">${words.popular}</span></div>
</div></div>
<div class="fp-in">
${records.length === 0 ? html`<div class="fp-none-yet"><p>${words.empty.title}</p><p>${words.empty.body}</p></div>` : html`${selected(records)}${figures(records)}`}
</div>
</main>`;
}

function selected(records: readonly UniversityRecordView[]): Html {
  return html`<section class="fp-selected fp-of-${String(records.length)}" aria-label="${words.selection}">
<div><h2>${words.count(records.length)}</h2><span class="fp-button fp-sm fp-drawn" aria-hidden="true">${words.clear}</span></div>
<ul>${records.map(
    (record) =>
      html`<li>${picture(record, { width: 320, eager: true })}<div><h3><a href="${universityPath(record.slug)}">${record.name}</a></h3><p>${placeOf(record)}</p><p>${typeBadge(record.type)}</p></div></li>`,
  )}</ul>
</section>
<div class="fp-tabs fp-drawn" aria-hidden="true"><ul>${TABS.map((tab, at) => html`<li><span${at === 0 && html` aria-current="true"`}>${tab}</span></li>`)}</ul></div>`;
}

const { label: _, ...TAB_NAMES } = words.tabs;
const TABS = Object.values(TAB_NAMES);

function placeOf({ city, stateName, country }: UniversityRecordView): string {
  return [city, stateName, country === 'CA' ? COUNTRY_LABELS.CA : null].filter((part) => part !== null).join(', ');
}

function figures(records: readonly UniversityRecordView[]): Html {
  const { facts, tuition } = universityWords;
  const rows: [string, (record: UniversityRecordView) => string][] = [
    [tuition.same, (record) => formatMoney(record.tuition, record.currency)],
    [facts.netPrice, (record) => formatMoney(record.netPrice, record.currency)],
    [facts.acceptance, (record) => formatRate(record.acceptanceRate)],
    [facts.graduation, (record) => formatRate(record.graduationRate)],
  ];
  return html`<noscript><table><thead><tr><th scope="col">${words.table.measure}</th>${records.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows.map(
    ([label, value]) =>
      html`<tr><th scope="row">${label}</th>${records.map((record) => html`<td>${value(record)}</td>`)}</tr>`,
  )}</tbody></table></noscript>`;
}
