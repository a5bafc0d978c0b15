import { and, eq, sql } from "drizzle-orm";
import type * as contract from "../../contract/saved-searches.ts";
import { placeOfIds, type ParsedJobSearch } from "../../contract/job-search.ts";
import { searchName } from "../../domain/search/search-criteria.ts";
import { savedHref, savedQuery } from "../../domain/search/saved-search.ts";
import { countMail } from "../auth/guesses.ts";
import { seekers } from "../auth/tables.ts";
import type { Context, Handler } from "../http/context.ts";
import { HttpError, invalid, notFound } from "../platform/http-error.ts";
import { oneLine } from "../../domain/text/one-line.ts";
import { placesIn } from "../../domain/search/search-places.ts";
import { namesOfPlaces } from "../search/places.ts";
import { openEngine } from "../search/open-engine.ts";
import { countToSend } from "../search/sent-jobs.ts";
import { claimByAccount } from "./claim.ts";
import { isLinkTo, readLink } from "./link-token.ts";
import { nextMail } from "./next-mail.ts";
import { ownOn, ownSavedSearches, savedSearchOf, stateOf } from "./queries.ts";
import { saveForEmail, saveForSeeker } from "./save.ts";
import { savedSearches } from "./tables.ts";

/** The longest query, in characters: an index has room for it. */
const maxQuery = 2000;
const week = 7 * 86_400_000;

/** A search with the name of its place, and in words. */
const inWords = async (search: ParsedJobSearch, { db }: Pick<Context, "db">) => {
  // In their order the same places are the same search.
  const sorted = { ...search, location: placeOfIds(placesIn(search).toSorted((a, b) => a - b)) };
  const address = await namesOfPlaces(db, sorted);
  if (search.location !== undefined && address === null)
    throw invalid("search.location", "There is no such place.");
  const placed = { ...sorted, ...(address !== null && { address }) };
  return { search: placed, name: oneLine(searchName(placed)) };
};

export const previewSavedSearch: Handler<typeof contract.previewSavedSearch> = async ({ body }, context) => {
  const { db, brand, seeker } = context;
  const { search: placed, name } = await inWords(body.search, context);
  const { date_posted: _age, new_since: _since, ...search } = body.search;
  const since = new Date(Date.now() - week);
  const last_week = await countToSend(await openEngine(db), brand, search, since);
  const [account] = seeker
    ? await db.select({ email: seekers.email }).from(seekers).where(eq(seekers.id, seeker.id))
    : [];
  const query = savedQuery(placed);
  const saved = seeker
    ? (await ownSavedSearches({ ...context, seeker })).find((row) => row.query === query)
    : undefined;
  return { payload: { name, last_week, email: account?.email ?? null, saved_as: saved?.name ?? null } };
};

export const saveSearch: Handler<typeof contract.saveSearch> = async ({ body }, context) => {
  const { limits, address, seeker } = context;
  if (body.website) return mailed;
  const { search, name } = await inWords(body.search, context);
  if (savedQuery(search).length > maxQuery)
    throw invalid("search", "This search is too long to be saved. Take some filters off.");
  const saving = { search, name: body.name ?? name, frequency: body.frequency };
  if (seeker) {
    return (await saveForSeeker(saving, { ...context, seeker })) ? saved : rejected;
  }
  if (!body.email) throw invalid("email", "Please give your email address.");
  await limits.savedSearch.take(address);
  await countMail(body.email, context);
  await saveForEmail(body.email, saving, context);
  return mailed;
};

const saved = {
  payload: { state: "saved" as const },
  message: "The search is saved. New jobs will be mailed to you.",
};

const rejected = {
  payload: { state: "rejected" as const },
  message:
    "The search is saved, but our emails to your address came back. Check the address of your account, then choose “Resume” in your saved searches.",
};

const mailed = {
  payload: { state: "mailed" as const },
  message: "We have sent you an email. Open the link in it to confirm your job alert.",
};

export const listSavedSearches: Handler<typeof contract.listSavedSearches> = async (_input, context) => ({
  payload: (await ownSavedSearches(context)).map(savedSearchOf),
});

