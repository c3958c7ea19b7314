/** Addresses in French (schema/domain/site/route-addresses.ts). */
import { addressIn, readAddress } from '#schema/domain/site/route-addresses.ts';

export const addressFor = (path: string): string => addressIn('fr', path);

export const pathAt = (pathname: string): string => readAddress(pathname).path;

export const HAS_OWN_ADDRESSES: boolean = true;
