import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { created, tsvector, xid8 } from "../platform/database/columns.ts";

/**
 * The full-text index, with one row for each job, including deleted ones. Triggers on `jobs` update it
 * (docs/decisions/006-search.md). Separate from `jobs`, so that a lookup reads few database pages.
 */
export const jobSearch = pgTable(
  "job_search",
  {
    jobId: integer("job_id").primaryKey(),
    /** The transaction that last wrote or removed the job. */
    changed: xid8("changed").notNull(),
    title: tsvector("title").notNull(),
    /** Title, employer, kind of work and places: what decides whether a job is found or only mentions the words. */
    core: tsvector("core").notNull(),
    /** Title, employer, kind of work, places and description. */
    words: tsvector("words").notNull(),
  },
  (table) => [
    index("job_search_changed").on(table.changed),
    index("job_search_title").using("gin", table.title).with({ gin_pending_list_limit: 256 }),
    index("job_search_core").using("gin", table.core).with({ gin_pending_list_limit: 256 }),
    index("job_search_words").using("gin", table.words).with({ gin_pending_list_limit: 256 }),
  ],
);

/** Words of titles and employers' names, which a mistyped word is compared with. */
export const searchWords = pgTable("search_words", { word: text("word").primaryKey() }, (table) => [
  index("search_words_like").using("gin", table.word.op("gin_trgm_ops")),
]);

/**
 * The epochs of this database: one for each copy of the index that a server wrote to its disk. A copy whose epoch is not
 * here belongs to another database, or to this one as it was before a restore (docs/decisions/105-search-at-a-million.md).
 */
export const searchEpochs = pgTable("search_epochs", {
  epoch: uuid("epoch").primaryKey(),
  createdAt: created(),
});
