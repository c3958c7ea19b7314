/**
 * Delta coding of whole numbers as a short text of plain characters: what is close to its neighbor takes one character
 * or two, and the text can be in a module without being escaped.
 */

/** Printable ASCII without the quotation mark and the backslash. Below END a character ends its number. */
const ALPHABET = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at))
  .filter((character) => character !== '"' && character !== '\\')
  .join('');
const END = ALPHABET.length / 2;

/** Steps may be negative: they are folded to 0, -1, 1, -2, 2, ... as 0, 1, 2, 3, 4, ... */
export function encodeSteps(values: readonly number[]): string {
  let text = '';
  let last = 0;
  for (const value of values) {
    const step = value - last;
    last = value;
    let rest = step < 0 ? -step * 2 - 1 : step * 2;
    while (rest >= END) {
      text += ALPHABET[END + (rest % END)];
      rest = Math.floor(rest / END);
    }
    text += ALPHABET[rest];
  }
  return text;
}

/** The numbers again. Throws at a character that encodeSteps does not write, or a number that does not end. */
export function decodeSteps(text: string): number[] {
  const values: number[] = [];
  let last = 0;
  let folded = 0;
  let unit = 1;
  for (const character of text) {
    const digit = DIGIT_OF.get(character);
    if (digit === undefined) throw new Error(`delta text: unknown character ${JSON.stringify(character)}`);
    folded += (digit % END) * unit;
    if (digit >= END) {
      unit *= END;
      continue;
    }
    last += folded % 2 === 1 ? -(folded + 1) / 2 : folded / 2;
    values.push(last);
    folded = 0;
    unit = 1;
  }
  if (unit !== 1) throw new Error('delta text: cut off');
  return values;
}

const DIGIT_OF = new Map([...ALPHABET].map((character, at) => [character, at]));
