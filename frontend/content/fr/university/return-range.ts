/** Words of what one may pay and earn, as ranges. */

import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import { de } from '../grammar.ts';

export const returnWords = {
  heading: 'Ce que vous pourriez payer et gagner',
  brief: 'Des fourchettes, pas une promesse',
  twoYears: 'Deux ans ici, puis l’université : voir le parcours',
  intro:
    'Aucun nombre ne dit à lui seul ce que rapporte un diplôme. Voici des fourchettes de ce que paient les étudiants et de ce que gagnent les diplômés. L’échelle des barres est la même pour tous les établissements.',
  column: 'Donnée',
  rangeColumn: 'Fourchette',
  price: (own: boolean, degree: 'bachelor' | 'associate') => {
    const [least, most] = degree === 'bachelor' ? ['quatre', 'six'] : ['deux', 'trois'];
    return own
      ? `Votre prix estimé, de ${least} à ${most} ans`
      : `Coût des études, du prix net le plus bas pendant ${least} ans au plus élevé pendant ${most} ans (selon le revenu familial)`;
  },
  finish: 'Personnes qui obtiennent leur diplôme ici, et les autres',
  pay: {
    bachelor: 'Revenu 4 ans après le diplôme : la moitié centrale de ses programmes de baccalauréat',
    associate: 'Revenu 4 ans après le diplôme : la moitié centrale de ses programmes de deux ans',
  },
  /** In Canada, where it is not published. */
  payInCanada: 'Revenu 4 ans après le diplôme',
  range: (low: string, high: string) => `de ${low} à ${high}`,
  share: (finish: string, other: string) => `${finish} obtiennent leur diplôme ici, ${other} non`,
  programs: (count: number) =>
    plural(count, {
      one: 'Le revenu médian n’est publié que pour un programme.',
      other: `Nous prenons le revenu médian de chacun des ${formatCount(count)} programmes pour lesquels il est publié.`,
    }),
  payOfAll: (name: string) => `Le revenu est celui de tous les campus ${de(name)}.`,
  blank: 'Non publié pour cet établissement',
  blankCanada: 'Non publié au Canada',
  blanks:
    'Une partie des personnes qui n’obtiennent pas leur diplôme ici l’obtiennent ailleurs. Nous ne comptons pas le revenu des personnes qui partent sans diplôme, les intérêts des prêts, ce que vous pourriez gagner au lieu d’étudier, ni les impôts.',
  ofWhom: 'Le revenu est celui de personnes en emploi qui recevaient de l’aide fédérale.',
} as const;
