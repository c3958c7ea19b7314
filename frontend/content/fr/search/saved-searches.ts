/** Words of saved searches. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import { datesAs } from '#schema/domain/formats/spoken-formats.ts';
import { SEARCH_NAME_MAX } from '#schema/domain/site/limits.ts';

const day = datesAs({ month: 'long', day: 'numeric' });
const dayOfYear = datesAs({ dateStyle: 'long' });

/** The day, with its year when that is not this one; with its article. */
export function sinceDay(time: string, now = new Date()): string {
  const date = new Date(time);
  return `le ${(date.getFullYear() === now.getFullYear() ? day : dayOfYear)(date)}`;
}

export const savedSearchWords = {
  name: 'Nom de la recherche',
  nameHint:
    'Enregistrée dans « Mes universités », avec ce qui est nouveau ou a changé depuis la dernière fois que vous l’avez ouverte.',
  nameMissing: 'Une recherche doit avoir un nom.',
  savedAs: (name: string) =>
    `Vous avez déjà enregistré cette recherche sous le nom « ${name} ». Si vous l’enregistrez de nouveau, elle prendra le nouveau nom.`,
  submit: 'Enregistrer',
  submitting: 'Enregistrement…',
  cancel: 'Annuler',
  /** From the text and the words of the filters. */
  suggest: (q: string, filters: readonly string[]) => {
    const words = [...(q === '' ? [] : [q]), ...filters].join(', ');
    const name = words === '' ? 'Toutes les universités' : words;
    return name.length <= SEARCH_NAME_MAX ? name : `${name.slice(0, SEARCH_NAME_MAX - 1).trimEnd()}…`;
  },
  done: (name: string) => ({
    title: 'Recherche enregistrée',
    description: `Vous trouverez « ${name} » dans « Mes universités ».`,
  }),
  renamed: (name: string) => ({
    title: 'Déjà enregistrée',
    description: `Vous aviez déjà enregistré cette recherche. Elle s’appelle maintenant « ${name} ».`,
  }),
  unreached: 'Nous n’avons pas pu enregistrer la recherche. Veuillez réessayer dans un moment.',
  list: {
    title: 'Recherches enregistrées',
    intro: 'Chaque recherche montre les nouveautés depuis votre dernière visite.',
    loading: 'Chargement des recherches enregistrées…',
    failed: 'Nous n’avons pas pu charger vos recherches enregistrées.',
    tryAgain: 'Réessayer',
    none: 'Aucune recherche enregistrée. Choisissez vos filtres, puis appuyez sur « Enregistrer cette recherche » au-dessus des résultats.',
    browse: 'Chercher une université',
    /** « 12 établissements : 2 nouveaux, 3 modifiés depuis le 3 octobre » */
    news: ({ total, newCount, changedCount }: Record<'total' | 'newCount' | 'changedCount', number>, since: string) => {
      const schools = plural(total, {
        one: `${formatCount(total)} établissement`,
        other: `${formatCount(total)} établissements`,
      });
      const added = plural(newCount, {
        one: `${formatCount(newCount)} nouveau`,
        other: `${formatCount(newCount)} nouveaux`,
      });
      const changed = plural(changedCount, {
        one: `${formatCount(changedCount)} modifié`,
        other: `${formatCount(changedCount)} modifiés`,
      });
      if (newCount > 0 && changedCount > 0) return `${schools} : ${added}, ${changed} depuis ${since}`;
      if (newCount > 0) return `${schools} : ${added} depuis ${since}`;
      if (changedCount > 0) return `${schools} : ${changed} depuis ${since}`;
      return `${schools} : rien de nouveau depuis ${since}`;
    },
    hasNews: 'Du nouveau',
    rename: 'Renommer',
    renameNamed: (name: string) => `Renommer la recherche ${name}`,
    saveName: 'Enregistrer le nom',
    remove: 'Supprimer',
    removeNamed: (name: string) => `Supprimer la recherche ${name}`,
    asking: (name: string) => ({
      title: `Supprimer « ${name} »?`,
      question: 'La recherche enregistrée sera supprimée. Vos favoris et vos listes restent.',
      confirm: 'Supprimer la recherche',
      cancel: 'La garder',
    }),
    notRenamed: {
      title: 'Nom inchangé',
      unreached: 'La recherche conserve son ancien nom : nous n’avons pas pu joindre CampusAtlas.',
    },
    notRemoved: {
      title: 'Non supprimée',
      unreached: 'La recherche est de retour : nous n’avons pas pu joindre CampusAtlas.',
    },
  },
} as const;
