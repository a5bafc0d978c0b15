import { feedWords } from "./feed-words.ts";

const questions = Object.entries(feedWords.questions).map(
  ([field, wordings]) => [field, new RegExp(`^${wordings}$`, "i")] as const,
);

/** The fields that answer what a name asks, "Which shop is it for?", "Ready to go up?", "hideFromCareersSite"; none for other names. */
export const fieldsAsked = (name: string): readonly string[] => {
  const words = name
    .slice(0, 200)
    .replace(/\?.*$|\([^)]*\)|[:.]\s.*$/gs, "")
    .replace(/(?<=[a-z])(?=[A-Z])|[^\p{L}\p{N}' ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return questions.flatMap(([field, shape]) => (shape.test(words) ? [field] : []));
};
