import * as z from "zod/mini";
import { described } from "./described.ts";
import { facetSentence, filterSentence } from "./filter-sentence.ts";
import {
  jobFilters,
  type CountedFilter,
  type FilterName,
  type FilterValue,
  type JobFilter,
  type JobFilters,
} from "./job-filters.ts";
import { moment, text } from "./primitives.ts";

/** The most values that a list in a search may have. */
export const maxFilterValues = 50;

/** The most places that one search may have. */
export const maxPlaces = 6;

/** Ids as the place of a search, each once and at most as many as it may have; one stands alone, as it always has. */
export const placeOfIds = (ids: readonly number[]): number | number[] | undefined => {
  const [first, ...more] = [...new Set(ids)].slice(0, maxPlaces);
  return first === undefined || !more.length ? first : [first, ...more];
};

/** One value or a list of them, of at most 50; always a list once checked. */
const oneOrMany = <T>(item: z.ZodMiniType<T, T>, what: string) => {
  const many = z.array(item);
  return z.pipe(
    z.union([item, many.check(z.maxLength(maxFilterValues))], {
      error: `Must be ${what}, or a list of at most ${maxFilterValues} of them.`,
    }),
    z.pipe(
      z.transform((value: T | T[]) => (Array.isArray(value) ? value : [value])),
      many,
    ),
  );
};

const money = z
  .number({ error: "Must be an amount in dollars." })
  .check(
    z.minimum(0, { error: "Must not be negative." }),
    z.maximum(100_000_000, { error: "Is too large." }),
  );

/** The id of a row of a table. */
const rowId = (error: string) =>
  z.int({ error }).check(z.minimum(1, { error }), z.maximum(2_147_483_647, { error }));

const placeId = rowId("Must be a location id.");
const placesError = { error: `Must be a location id, or a list of at most ${maxPlaces} of them.` };

/** The id of a place, or a list of several; a list of one is that one, and of none no place. */
const places = z.pipe(
  z.union([placeId, z.array(placeId).check(z.maxLength(maxPlaces))], placesError),
  z.pipe(
    z.transform((given: number | number[]) => placeOfIds([given].flat())),
    z.optional(z.union([placeId, z.array(placeId)])),
  ),
);

const schemaOf = (filter: JobFilter): z.ZodMiniType => {
  if (filter.type === "flag") return z.boolean({ error: "Must be true or false." });
  if (filter.type === "amount") return money;
  if (filter.type === "moment") return moment();
  if (filter.type === "id") return rowId(`Must be an ${filter.label.toLowerCase()} id.`);
  if (!filter.options) return oneOrMany(text(64), "an id");
  const ids = filter.options.map(({ id }) => id);
  const what = `one of: ${ids.join(", ")}`;
  const option = z.literal(ids, { error: `Must be ${what}.` });
  return filter.type === "many" ? oneOrMany(option, what) : option;
};

type Value<Name extends FilterName> = FilterValue<JobFilters[Name]>;
type Typed<Name extends FilterName> = Value<Name> extends (infer Item)[] ? Item | Item[] : Value<Name>;

const filterFields = Object.fromEntries(
  Object.entries<JobFilter>(jobFilters).map(([name, filter]) => [
    name,
    described(z.optional(schemaOf(filter)), filterSentence(name, filter)),
  ]),
) as { [Name in FilterName]: z.ZodMiniOptional<z.ZodMiniType<Value<Name>, Typed<Name>>> };

export const jobSorts = ["relevance", "date", "salary"] as const;

/** What a seeker searches for. Every field may be missing; a missing field does not narrow the search. */
export const jobSearch = z.object(
  {
    q: described(z.optional(text(200)), 'Words, "phrases in quotes" and -exclusions.'),
    location: described(
      z.optional(places),
      "An id from `searchLocations`: a suburb, a region or a whole state; or a list of several, for the jobs in any of them.",
    ),
    radius: described(
      z.optional(
        z.int({ error: "Must be whole kilometres from 0 to 500." }).check(z.minimum(0), z.maximum(500)),
      ),
      "Kilometres around each suburb; 25 when it is missing, 0 for the suburb alone.",
    ),
    ...filterFields,
    as_typed: described(
      z.optional(z.boolean({ error: "Must be true or false." })),
      "Search for the words as they stand: no place and no filter is read from them.",
    ),
    sort: described(
      z.optional(z.enum(jobSorts, { error: `Must be one of: ${jobSorts.join(", ")}.` })),
      "The order of the jobs: the best first, the newest first, or the best paid first; by default `relevance` with words, else `date`.",
    ),
  },
  { error: "Must be a JSON object of search fields." },
);
export type JobSearch = z.input<typeof jobSearch>;
export type ParsedJobSearch = z.output<typeof jobSearch>;

/** Options with the number of jobs that each would give. */
export const facet = <S extends z.ZodMiniType>(id: S) =>
  z.array(
    z.object({
      id: described(id, "The id of the option, for the filter of the same name in a search."),
      title: described(z.string(), "The name that seekers see."),
      count: described(z.int(), "How many jobs the option would give."),
    }),
  );

type Facet<Name extends CountedFilter> =
  Value<Name> extends boolean
    ? z.ZodMiniNumberFormat
    : Value<Name> extends number | number[]
      ? ReturnType<typeof facet<z.ZodMiniNumberFormat>>
      : ReturnType<typeof facet<z.ZodMiniString>>;

const facetOf = (filter: JobFilter): [z.ZodMiniType] | [] => {
  if (filter.type === "amount" || filter.type === "id" || filter.type === "moment") return [];
  if (filter.type === "flag") return [z.int()];
  return [facet(typeof filter.options?.[0]?.id === "number" ? z.int() : z.string())];
};

/** How many jobs each option, or a ticked flag, would give with all other filters unchanged. */
export const jobFacets = z.object(
  Object.fromEntries(
    Object.entries<JobFilter>(jobFilters).flatMap(([name, filter]) =>
      facetOf(filter).map((schema) => [name, described(schema, facetSentence(filter))]),
    ),
  ) as { [Name in CountedFilter]: Facet<Name> },
);
export type JobFacets = z.infer<typeof jobFacets>;
