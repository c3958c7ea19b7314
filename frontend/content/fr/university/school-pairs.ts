/** Sentences that set one school beside another: « ici » is the school whose page it is. */

import { formatCount, formatMoney, formatPercent } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { DirectionBasis } from '#schema/domain/peers/directions.ts';
import type { PairPoint, PairPointKind } from '#schema/domain/peers/pair-points.ts';
import type { TradeOff, TradeOffKind } from '#schema/domain/peers/trade-offs.ts';
import { KILOMETRES_PER_MILE } from '#schema/domain/places/distance.ts';
import { townName } from '#schema/domain/places/places.ts';
import type { CampusSetting, UniversityType } from '#schema/domain/record/enums.ts';
import { stateNamed, uncapitalized } from '../grammar.ts';

/** French says of every sum in US dollars that it is. */
const dollars = (amount: number) => formatMoney(Math.round(amount / 100) * 100, 'USD');
const percent = (share: number) => formatPercent(Math.round(share));
/** Two shares with as many decimals as tell them apart. */
function percents(there: number, here: number): [string, string] {
  const close = Math.round(there) === Math.round(here) && there !== here;
  return close ? [formatPercent(there), formatPercent(here)] : [percent(there), percent(here)];
}

/** Where a campus lies. */
const SETTINGS: Record<CampusSetting, string> = {
  Urban: 'ville',
  Suburban: 'banlieue',
  'Small City': 'petite ville',
  Rural: 'campagne',
};
/** What an institution is, by who runs it. */
const CONTROLS: Record<UniversityType, string> = {
  public: 'établissement public',
  private: 'établissement privé sans but lucratif',
  'for-profit': 'établissement à but lucratif',
};
/** « 1 étudiant », « 0 étudiant », « 1 234 étudiants ». */
const students = (count: number) =>
  plural(count, { one: `${formatCount(count)} étudiant`, other: `${formatCount(count)} étudiants` });
const settingOf = (text: string) => SETTINGS[text as CampusSetting] ?? text;
const controlOf = (text: string) => CONTROLS[text as UniversityType] ?? text;

type Both = (there: number, here: number) => string;

const TRADE_OFFS: Record<TradeOffKind, (there: never, here: never) => string> = {
  price: ((a, b) => `Plus cher pour vous (environ ${dollars(a)} par année, contre ${dollars(b)} ici)`) satisfies Both,
  'net-price': ((a, b) =>
    `Plus cher après l’aide (environ ${dollars(a)} par année, contre ${dollars(b)} ici)`) satisfies Both,
  tuition: ((a, b) =>
    `Droits de scolarité plus élevés (environ ${dollars(a)} par année, contre ${dollars(b)} ici)`) satisfies Both,
  finish: ((a, b) => {
    const [there, here] = percents(a, b);
    return `Diplomation plus faible (${there}, contre ${here} ici)`;
  }) satisfies Both,
  admission: ((a, b) =>
    b === 100
      ? `Admission plus difficile (${percent(a)} des demandes acceptées, alors qu’ici l’admission est ouverte)`
      : `Admission plus difficile (${percent(a)} des demandes acceptées, contre ${percent(b)} ici)`) satisfies Both,
  earnings: ((a, b) =>
    `Revenu plus bas dix ans après l’entrée (environ ${dollars(a)}, contre ${dollars(b)} ici)`) satisfies Both,
  larger: ((a, b) =>
    a >= 2 * b
      ? `Beaucoup plus grand (${students(a)}, contre ${formatCount(b)} ici)`
      : `Plus grand (${students(a)}, contre ${formatCount(b)} ici)`) satisfies Both,
  smaller: ((a, b) =>
    b >= 2 * a
      ? `Beaucoup plus petit (${students(a)}, contre ${formatCount(b)} ici)`
      : `Plus petit (${students(a)}, contre ${formatCount(b)} ici)`) satisfies Both,
  faculty: ((a, b) =>
    `Plus d’étudiants par professeur (${formatCount(a)}, contre ${formatCount(b)} ici)`) satisfies Both,
  setting: (a: string, b: string) => `Un autre milieu (${settingOf(a)} là-bas, ${settingOf(b)} ici)`,
  control: (a: string, b: string) => `Un autre type (${controlOf(a)}, contre ${controlOf(b)} ici)`,
};

/** « diplomation plus faible (71 %, contre 96 % ici) »: what follows « Inconvénient : ». */
export function tradeOffSentence({ kind, there, here }: TradeOff, _withinUs: boolean): string {
  return uncapitalized(TRADE_OFFS[kind](there as never, here as never));
}

