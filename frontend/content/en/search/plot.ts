/** Words of the plot of a list: price against graduation rate. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';

export const plotWords = {
  title: 'Price and graduation rate',
  /** How a screen reader calls the plot. */
  role: 'plot',
  summary: (count: number, price: string) =>
    plural(count, {
      one: `${formatCount(count)} school by graduation rate and price. ${price}.`,
      other: `${formatCount(count)} schools by graduation rate and price. ${price}.`,
    }),
  help: 'The arrow keys go from school to school, the lowest price first; with Shift, ten at a time. The list below has the same schools.',
  rateAxis: 'Graduation rate',
  ownAxis: 'Your price per year, US dollars',
  averageAxis: 'Average net price per year, US dollars',
  /** In the corner of the plot where low prices and high rates meet. */
  corner: 'Lower price, higher rate',
  /** At the right edge, for schools whose price the axis does not reach. */
  beyond: (count: number) => `${formatCount(count)} further right`,
  hint: 'Select a dot to see which school it is. Dashed lines are the medians for this list.',
  perYear: (amount: string) => `${amount} per year`,
  graduate: (rate: string) => `${rate} graduate`,
  thousands: (amount: number) => (amount === 0 ? '$0' : `$${amount / 1_000}k`),
  none: 'We don’t have both a price and a graduation rate for any school in this list.',
  left: (count: number) =>
    plural(count, {
      one: `${formatCount(count)} school isn’t shown: its price or graduation rate is missing or is based on fewer than 30 students.`,
      other: `${formatCount(count)} schools aren’t shown: their price or graduation rate is missing or is based on fewer than 30 students.`,
    }),
  canada: 'Net price isn’t published in Canada. To plot Canadian schools, select “Get my price.”',
  loading: 'Loading the plot…',
  failed: 'We couldn’t load the plot.',
  tryAgain: 'Try again',
} as const;
