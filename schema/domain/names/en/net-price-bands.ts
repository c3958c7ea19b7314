/** The five income bands of net price, in US dollars (College Scorecard NPT41-NPT45). */
export const NET_PRICE_BANDS = [
  '$0–$30,000',
  '$30,001–$48,000',
  '$48,001–$75,000',
  '$75,001–$110,000',
  'Over $110,000',
] as const;
