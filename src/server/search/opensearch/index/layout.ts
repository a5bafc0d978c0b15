import { createHash } from "node:crypto";
import { jobFilters } from "../../../../contract/job-filters.ts";
import { openFields } from "../../embedded/columns/filter-columns.ts";
import { gap } from "../../embedded/full-text/lexeme-text.ts";

/** The columns of the embedded engine say in SQL what a filter's value is; both engines filter by the same. */
const columns = openFields();
export type FilterField = keyof typeof columns;

/** The fields of the filters, and the SQL of a job's value on `row`, a row of table `jobs`. */
export const filterFields = Object.keys(columns) as FilterField[];
export const filterSqlOf = (name: FilterField): string => columns[name].sql;
export const filterSql = filterFields.map(filterSqlOf).join(", ");

const isFlag = (name: FilterField): boolean => name !== "refused_shift" && jobFilters[name].type === "flag";
const keyword = { type: "keyword" };
const integer = { type: "integer" };
const moment = { type: "date", format: "epoch_millis" };
/** Lexemes of PostgreSQL in the order of their positions; a sign stands where a vector has none. */
const lexemes = {
  ...{ type: "text", analyzer: "lexemes", norms: false, similarity: "boolean" },
  // Two and three in a row as one term: a name of work has dozens of such synonyms, which are one set of terms.
  fields: { phrases: { type: "text", analyzer: "phrases", norms: false, index_options: "docs" } },
};

const properties = {
  id: integer,
  /** In milliseconds; a job without an end ends in the year 9999. */
  posted: moment,
  expires: moment,
  changed: moment,
  /** In dollars a year; missing where the pay is not known. */
  yearlyMin: integer,
  yearlyMax: integer,
  /** How many words the title has. */
  titleLength: { type: "short" },
  /** The ids of the places of work. */
  locations: integer,
  ...Object.fromEntries(
    filterFields
      .filter((name) => name !== "date_posted")
      .map((name) => [name, isFlag(name) ? { type: "boolean" } : name === "employer" ? integer : keyword]),
  ),
  words: lexemes,
  core: lexemes,
  title: lexemes,
};

/** The most jobs before a page: what comes later is not shown. */
export const mostBefore = 100_000;

/** The most lexemes of a phrase that is a term of its own. */
export const longestPhrase = 3;

const settings = {
  "index.max_result_window": mostBefore,
  "index.max_terms_count": 65_536,
  analysis: {
    // Where a position has no lexeme, any word may stand: the filter leaves a hole there.
    filter: {
      gap: { type: "stop", stopwords: [gap] },
      phrases: {
        ...{ type: "shingle", min_shingle_size: 2, max_shingle_size: longestPhrase },
        ...{ output_unigrams: false, filler_token: gap },
      },
    },
    analyzer: {
      lexemes: { type: "custom", tokenizer: "whitespace", filter: ["gap"] },
      phrases: { type: "custom", tokenizer: "whitespace", filter: ["gap", "phrases"] },
    },
  },
};

/** Another text where jobs are stored in another way: an index of another layout is replaced. */
export const layout = createHash("sha256")
  .update(JSON.stringify([properties, settings, filterSql]))
  .digest("hex")
  .slice(0, 16);

/** The body that makes an index; its replicas and its refreshes come when it is filled. */
export const newIndex = (shards: number) => ({
  settings: {
    ...settings,
    "index.number_of_shards": shards,
    "index.number_of_replicas": 0,
    "index.refresh_interval": "-1",
  },
  mappings: { dynamic: "strict", _source: { enabled: false }, _meta: { layout }, properties },
});

/** The settings of a filled index: a copy where there is a second node. The feed refreshes it. */
export const filledSettings = { index: { auto_expand_replicas: "0-1", refresh_interval: "-1" } };
