/**
 * Text coding of the schools that teach a specialism: for each the step to its position in a list, and its graduates a
 * year.
 */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';
/** Of the six bits of a sign one says that more follow. */
const BITS = 5;
const MORE = 1 << BITS;
const REST = MORE - 1;
const VALUES = new Map([...SIGNS].map((sign, value) => [sign, value]));

function writeNumber(value: number): string {
  let text = '';
  let left = value;
  while (left > REST) {
    text += SIGNS[(left & REST) | MORE];
    left >>>= BITS;
  }
  return text + SIGNS[left];
}

/** Pairs of a place in a list, rising, and a count. */
export function writeSchools(pairs: readonly (readonly [at: number, graduates: number])[]): string {
  let before = 0;
  return pairs
    .map(([at, graduates]) => {
      const step = at - before;
      before = at;
      return writeNumber(step) + writeNumber(graduates);
    })
    .join('');
}

/** The pairs again. */
export function readSchools(text: string): [at: number, graduates: number][] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const sign of text) {
    const bits = VALUES.get(sign) ?? 0;
    value |= (bits & REST) << shift;
    if (bits & MORE) {
      shift += BITS;
      continue;
    }
    numbers.push(value);
    value = 0;
    shift = 0;
  }
  const pairs: [number, number][] = [];
  let at = 0;
  for (let next = 0; next + 1 < numbers.length; next += 2) {
    at += numbers[next] as number;
    pairs.push([at, numbers[next + 1] as number]);
  }
  return pairs;
}
