/** The words of what a new version of the data changed for the schools that somebody has bookmarked. */

import { formatCount, formatMoney, formatPercent } from '#schema/domain/formats/formats.ts';
import { formatPartialDate } from '#schema/domain/formats/partial-date.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import { CHANGE_KINDS, type ChangeKind } from '#schema/domain/record/changes.ts';
import { UNREAD_COUNTED } from '#schema/domain/site/limits.ts';
import type { ToldChange } from '../../en/saved/notifications.ts';
import { CHANGED_FIGURES } from '../figures/derived/followed.ts';

type FigureKind = Exclude<ChangeKind, 'name' | 'closed' | 'due' | 'planDate'>;

/** What is said of a figure, each time in one sentence: gender and number follow the noun. */
interface FigureSentences {
  changed: string;
  known: (now: string) => string;
  unpublished: (before: string) => string;
  rose: (before: string, now: string) => string;
  fell: (before: string, now: string) => string;
}

/** Of a masculine singular noun: « le prix », « le taux ». */
const ofOne = (figure: string): FigureSentences => ({
  changed: `${figure} a changé`,
  known: (now) => `${figure} est maintenant publié : ${now}`,
  unpublished: (before) => `${figure} n’est plus publié; il était de ${before}`,
  rose: (before, now) => `${figure} est passé de ${before} à ${now}, en hausse`,
  fell: (before, now) => `${figure} est passé de ${before} à ${now}, en baisse`,
});

/** Of a masculine plural noun: « les droits ». */
const ofMany = (figure: string): FigureSentences => ({
  changed: `${figure} ont changé`,
  known: (now) => `${figure} sont maintenant publiés : ${now}`,
  unpublished: (before) => `${figure} ne sont plus publiés; ils étaient de ${before}`,
  rose: (before, now) => `${figure} sont passés de ${before} à ${now}, en hausse`,
  fell: (before, now) => `${figure} sont passés de ${before} à ${now}, en baisse`,
});

const sentencesOf = (kind: FigureKind): FigureSentences => {
  const figure = CHANGED_FIGURES[kind];
  return figure.startsWith('Les ') ? ofMany(figure) : ofOne(figure);
};

/** A change in one line: « Le prix net est passé de 18 000 $ à 19 000 $, en hausse ». */
export function changeText({ kind, before, after, currency }: ToldChange): string {
  if (kind === 'closed') return 'A fermé ou n’est plus dans nos données';
  if (kind === 'name') return typeof after === 'string' ? `Nouveau nom : ${after}` : 'A un nouveau nom';
  if (kind === 'due') return dueText(Number(before), String(after));
  if (kind === 'planDate') return movedText(before, after);
  const figure = sentencesOf(kind);
  const written = (value: string | number) => {
    if (typeof value === 'string') return value;
    if (CHANGE_KINDS[kind] === 'rates') return formatPercent(value);
    return currency === null ? formatCount(value) : formatMoney(value, currency);
  };
  if (before === null && after === null) return figure.changed;
  if (before === null) return figure.known(written(after as string | number));
  if (after === null) return figure.unpublished(written(before));
  return (Number(after) > Number(before) ? figure.rose : figure.fell)(written(before), written(after));
}

/** Une date de son propre plan, à tant de jours au plus. */
function dueText(days: number, date: string): string {
  const day = formatPartialDate(date);
  if (days <= 1) return `Dans votre plan : le ${day}, aujourd’hui ou demain`;
  return days <= 7 ? `Dans votre plan : le ${day}, d’ici une semaine` : `Dans votre plan : le ${day}, d’ici un mois`;
}

/** The data have another date than the plan, which stays as it is. */
function movedText(before: string | number | null, after: string | number | null): string {
  const inPlan =
    before === null
      ? 'Votre plan n’a pas de date'
      : `La date de votre plan est le ${formatPartialDate(String(before))}`;
  return after === null
    ? `${inPlan}; les nouvelles données n’ont pas de date pour ce tour. Vérifiez auprès de l’établissement`
    : `${inPlan}; celle des nouvelles données est le ${formatPartialDate(String(after))}. Vérifiez auprès de l’établissement`;
}

export const notificationListWords = {
  title: 'Ce qui a changé',
  intro:
    'Les prix et les taux changent environ une fois par année. Il arrive aussi qu’un établissement ferme ou change de nom.',
  loading: 'Chargement des changements…',
  failed: 'Nous n’avons pas pu charger les changements.',
  tryAgain: 'Réessayer',
  none: 'Rien n’a changé dans les établissements de vos favoris depuis que vous les avez ajoutés.',
  unread: 'Nouveau',
  day: (time: string) => formatPartialDate(time.slice(0, 10)),
  more: 'Voir les changements plus anciens',
  loadingMore: 'Chargement des changements plus anciens…',
  /** La ligne de « Mes universités ». */
  line: (unread: number) =>
    unread >= UNREAD_COUNTED
      ? `${UNREAD_COUNTED} changements ou plus dans les établissements de vos favoris`
      : plural(unread, {
          one: `${unread} changement dans un établissement de vos favoris`,
          other: `${unread} changements dans les établissements de vos favoris`,
        }),
  see: 'Les voir',
  seeOne: 'Le voir',
} as const;
