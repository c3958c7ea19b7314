/** Why a university is recommended to somebody. */

import { inSentence, theSchool, withThe } from '#schema/domain/formats/english-grammar.ts';
import { formatCount, formatPercent } from '#schema/domain/formats/formats.ts';
import type { RecommendedFit, RecommendedReason } from '#schema/domain/peers/recommended-reasons.ts';
import { stateName } from '#schema/domain/places/places.ts';
import { subjectLabel } from '#schema/domain/programs/subjects.ts';
import { COUNTRY_LABELS, TYPE_LABELS } from '#schema/domain/record/enums.ts';
import { similarReason } from '../university/similar-reasons.ts';

const HOW = { bookmarked: ', which you saved', viewed: ', which you viewed', base: '' } as const;
const SIZES = { Small: 'small', Medium: 'midsize', Large: 'large', 'Very Large': 'very large' } as const;
const SETTINGS = { Urban: 'urban', Suburban: 'suburban', 'Small City': 'small city', Rural: 'rural' } as const;

/** What follows a colon has none of its own, and the figure of the other school is not of “here”. */
const afterColon = (text: string) => text.replace(/: (.*)$/, ' ($1)').replace(/ here\)$/, ' there)');

/** "Both are large" -> "both are large"; a name at the start keeps its capital. */
function lowerFirst(reason: string): string {
  return /^(?:Both|Close|Every|Few|Many|Neither|Same|Similar)\b/.test(reason)
    ? reason.charAt(0).toLowerCase() + reason.slice(1)
    : reason;
}

const dollars = (amount: number) => `$${formatCount(amount)}`;

function fitWords(fit: RecommendedFit): string {
  switch (fit.kind) {
    case 'interests':
      return `many graduates in ${fit.fields.map((key) => inSentence(subjectLabel(key))).join(', and in ')}`;
    case 'country':
      return `in ${withThe(COUNTRY_LABELS[fit.country])}`;
    case 'state':
      return `in ${withThe(stateName(fit.country, fit.state))}`;
    case 'type':
      return TYPE_LABELS[fit.type].toLowerCase();
    case 'setting':
      return `${SETTINGS[fit.setting]} campus`;
    case 'size':
      return SIZES[fit.size];
    case 'tuition':
      return fit.most === null ? `tuition from ${dollars(fit.least ?? 0)}` : `tuition up to ${dollars(fit.most)}`;
  }
}

export function recommendedReason(reason: RecommendedReason): string {
  switch (reason.kind) {
    case 'together':
      return `Often saved together with ${theSchool(reason.name)}`;
    case 'near':
      return `Like ${theSchool(reason.name)}${HOW[reason.how]}: ${lowerFirst(afterColon(similarReason(reason.shared)))}`;
    case 'fit':
      return `Fits what you’re looking for: ${reason.met.map(fitWords).join(', ')}`;
    case 'graduates':
      return `${formatPercent(reason.percent)} of its students graduate`;
    case 'students':
      return `About ${formatCount(reason.count)} students`;
    case 'degrees':
      return 'Awards undergraduate degrees';
  }
}
