/** What is said of an institution that closes, has closed, merged, paused or changed its name. */

import { currentDay } from '#frontend/content/today.ts';
import { formatPartialDate } from '#schema/domain/formats/partial-date.ts';
import {
  onlyAnnounced,
  type StatusState,
  stateAt,
  type UniversityStatus,
} from '#schema/domain/record/university-figures.ts';
import { capitalized, de, the } from '../grammar.ts';

type Status = Pick<UniversityStatus, 'state' | 'date' | 'successorName' | 'announced' | 'formerName'>;

const isDay = (date: string) => date.length > 7;

/** « le 21 mai 2024 », « en mai 2024 », « en 2024 », after a space; nothing where the date is not known. */
const on = (date: string | null) => (date === null ? '' : ` ${isDay(date) ? 'le' : 'en'} ${formatPartialDate(date)}`);
/** « pour le 21 mai 2024 », « pour mai 2024 ». */
const planned = (date: string | null) =>
  date === null ? '' : ` pour ${isDay(date) ? 'le ' : ''}${formatPartialDate(date)}`;
/** « à compter du 1er juillet 2027 », « à compter d’août 2027 ». */
const from = (date: string) =>
  `à compter ${isDay(date) ? `du ${formatPartialDate(date)}` : de(formatPartialDate(date))}`;
/** « Jusqu’au 21 mai 2024 », « Jusqu’en mai 2024 ». */
const until = (date: string) => `Jusqu’${isDay(date) ? 'au' : 'en'} ${formatPartialDate(date)}`;

/** One sentence, null for a school that is simply open. `today` is an ISO day; the visitor's own by default. */
export function statusSentence(name: string, status: Status, today: string = currentDay()): string | null {
  const { date, successorName, formerName } = status;
  const it = capitalized(the(name));
  const announced = onlyAnnounced(status, today);
  switch (stateAt(status, today)) {
    case 'closed':
      return announced ? `${it} avait annoncé sa fermeture${planned(date)}.` : `${it} a fermé ses portes${on(date)}.`;
    case 'merged': {
      const other = successorName ?? 'un autre établissement';
      return announced
        ? `${it} avait annoncé sa fusion avec ${the(other)}${planned(date)}.`
        : `${it} a fusionné avec ${the(other)}${on(date)}.`;
    }
    case 'closing':
      if (successorName === null)
        return date === null ? `${it} va fermer ses portes.` : `${it} fermera ses portes${on(date)}.`;
      return date === null
        ? `${it} fera bientôt partie ${de(successorName)}.`
        : `${it} fera partie ${de(successorName)} ${from(date)}.`;
    case 'paused':
      return `${it} a suspendu ses cours${on(date)}.`;
    case 'unconfirmed':
      return `Le College Scorecard de juin 2026, la dernière liste fédérale, ne contient plus ${the(name)}. Un établissement qui en disparaît a peut-être fermé ou cessé d’accepter l’aide fédérale aux études : renseignez-vous avant de présenter une demande.`;
    case 'renamed':
      if (formerName === null) return null;
      return date === null
        ? `Il y a peu, cet établissement s’appelait encore ${formerName}.`
        : `${until(date)}, cet établissement s’appelait ${formerName}.`;
    default:
      return null;
  }
}

export const statusWords = {
  /** A badge on a card; null for schools that one can apply to as ever. */
  badge: {
    open: null,
    renamed: null,
    closing: 'Fermeture annoncée',
    closed: 'Fermé',
    merged: 'Fusionné',
    paused: 'Cours suspendus',
    unconfirmed: null,
  } satisfies Record<StatusState, string | null>,
} as const;
