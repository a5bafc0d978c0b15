import { feedWords } from "./feed-words.ts";

const publishing = new RegExp(`^${feedWords.publishing}$`, "i");
const hiding = new RegExp(`^${feedWords.hiding}$`, "i");

/** What a name that asks whether a job may be seen stands for, "Ready to go up?", "hideFromCareersSite"; none for other names. */
export const flagsOfName = (name: string): readonly ("active" | "ended")[] => {
  const words = name
    .replace(/(?<=[a-z])(?=[A-Z])|[^\p{L}\p{N}' ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return publishing.test(words) ? ["active"] : hiding.test(words) ? ["ended"] : [];
};
