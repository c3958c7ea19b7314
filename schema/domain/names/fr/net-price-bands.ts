/** The five income bands of net price, in US dollars (College Scorecard NPT41-NPT45). */
export const NET_PRICE_BANDS = [
  'Jusqu’à 30 000 $ US',
  'De 30 001 à 48 000 $ US',
  'De 48 001 à 75 000 $ US',
  'De 75 001 à 110 000 $ US',
  'Plus de 110 000 $ US',
] as const;
