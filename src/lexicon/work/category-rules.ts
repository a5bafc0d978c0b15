import { z } from "zod";
import { jobCategories, type JobCategory } from "../../contract/job-categories.ts";
import { readData } from "../text/read-data.ts";
import { anyOf } from "../text/wording.ts";
import { namesInTitle } from "./kind-titles.ts";
import { titlePattern } from "./title-pattern.ts";

/** How jobs of a category are recognised: by patterns for the words of a title, and of a text. */
export interface CategoryRule {
  /** The words of each kind of work, by its id. */
  kinds: Readonly<Record<string, RegExp>>;
  noKind?: RegExp | undefined;
  otherwise?: RegExp | undefined;
  /** With the flag "g", to be counted. */
  workplaces?: RegExp | undefined;
}

/** The kinds of work that a category has in `src/contract/job-categories.ts`; one without words is called by its title. */
const ruleOf = ({ id, sub_categories }: JobCategory): CategoryRule => {
  const ids = sub_categories.map((kind) => kind.id);
  const { kinds, ...others } = readData(
    `work/data/kinds/${id}.yaml`,
    z.strictObject({
      kinds: z.record(
        z.string().refine((kind) => ids.includes(kind), { error: `is none of ${ids.join(", ")}` }),
        titlePattern(),
      ),
      noKind: titlePattern().optional(),
      otherwise: titlePattern().optional(),
      workplaces: titlePattern("g").optional(),
    }),
  );
  const titled = sub_categories.filter((kind) => !kinds[kind.id]);
  return {
    kinds: {
      ...Object.fromEntries(titled.map((kind) => [kind.id, new RegExp(anyOf(namesInTitle(kind.title)))])),
      ...kinds,
    },
    ...others,
  };
};

/**
 * The categories of `src/contract/job-categories.ts` in the order in which they are tried: an auto electrician is not an
 * electrician, and the cook of a childcare centre works in early learning. Those that are not named here come first.
 */
const order = [
  "early-learning",
  "automotive",
  "hospitality",
  "electrical",
  "community",
  "health-care",
  "logistics",
  "agriculture",
  "construction",
  "technology",
  "retail",
  "office",
  "other",
];

/** How jobs of each category are recognised, in the order in which the categories are tried. */
export const categoryRules: Readonly<Record<string, CategoryRule>> = Object.fromEntries(
  jobCategories
    .toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
    .map((category) => [category.id, ruleOf(category)]),
);
