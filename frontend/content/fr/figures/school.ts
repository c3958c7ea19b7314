/** Words of the figures in schema/domain/figures/school.ts. */
import type { WordsOf } from '#frontend/content/figure-words.ts';
import type { SCHOOL_FIGURES } from '#schema/domain/figures/school.ts';

export const SCHOOL_WORDS: WordsOf<typeof SCHOOL_FIGURES> = {
  id: { csv: 'Numéro' },
  name: { csv: 'Nom' },
  city: { csv: 'Ville' },
  country: { csv: 'Pays' },
  place: { label: 'Lieu' },
  status: {
    label: 'Situation',
    meaning: 'L’établissement enseigne-t-il toujours, ou a-t-il fermé, fusionné ou changé de nom?',
  },
  type: {
    label: 'Type',
    meaning:
      'Qui dirige l’établissement\u00a0: l’État ou la province (public), un organisme sans but lucratif (privé) ou des propriétaires qui en tirent un profit (à but lucratif).',
    csv: 'Type',
  },
  kind: {
    label: 'Catégorie',
    meaning: 'Ce que l’établissement décerne surtout\u00a0: des baccalauréats, des grades d’associé ou autre chose.',
    csv: 'Catégorie d’établissement',
  },
  website: { meaning: 'Le site Web de l’établissement.' },
  currency: { csv: 'Monnaie' },
  yearFounded: {
    label: 'Fondation',
    meaning: 'L’année où l’établissement, ou celui dont il est issu, a été fondé.',
    csv: 'Année de fondation',
    search: {
      label: 'Année de fondation',
      finder: 'âge ancien nouveau histoire',
      fields: ['Fondation à partir de', 'Fondation jusqu’en'],
      placeholders: ['De', 'À'],
      parameters: ['la première année de fondation', 'la dernière année de fondation'],
      chips: ['Fondation en {value} ou après', 'Fondation en {value} ou avant'],
      orders: ['Fondation\u00a0: la plus ancienne d’abord', 'Fondation\u00a0: la plus récente d’abord'],
      without: 'année de fondation connue',
      read: {
        amount: 'fondation en',
        orders: ['Les plus anciennes', 'Les plus récentes'],
        reason: 'fondée en {value}',
      },
    },
  },
  studentPopulation: {
    label: 'Population étudiante',
    meaning:
      'Tous les étudiants à la session d’automne, du premier cycle et des cycles supérieurs. Au Canada, certains chiffres ne comptent que le temps plein.',
    csv: 'Étudiants',
    search: {
      label: 'Population étudiante',
      finder: 'taille petit grand effectif inscriptions étudiants',
      fields: ['Nombre minimal d’étudiants', 'Nombre maximal d’étudiants'],
      parameters: ['le nombre minimal d’étudiants', 'le nombre maximal d’étudiants'],
      chips: ['{value} étudiants ou plus', '{value} étudiants au plus'],
      orders: [
        'Population étudiante\u00a0: la plus petite d’abord',
        'Population étudiante\u00a0: la plus grande d’abord',
      ],
      without: 'nombre connu d’étudiants',
      read: {
        amount: 'population étudiante',
        orders: ['Les plus petites', 'Les plus grandes'],
        reason: '{value} étudiants',
      },
    },
  },
  size: {
    label: 'Taille',
    meaning:
      'Petite\u00a0: moins de 5\u00a0000 étudiants; moyenne\u00a0: de 5\u00a0000 à 15\u00a0000; grande\u00a0: de 15\u00a0000 à 30\u00a0000; très grande\u00a0: plus de 30\u00a0000.',
  },
  campusSetting: {
    label: 'Milieu du campus',
    meaning: 'Où se trouve le campus\u00a0: en ville, en banlieue, dans une petite ville ou à la campagne.',
    csv: 'Milieu du campus',
  },
  religiousAffiliation: {
    label: 'Appartenance religieuse',
    meaning: 'L’établissement est-il lié à une religion, et à laquelle?',
    csv: 'Appartenance religieuse',
  },
  religiousDenomination: { csv: 'Confession' },
  designations: {
    label: 'Désignations',
    meaning:
      'Un statut que la loi donne à l’établissement, souvent d’après la population qu’il accueille, ou une particularité\u00a0: collège pour femmes ou pour hommes, enseignement entièrement en ligne.',
  },
};
