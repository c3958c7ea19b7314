/** The orders by figures of one subject; apart from how they are worked out, which pages do without. */

/** Orders that there are only where a list is of a subject; blanks last both ways. */
export const SUBJECT_ORDERS = [
  'subjectGraduates',
  'subjectPayOneYear',
  'subjectPay',
  'subjectDebt',
  'subjectPayment',
  'subjectCheck',
] as const;
export type SubjectOrder = (typeof SUBJECT_ORDERS)[number];

export const isSubjectOrder = (order: string): order is SubjectOrder =>
  (SUBJECT_ORDERS as readonly string[]).includes(order);
