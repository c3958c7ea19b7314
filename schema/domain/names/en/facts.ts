/** Why a figure is not there. */

export const MISSING_LABELS = {
  'not-reported': 'Not reported',
  suppressed: 'Too few students to show',
  'not-applicable': 'Doesn’t apply to this school',
  'not-collected': 'Not published for this school',
  'no-source': 'We don’t have this',
};
