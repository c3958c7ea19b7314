/** The codes of schema/domain/record/university-figures.ts in words. */

export const KIND_LABELS = {
  bachelors: 'Bachelor’s degrees and higher',
  'mostly-associate': 'Mostly associate degrees, some bachelor’s',
  seminary: 'Seminary or other religious school',
  'two-year': 'Two-year or community college',
  'graduate-only': 'Graduate degrees only',
};

export const STATUS_LABELS = {
  open: 'Open',
  closing: 'Closing',
  closed: 'Closed',
  merged: 'Merged',
  renamed: 'Open under a new name',
  paused: 'Paused',
  unconfirmed: 'Not on the latest federal list',
};

export const TEST_POLICY_LABELS = {
  required: 'Required',
  flexible: 'Required, but another test can replace it',
  sometimes: 'Required for some applicants',
  optional: 'Optional',
  'not-considered': 'Not considered',
};
