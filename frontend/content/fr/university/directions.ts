/** Words of the ways to look on from a university: cheaper, closer, more finish, easier to enter, across the border. */

import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { Direction, DirectionBasis, DirectionGap } from '#schema/domain/peers/directions.ts';

export const directionWords = {
  heading: (name: string) => `Comme ${name}, mais…`,
  choices: {
    cheaper: 'Moins cher pour vous',
    closer: 'Plus près',
    finish: 'Plus de diplômés',
    easier: 'Admission plus facile',
    border: 'De l’autre côté de la frontière',
  } satisfies Record<Direction, string>,
  loading: 'Recherche en cours…',
  failed: 'Ces établissements n’ont pas pu être chargés. Veuillez réessayer.',
  again: 'Réessayer',
  /** What the schools that are shown have in common. */
  basis: {
    'your-price': 'Selon votre prix pour une année, d’après ce que vous nous avez dit.',
    'net-price':
      'Selon le prix publié après l’aide : la moyenne des étudiants qui en reçoivent et, dans les établissements publics, des résidents de l’État. Dites-nous où vous habitez pour voir votre propre prix.',
    tuition:
      'Selon les droits de scolarité publiés pour les gens d’un autre État ou de l’étranger. Dites-nous où vous habitez pour voir votre propre prix.',
    miles: 'En ligne droite depuis le secteur de votre code postal ou ZIP.',
    state:
      'Dans l’État ou la province où vous habitez. Avec un code postal ou ZIP, nous pouvons tenir compte de la distance.',
    graduation: 'Selon la part des étudiants qui obtiennent leur diplôme en une fois et demie la durée normale.',
    admission: 'Selon la part des demandes d’admission qui sont acceptées.',
    country: 'Le même genre d’établissement dans l’autre pays. Il vous faudra peut-être un permis d’études ou un visa.',
  } satisfies Record<DirectionBasis, string>,
  gap: {
    none: 'Aucun établissement du même genre ne se démarque assez sur ce point.',
    'unknown-here':
      'Le chiffre qu’il faudrait comparer est inconnu pour cet établissement, ou porte sur trop peu de personnes.',
    'no-home':
      'Dites-nous où vous habitez, et nous montrerons des établissements du même genre plus près de chez vous.',
    'home-state':
      'Cet établissement est déjà dans votre État ou votre province. Ajoutez votre code postal ou ZIP, et nous pourrons dire lesquels sont encore plus près.',
    open: 'Cet établissement admet toute personne qui remplit ses conditions de base : aucune admission n’est plus facile.',
  } satisfies Record<DirectionGap, string>,
  situation: 'Dire où vous habitez',
  found: (choice: string, count: number) =>
    plural(count, {
      one: `${choice} : ${formatCount(count)} université`,
      other: `${choice} : ${formatCount(count)} universités`,
    }),
} as const;
