import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Person, Resource, Rows } from "../http/resource.ts";
import { competitionEntries as entries, competitionRequests as requests } from "./tables.ts";

/** Entries of a seeker, and those made without signing in. */
const isEntryOf = ({ seekerId, emails }: Person) =>
  or(eq(entries.seekerId, seekerId), inArray(entries.email, emails));

const requestsOf = ({ emails }: Person): Rows<"id"> => [requests, inArray(requests.email, emails)];

export const competitions: Resource = {
  erase: (person) => [requestsOf(person)],
  // Entries that count stay in the number of entries.
  anonymise: async (tx, person) => {
    await tx
      .update(entries)
      .set({ seekerId: null, email: null, name: "", answer: "" })
      .where(isEntryOf(person));
    return 0;
  },
  collect: (person) => [
    [
      entries,
      and(
        inArray(entries.email, person.emails),
        sql`${entries.seekerId} is distinct from ${person.seekerId}`,
      ),
    ],
    requestsOf(person),
  ],
  mailsAbout: (person) => ({ entry: [entries, isEntryOf(person)], request: requestsOf(person) }),
};
