/** Les mots des fiches que d’autres sites affichent, et de la page où on les choisit. */

export const embedWords = {
  school: (site: string) => `Plus de détails sur cet établissement, avec les sources, sur ${site}`,
  compare: (site: string) => `La comparaison complète, avec les sources, sur ${site}`,
  program: (site: string) => `Plus de détails sur les programmes de cet établissement sur ${site}`,
  site: (site: string) => `Aller à ${site}`,
  corner: 'Établissement',
  graduates: 'Diplômés par année',
  payFourYears: 'Revenu médian après quatre ans',
  payOneYear: 'Revenu médian après un an',
  debt: 'Dette médiane des emprunteurs',
  none: {
    school: 'Nous n’avons pas trouvé cet établissement.',
    program: 'Nous n’avons pas ce programme pour cet établissement.',
    data: 'Nous n’avons pas pu charger cette fiche.',
  },
  schoolCount: (least: number, most: number) => `Une fiche compare de ${least} à ${most} établissements.`,
} as const;
