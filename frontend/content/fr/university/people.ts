/** Words of how students like the reader do at a school, and of where their scores are; apart, for no first screen has them. */
import type { GraduationWindow } from '#schema/domain/figures/graduation-window.ts';

export const peopleWords = {
  people: {
    heading: 'Des étudiants comme vous',
    intro: 'La réussite d’étudiants comme vous, par rapport à l’ensemble des étudiants.',
    choose: 'Groupe d’étudiants',
    groups: {
      pell: 'Boursiers Pell',
      transfer: 'Venus d’un autre établissement',
      'part-time': 'À temps partiel',
      adults: '25 ans ou plus',
    },
    graduation: 'Taux de diplomation',
    outcome: 'Diplôme obtenu ici en huit ans ou moins',
    price: 'Prix par année après les bourses',
    notPublished: {
      pell: 'Rien de publié ici pour les boursiers Pell',
      transfer: 'Rien de publié ici pour les étudiants venus d’un autre établissement',
      'part-time': 'Rien de publié ici pour les étudiants à temps partiel',
      adults: 'Rien de publié ici pour les étudiants de 25 ans ou plus',
    },
    all: (value: string) => `Ensemble des étudiants : ${value}`,
    otherClass: (rate: string) =>
      `Les deux taux sont ceux de la même cohorte. Le plus récent, pour l’ensemble des étudiants, est de ${rate}.`,
    few: 'Le groupe est petit, ou sa taille n’est pas publiée. Une seule personne peut beaucoup changer ce chiffre.',
    pellPrice:
      'Pour les familles dont le revenu est de 30 000 $\u00a0US ou moins, qui reçoivent en général une bourse Pell.',
    pellRate: {
      fourYear:
        'Étudiants à temps plein, au début de leurs études postsecondaires, qui ont obtenu leur diplôme en 6 ans ou moins.',
      twoYear:
        'Étudiants à temps plein, au début de leurs études postsecondaires, qui ont obtenu leur diplôme en 3 ans ou moins.',
      anyLength:
        'Étudiants à temps plein, au début de leurs études postsecondaires, qui ont obtenu leur diplôme en une fois et demie la durée normale du programme ou moins.',
      canada:
        'Étudiants à temps plein, au début de leurs études postsecondaires, qui ont obtenu leur diplôme en 7 ans ou moins.',
    } satisfies Record<GraduationWindow, string>,
    /** `elsewhere` is the share that moved to another school, null where it is not known. */
    outcomeNote: (elsewhere: string | null) =>
      elsewhere === null
        ? 'Toutes les personnes du groupe qui ont commencé la même année, à temps plein ou partiel, huit ans plus tard.'
        : `Toutes les personnes du groupe qui ont commencé la même année, à temps plein ou partiel, huit ans plus tard. Passées à un autre établissement : ${elsewhere}.`,
    adultShare: (share: string) => `Ici, ${share} des étudiants de premier cycle ont 25 ans ou plus.`,
    canada:
      'Nos sources canadiennes n’ont ni taux ni prix pour des groupes comme les étudiants à temps partiel ou venus d’un autre établissement.',
  },
  scores: {
    heading: 'Vos résultats',
    sat: (score: string) => `Votre SAT de ${score}`,
    act: (score: string) => `Votre ACT de ${score}`,
    average: (average: string) => `Votre moyenne de ${average}`,
    below: (own: string, middle: string) =>
      `${own} se situe sous la moitié centrale des résultats des personnes entrées ici (${middle}). Au moins trois sur quatre ont fait mieux.`,
    inside: (own: string, middle: string) =>
      `${own} se situe dans la moitié centrale des résultats des personnes entrées ici (${middle}).`,
    above: (own: string, middle: string) =>
      `${own} se situe au-dessus de la moitié centrale des résultats des personnes entrées ici (${middle}). Au moins trois sur quatre ont fait moins bien.`,
    notUsed: 'Cet établissement ne tient pas compte des résultats d’examens.',
    unknown: (own: string) => `${own} : nous n’avons pas les résultats des personnes entrées ici.`,
    note: 'Les résultats ne sont qu’une partie de la décision. Ils ne disent pas quelles sont vos chances d’admission.',
  },
} as const;