const POINTS: Record<PairPointKind, (there: never, here: never) => string> = {
  'costs-less': ((a, b) =>
    `Moins cher après l’aide : environ ${dollars(a)} par année, contre ${dollars(b)} ici`) satisfies Both,
  'same-price': ((a, b) =>
    `À peu près le même prix après l’aide : ${dollars(a)}, contre ${dollars(b)} ici`) satisfies Both,
  'more-finish': ((a, b) => `Meilleure diplomation : ${percent(a)}, contre ${percent(b)} ici`) satisfies Both,
  'same-finish': ((a, b) => {
    const [there, here] = percents(a, b);
    return `Diplomation semblable : ${there}, contre ${here} ici`;
  }) satisfies Both,
  'admits-more': ((a, b) =>
    `Admission plus facile : ${percent(a)} des demandes acceptées, contre ${percent(b)} ici`) satisfies Both,
  'same-admits': ((a, b) => {
    const [there, here] = percents(a, b);
    return `Admission aussi difficile : ${there} des demandes acceptées, contre ${here} ici`;
  }) satisfies Both,
  'earns-more': ((a, b) =>
    `Revenu plus élevé dix ans après l’entrée : environ ${dollars(a)}, contre ${dollars(b)} ici`) satisfies Both,
  'same-earnings': ((a, b) =>
    `Revenu semblable dix ans après l’entrée : ${dollars(a)}, contre ${dollars(b)} ici`) satisfies Both,
  'same-size': ((a, b) => `Taille semblable : ${students(a)}, contre ${formatCount(b)} ici`) satisfies Both,
  'lower-tuition': ((a, b) =>
    `Droits de scolarité plus bas : environ ${dollars(a)} par année, contre ${dollars(b)} ici`) satisfies Both,
  'same-tuition': ((a, b) => `Droits de scolarité semblables : ${dollars(a)}, contre ${dollars(b)} ici`) satisfies Both,
  'its-size': ((a, b) => `${students(a)}, contre ${formatCount(b)} ici`) satisfies Both,
  'same-faculty': ((a, b) => `${students(a)} par professeur, contre ${formatCount(b)} ici`) satisfies Both,
  'its-faculty': ((a, b) => `${students(a)} par professeur, contre ${formatCount(b)} ici`) satisfies Both,
  'its-age': ((a, b) =>
    a === b ? `Fondation en ${a} dans les deux cas` : `Fondation en ${a}, contre ${b} ici`) satisfies Both,
  'same-age': ((a, b) =>
    a === b
      ? `Le même âge : fondation en ${a} dans les deux cas`
      : `À peu près le même âge : fondation en ${a}, contre ${b} ici`) satisfies Both,
  'same-denomination': (name: string) => `La même appartenance religieuse : ${name}`,
  'same-town': (city: string) => `Dans la même ville : ${townName(city)}`,
  'its-town': (city: string, state: string) => `À ${townName(city)} (${stateNamed(state)})`,
  'same-setting': (setting: string) => `Le même milieu : ${settingOf(setting)}`,
  'same-control': (type: string) => `Le même type : ${controlOf(type)}`,
};

export function pairPointSentence({ kind, there, here }: PairPoint, _withinUs: boolean): string {
  return POINTS[kind](there as never, here as never);
}

const kilometres = (miles: number) => {
  const distance = miles * KILOMETRES_PER_MILE;
  return formatCount(distance < 30 ? Math.max(1, Math.round(distance)) : Math.round(distance / 5) * 5);
};

/**
 * What a direction promised and found: the first reason of each of its schools; null where it has no figure of its own.
 * `again` says it otherwise, for one of which another school of the direction has the same words already.
 */
export function promiseSentence(
  basis: DirectionBasis,
  {
    there,
    here,
    place,
    name,
  }: { there: number | null; here: number | null; place: string; name: string; withinUs: boolean },
  again = false,
): string | null {
  const told = promiseOf(basis, there, here, place);
  return told !== null && again ? `${told} (${name})` : told;
}

function promiseOf(basis: DirectionBasis, there: number | null, here: number | null, place: string): string | null {
  if (basis === 'country') return `Dans l’autre pays : ${place}`;
  if (basis === 'state') return `Dans votre État ou votre province : ${place}`;
  if (there === null || here === null) return null;
  switch (basis) {
    case 'your-price':
      return `${dollars(here - there)} de moins par année pour vous : environ ${dollars(there)}, contre ${dollars(here)} ici`;
    case 'net-price':
      return `${dollars(here - there)} de moins par année après l’aide : environ ${dollars(there)}, contre ${dollars(here)} ici`;
    case 'tuition':
      return `${dollars(here - there)} de moins par année en droits de scolarité : environ ${dollars(there)}, contre ${dollars(here)} ici`;
    case 'miles':
      return `À environ ${kilometres(there)} km de chez vous, contre ${kilometres(here)} km ici`;
    case 'graduation': {
      const [theirs, ours] = percents(there, here);
      return `Meilleure diplomation : ${theirs}, contre ${ours} ici`;
    }
    case 'admission': {
      if (there === 100)
        return `Admet toute personne qui remplit ses conditions de base; ici, ${percent(here)} des demandes sont acceptées`;
      const [theirs, ours] = percents(there, here);
      return `Accepte ${theirs} des demandes d’admission, contre ${ours} ici`;
    }
  }
}
