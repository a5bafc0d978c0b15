const point = /^\s*[-–—•*·▪◦]\s+/;

/** Texts of an entry, with a list of points at their end taken apart from what is before it. */
export const splitPoints = (
  texts: readonly (string | null)[],
): { summary: string | undefined; highlights: string[] | undefined } => {
  const lines = texts.flatMap((text) => text?.split(/\r\n?|\n/) ?? []).filter((line) => line.trim());
  const before = lines.findLastIndex((line) => !point.test(line)) + 1;
  return {
    summary: lines.slice(0, before).join("\n") || undefined,
    highlights:
      before < lines.length ? lines.slice(before).map((line) => line.replace(point, "")) : undefined,
  };
};
