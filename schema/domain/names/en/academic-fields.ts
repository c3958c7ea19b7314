/** What the nine academic fields are called. */

export const FIELD_TITLES = {
  business: 'Business and management',
  computing: 'Computing and information technology',
  engineering: 'Engineering',
  health: 'Health and medicine',
  'natural-sciences': 'Natural sciences and mathematics',
  'social-sciences': 'Social sciences and psychology',
  'arts-humanities': 'Arts and humanities',
  education: 'Education and teaching',
  'law-public-service': 'Law and public service',
};
