/** Words of the plot of a list: price against graduation rate. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';

export const plotWords = {
  title: 'Prix et taux de diplomation',
  role: 'graphique',
  summary: (count: number, price: string) =>
    plural(count, {
      one: `${formatCount(count)} établissement selon son taux de diplomation et son prix. ${price}.`,
      other: `${formatCount(count)} établissements selon leur taux de diplomation et leur prix. ${price}.`,
    }),
  help: 'Les touches fléchées vont d’un établissement à l’autre, du moins cher au plus cher; avec Maj, dix à la fois. La liste ci-dessous contient les mêmes établissements.',
  rateAxis: 'Taux de diplomation',
  ownAxis: 'Votre prix par année, en dollars américains',
  averageAxis: 'Prix net moyen par année, en dollars américains',
  corner: 'Moins cher, plus de diplômés',
  /** At the right edge, for schools whose price the axis does not reach. */
  beyond: (count: number) => `${formatCount(count)} plus loin à droite`,
  hint: 'Touchez un point pour savoir de quel établissement il s’agit. Les pointillés sont les médianes de cette liste.',
  perYear: (amount: string) => `${amount} par année`,
  graduate: (rate: string) => `${rate} obtiennent leur diplôme`,
  thousands: (amount: number) => (amount === 0 ? '0 $' : `${amount / 1_000} k$`),
  none: 'Pour aucun établissement de cette liste, nous n’avons à la fois le prix et le taux de diplomation.',
  left: (count: number) =>
    plural(count, {
      one: `${formatCount(count)} établissement n’est pas montré : son prix ou son taux de diplomation manque ou porte sur moins de 30 étudiants.`,
      other: `${formatCount(count)} établissements ne sont pas montrés : leur prix ou leur taux de diplomation manque ou porte sur moins de 30 étudiants.`,
    }),
  canada:
    'Le prix net n’est pas publié au Canada : pour ajouter les universités canadiennes au graphique, choisissez « Voir mon prix ».',
  loading: 'Chargement du graphique…',
  failed: 'Nous n’avons pas pu charger le graphique.',
  tryAgain: 'Réessayer',
} as const;
