import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { ApplicationStatus } from "../../../contract/applications.ts";
import type {
  EmployerType,
  PayTypeId,
  ScreeningAnswer,
  ScreeningQuestion,
  WorkType,
} from "../../../contract/job-fields.ts";
import type { UploadCategory } from "../../../contract/uploads.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const created = () => moment("created_at").notNull().defaultNow();
const identity = () => integer("id").primaryKey().generatedAlwaysAsIdentity();
const key = () => uuid("id").primaryKey().defaultRandom();
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });

/** Suburbs, and each state as a whole (ids 1 to 9, as in `domain/states.ts`). */
export const locations = pgTable(
  "locations",
  {
    id: integer("id").primaryKey(),
    kind: text("kind").$type<"suburb" | "state">().notNull(),
    /** What is compared with a search key: "newtown nsw 2042". */
    search: text("search").notNull(),
    suburb: text("suburb"),
    state: text("state").notNull(),
    postcode: text("postcode"),
    lat: real("lat"),
    lon: real("lon"),
    /** How many people live there, or another measure of how likely it is meant. */
    weight: integer("weight").notNull().default(0),
  },
  (table) => [
    index("locations_like").using("gin", table.search.op("gin_trgm_ops")),
    index("locations_latitude").on(table.lat),
  ],
);

/** Ids of suburbs that an import added and that the list of places has gained since: addresses still name them. */
export const movedLocations = pgTable("moved_locations", {
  id: integer("id").primaryKey(),
  movedTo: integer("moved_to").notNull(),
});

export const employers = pgTable("employers", {
  id: identity(),
  slug: text("slug").notNull().unique(),
  name: text("name").notNull(),
  type: text("type").$type<EmployerType>().notNull().default("company"),
  about: text("about").notNull().default(""),
  website: text("website"),
  createdAt: created(),
});

export const jobs = pgTable(
  "jobs",
  {
    id: identity(),
    employerId: integer("employer_id")
      .notNull()
      .references(() => employers.id),
    /** Where the job came from: "demo", or a feed's name. */
    source: text("source").notNull(),
    /** The employer's or feed's own number; the same one again updates the job. */
    reference: text("reference").notNull(),
    title: text("title").notNull(),
    /** Sanitised. */
    descriptionHtml: text("description_html").notNull(),
    summary: text("summary").notNull(),
    /** Ids of `domain/categories.ts`. */
    category: text("category").notNull(),
    subCategory: text("sub_category"),
    workType: text("work_type").$type<WorkType>().notNull(),
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
    locationIds: integer("location_ids")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** State ids of the locations. */
    stateIds: smallint("state_ids")
      .array()
      .notNull()
      .default(sql`'{}'`),
    featured: boolean("featured").notNull().default(false),
    screening: jsonb("screening").$type<ScreeningQuestion[]>().notNull().default([]),
    /** Where the employer takes applications instead of here. */
    applyUrl: text("apply_url"),
    postedAt: moment("posted_at").notNull(),
    expiresAt: moment("expires_at"),
    filledAt: moment("filled_at"),
    createdAt: created(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    unique("jobs_source_reference").on(table.source, table.reference),
    index("jobs_employer").on(table.employerId),
    index("jobs_newest").on(table.featured.desc().nullsFirst(), table.postedAt.desc().nullsFirst()),
    index("jobs_kind").on(table.category, table.subCategory, table.postedAt.desc().nullsFirst()),
  ],
);

/**
 * What the words of a search are looked up in, one row for each job there is or was. Triggers on `jobs` keep
 * it (docs/decisions/006-search.md). Apart from `jobs`, so that a lookup touches few pages.
 */
export const jobSearch = pgTable(
  "job_search",
  {
    jobId: integer("job_id").primaryKey(),
    /** The transaction that last wrote or removed the job. */
    changed: xid8("changed").notNull(),
    title: tsvector("title").notNull(),
    /** Title, employer, kind of work, places and description. */
    words: tsvector("words").notNull(),
  },
  (table) => [
    index("job_search_changed").on(table.changed),
    index("job_search_title").using("gin", table.title).with({ gin_pending_list_limit: 256 }),
    index("job_search_words").using("gin", table.words).with({ gin_pending_list_limit: 256 }),
  ],
);

/** Words of titles and employers' names, which a mistyped word is compared with. */
export const searchWords = pgTable("search_words", { word: text("word").primaryKey() }, (table) => [
  index("search_words_like").using("gin", table.word.op("gin_trgm_ops")),
]);

export const seekers = pgTable("seekers", {
  id: key(),
  /** Lower case. */
  email: text("email").notNull().unique(),
  passwordHash: text("password_hash").notNull(),
  givenName: text("given_name").notNull(),
  familyName: text("family_name").notNull(),
  /** When the mailed code was given. Null only in rows of a release that kept registrations here. */
  verifiedAt: moment("verified_at"),
  createdAt: created(),
});

const seekerId = () =>
  uuid("seeker_id")
    .notNull()
    .references(() => seekers.id, { onDelete: "cascade" });

/** A mailed code: its hash, until when it is good, and how often it was tried: where it was asked for, and elsewhere. */
const mailedCode = () => ({
  codeHash: text("code_hash").notNull(),
  tries: smallint("tries").notNull().default(0),
  triesElsewhere: smallint("tries_elsewhere").notNull().default(0),
  expiresAt: moment("expires_at").notNull(),
  createdAt: created(),
});

/** Accounts that nobody has confirmed yet. Several people may have registered one e-mail. */
export const registrations = pgTable(
  "registrations",
  {
    id: key(),
    /** Lower case. */
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    givenName: text("given_name").notNull(),
    familyName: text("family_name").notNull(),
    ...mailedCode(),
  },
  (table) => [index("registrations_email").on(table.email)],
);

/** New passwords that were asked for: first with the hash of the mailed code, then of what it is traded for. */
export const passwordResets = pgTable(
  "password_resets",
  { id: key(), seekerId: seekerId(), ...mailedCode() },
  (table) => [index("password_resets_seeker").on(table.seekerId)],
);

/** Unused; kept so that the release before can be started again. */
export const oneTimeCodes = pgTable(
  "one_time_codes",
  {
    id: key(),
    seekerId: seekerId(),
    purpose: text("purpose").$type<"register" | "reset" | "reset_token">().notNull(),
    codeHash: text("code_hash").notNull(),
    tries: smallint("tries").notNull().default(0),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
    createdAt: created(),
  },
  (table) => [unique("one_time_codes_seeker_purpose").on(table.seekerId, table.purpose)],
);

export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    id: key(),
    seekerId: seekerId(),
    /** All tokens that came from one sign-in. */
    family: uuid("family").notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    expiresAt: moment("expires_at").notNull(),
    /** Traded for the next one; seen again, it ends the family. */
    usedAt: moment("used_at"),
    revokedAt: moment("revoked_at"),
    createdAt: created(),
  },
  (table) => [
    index("refresh_tokens_family").on(table.family),
    index("refresh_tokens_seeker").on(table.seekerId),
    index("refresh_tokens_expires").on(table.expiresAt),
  ],
);

