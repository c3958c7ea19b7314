/** Pieces that several pages draw before the scripts have come: signs, what looks like a button, badges, pictures, cards. */
import { cardNotice, cardRate } from '#frontend/content/card-lines.ts';
import { compareWords } from '#frontend/content/compare.ts';
import { distanceWords } from '#frontend/content/distance.ts';
import { pictureWords } from '#frontend/content/pictures.ts';
import { cardWords, searchBoxWords } from '#frontend/content/search.ts';
import { tuitionLines } from '#frontend/content/tuition-lines.ts';
import type { FoundUniversity } from '#schema/api/search.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { distinctionOf } from '#schema/domain/categories.ts';
import { TYPE_LABELS, type UniversityType } from '#schema/domain/enums.ts';
import { formatCount, formatMoney } from '#schema/domain/formats.ts';
import { SITE_ROUTES } from '#schema/domain/routes.ts';
import { pictureUrl } from '../../presenters/university-card.ts';
import { type Html, html } from '../html.ts';

/** The strokes of frontend/components/icons.tsx. */
const SIGNS = {
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm5 11.5L20 20',
  filter: 'M4 7h9m5 0h2M4 17h3m5 0h8M15.5 4.5v5m-6 5v5',
  pin: 'M12 21s6.5-5.7 6.5-11a6.5 6.5 0 1 0-13 0c0 5.3 6.5 11 6.5 11Zm0-13.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.5M4 12h.5M4 18h.5',
  map: 'm9 4-5 2v14l5-2 6 2 5-2V4l-5 2-6-2Zm0 0v14m6-12v14',
  plus: 'M12 5v14m-7-7h14',
  bookmark: 'M6.5 4h11v16L12 16l-5.5 4V4Z',
  compare: 'M7 20V9m10 11V4m-5 16v-7M3.5 20h17',
  external: 'M14 5h5v5m0-5-8 8M17 14v5H5V7h5',
  arrow: 'M4.5 12h15m-6-6 6 6-6 6',
} as const;
export type Sign = keyof typeof SIGNS;

/** A sign of `size` quarter rems. */
export function sign(name: Sign, size: 4 | 4.5 | 5 = 4.5): Html {
  return html`<svg class="fp-sign fp-sign-${String(size).replace('.', '-')}" viewBox="0 0 24 24" aria-hidden="true"><path d="${SIGNS[name]}" /></svg>`;
}

/** What will be a button: drawn, but not there for those who listen. */
export function drawnButton(text: string, name: Sign, look = ''): Html {
  return html`<span class="fp-button fp-drawn ${look}" aria-hidden="true">${name === 'arrow' ? [text, sign(name, 4)] : [sign(name, look === '' ? 5 : name === 'plus' ? 4 : 4.5), text]}</span>`;
}

/** The search form, which also works as it is. */
export function searchForm(text: string | null, look: 'md' | 'lg'): Html {
  return html`<form class="fp-search fp-search-${look}" role="search" action="${SITE_ROUTES.search.path}"><span class="fp-field">${sign('search', 5)}<input type="search" name="q" aria-label="${searchBoxWords.label}" placeholder="${searchBoxWords.placeholder}" value="${text ?? ''}" autocomplete="off" spellcheck="false" /></span><button class="fp-button fp-solid" type="submit">${searchBoxWords.submit}</button></form>`;
}

type Tone = 'secondary' | 'accent' | 'destructive' | 'gold' | 'ink';
const TYPE_TONES: Record<UniversityType, Tone> = {
  public: 'secondary',
  private: 'accent',
  'for-profit': 'destructive',
};

export function badge(tone: Tone, text: string): Html {
  return html`<span class="fp-badge fp-${tone}">${text}</span>`;
}

export function typeBadge(type: UniversityType | null): Html | null {
  return type === null ? null : badge(TYPE_TONES[type], TYPE_LABELS[type]);
}

export function distinctionBadge(university: Pick<UniversityCard, 'acceptanceRate' | 'cohorts'>): Html | null {
  const distinction = distinctionOf(university);
  return distinction === null ? null : badge('gold', distinction);
}

export function universityPath(slug: string): string {
  return SITE_ROUTES.university.path.replace(':slug', slug);
}

interface Pictured {
  id: number;
  image: { author: string; licence: string } | null;
}

/** A picture at the shape it keeps; those further down wait until they come near. */
export function picture(
  { id, image }: Pictured,
  {
    width = 640,
    eager = false,
    credited = true,
    alt = '',
  }: { width?: 320 | 640 | 960; eager?: boolean; credited?: boolean; alt?: string } = {},
): Html {
  return html`<span class="fp-picture"><img src="${pictureUrl(id)}?w=${width}" alt="${alt}" width="${width}" height="${Math.round(width / 1.6)}" loading="${eager ? 'eager' : 'lazy'}" decoding="async" />${credited && image && html`<span class="fp-credit">${pictureWords.credit(image.author, image.licence)}</span>`}</span>`;
}

/** One university of a list, as frontend/features/search/components/university-card.tsx shows it. */
export function card(university: FoundUniversity, eager: boolean): Html {
  const { name, slug, city, stateName, country, type, distanceMiles, acceptanceRate, admissionPolicy } = university;
  const tuition = tuitionLines(university);
  const open = acceptanceRate === null && admissionPolicy === 'open';
  const notice = cardNotice(university);
  return html`<article class="fp-card">
<div class="fp-card-picture">${picture(university, { eager })}</div>
<div class="fp-badges">${typeBadge(type)}${distinctionBadge(university)}${notice !== null && badge('destructive', notice.badge)}</div>
<h3><a href="${universityPath(slug)}">${name}</a></h3>
<p>${city === null ? stateName : `${city}, ${stateName}`}${country === 'CA' && cardWords.canada}${typeof distanceMiles === 'number' && html` · <b>${distanceWords(distanceMiles, country)}</b>`}</p>
${notice !== null && html`<p class="fp-notice">${notice.sentence}</p>`}
<dl>${tuition.map(({ label, amount }) => figure(label, formatMoney(amount, university.currency), tuition.length === 1 ? 'fp-whole' : 'fp-half'))}${figure(cardWords.students, formatCount(university.studentPopulation))}${figure(cardWords.acceptance, open ? cardWords.openAdmission : cardRate(university, 'acceptanceRate'))}${figure(cardWords.graduation, cardRate(university, 'graduationRate'))}</dl>
<div class="fp-card-act">${drawnButton(compareWords.add, 'plus', 'fp-sm')}</div>
</article>`;
}

function figure(label: string, value: string, width = ''): Html {
  return html`<div${width !== '' && html` class="${width}"`}><dt>${label}</dt><dd>${value}</dd></div>`;
}
