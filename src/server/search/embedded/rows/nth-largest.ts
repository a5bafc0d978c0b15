/** The `n`th largest of the numbers (from 1), in linear time. Reorders the array. */
export const nthLargest = (numbers: Float64Array, n: number): number => {
  const wanted = n - 1;
  let left = 0;
  let right = numbers.length - 1;
  while (left < right) {
    const pivot = numbers[(left + right) >> 1]!;
    let i = left;
    let j = right;
    while (i <= j) {
      while (numbers[i]! > pivot) i++;
      while (numbers[j]! < pivot) j--;
      if (i > j) break;
      [numbers[i], numbers[j]] = [numbers[j]!, numbers[i]!];
      i++;
      j--;
    }
    if (wanted <= j) right = j;
    else if (wanted >= i) left = i;
    else break;
  }
  return numbers[wanted]!;
};
