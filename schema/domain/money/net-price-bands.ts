/** Labels of the five income bands of net price. */
export { NET_PRICE_BANDS } from '#names/net-price-bands.ts';
