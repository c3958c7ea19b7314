/** Whom French pages take a reader for who has said nothing (schema/domain/site/reader.ts): French is that of Canada. */
import type { Reader } from '../en/reader.ts';

export const READER: Reader = { country: 'CA', currency: 'CAD' };
