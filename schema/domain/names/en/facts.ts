/** Why a figure is not there. */

export const MISSING_LABELS = {
  'not-reported': 'The school did not report it',
  suppressed: 'Withheld by the publisher because the group is too small',
  'not-applicable': 'Does not apply to this school',
  'not-collected': 'Not published for this school',
  'no-source': 'We don’t have this',
};
