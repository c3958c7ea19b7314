/** Words of the table of one subject's schools. */
import type { FinderTrend } from '#schema/domain/programs/graduates-trend.ts';
import type { Country } from '#schema/domain/record/enums.ts';

export const subjectTableWords = {
  intro: (degree: string, graduate: boolean) =>
    `Le revenu, la dette et la vérification du revenu portent sur ce domaine dans chaque établissement (${degree.toLowerCase()}). Le revenu et la dette sont des médianes pour les personnes qui recevaient de l’aide fédérale, selon le College Scorecard de juin 2026. La vérification compare le revenu après 4 ans à celui des personnes qui ont seulement ${graduate ? 'un baccalauréat dans le domaine' : 'un diplôme d’études secondaires'}. « Prêt, % du revenu » désigne les paiements d’une année du plan fédéral standard aux taux de 2026-2027, en part du revenu un an après la fin des études. Les revenus sont ceux 1 an et 4 ans après la fin des études; les diplômes, ceux de 2023-2024, en hausse ou en baisse par rapport à 2019-2020. Le prix et le taux de diplomation portent sur tout l’établissement.`,
  about: 'Ce que sont ces chiffres',
  /** The title that most rows have. */
  unless: (title: string) => `Le programme est « ${title} », sauf si une ligne en nomme un autre.`,
  columns: {
    name: 'Établissement',
    price: 'Prix par année',
    /** Where all prices are. */
    netPrice: 'Prix net par année',
    graduationRate: 'Diplomation',
    graduates: 'Diplômes',
    payOneYear: 'Revenu, 1 an',
    payFourYears: 'Revenu, 4 ans',
    debt: 'Dette',
    payment: 'Prêt, % du revenu',
    check: 'Vérification',
  },
  /** Under how many graduated in a year. */
  trends: {
    growing: 'en hausse',
    steady: 'stable',
    falling: 'en baisse',
    new: 'nouveau',
    ended: 'aboli',
  } satisfies Record<FinderTrend, string>,
  netPrice: 'prix net',
  /** Of a school that has several. */
  largest: (title: string | null) =>
    title === null
      ? 'Revenu et dette du plus grand programme de l’établissement dans ce domaine'
      : `Revenu et dette du plus grand programme de l’établissement dans ce domaine, ${title}`,
  payOfAll: 'Revenu et dette de tous les campus de l’université réunis',
  /** In place of a column in which all rows would say the same. */
  checkOfAll: (result: string) =>
    `Vérification du revenu : « ${result} » pour tous les établissements de la page qui en ont une.`,
  notes: 'Notes du tableau',
  notPublished: 'Non publié',
  notCounted: 'Non publié au Canada',
  blank: (country: Country) => (country === 'CA' ? 'Non publié au Canada' : 'Non publié'),
};
