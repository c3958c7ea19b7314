/** A university's first screen, and the rest of its main figures for whoever runs no scripts. */
import { bookmarkWords } from '#frontend/content/bookmarks.ts';
import { compareWords } from '#frontend/content/compare.ts';
import { type HeadlineFigure, headlineFigures } from '#frontend/content/headline-figures.ts';
import { stateAt, statusSentence, statusWords } from '#frontend/content/status.ts';
import { universityWords as words } from '#frontend/content/university.ts';
import { websiteLink } from '#frontend/content/website-link.ts';
import type { UniversityImageView, UniversityRecordView } from '#schema/api/university.ts';
import { COUNTRY_LABELS, RELIGION_LABELS } from '#schema/domain/enums.ts';
import { MISSING_LABELS } from '#schema/domain/facts.ts';
import { formatMoney, formatRate } from '#schema/domain/formats.ts';
import { otherNames } from '#schema/domain/other-names.ts';
import { isoDay } from '#schema/domain/partial-date.ts';
import { SITE_ROUTES } from '#schema/domain/routes.ts';
import { isGone } from '#schema/domain/university-figures.ts';
import { type Html, html } from '../html.ts';
import { badge, distinctionBadge, drawnButton, picture, sign, typeBadge } from './parts.ts';

export function universityView(university: UniversityRecordView): Html {
  const { name, description } = university;
  return html`<main class="fp-university"><div class="fp-in">
<div class="fp-top">
<div>
${breadcrumb(university)}
<h1>${name}</h1>
<p class="fp-place">${sign('pin')}${placeOf(university)}</p>
<div class="fp-badges">${typeBadge(university.type)}${religionBadge(university)}${distinctionBadge(university)}</div>
${names(university)}
${notice(university)}
<div class="fp-actions">${drawnButton(bookmarkWords.save, 'bookmark')}${drawnButton(compareWords.add, 'compare')}${website(university)}</div>
</div>
${campus(university)}
</div>
<section class="fp-glance" aria-label="${words.sections.headline}"><dl>${headlineFigures(university).map((figure) => headline(university, figure))}</dl></section>
<nav class="fp-parts" aria-label="${words.onThisPage}"><ul>${PARTS.map((part) => html`<li>${part}</li>`)}</ul></nav>
<section class="fp-part"><div><h2>${words.sections.about}</h2></div><p>${description === '' ? words.missing.description : description}</p></section>
<noscript><section class="fp-part"><div><h2>${words.sections.key}</h2></div><dl>${furtherFigures(university).map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl></section></noscript>
</div></main>`;
}

const { about, key, cost, admission, outcomes, programs, students, similar } = words.sections;
const PARTS = [about, key, cost, admission, outcomes, programs, students, similar];

function breadcrumb({ country, state, stateName }: UniversityRecordView): Html {
  const { path } = SITE_ROUTES.search;
  const steps = [
    [words.breadcrumb.all, path],
    [COUNTRY_LABELS[country], `${path}?${new URLSearchParams({ country })}`],
    [stateName, `${path}?${new URLSearchParams({ country, state })}`],
  ] as const;
  return html`<nav class="fp-crumbs" aria-label="${words.breadcrumb.label}"><ol>${steps.map(([label, to], at) => html`<li>${at > 0 && html`<span aria-hidden="true">/</span>`}<a href="${to}">${label}</a></li>`)}</ol></nav>`;
}

/** City and state; the country only for Canada, as on the cards. */
function placeOf({ city, stateName, country }: UniversityRecordView): string {
  return [city, stateName, country === 'CA' ? words.canada : null].filter((part) => part !== null).join(', ');
}

function religionBadge({ religiousAffiliation, religiousDenomination }: UniversityRecordView): Html | null {
  if (religiousAffiliation === null || religiousAffiliation === 'none') return null;
  return badge('ink', words.religiousBadge(religiousDenomination ?? RELIGION_LABELS[religiousAffiliation]));
}

function names(university: UniversityRecordView): Html | null {
  const { current, former } = otherNames(university);
  if (current.length === 0 && former.length === 0) return null;
  const line = (label: string, all: string[]) => all.length > 0 && html`<p>${label} ${all.join(' · ')}</p>`;
  return html`<div class="fp-names">${line(words.otherNames, current)}${line(words.formerNames, former)}</div>`;
}

/** That the school has closed, closes or was renamed; in step with frontend/features/university status-notice. */
function notice({ name, status, country, state, stateName }: UniversityRecordView): Html | null {
  const today = isoDay(new Date());
  const sentence = statusSentence(name, status, today);
  if (sentence === null) return null;
  const current = stateAt(status, today);
  if (current === 'renamed') return html`<p class="fp-renamed">${sentence}</p>`;
  const { successorId, successorName } = status;
  const advice = isGone({ state: current })
    ? `${statusWords.goneAdvice} ${statusWords.transcripts}`
    : statusWords.closingAdvice;
  const nearby = `${SITE_ROUTES.search.path}?${new URLSearchParams({ country, state })}`;
  return html`<div class="fp-status" role="note"><p>${sentence}</p><p>${advice}</p><div>${successorId !== null && successorName !== null && html`<a href="${SITE_ROUTES.university.path.replace(':slug', String(successorId))}">${statusWords.successor(successorName)}</a>`}<a href="${nearby}">${statusWords.elsewhere(stateName)}</a></div></div>`;
}

function website(university: UniversityRecordView): Html {
  const { href, host } = websiteLink(university);
  return html`<div><a class="fp-button" href="${href}" target="_blank" rel="noopener">${words.website.link}${sign('external', 4)}</a><p>${host ?? words.website.search}</p></div>`;
}

function campus(university: UniversityRecordView): Html {
  const { name, image } = university;
  const alt = image === null ? words.missing.image : words.picture.of(name);
  return html`<figure><div>${picture(university, { width: 960, eager: true, credited: false, alt })}${drawnButton(words.picture.tour, 'arrow', 'fp-sm fp-tour')}</div>${image !== null && html`<figcaption>${credit(image)}</figcaption>`}</figure>`;
}

function credit({ author, licence, licenceUrl, sourcePage }: UniversityImageView): Html {
  return html`${words.picture.photo} <a href="${sourcePage}" target="_blank" rel="noopener">${author}</a>, ${licenceUrl === null ? licence : html`<a href="${licenceUrl}" target="_blank" rel="noopener">${licence}</a>`}`;
}

function headline(university: UniversityRecordView, { field, label, value, note }: HeadlineFigure): Html {
  const missing = university.missing[field];
  const remark = missing && value === null ? `${MISSING_LABELS[missing]}.` : note;
  const estimate = university.facts[field]?.estimate === true;
  return html`<div><dt>${label}</dt>${value === null ? html`<dd class="fp-none">${words.missing.figure}</dd>` : html`<dd class="fp-figure">${value}${estimate && badge('ink', words.estimateTag)}</dd>`}${remark !== undefined && html`<dd class="fp-note">${remark}</dd>`}</div>`;
}

/** Figures that stand further down the page, those that are known. */
function furtherFigures({ currency, netPrice, acceptanceRate, graduationRate, yearFounded }: UniversityRecordView) {
  const { facts } = words;
  const figures: [string, string | null][] = [
    [facts.netPrice, netPrice === null ? null : formatMoney(netPrice, currency)],
    [facts.acceptance, acceptanceRate === null ? null : formatRate(acceptanceRate)],
    [facts.graduation, graduationRate === null ? null : formatRate(graduationRate)],
    [facts.founded, yearFounded === null ? null : String(yearFounded)],
  ];
  return figures.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
}
