/** What a price of one's own is called, wherever it stands. */
import { isPricedForArts } from '#schema/domain/money/arts-fee.ts';
import type { YourPrice } from '#schema/domain/money/your-price.ts';
import { ownPriceWords as words } from '#words/situation/own-price.ts';

/** What keeps a price from being exact; null for a published average of just such students. */
export const hedgeOf = ({ estimate, notes }: YourPrice): string | null =>
  notes.some(({ note }) => note === 'few-students') ? words.few : estimate ? words.estimate : null;

export const labelOf = (price: YourPrice): string => words.labelled(hedgeOf(price), isPricedForArts(price));
