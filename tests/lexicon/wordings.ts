import { isThorough } from "../runs.ts";

/** The most ways that are tried of one wording; a thorough run tries all. */
const most = 40;

/** Some of the ways to write a wording, spread over all of them. */
export const someExamplesOf = (wording: string): string[] => {
  const all = examplesOf(wording);
  const step = isThorough ? 1 : Math.max(1, all.length / most);
  return all.filter((_, at) => at === 0 || Math.floor(at / step) > Math.floor((at - 1) / step));
};

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
