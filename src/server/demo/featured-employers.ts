import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import type { EmployerData } from "../../site/employers/employer-schema.ts";
import type { DemoEmployer } from "./employers.ts";
import type { Places } from "./places.ts";
import { allFields } from "./work/all-fields.ts";
import { texts, workplace } from "./work/field.ts";

/** What demo jobs of an employer with a folder in `src/content/employers` are about. */
const featuredEmployer = z.union([
  /** A company: its field of work, and the sort of place that people work at. */
  workplace.pick({ what: true, kinds: true }).extend({ field: z.string(), strengths: texts }),
  /** An employer that advertises for others: its fields of work. */
  z.strictObject({ fields: texts }),
]);
type Featured = z.infer<typeof featuredEmployer>;

const featured = z
  .record(z.string(), featuredEmployer)
  .parse(parse(readFileSync(join(import.meta.dirname, "featured-employers.yaml"), "utf8")));

const folder = join(import.meta.dirname, "..", "..", "content", "employers");

/** An employer of the demo with a folder of its own. */
export interface FeaturedEmployer extends DemoEmployer {
  /** Ids of the fields of work whose jobs it has. */
  fields: readonly string[];
}

/** The employers of `featured-employers.yaml` whose folders are there, with the names and the places that their folders give. */
export const readFeaturedEmployers = (places: Places): FeaturedEmployer[] =>
  existsSync(folder)
    ? readdirSync(folder).flatMap((slug) => {
        const work = featured[slug];
        return work && existsSync(join(folder, slug, "employer.json"))
          ? [employerOf(slug, work, places)]
          : [];
      })
    : [];

const employerOf = (slug: string, work: Featured, places: Places): FeaturedEmployer => {
  const data = JSON.parse(readFileSync(join(folder, slug, "employer.json"), "utf8")) as EmployerData;
  const { name, type, about } = data;
  const own = { slug, name, type, about, website: data.website ?? "", field: null };
  if ("fields" in work) return { ...own, company: null, fields: work.fields };
  const { field: id, ...place } = work;
  const field = allFields.find((one) => one.id === id)!;
  const company = {
    field,
    workplace: { ...place, names: [] },
    strengths: place.strengths,
    sites: data.places.flatMap((name) => places.named(name) ?? []),
  };
  return { ...own, field, company, fields: [id] };
};
