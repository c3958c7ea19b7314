/** Words of the map and of the search around a place. */
import { formatCount, formatMoney, formatPercent } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import { numbersAs } from '#schema/domain/formats/spoken-formats.ts';
import type { Currency } from '#schema/domain/record/enums.ts';
import { RADIUS_MILES } from '#schema/domain/site/limits.ts';
import { distanceChoice, wholeDistance } from '../search/distance.ts';

const schools = (count: number) =>
  plural(count, { one: `${formatCount(count)} school`, other: `${formatCount(count)} schools` });
const upToOneDecimal = numbersAs({ maximumFractionDigits: 1 });
const thousands = (amount: number) =>
  upToOneDecimal(amount < 9_950 ? Math.round(amount / 100) / 10 : Math.round(amount / 1_000));
/** Whole percents; a few are not none. */
const percent = (rate: number) => (rate > 0 && rate < 0.5 ? `<${formatPercent(1)}` : formatPercent(Math.round(rate)));

export const mapWords = {
  title: 'Map of results',
  markers: 'Schools on the map',
  help: 'Use the arrow keys to go from one to the next, Enter to open a group or a school, plus and minus to zoom, and Shift with an arrow key to move the map. The list has the same schools.',
  hint: 'Select a number to zoom in, or a state or province to see only its schools.',
  about: 'About this map',
  pins: 'Pins show one year’s tuition, in US dollars: out-of-state in the United States, international in Canada.',
  /** On the map itself: of pins that are all of one kind, and of two. */
  legendOf: {
    own: 'Your price per year',
    canadians: 'Tuition for Canadians',
    international: 'International tuition, in US dollars',
    outOfState: 'Out-of-state tuition, in US dollars',
  },
  legendOfAll: 'Tuition in US dollars: out-of-state, or international in Canada',
  pinPrice: (amount: number, currency: Currency) =>
    amount < 1_000 ? formatMoney(amount, currency) : `${currency === 'CAD' ? 'CA' : ''}$${thousands(amount)}k`,
  /** Of a group: its lowest price. */
  pinFrom: (price: string) => `from ${price}`,
  ownPins: 'Pins show your price per year (US dollars), in a stronger color where it is higher.',
  /** The colors of pins, by the price between one and the next. */
  steps: 'Your price per year',
  stepBelow: (amount: number) => `under $${thousands(amount)}k`,
  stepBetween: (from: number, to: number) => `$${thousands(from)}k–${thousands(to)}k`,
  stepFrom: (amount: number) => `$${thousands(amount)}k+`,
  /** Whose price a pin says. */
  whose: {
    own: 'your price',
    canadians: 'tuition for Canadians',
    international: 'international tuition',
    outOfState: 'tuition',
  },
  pinName: (text: string, whose: string) => `${whose} ${text}`,
  /** Where one presses a pin of one's own price. */
  ownPrice: (amount: number) => `${formatMoney(amount, 'USD')} per year for you`,
  tuition: (whose: string, amount: string) => `${whose} ${amount}`,
  acceptance: (rate: number) => `${percent(rate)} admitted`,
  credit:
    'Shapes: U.S. Census Bureau, Natural Earth. Postal codes: U.S. Census Bureau, GeoNames (CC BY 4.0), Statistics Canada.',
  loading: 'Loading the map…',
  failed: 'We couldn’t load the map.',
  tryAgain: 'Try again',
  empty: 'No schools to show on the map.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show all schools in this search',
  /** `price`: the lowest in the group, as its pin says it. */
  cluster: (count: number, first: string, price: string | null) =>
    [`${schools(count)}, including ${first}`, price].filter((part) => part !== null).join(', '),
  clusterShort: (count: number) => schools(count),
  /** A school with what is known of it: distance, price, acceptance. */
  place: (name: string, known: readonly string[]) => [name, ...known].join(', '),
  state: (name: string, count: number) => `${name}: ${schools(count)}`,
  follows: 'The list follows the map',
  onMap: (total: number) => `${schools(total)} on the map`,
  inView: (shown: number) => `${schools(shown)} in view`,
  ofTotal: (total: number) => `of ${formatCount(total)}`,
  nowhere: (count: number) =>
    plural(count, {
      one: `We don’t have a map location for ${schools(count)}. It is only in the list.`,
      other: `We don’t have a map location for ${schools(count)}. They are only in the list.`,
    }),
  wheel: 'Hold Ctrl (or ⌘) and scroll to zoom',
  oneSpot: (count: number) => `${schools(count)} at this spot`,
  school: 'School',
  close: 'Close',
  centre: (name: string | null) => (name === null ? 'The place you entered' : name),
  /** The parts of the map that stand in frames, and what there is room for where a frame is small. */
  frames: {
    alaska: { name: 'Alaska', short: 'AK' },
    hawaii: { name: 'Hawaii', short: 'HI' },
    caribbean: { name: 'Puerto Rico, U.S.V.I.', short: 'PR, VI' },
    pacific: { name: 'Pacific islands', short: 'Pacific' },
  },
} as const;

export const nearWords = {
  form: 'Distance',
  place: 'Town or postal code',
  placeholder: 'Boston, MA',
  hint: 'A town with a university, a US ZIP code or a Canadian postal code.',
  radius: 'Within',
  anyDistance: 'Any distance',
  radii: RADIUS_MILES.map((miles) => ({ miles, label: distanceChoice(miles) })),
  otherRadius: (miles: number) => wholeDistance(miles),
  submit: 'Show nearest',
  clear: 'Clear the place',
  useMine: 'Use my location',
  locating: 'Asking your device…',
  privacy:
    'Your device asks you first. We only use your rough location (within about half a mile). It becomes part of the page link, so think before you share it.',
  denied:
    'Your browser didn’t allow it. You can let this site use your location in the browser’s settings, or type a town.',
  notFound: 'Your device couldn’t find your location. Try again, or type a town.',
  notSupported: 'This browser can’t find your location. Type a town instead.',
  around: (name: string, miles: number | null) =>
    miles === null ? `Sorted by distance from ${name}.` : `Within ${wholeDistance(miles)} of ${name}.`,
  yourPlace: 'the place you entered',
  mine: (town: string) => `your location, near ${town}`,
  /** A postal code that belongs to no town of the data. */
  codeNear: (code: string, town: string) => `${code} (near ${town})`,
  /** Of one that does. */
  codeIn: (code: string, town: string) => `${code} (${town})`,
  others: 'Did you mean:',
  unknown: (place: string) => `We couldn’t find a place called “${place}”.`,
  unknownHelp:
    'Try the name of a town that has a university, with its state or province, or a postal code: “60601” or “M5S 1A1”.',
} as const;
