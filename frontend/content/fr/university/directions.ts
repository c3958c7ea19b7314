/** Words of the ways to look on from a university: cheaper, closer, more finish, easier to enter, across the border. */

import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { Direction, DirectionBasis, DirectionGap } from '#schema/domain/peers/directions.ts';
import { the } from '../grammar.ts';

export const directionWords = {
  heading: (name: string) => `Des établissements comme ${the(name)}, mais…`,
  choices: {
    cheaper: 'Moins chers pour vous',
    closer: 'Plus près de chez vous',
    finish: 'Taux de diplomation plus élevé',
    easier: 'Admission plus facile',
    border: 'Dans l’autre pays',
  } satisfies Record<Direction, string>,
  loading: 'Recherche en cours…',
  failed: 'Nous n’avons pas pu charger ces établissements. Réessayez.',
  again: 'Réessayer',
  /** What the schools that are shown have in common. */
  basis: {
    'your-price': 'Selon votre prix estimé pour une année.',
    'net-price':
      'Selon le prix net : la moyenne des étudiants qui reçoivent de l’aide (dans les établissements publics, des résidents de l’État). Ajoutez votre État ou votre province pour voir votre propre prix.',
    tuition:
      'Selon les droits de scolarité des personnes d’un autre État ou de l’étranger. Ajoutez votre État ou votre province pour voir votre propre prix.',
    miles: 'Selon la distance depuis votre code postal ou ZIP, à vol d’oiseau.',
    state: 'Dans votre État ou votre province. Ajoutez un code postal ou ZIP pour trier selon la distance.',
    graduation: 'Selon la part des étudiants à temps plein qui obtiennent leur diplôme.',
    admission: 'Selon la part des demandes d’admission qui sont acceptées.',
    country: 'Le même type d’établissement dans l’autre pays. Il vous faudra peut-être un permis d’études ou un visa.',
  } satisfies Record<DirectionBasis, string>,
  gap: {
    none: 'Nous n’avons pas trouvé d’établissement semblable qui convienne clairement.',
    'unknown-here': 'Nous n’avons pas assez de données sur cet établissement pour comparer.',
    'no-home': 'Ajoutez votre État ou votre province pour voir des établissements semblables plus près de chez vous.',
    'home-state':
      'Cet établissement est déjà dans votre État ou votre province. Ajoutez votre code postal ou ZIP pour trouver ceux qui sont plus près.',
    open: 'Cet établissement admet toute personne qui remplit ses conditions de base : aucune admission n’est plus facile.',
  } satisfies Record<DirectionGap, string>,
  situation: 'Ajouter votre État ou votre province',
  found: (choice: string, count: number) =>
    plural(count, {
      one: `${choice} : ${formatCount(count)} établissement`,
      other: `${choice} : ${formatCount(count)} établissements`,
    }),
} as const;
