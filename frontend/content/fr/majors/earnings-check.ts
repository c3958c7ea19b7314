/** Words of the earnings check: its results, its lines and where they come from. */

import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { EarningsCheck } from '#schema/domain/programs/earnings-check.ts';
import { checkLabels } from './program-results.ts';

/** « 39 programmes sur 44 sont… », « les 59 programmes sont… », « le seul programme évalué est… ». */
function programsOf(above: number, known: number): string {
  if (above === known && known > 1) return `les ${formatCount(known)} programmes sont nettement plus payants`;
  if (above === known && known === 1) return 'le seul programme évalué est nettement plus payant';
  if (above === 0 && known > 0)
    return known === 1
      ? 'le seul programme évalué n’est pas nettement plus payant'
      : `aucun des ${formatCount(known)} programmes n’est nettement plus payant`;
  return plural(above, {
    one: `${formatCount(above)} programme sur ${formatCount(known)} est nettement plus payant`,
    other: `${formatCount(above)} programmes sur ${formatCount(known)} sont nettement plus payants`,
  });
}

export const checkWords = {
  column: 'Vérification du revenu',
  results: checkLabels,
  of: ({ against, side, close }: EarningsCheck) => {
    const studies = against === 'bachelors' ? 'un baccalauréat dans le domaine' : 'un diplôme d’études secondaires';
    if (side === 'between') return 'Entre le seuil de l’État et celui du pays pour le secondaire';
    return `${close ? 'Un peu ' : ''}${side === 'above' ? 'plus' : 'moins'} payant qu’${studies}`.replace(
      /^./,
      (letter) => letter.toUpperCase(),
    );
  },
  /** What the pay is set against, after the result. */
  against: (state: string | null, nation: string) =>
    state === null || state === nation ? `pays : ${nation}` : `État : ${state}; pays : ${nation}`,
  /** In rows where the line of the country is the same for all. */
  againstState: (state: string) => `État : ${state}`,
  nation: (amount: string) =>
    `Le seuil du pays est de ${amount} pour tous les établissements; si celui de l’État est différent, la ligne l’indique.`,
  inRows:
    'Après chaque vérification du revenu viennent les seuils de comparaison : ce que gagnent en un an les personnes de 25 à 34 ans qui ont seulement un diplôme d’études secondaires, dans l’État du campus principal et aux États-Unis, ou seulement un baccalauréat dans le domaine.',
  /** In a column whose heading says what is compared. */
  brief: ({ side, close }: EarningsCheck) => {
    if (side === 'between') return 'Entre le seuil de l’État et celui du pays';
    if (close) return side === 'above' ? 'Un peu plus' : 'Un peu moins';
    return side === 'above' ? 'Plus payant' : 'Moins payant';
  },
  /** Of Canadian programs, to which the US rule does not apply. */
  canada: 'Ne s’applique pas au Canada',
  unknown: 'Non publié',
  summary: (above: number, known: number) =>
    `Vérification du revenu : ${programsOf(above, known)} qu’un diplôme d’études secondaires`,
  caption: 'Programmes de premier cycle selon la vérification du revenu',
  count: 'Programmes',
  lines: (state: string, nation: string) =>
    `Les deux seuils sont ce que gagnent en un an les personnes de 25 à 34 ans qui ont seulement un diplôme d’études secondaires : ${state} dans l’État du campus principal et ${nation} aux États-Unis (médianes). Un programme est au-dessus d’un seuil si ses diplômés gagnent plus que cela quatre ans après la fin de leurs études.`,
  close:
    'Un revenu à moins de 9\u00a0% d’un seuil compte comme à peu près égal. Le fisc américain modifie légèrement les revenus publiés pour protéger la vie privée, et l’écart peut atteindre 9\u00a0%.',
  graduate:
    'Les programmes de maîtrise et de doctorat sont comparés aux personnes qui ont seulement un baccalauréat dans le même domaine. Sous ce seuil, on ne peut rien dire : la loi retient le plus bas de trois seuils, et nous n’en connaissons qu’un.',
  source:
    'Selon le College Scorecard de juin 2026 : personnes qui recevaient de l’aide fédérale et qui ont terminé leurs études en 2017-2018 ou en 2018-2019, en dollars de 2024. Ce n’est pas un résultat officiel. Les premiers résultats officiels viendront en 2027 et porteront sur des diplômés plus récents; aucun programme n’a perdu l’accès aux prêts fédéraux à ce jour.',
  nearby: 'Le même programme près d’ici, où les diplômés gagnent nettement plus',
  more: 'Comment fonctionne la vérification du revenu',
};
