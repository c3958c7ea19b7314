/** Whom English pages take a reader for who has said nothing (schema/domain/site/reader.ts). */
import type { Country, Currency } from '../../record/enums.ts';

export interface Reader {
  /** Whose students' prices stand where there is room for one, and which country comes first in a choice. */
  country: Country;
  /** In which amounts of both countries are set beside each other, and which a form begins with. */
  currency: Currency;
}

export const READER: Reader = { country: 'US', currency: 'USD' };
