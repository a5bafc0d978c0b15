/** Up to two letters that stand for a name: "KK" for "Kerbside Kitchens"; small words are skipped. */
export const initialsOf = (name: string): string => {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !/^(the|and|of|at|for)$/i.test(word));
  return (telling.length ? telling : words)
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join("");
};
