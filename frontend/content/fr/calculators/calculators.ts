/** Words that the calculators of aid and loans share. */
import { formatCount } from '#schema/domain/formats/formats.ts';

export const calculatorsWords = {
  nav: 'Commencer par un outil',
  others: 'Autres outils',
  links: {
    tuition: 'Calculateur des coûts',
    aidEstimate: 'Estimation de l’aide',
    aidOffers: 'Comparer les offres',
    loanRepayment: 'Rembourser ses prêts',
    twoYears: 'Deux ans de collège',
    scholarships: 'Trouver des bourses',
    board: 'Décider ensemble',
    students: 'Pour l’orientation',
  },
  faults: {
    amount: {
      unreadable: 'Inscrivez un montant en chiffres, par exemple 12 500.',
      negative: 'Inscrivez un montant de 0 ou plus.',
      huge: 'Inscrivez un montant d’au plus 1 000 000.',
    },
    whole: (least: number, most: number) =>
      `Inscrivez un nombre entier de ${formatCount(least)} à ${formatCount(most)}.`,
    percent: (least: number, most: number) =>
      `Inscrivez un pourcentage de ${String(least).replace('.', ',')} à ${String(most).replace('.', ',')}, par exemple 6,52.`,
    notCounted:
      'Nous n’arrivons pas à lire certains champs, qui ne sont donc pas comptés. Le message sous chacun dit pourquoi.',
  },
  sources: 'D’où viennent les règles',
  sourcesIntro:
    'Chaque règle porte la date de sa source. « Officiel » : nous avons lu le texte lui-même, ou une citation complète. « Rapporté ailleurs » : d’autres sources le décrivent, et nous n’avons pas vu le texte. « Peut-être dépassé » : la règle a pu changer. Vérifiez sur le site officiel avant de décider.',
  trust: { official: 'Officiel', second: 'Rapporté ailleurs', older: 'Peut-être dépassé' },
  nothingStored: 'Rien de ce que vous inscrivez ici n’est envoyé ni conservé.',
} as const;

export type Trust = keyof typeof calculatorsWords.trust;
export interface RuleSource {
  what: string;
  source: string;
  trust: Trust;
}
