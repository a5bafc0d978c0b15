import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";

const pages = defineCollection({ loader: glob({ pattern: "**/*.md", base: "./src/content" }) });

export const collections = { pages };
