import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, real, smallint, text, unique } from "drizzle-orm/pg-core";
import type { PayTypeId, ScreeningQuestion, WorkType } from "../../../contract/job-fields.ts";
import { employers } from "../employers/tables.ts";
import { moment, created, identity } from "../../platform/database/columns.ts";

export const jobs = pgTable(
  "jobs",
  {
    id: identity(),
    employerId: integer("employer_id")
      .notNull()
      .references(() => employers.id),
    /** Where the job came from: "demo", or a feed's name. */
    source: text("source").notNull(),
    /** The employer's or feed's own number; importing it again updates the job. */
    reference: text("reference").notNull(),
    title: text("title").notNull(),
    /** Sanitised. */
    descriptionHtml: text("description_html").notNull(),
    summary: text("summary").notNull(),
    /** Ids of `domain/categories.ts`. */
    category: text("category").notNull(),
    subCategory: text("sub_category"),
    /** Null when the employer does not say. */
    workType: text("work_type").$type<WorkType>(),
    /** Further ones of a job that is offered in several. */
    moreWorkTypes: text("more_work_types")
      .array()
      .$type<WorkType[]>()
      .notNull()
      .default(sql`'{}'`),
    /** Pay in dollars per unit of the type; all null when the employer does not say. */
    payType: smallint("pay_type").$type<PayTypeId>(),
    payMin: real("pay_min"),
    payMax: real("pay_max"),
    /** The same pay per year (`domain/work.ts`), for filters and sorting. */
    yearlyMin: integer("yearly_min"),
    yearlyMax: integer("yearly_max"),
    remote: boolean("remote").notNull().default(false),
    sponsorship: boolean("sponsorship").notNull().default(false),
    rightToWork: text("right_to_work")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Ids of `shiftOptions` and `benefitOptions`, as far as the ad says; empty when it does not. */
    shift: text("shift")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Ids of the shifts that the ad says the job does not have: "no nights". */
    refusedShift: text("refused_shift")
      .array()
      .notNull()
      .default(sql`'{}'`),
    benefits: text("benefits")
      .array()
      .notNull()
      .default(sql`'{}'`),
    locationIds: integer("location_ids")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** State ids of the locations. */
    stateIds: smallint("state_ids")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** How the employer names places that the list does not have, by the id of the location that stands for them. */
    writtenPlaces: jsonb("written_places").$type<Record<string, string>>(),
    featured: boolean("featured").notNull().default(false),
    screening: jsonb("screening").$type<ScreeningQuestion[]>().notNull().default([]),
    /** When the work begins, in the employer's words. */
    start: text("start"),
    /** The usual hours of work, in the employer's words. */
    hours: text("hours"),
    /** Where the employer takes applications instead of here. */
    applyUrl: text("apply_url"),
    postedAt: moment("posted_at").notNull(),
    expiresAt: moment("expires_at"),
    filledAt: moment("filled_at"),
    /** Who hid it from every site, kept by imports: "reports", "operator" or "ban"; null when it is shown. */
    hiddenBy: text("hidden_by").$type<"reports" | "operator" | "ban">(),
    createdAt: created(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    unique("jobs_source_reference").on(table.source, table.reference),
    index("jobs_employer").on(table.employerId),
    index("jobs_created").on(table.createdAt),
    index("jobs_newest").on(table.featured.desc().nullsFirst(), table.postedAt.desc().nullsFirst()),
    index("jobs_kind").on(table.category, table.subCategory, table.postedAt.desc().nullsFirst()),
  ],
);

/** Pictures of job descriptions, copied when their jobs were imported. */
export const jobPictures = pgTable("job_pictures", {
  /** The URL that the picture was fetched from; it is not fetched again. */
  url: text("url").primaryKey(),
  /** The last part of its URL here: a digest of its bytes. */
  name: text("name").notNull(),
  width: smallint("width").notNull(),
  height: smallint("height").notNull(),
  createdAt: created(),
});

/** Sources whose jobs are hidden and no longer imported. */
export const bannedSources = pgTable("banned_sources", {
  source: text("source").primaryKey(),
  createdAt: created(),
});
