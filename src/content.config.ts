import { defineCollection, type SchemaContext } from "astro:content";
import { glob } from "astro/loaders";
import { articleSchema } from "./contract/article.ts";
import { landingSchema } from "./site/landings/landing-schema.ts";
import { articleLoader } from "./site/content/article-loader.ts";
import { policyLoader } from "./site/content/policy-loader.ts";

const landing = ({ image }: SchemaContext) => landingSchema(image());
const article = ({ image }: SchemaContext) => articleSchema(image());
/** Ids as they are on disk. */
const asNamed = ({ entry }: { entry: string }) => entry.replace(/\.\w+$/, "");

/** Landing pages that every site has: `<name>`. */
const landings = defineCollection({
  loader: glob({ pattern: "*.json", base: "./src/content/landings", generateId: asNamed }),
  schema: landing,
});

/** A brand's own landing pages: `<brand>/<name>`. */
const brandLandings = defineCollection({
  loader: glob({
    pattern: "*/landings/*.json",
    base: "./src/brands",
    generateId: ({ entry }) => asNamed({ entry: entry.replace("/landings/", "/") }),
  }),
  schema: landing,
});

/** Articles and blogs: `<slug>`, or `<brand>/<slug>` for a brand's own. */
const articles = defineCollection({ loader: articleLoader, schema: article });
const blogs = defineCollection({ loader: articleLoader, schema: article });

/** Texts that an API elsewhere owns, in the place of the files': `<brand>/<slug>`. */
const policies = defineCollection({ loader: policyLoader });

export const collections = { landings, brandLandings, articles, blogs, policies };
