/**
 * The edit distance of two words: how many letters are missing, extra, wrong or swapped with their neighbour.
 * @param most Where the distance is greater than this, the result is some number greater than this, and comes sooner.
 */
export const editDistance = (a: string, b: string, most = Infinity): number => {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  let leastBefore = 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const distance = Math.min(
        last[j]! + 1,
        row[j - 1]! + 1,
        last[j - 1]! + (same ? 0 : 1),
        swapped ? before[j - 2]! + 1 : Infinity,
      );
      row.push(distance);
      if (distance < least) least = distance;
    }
    // Swapped letters count from the row before the last.
    if (least > most && leastBefore >= most) return least;
    leastBefore = least;
    before = last;
    last = row;
  }
  return last[b.length]!;
};
