/**
 * Groups of schools that people name: what each is called. Who belongs to which is data with a source and a date
 * (data/lexicons/groups.json), which the snapshot's builder is given.
 */
export const SCHOOL_GROUPS = ['ivy-league', 'big-ten'] as const;
export type SchoolGroup = (typeof SCHOOL_GROUPS)[number];
export const GROUP_LABELS: Record<SchoolGroup, string> = {
  'ivy-league': 'Ivy League',
  'big-ten': 'Big Ten',
};
