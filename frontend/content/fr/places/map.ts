/** Words of the map and of the search around a place. */
import { formatCount, formatMoney, formatPercent } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import { numbersAs } from '#schema/domain/formats/spoken-formats.ts';
import type { Currency } from '#schema/domain/record/enums.ts';
import { RADIUS_MILES } from '#schema/domain/site/limits.ts';
import { de, the } from '../grammar.ts';
import { distanceChoice, wholeDistance } from '../search/distance.ts';

const schools = (count: number) =>
  plural(count, { one: `${formatCount(count)} établissement`, other: `${formatCount(count)} établissements` });
const upToOneDecimal = numbersAs({ maximumFractionDigits: 1 });
const thousands = (amount: number) =>
  upToOneDecimal(amount < 9_950 ? Math.round(amount / 100) / 10 : Math.round(amount / 1_000));
/** Whole percents; a few are not none. */
const percent = (rate: number) => (rate > 0 && rate < 0.5 ? `< ${formatPercent(1)}` : formatPercent(Math.round(rate)));

export const mapWords = {
  title: 'Carte des résultats',
  markers: 'Établissements sur la carte',
  help: 'Les touches fléchées vont d’un point à l’autre, Entrée ouvre un groupe ou un établissement, plus et moins changent l’échelle, et Maj avec une touche fléchée déplace la carte. La liste contient les mêmes établissements.',
  hint: 'Appuyez sur un nombre pour agrandir, ou sur un État ou une province pour n’en voir que les établissements.',
  about: 'À propos de cette carte',
  pins: 'Les repères indiquent les droits de scolarité d’une année. Au Canada, ceux des Canadiens, ou des résidents de la province si elle leur demande moins (en dollars canadiens). Aux États-Unis, ceux des étudiants d’un autre État ou de l’étranger (en dollars américains).',
  /** On the map itself: of pins that are all of one kind, and of two. */
  legendOf: {
    own: 'Votre prix par année',
    canadians: 'Droits de scolarité des Canadiens, en dollars canadiens',
    international: 'Droits de scolarité des étudiants étrangers, en dollars américains',
    outOfState: 'Droits pour qui vient d’un autre État ou de l’étranger, en dollars américains',
  },
  legendOfAll: 'Droits de scolarité : des Canadiens au Canada, d’un autre État ou de l’étranger aux États-Unis',
  pinPrice: (amount: number, currency: Currency) =>
    amount < 1_000 ? formatMoney(amount, currency) : `${thousands(amount)} k$${currency === 'USD' ? ' US' : ''}`,
  /** Of a group: its lowest price. */
  pinFrom: (price: string) => `dès ${price}`,
  ownPins:
    'Les repères indiquent votre prix par année (en dollars américains); plus il est élevé, plus la couleur est forte.',
  steps: 'Votre prix par année',
  stepBelow: (amount: number) => `moins de ${thousands(amount)} k$ US`,
  stepBetween: (from: number, to: number) => `de ${thousands(from)} à ${thousands(to)} k$ US`,
  stepFrom: (amount: number) => `${thousands(amount)} k$ US et plus`,
  /** Whose price a pin says. */
  whose: {
    own: 'votre prix',
    canadians: 'droits de scolarité des Canadiens',
    international: 'droits de scolarité des étudiants étrangers',
    outOfState: 'droits de scolarité',
  },
  pinName: (text: string, whose: string) => `${whose} : ${text}`,
  ownPrice: (amount: number) => `${formatMoney(amount, 'USD')} par année pour vous`,
  tuition: (whose: string, amount: string) => `${whose} : ${amount}`,
  acceptance: (rate: number) => `taux d’admission : ${percent(rate)}`,
  credit:
    'Contours : U.S. Census Bureau, Natural Earth. Codes postaux : U.S. Census Bureau, GeoNames (CC BY 4.0), Statistique Canada.',
  loading: 'Chargement de la carte…',
  failed: 'Nous n’avons pas pu charger la carte.',
  tryAgain: 'Réessayer',
  empty: 'Aucun établissement à montrer sur la carte.',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  showAll: 'Montrer tous les établissements de cette recherche',
  /** `price`: the lowest in the group, as its pin says it. */
  cluster: (count: number, first: string, price: string | null) =>
    [`${schools(count)}, dont ${the(first)}`, price].filter((part) => part !== null).join(', '),
  clusterShort: (count: number) => schools(count),
  /** A school with what is known of it: distance, price, acceptance. */
  place: (name: string, known: readonly string[]) => [name, ...known].join(', '),
  state: (name: string, count: number) => `${name} : ${schools(count)}`,
  follows: 'La liste suit la carte',
  onMap: (total: number) => `${schools(total)} sur la carte`,
  inView: (shown: number) => `${schools(shown)} à l’écran`,
  ofTotal: (total: number) => `sur ${formatCount(total)}`,
  nowhere: (count: number) =>
    plural(count, {
      one: `Nous n’avons pas l’emplacement de ${schools(count)}, qui figure seulement dans la liste.`,
      other: `Nous n’avons pas l’emplacement de ${schools(count)}, qui figurent seulement dans la liste.`,
    }),
  wheel: 'Maintenez la touche Ctrl (ou ⌘) enfoncée et faites défiler pour changer l’échelle',
  oneSpot: (count: number) => `${schools(count)} à cet endroit`,
  school: 'Établissement',
  close: 'Fermer',
  centre: (name: string | null) => (name === null ? 'L’endroit indiqué' : name),
  /** The parts of the map that stand in frames, and what there is room for where a frame is small. */
  frames: {
    alaska: { name: 'Alaska', short: 'AK' },
    hawaii: { name: 'Hawaï', short: 'HI' },
    caribbean: { name: 'Porto Rico et îles Vierges', short: 'PR, VI' },
    pacific: { name: 'Îles du Pacifique', short: 'Pacifique' },
  },
} as const;

