/** Pourquoi un chiffre manque (notre français). */

export const MISSING_LABELS = {
  'not-reported': 'L’établissement ne l’a pas déclaré',
  suppressed: 'Non diffusé par la source, car le groupe est trop petit',
  'not-applicable': 'Ne s’applique pas à cet établissement',
  'not-collected': 'Donnée non recueillie au Canada',
  'no-source': 'Aucune des sources publiques que nous utilisons ne le donne',
};
