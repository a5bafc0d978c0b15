import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import { brandSchema } from "./contract/brand.ts";

/** One entry a brand folder; its id is the folder's name. */
const brands = defineCollection({
  loader: glob({
    pattern: "*/brand.json",
    base: "./src/brands",
    generateId: ({ entry }) => entry.split("/")[0] ?? entry,
  }),
  schema: brandSchema,
});

export const collections = { brands };
