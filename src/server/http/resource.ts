import type { SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { RightToWorkId } from "../../contract/job-options.ts";
import type { Db } from "../platform/database/open.ts";
import type { Caller, Context } from "./context.ts";
import type { Subscription } from "./events.ts";

/** A seeker by the account, and by every email that it has had. */
export interface Person {
  seekerId: string;
  emails: string[];
}

/** The rows of a table that meet a condition. */
export type Rows<Column extends string = never> = readonly [
  table: PgTable & Record<Column, PgColumn>,
  condition: SQL | undefined,
];

/** What a card says of a job to the seeker who looks at it, as columns of a query on `jobs`. */
export interface CardColumns {
  liked: SQL<boolean>;
  applied: SQL<boolean>;
  /** The seeker's right to work. */
  ownRight: SQL<RightToWorkId | null>;
}

/** What all resources are asked alike, and what they do when something happens in another (`src/server/resources.ts`). */
export interface Resource {
  subscriptions?: readonly Subscription[];
  /** Rows that no foreign key deletes with the account. */
  erase?: (person: Person) => Rows[];
  /**
   * Takes the person out of rows that stay.
   * @returns how many applications employers keep.
   */
  anonymise?: (tx: Db, person: Person, context: Context<"seeker">) => Promise<number>;
  /** Rows that name the person without a foreign key to the account, for the download of all data. */
  collect?: (person: Person) => Rows[];
  /** Rows with the keys of the person's objects in the store. */
  objects?: (person: Person) => Rows<"key">[];
  /** Rows whose ids are in payloads of mails about the person, by the payload's field. */
  mailsAbout?: (person: Person) => Record<string, Rows<"id">>;
  /** Columns that name a file which was sent with something, so that it stays. */
  sentFiles?: readonly PgColumn[];
  /** Where the seeker uses a file that therefore cannot be removed, as "your profile, under Resume"; null where nowhere. */
  useOfFile?: (fileId: string, own: { db: Db; seeker: Caller }) => Promise<string | null>;
  cardColumns?: (seekerId: string) => Partial<CardColumns>;
}
