import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import type { EmployerPerson } from "../../../contract/employer-fields.ts";
import type { EmployerType } from "../../../contract/job-fields.ts";
import type { EmployerData } from "../../../site/employers/employer-schema.ts";
import { seekerId } from "../../auth/tables.ts";
import { created, identity, moment, xid8 } from "../../platform/database/columns.ts";

/** A picture in the store: `name` is the last part of its URL here, a digest of its bytes with an ending. */
export interface StoredPicture {
  name: string;
  width: number;
  height: number;
  alt: string;
}

/** Where the content of an employer comes from; a folder is not overwritten by an import, and neither by jobs. */
export type EmployerOrigin = "jobs" | "import" | "folder";

const list = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'`);

export const employers = pgTable(
  "employers",
  {
    id: identity(),
    slug: text("slug").notNull().unique(),
    name: text("name").notNull(),
    type: text("type").$type<EmployerType>().notNull().default("company"),
    about: text("about").notNull().default(""),
    website: text("website"),
    tagline: text("tagline"),
    industry: text("industry"),
    size: text("size").$type<EmployerData["size"]>(),
    founded: smallint("founded"),
    places: list("places"),
    /** The ABN that an operator has looked up, and the day of that. */
    verified: jsonb("verified").$type<NonNullable<EmployerData["verified"]>>(),
    social: jsonb("social").$type<EmployerData["social"]>().notNull().default([]),
    benefits: list("benefits"),
    fields: list("fields"),
    /** With the URLs of stored pictures. */
    consultants: jsonb("consultants").$type<EmployerPerson[]>().notNull().default([]),
    logo: jsonb("logo").$type<StoredPicture>(),
    cover: jsonb("cover").$type<StoredPicture>(),
    /** The name of the stored page icon. */
    favicon: text("favicon"),
    accent: text("accent"),
    /** Where people write to it: shown on its own hosts, and where answers to mails from there go. */
    contactEmail: text("contact_email"),
    /** Where applications are announced by email. */
    applicationsEmail: text("applications_email"),
    /** Ids of the brands that show it; null for those that show its jobs. */
    brands: text("brands").array(),
    /** White label: its own hosts, and the brand whose articles and policies they show. */
    hosts: list("hosts"),
    homeBrand: text("home_brand"),
    origin: text("origin").$type<EmployerOrigin>().notNull().default("jobs"),
    /** Its folder is gone. */
    hidden: boolean("hidden").notNull().default(false),
    /** The recruiter under whose name its jobs are shown: it is a client that may not be named. */
    shownAs: integer("shown_as").references((): AnyPgColumn => employers.id, { onDelete: "set null" }),
    /** A digest of the content that was last written, so that the same content changes nothing. */
    digest: text("digest"),
    /** When its content last changed. */
    contentAt: moment("content_at").notNull().defaultNow(),
    createdAt: created(),
    /** The transaction that last wrote the row; a trigger sets it. */
    changed: xid8("changed")
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (table) => [
    index("employers_name").on(sql`lower(${table.name})`),
    index("employers_changed").on(table.changed),
    index("employers_shown_as").on(table.shownAs),
    index("employers_hosts")
      .on(table.id)
      .where(sql`cardinality(${table.hosts}) > 0`),
  ],
);

const employerId = (name = "employer_id") =>
  integer(name)
    .notNull()
    .references(() => employers.id, { onDelete: "cascade" });

export const employerBanners = pgTable(
  "employer_banners",
  {
    id: identity(),
    employerId: employerId(),
    position: smallint("position").notNull(),
    /** As `listBanners` returns it, without its id; `url` is null for one without a picture. */
    data: jsonb("data").notNull(),
  },
  (table) => [index("employer_banners_order").on(table.employerId, table.position)],
);

/** Sections of employers' pages; the id of a section stays when its content changes. */
export const employerSections = pgTable(
  "employer_sections",
  {
    id: identity(),
    employerId: employerId(),
    slug: text("slug").notNull(),
    position: smallint("position").notNull(),
    kind: text("kind").$type<EmployerData["sections"][number]["kind"]>().notNull(),
    title: text("title").notNull(),
    /** The fields of its kind as `listSections` returns them; of one with jobs, what selects them. */
    data: jsonb("data").notNull(),
  },
  (table) => [unique("employer_sections_slug").on(table.employerId, table.slug)],
);

export const employerPages = pgTable(
  "employer_pages",
  {
    id: identity(),
    employerId: employerId(),
    slug: text("slug").notNull(),
    position: smallint("position").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    /** Sanitised. */
    contentHtml: text("content_html").notNull(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [unique("employer_pages_slug").on(table.employerId, table.slug)],
);

/** Members of an association and clients of a recruiter, whose jobs it shows. */
export const employerMembers = pgTable(
  "employer_members",
  {
    ownerId: employerId("owner_id"),
    memberId: employerId("member_id"),
    /** False for a client of a recruiter that may not be named. */
    named: boolean("named").notNull().default(true),
    position: integer("position").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.memberId] }),
    index("employer_members_member").on(table.memberId),
  ],
);

export const followedEmployers = pgTable(
  "followed_employers",
  {
    seekerId: seekerId(),
    employerId: employerId(),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.seekerId, table.employerId] }),
    index("followed_employers_employer").on(table.employerId),
  ],
);

/**
 * The copies of pictures and films that the content of employers has, by the employer's slug: of one that is added, they
 * are there before its row. Names are digests, so that several employers may have one copy.
 */
export const employerFiles = pgTable(
  "employer_files",
  {
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    /** When the employer was written without it; null while it is used. */
    droppedAt: moment("dropped_at"),
  },
  (table) => [
    primaryKey({ columns: [table.slug, table.name] }),
    index("employer_files_name").on(table.name),
    index("employer_files_dropped").on(table.droppedAt),
  ],
);

/** The cache timestamps of employers' pages on each brand's site (spec §4). */
export const employerTimestamps = pgTable(
  "employer_timestamps",
  {
    employerId: employerId(),
    brand: text("brand").notNull(),
    /** A digest of the content and the matched jobs that the timestamp stands for. */
    digest: text("digest").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.employerId, table.brand] })],
);
