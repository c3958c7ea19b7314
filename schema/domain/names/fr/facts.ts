/** Pourquoi un chiffre manque (notre français). */

export const MISSING_LABELS = {
  'not-reported': 'Non déclaré',
  suppressed: 'Trop peu d’étudiants pour publier le chiffre',
  'not-applicable': 'Ne s’applique pas à cet établissement',
  'not-collected': 'Non publié pour cet établissement',
  'no-source': 'Aucune donnée dans nos sources',
};
