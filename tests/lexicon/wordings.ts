/** Every way to write a wording of a data file: `src/lexicon/text/wording.ts`. */
export const examplesOf = (wording: string): string[] => {
  const plain = wording
    .replaceAll(" ... ", " new ")
    .replaceAll("~", "-")
    .replaceAll("#", "3")
    .replaceAll("*", "")
    .replaceAll("_", "some");
  return [...new Set(alternatives(plain))].map((text) => text.trim());
};

const alternatives = (text: string): string[] => {
  const [group] = /[([][^()[\]]*[)\]]/.exec(text) ?? [];
  if (!group) return [text];
  const options = group.slice(1, -1).split("|");
  return (group.startsWith("[") ? ["", ...options] : options).flatMap((one) =>
    alternatives(text.replace(group, () => one)),
  );
};
