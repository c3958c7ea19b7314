/** Every id that a committed dataset ever had. Addresses and bookmarks end in one, so none may be forgotten. */
import ids from './published-ids.json' with { type: 'json' };

export const PUBLISHED_IDS: readonly number[] = ids;
