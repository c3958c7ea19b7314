/** Addresses in English: the site's own paths. */

/** The address of a path of the site. */
export const addressFor = (path: string): string => path;

/** The path of the site at the path of an address. */
export const pathAt = (pathname: string): string => pathname;

/** Whether addresses are written otherwise than paths. */
export const HAS_OWN_ADDRESSES: boolean = false;
