/** The codes of schema/domain/record/university-figures.ts in French (our own). */

export const KIND_LABELS = {
  bachelors: 'Établissement offrant le baccalauréat',
  'mostly-associate': 'Surtout des grades d’associé, quelques baccalauréats',
  seminary: 'Séminaire ou autre école religieuse',
  'two-year': 'Collège communautaire ou de deux ans',
  'graduate-only': 'Cycles supérieurs seulement',
};

export const STATUS_LABELS = {
  open: 'Ouvert',
  closing: 'Fermeture annoncée',
  closed: 'Fermé',
  merged: 'Fusionné',
  renamed: 'Ouvert sous un nouveau nom',
  paused: 'Cours suspendus',
  unconfirmed: 'Absent de la dernière liste fédérale',
};

export const TEST_POLICY_LABELS = {
  required: 'Obligatoires',
  flexible: 'Obligatoires, mais un autre examen peut les remplacer',
  sometimes: 'Obligatoires dans certains cas',
  optional: 'Facultatifs',
  'not-considered': 'Non pris en compte',
};
