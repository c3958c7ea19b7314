/**
 * Which state, territory or province a ZIP or postal code is in: the first three digits of a ZIP code belong to one state, the
 * first letter of a Canadian code to one province. Two islands and a few farms across a state line differ, which a person
 * may correct. home-of-postal-code.test.ts holds it to every ZIP code of the sources.
 */
import { HOMES, type Home } from './situation.ts';

/** From which three digits on a state begins; it goes on to the next one. "--" is no state: military mail, or unused. */
const ZIP_STARTS =
  '005NY 006PR 008VI 009PR 010MA 028RI 030NH 039ME 050VT 055MA 056VT 060CT 070NJ 090-- 100NY 150PA 197DE 200DC 201VA 202DC 206MD 220VA 247WV 270NC 290SC 300GA 320FL 340-- 341FL 350AL 370TN 386MS 398GA 400KY 430OH 460IN 480MI 500IA 530WI 550MN 569DC 570SD 580ND 590MT 600IL 630MO 660KS 680NE 700LA 716AR 730OK 733TX 734OK 750TX 800CO 820WY 832ID 840UT 850AZ 870NM 885TX 890NV 900CA 962-- 967HI 969GU 970OR 980WA 995AK';

/** Pacific islands that share their first three digits with another one; some are countries of their own. */
const ISLANDS: readonly (readonly [from: number, to: number, code: string])[] = [
  [96_799, 96_799, 'AS'],
  [96_939, 96_940, 'PW'],
  [96_941, 96_944, 'FM'],
  [96_950, 96_952, 'MP'],
  [96_960, 96_970, 'MH'],
];

const CANADIAN_LETTERS: Readonly<Record<string, string>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  X: 'NT',
  Y: 'YT',
};
/** The three areas of Nunavut, whose letter is that of the Northwest Territories. */
const NUNAVUT = /^X0[ABC]/;

function stateOfZip(zip: string): string | undefined {
  const number = Number(zip);
  const island = ISLANDS.find(([from, to]) => number >= from && number <= to);
  if (island) return island[2];
  const start = ZIP_STARTS.split(' ').findLast((one) => one.slice(0, 3) <= zip);
  return start?.slice(3);
}

/** Where a whole code lies, in the form that postalCodeOf gives it; null for a code of no place that is a home here. */
export function homeOfPostalCode(code: string): Home | null {
  const home = /^\d/.test(code)
    ? `US-${stateOfZip(code)}`
    : `CA-${NUNAVUT.test(code) ? 'NU' : CANADIAN_LETTERS[code.charAt(0)]}`;
  return HOMES.find((one) => one === home) ?? null;
}
