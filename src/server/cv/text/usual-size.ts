/** The size, in points, that most letters of some texts have; 0 where there are none. */
export const usualSize = (texts: readonly { size: number; text: string }[]): number => {
  const letters = new Map<number, number>();
  for (const { size, text } of texts) letters.set(size, (letters.get(size) ?? 0) + text.length);
  const [most] = [...letters].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? 0;
};
