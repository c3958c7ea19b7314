/** Where a database session begins: the nearest replica, the primary, or a bookmark. */

/** The nearest copy of the database, however far behind it is. */
export const NEAREST = 'first-unconstrained';
/** The database itself, where everything is written. */
export const PRIMARY = 'first-primary';
/** At one of the two, or at any copy that has reached a bookmark. */
export type SessionStart = D1SessionConstraint | D1SessionBookmark;