/** Counters of `rate-limit.ts`, where several processes share them. */
export const rateLimits = pgTable("rate_limits", {
  key: text("key").primaryKey(),
  points: integer("points").notNull(),
  expire: moment("expire"),
});

export const savedJobs = pgTable(
  "saved_jobs",
  {
    seekerId: seekerId(),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.seekerId, table.jobId] }),
    index("saved_jobs_job").on(table.jobId),
  ],
);

/** What visitors told ("tell your story to connect"). */
export const stories = pgTable(
  "stories",
  {
    id: identity(),
    brand: text("brand").notNull(),
    story: text("story").notNull(),
    name: text("name").notNull(),
    /** An e-mail address or a phone number. */
    contact: text("contact").notNull(),
    /** SHA-256 of what was sent: the same words twice are one story. */
    digest: text("digest").notNull(),
    createdAt: created(),
  },
  (table) => [uniqueIndex("stories_once").on(table.brand, table.digest)],
);

/** Signed addresses that were given out, each for one PUT; a row goes when its file is kept or removed. */
export const uploads = pgTable(
  "uploads",
  {
    /** The object's name in the store. */
    key: text("key").primaryKey(),
    seekerId: seekerId(),
    /** The most bytes that may be sent. */
    size: integer("size").notNull(),
    /** `arrived` is noted where this server takes the file itself; what has `ended` only waits to be removed. */
    state: text("state").$type<"granted" | "arrived" | "ended">().notNull().default("granted"),
    createdAt: created(),
  },
  (table) => [
    index("uploads_seeker").on(table.seekerId),
    index("uploads_created").on(table.state, table.createdAt),
  ],
);

export const files = pgTable(
  "files",
  {
    id: key(),
    seekerId: seekerId(),
    /** The object's name in the store; the stored location ends with it. */
    key: text("key").notNull(),
    name: text("name").notNull(),
    category: text("category").$type<UploadCategory>().notNull(),
    mimeType: text("mime_type").notNull(),
    size: integer("size").notNull(),
    /** Off the seeker's list; kept for the applications sent with it. */
    removedAt: moment("removed_at"),
    createdAt: created(),
  },
  (table) => [uniqueIndex("files_key").on(table.key), index("files_seeker").on(table.seekerId)],
);

export const applications = pgTable(
  "applications",
  {
    id: identity(),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id),
    seekerId: seekerId(),
    status: text("status").$type<ApplicationStatus>().notNull().default("submitted"),
    cvFileId: uuid("cv_file_id")
      .notNull()
      .references(() => files.id),
    note: text("note").notNull().default(""),
    /** Each answer with the question as it was asked. */
    answers: jsonb("answers").$type<(ScreeningAnswer & { question: string })[]>().notNull().default([]),
    /** The job's title and employer, the seeker's name and e-mail, all as they were sent. */
    jobTitle: text("job_title").notNull().default(""),
    employerName: text("employer_name").notNull().default(""),
    name: text("name").notNull(),
    email: text("email").notNull(),
    submittedAt: moment("submitted_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
    archivedAt: moment("archived_at"),
  },
  (table) => [
    unique("applications_once").on(table.jobId, table.seekerId),
    index("applications_seeker").on(table.seekerId),
  ],
);

/** Pictures of job descriptions that were copied here when their jobs came in. */
export const jobPictures = pgTable("job_pictures", {
  /** Where the picture was had from; the same address is not asked again. */
  url: text("url").primaryKey(),
  /** What its own address here ends with: a digest of its bytes. */
  name: text("name").notNull(),
  width: smallint("width").notNull(),
  height: smallint("height").notNull(),
  createdAt: created(),
});

/** When housekeeping last began, on whichever process: one row. */
export const housekeeping = pgTable("housekeeping", {
  id: smallint("id").primaryKey(),
  startedAt: moment("started_at").notNull(),
});