export const nearWords = {
  form: 'Distance',
  place: 'Ville ou code postal',
  placeholder: 'Montréal, QC',
  hint: 'Une ville qui a une université, un code postal canadien ou un code ZIP américain.',
  radius: 'À moins de',
  anyDistance: 'Toute distance',
  radii: RADIUS_MILES.map((miles) => ({ miles, label: distanceChoice(miles) })),
  otherRadius: (miles: number) => wholeDistance(miles),
  submit: 'Montrer les plus proches',
  clear: 'Retirer le lieu',
  useMine: 'Utiliser ma position',
  locating: 'Votre appareil vous demande la permission…',
  privacy:
    'Votre appareil vous demande d’abord la permission. Nous utilisons seulement votre position approximative (à environ un kilomètre près). Elle fait ensuite partie du lien de la page : pensez-y avant de le partager.',
  denied:
    'Votre navigateur ne l’a pas permis. Vous pouvez autoriser ce site à utiliser votre position dans les paramètres du navigateur, ou écrire le nom d’une ville.',
  notFound: 'Votre appareil n’a pas pu trouver sa position. Réessayez, ou écrivez le nom d’une ville.',
  notSupported: 'Ce navigateur ne peut pas trouver votre position. Écrivez plutôt le nom d’une ville.',
  around: (name: string, miles: number | null) =>
    miles === null ? `D’abord les plus proches ${de(name)}.` : `À moins de ${wholeDistance(miles)} ${de(name)}.`,
  yourPlace: 'l’endroit indiqué',
  mine: (town: string) => `votre position, près ${de(town)}`,
  /** A postal code that belongs to no town of the data. */
  codeNear: (code: string, town: string) => `${code}, près ${de(town)}`,
  /** Of one that does. */
  codeIn: (code: string, town: string) => `${code}, ${town}`,
  others: 'Vouliez-vous dire :',
  unknown: (place: string) => `Nous ne connaissons aucun lieu appelé « ${place} ».`,
  unknownHelp:
    'Essayez le nom d’une ville qui a une université, avec son État ou sa province, ou un code postal : « H2X 1Y4 » ou « 60601 ».',
} as const;
