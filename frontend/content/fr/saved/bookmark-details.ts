/** The words of lists and notes. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import { the } from '../grammar.ts';

export const bookmarkDetailsWords = {
  notSaved: 'Rien n’a été enregistré',
  unreached: 'Nous n’avons pas pu joindre CampusAtlas. Veuillez réessayer dans un instant.',
  lists: {
    title: 'Mes listes',
    all: 'Tous les favoris',
    intro: 'Classez vos favoris dans des listes. Un établissement peut figurer dans plusieurs.',
    /** The steps of an application: offered when a first list is made. */
    suggested: ['À l’étude', 'Demande en cours', 'Demande envoyée', 'Admission obtenue'],
    addSuggested: (name: string) => `Créer la liste « ${name} »`,
    add: 'Nouvelle liste',
    name: 'Nom de la liste',
    create: 'Créer la liste',
    nameMissing: 'Une liste doit porter un nom.',
    rename: 'Renommer',
    renameNamed: (name: string) => `Renommer la liste « ${name} »`,
    save: 'Enregistrer le nom',
    cancel: 'Annuler',
    remove: 'Supprimer la liste',
    removeNamed: (name: string) => `Supprimer la liste « ${name} »`,
    removing: (name: string) => ({
      title: `Supprimer la liste « ${name} »?`,
      question: 'Les établissements de cette liste restent dans vos favoris.',
      confirm: 'Supprimer la liste',
      cancel: 'La garder',
    }),
    chooseNamed: (name: string) => `Listes où figure ${the(name)}`,
    none: 'Aucune liste. Créez-en une ci-dessus.',
    empty: 'Cette liste est vide. Ajoutez-y un établissement avec le bouton « Plus » d’un favori.',
    showing: 'Afficher',
    leaving: (name: string, count: number) => ({
      title: `Retirer ${the(name)}?`,
      question: plural(count, {
        one: 'L’établissement figure dans une de vos listes. Il en sera retiré et sa note sera supprimée. C’est définitif.',
        other: `L’établissement figure dans ${count} de vos listes. Il sera retiré de toutes et sa note sera supprimée. C’est définitif.`,
      }),
      confirm: 'Retirer',
      cancel: 'Le garder',
    }),
  },
  note: {
    label: (name: string) => `Votre note sur ${the(name)}`,
    private: 'Personne d’autre ne peut la voir.',
    saving: 'Enregistrement…',
    saved: 'Note enregistrée',
    failed:
      'La note n’est pas encore enregistrée. Votre texte est toujours là, et nous réessayons pendant que vous écrivez.',
    retry: 'Enregistrer maintenant',
    changedElsewhere: (theirs: string) =>
      theirs === ''
        ? 'Cette note a été supprimée sur un autre appareil. Votre texte est toujours là, pas encore enregistré.'
        : `Cette note a été modifiée sur un autre appareil. Elle dit maintenant : « ${theirs} ». Votre texte est toujours là, pas encore enregistré.`,
    saveMine: 'Enregistrer la mienne',
    count: (used: number, most: number) => `${formatCount(used)} sur ${formatCount(most)}`,
  },
  download: 'Télécharger en CSV',
} as const;
