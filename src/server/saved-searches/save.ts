import { and, eq, sql } from "drizzle-orm";
import { maxSavedSearches, type AlertFrequency } from "../../contract/saved-searches.ts";
import type { ParsedJobSearch } from "../../contract/job-search.ts";
import { savedQuery } from "../../domain/search/saved-search.ts";
import { HttpError } from "../platform/http-error.ts";
import type { Context } from "../http/context.ts";
import { mailSite } from "../http/site-of.ts";
import type { Db } from "../platform/database/open.ts";
import { confirmSavedSearchMail } from "./mails.ts";
import { nextMail } from "./next-mail.ts";
import { savedSearches } from "./tables.ts";

/** What is saved. */
export interface Saving {
  search: ParsedJobSearch & { address?: string | undefined };
  name: string;
  frequency: AlertFrequency;
}

/**
 * Saves a search of a seeker; the same search again changes how often it is mailed, and goes on if it was paused.
 * @returns whether it is mailed: not while mails to the account's address come back.
 */
export const saveForSeeker = (saving: Saving, context: Context<"seeker">): Promise<boolean> =>
  context.db.transaction(async (tx) => {
    const owner = eq(savedSearches.seekerId, context.seeker.id);
    await refuseTooMany(tx, owner, saving, context);
    const { frequency, nextAt } = rowOf(saving, context);
    const stopped = (await isRejected(tx, owner)) ? "rejected" : null;
    await tx
      .insert(savedSearches)
      .values({ ...rowOf(saving, context), seekerId: context.seeker.id, confirmedAt: new Date(), stopped })
      .onConflictDoUpdate({
        target: [savedSearches.seekerId, savedSearches.brand, savedSearches.query],
        set: { frequency, nextAt, pausedAt: null, stopped },
      });
    return stopped === null;
  });

/** Whether mails to the address of saved searches came back, and nobody has let one of them go on since. */
const isRejected = async (tx: Db, owner: ReturnType<typeof eq>): Promise<boolean> => {
  const [found] = await tx
    .select({ isRejected: sql<boolean>`bool_or(stopped = 'rejected') and not bool_or(stopped is null)` })
    .from(savedSearches)
    .where(owner);
  return found?.isRejected ?? false;
};

/** Keeps a search until its address is confirmed, and mails the link that does so. */
export const saveForEmail = (email: string, saving: Saving, context: Context): Promise<void> =>
  context.db.transaction(async (tx) => {
    await refuseTooMany(tx, eq(savedSearches.email, email), saving, context);
    const [kept] = await tx
      .insert(savedSearches)
      .values({ ...rowOf(saving, context), email })
      .onConflictDoUpdate({
        target: [savedSearches.email, savedSearches.brand, savedSearches.query],
        // Nobody but the address changes what it has confirmed.
        set: {
          frequency: sql`case when ${savedSearches.confirmedAt} is null then excluded.frequency else ${savedSearches.frequency} end`,
        },
      })
      .returning({ id: savedSearches.id });
    await context.enqueue(tx, confirmSavedSearchMail, { ...mailSite(context), saved_search: kept!.id });
  });

const rowOf = ({ search, name, frequency }: Saving, { brand, origin }: Context) => ({
  brand: brand.id,
  hostEmployer: brand.whiteLabel?.slug ?? null,
  origin,
  name,
  query: savedQuery(search),
  frequency,
  nextAt: nextMail(frequency, brand.timezone, new Date()),
});

/** @throws HttpError 409 when another search would be one too many. */
const refuseTooMany = async (
  tx: Db,
  owner: ReturnType<typeof eq>,
  { search }: Saving,
  { brand }: Context,
): Promise<void> => {
  const others = await tx.$count(
    savedSearches,
    and(owner, eq(savedSearches.brand, brand.id), sql`${savedSearches.query} <> ${savedQuery(search)}`),
  );
  if (others >= maxSavedSearches)
    throw new HttpError(
      409,
      `You have ${maxSavedSearches} saved searches on this site already. Delete one, then save this one.`,
    );
};
