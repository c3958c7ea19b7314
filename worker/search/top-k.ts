/** Top-k selection: the least of many numbers, or the rows that have them, in order, without sorting all of them. */

/** The `count` least numbers, ascending; all of them when there are no more. The array's own order is lost. */
export function smallest(numbers: Float64Array, count: number): Float64Array {
  if (count >= numbers.length) return numbers.sort();
  let low = 0;
  let high = numbers.length - 1;
  // Hoare's selection: afterwards nothing at or behind `count` is less than what stands before it.
  while (low < high) {
    const pivot = middleOf(numbers[low] as number, numbers[(low + high) >>> 1] as number, numbers[high] as number);
    let left = low;
    let right = high;
    while (left <= right) {
      while ((numbers[left] as number) < pivot) left += 1;
      while ((numbers[right] as number) > pivot) right -= 1;
      if (left > right) break;
      const number = numbers[left] as number;
      numbers[left] = numbers[right] as number;
      numbers[right] = number;
      left += 1;
      right -= 1;
    }
    if (count <= right) high = right;
    else if (count >= left) low = left;
    else break;
  }
  return numbers.subarray(0, count).sort();
}

const middleOf = (a: number, b: number, c: number) => Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));

/** The `count` rows with the least numbers, least first, those of equal numbers as they stood; all where there are no more. */
export function leastOf(rows: readonly number[], of: (row: number) => number, count: number): number[] {
  const numbers = Float64Array.from(rows, of);
  const edge = rows.length > count ? (smallest(numbers.slice(), count)[count - 1] as number) : Number.POSITIVE_INFINITY;
  const first = rows.flatMap((row, at) =>
    (numbers[at] as number) <= edge ? [{ row, at, number: numbers[at] as number }] : [],
  );
  first.sort((a, b) => a.number - b.number || a.at - b.at);
  return first.slice(0, count).map(({ row }) => row);
}
