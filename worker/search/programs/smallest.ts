/** The least of many numbers in order, without putting all of them in order: a page of a list of a hundred thousand. */

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
