import { z } from "zod";
import { listed } from "../text/listed.ts";
import { readData } from "../text/read-data.ts";

/** Where wordings count: in a search, in the text of an ad, in its title, in a feed's own field, behind a "no" in an ad. */
const wheres = ["query", "text", "title", "field", "refusal"] as const;
export type Where = (typeof wheres)[number];

/** Wordings of a meaning that count alike; README.md explains each field. */
const group = z
  .strictObject({
    words: listed,
    in: z.union([z.enum(wheres), z.array(z.enum(wheres))]).optional(),
    why: z.string().optional(),
    at: z.enum(["start", "end", "whole"]).optional(),
    notAfter: listed.optional(),
    notBefore: listed.optional(),
    onlyAfter: listed.optional(),
    onlyBefore: listed.optional(),
    beside: listed.optional(),
    notBeside: listed.optional(),
  })
  .refine(({ in: where, why }) => !where || where === "field" || why, {
    error: "says where the words count alone, but not why: add `why`, or leave out `in`",
  });
export type Group = z.infer<typeof group>;

const ids = z.union([z.string(), z.array(z.string())]).transform((means) => [means].flat());

const schema = z.strictObject({
  leading: listed.optional(),
  trailing: z.strictObject({ words: listed, notBefore: listed.optional() }).optional(),
  refusals: listed.optional(),
  nothing: listed.optional(),
  entries: z.array(z.strictObject({ means: ids, said: z.array(group) })),
});
export type TopicData = z.infer<typeof schema>;

/** The wordings of a topic: `<name>.yaml`. @throws Error with the file and the line of what is wrong. */
export const readTopic = (name: string, known: readonly string[]): TopicData =>
  readData(
    `conditions/${name}.yaml`,
    schema.superRefine(({ entries }, context) => {
      for (const [at, { means }] of entries.entries())
        for (const id of means.filter((one) => !known.includes(one)))
          context.addIssue({
            code: "custom",
            path: ["entries", at, "means"],
            message: `"${id}" is none of ${known.join(", ")}`,
          });
    }),
  );
