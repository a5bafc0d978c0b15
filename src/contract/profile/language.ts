import * as z from "zod/mini";
import { chosen, defineSection } from "./section.ts";

/** How well somebody speaks a language, best first. */
const levels = [
  { value: "native", label: "Native or bilingual" },
  { value: "fluent", label: "Fluent" },
  { value: "conversational", label: "Conversational" },
  { value: "basic", label: "Basic" },
] as const;

/** The languages of a seeker (spec §2, §3, §4). */
export const language = defineSection({
  name: "language",
  collection: "languages",
  path: "/v4/languages",
  title: "Languages",
  noun: "language",
  about:
    "Say which languages you speak or sign. Many employers look for people who speak with customers in their own.",
  strength: ["languages"],
  kind: "list",
  limit: 30,
  uniqueBy: "language",
  seekerKey: "seeker_languages",
  fields: {
    language: {
      schema: chosen("Choose a language from the list."),
      label: "Language",
      widget: "option",
      list: "languages",
    },
    level: {
      schema: z.enum(["native", "fluent", "conversational", "basic"], {
        error: "Choose a level from the list.",
      }),
      label: "Level",
      help: "How well you speak or sign it.",
      optional: true,
      widget: "select",
      options: levels,
    },
  },
});