export const updateSavedSearch: Handler<typeof contract.updateSavedSearch> = async (
  { params, body },
  context,
) => {
  const { db, brand } = context;
  const now = new Date();
  const changed = await db.transaction(async (tx) => {
    const own = and(eq(savedSearches.id, params.id), ownOn(context));
    const [row] = await tx.select().from(savedSearches).where(own).for("update");
    if (!row) throw notFound("saved search");
    const frequency = body.frequency ?? row.frequency;
    const goesOn = body.paused === false && stateOf(row) !== "active";
    const [written] = await tx
      .update(savedSearches)
      .set({
        name: body.name ?? row.name,
        frequency,
        // Jobs of the time in between are not news any more.
        ...(goesOn && { pausedAt: null, stopped: null, lookedAt: now }),
        ...(body.paused && { pausedAt: row.pausedAt ?? now }),
        ...((goesOn || frequency !== row.frequency) && { nextAt: nextMail(frequency, brand.timezone, now) }),
      })
      .where(own)
      .returning();
    return written!;
  });
  return { payload: savedSearchOf(changed), message: "Your change has been saved." };
};

export const deleteSavedSearch: Handler<typeof contract.deleteSavedSearch> = async ({ params }, context) => {
  const deleted = await context.db
    .delete(savedSearches)
    .where(and(eq(savedSearches.id, params.id), ownOn(context)))
    .returning({ id: savedSearches.id });
  if (!deleted.length) throw notFound("saved search");
  return { payload: { id: params.id }, message: "The saved search has been deleted." };
};

/** A saved search of this site, by the link in a mail. */
const findLinked = async (
  link: Awaited<ReturnType<typeof readLink>>,
  { db, brand }: Pick<Context, "db" | "brand">,
) => {
  const [row] = await db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.id, link.id), eq(savedSearches.brand, brand.id)));
  if (!row || !isLinkTo(link, row)) throw notFound("saved search");
  const { name, query, frequency } = row;
  return { name, href: savedHref(query), frequency, state: stateOf(row) };
};

export const getLinkedSearch: Handler<typeof contract.getLinkedSearch> = async ({ query }, context) => ({
  payload: await findLinked(await readLink(["confirm", "stop"], query.token, context.secret), context),
});

export const confirmSavedSearch: Handler<typeof contract.confirmSavedSearch> = async ({ body }, context) => {
  const link = await readLink("confirm", body.token, context.secret);
  const { id } = link;
  const { db, brand } = context;
  const found = await findLinked(link, context);
  if (found.state === "unsubscribed") throw unsubscribed();
  if (found.state !== "active") {
    const now = new Date();
    // Not confirmed where the account of the address has no room for it.
    await db.transaction(async (tx) => {
      const confirmed = await tx
        .update(savedSearches)
        .set({
          confirmedAt: now,
          pausedAt: null,
          stopped: null,
          lookedAt: now,
          nextAt: nextMail(found.frequency, brand.timezone, now),
        })
        .where(and(eq(savedSearches.id, id), sql`${savedSearches.stopped} is distinct from 'unsubscribed'`))
        .returning({ id: savedSearches.id });
      if (!confirmed.length) throw unsubscribed();
      await claimByAccount(id, tx);
    });
  }
  return { payload: { ...found, state: "active" }, message: "Your job alert is confirmed." };
};

/** The link in an old mail does not take back what its reader did later. */
const unsubscribed = () =>
  new HttpError(
    409,
    "You have unsubscribed from this job alert since this email was sent. To get its emails again, sign in and choose “Resume” in your saved searches.",
  );

export const stopSavedSearch: Handler<typeof contract.stopSavedSearch> = async ({ body }, { db, secret }) => {
  const link = await readLink("stop", body.token, secret);
  const own = eq(savedSearches.id, link.id);
  const [row] = await db.select().from(savedSearches).where(own);
  if (row && isLinkTo(link, row)) {
    // An account keeps it in its list; of an address without one nothing is kept.
    if (row.seekerId) await db.update(savedSearches).set({ stopped: "unsubscribed" }).where(own);
    else await db.delete(savedSearches).where(own);
  }
  return { payload: { stopped: true }, message: "You will get no more emails of this search." };
};
