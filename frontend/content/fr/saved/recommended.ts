/** Why a university is recommended to somebody. */

import { formatCount, formatMoney, formatPercent } from '#schema/domain/formats/formats.ts';
import type { RecommendedFit, RecommendedReason } from '#schema/domain/peers/recommended-reasons.ts';
import { stateName } from '#schema/domain/places/places.ts';
import { subjectLabel } from '#schema/domain/programs/subjects.ts';
import { TYPE_LABELS } from '#schema/domain/record/enums.ts';
import { que, the, uncapitalized } from '../grammar.ts';
import { similarReason } from '../university/similar-reasons.ts';

const HOW = { bookmarked: ', dans vos favoris', viewed: ', dans votre historique', base: '' } as const;
const SIZES = {
  Small: 'petite taille',
  Medium: 'taille moyenne',
  Large: 'grande taille',
  'Very Large': 'très grande taille',
} as const;
const SETTINGS = {
  Urban: 'campus en ville',
  Suburban: 'campus en banlieue',
  'Small City': 'campus dans une petite ville',
  Rural: 'campus à la campagne',
} as const;
/** What follows a colon has none of its own, and the figure of the other school is not of « ici ». */
const afterColon = (text: string) => text.replace(/\u00a0: (.*)$/, ' ($1)').replace(/ ici\)$/, ' là-bas)');
/** Preferences are in US dollars. */
const dollars = (amount: number) => formatMoney(amount, 'USD');

function fitWords(fit: RecommendedFit): string {
  switch (fit.kind) {
    case 'interests':
      return `nombreux diplômes dans vos domaines (${fit.fields.map((key) => uncapitalized(subjectLabel(key))).join(', ')})`;
    case 'country':
      return fit.country === 'US' ? 'aux États-Unis' : 'au Canada';
    case 'state':
      return stateName(fit.country, fit.state);
    case 'type':
      return `établissement ${uncapitalized(TYPE_LABELS[fit.type])}`;
    case 'setting':
      return SETTINGS[fit.setting];
    case 'size':
      return SIZES[fit.size];
    case 'tuition':
      return fit.most === null
        ? `droits de scolarité d’au moins ${dollars(fit.least ?? 0)}`
        : `droits de scolarité d’au plus ${dollars(fit.most)}`;
  }
}

export function recommendedReason(reason: RecommendedReason): string {
  switch (reason.kind) {
    case 'together':
      return `Souvent dans les mêmes favoris ${que(reason.name)}`;
    case 'near':
      return `Comme ${the(reason.name)}${HOW[reason.how]}\u00a0: ${uncapitalized(afterColon(similarReason(reason.shared)))}`;
    case 'fit':
      return `Correspond à ce que vous cherchez\u00a0: ${reason.met.map(fitWords).join(', ')}`;
    case 'graduates':
      return `Taux de diplomation\u00a0: ${formatPercent(reason.percent)}`;
    case 'students':
      return `Environ ${formatCount(reason.count)}\u00a0étudiants`;
    case 'degrees':
      return 'Décerne des diplômes de premier cycle';
  }
}
