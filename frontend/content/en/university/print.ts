/** Words of the sheets that are made for paper. */
import { formatPartialDate } from '#schema/domain/formats/partial-date.ts';

export const printWords = {
  site: 'CampusAtlas',
  comparison: 'Comparison of universities',
  figure: 'Item',
  value: 'Value',
  yearAndSource: 'Year and source',
  notKnown: 'No data',
  yourPrice: 'Your price',
  yourPriceEstimate: 'Your price (estimate)',
  yourPriceNote: 'Per year, from what you told us.',
  estimate: 'estimate',
  total: 'Total',
  dates: 'Application deadlines',
  datesFor: (cycle: string) => `for ${cycle}`,
  lastKnown: (cycle: string) => `Dates for ${cycle}. We don’t have next year’s dates yet.`,
  noDates: 'We don’t have this school’s deadlines. Ask the school.',
  rolling: 'Rolling: the school decides as applications come in.',
  check: (asOf: string) => `As of ${formatPartialDate(asOf)}. Check each date with the school.`,
  checkEach: 'Check each date with the school.',
  scan: 'Open this page',
  qr: (address: string) => `QR code for ${address}`,
  printedOn: (day: string) => `Printed ${formatPartialDate(day)}`,
  footer: 'Numbers come from schools and public agencies. Each shows its year.',
  noFee: 'None',
  notes: 'Questions and notes',
  /** Under the title of a comparison. */
  perYear: 'Prices are per year.',
} as const;
