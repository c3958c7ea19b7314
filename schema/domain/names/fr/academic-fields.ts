/** The names of the nine fields of study (French of our own). */

export const FIELD_TITLES = {
  business: 'Commerce et gestion',
  computing: 'Informatique et technologies de l’information',
  engineering: 'Génie',
  health: 'Santé et médecine',
  'natural-sciences': 'Sciences naturelles et mathématiques',
  'social-sciences': 'Sciences sociales et psychologie',
  'arts-humanities': 'Arts, lettres et sciences humaines',
  education: 'Éducation et enseignement',
  'law-public-service': 'Droit et service public',
};
