import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { described } from "./described.ts";
import { jobSearch } from "./job-search.ts";
import { email, idParams, requiredText, text, timestamp } from "./primitives.ts";

/** How often new jobs are mailed. */
export const alertFrequencies = [
  { id: "daily", title: "Every day" },
  { id: "weekly", title: "Every week" },
] as const;
const frequency = z.enum(["daily", "weekly"], { error: "Must be one of: daily, weekly." });
export type AlertFrequency = z.infer<typeof frequency>;

/** The most searches that one person keeps on a site. */
export const maxSavedSearches = 30;
/** The most characters of the name of a saved search. */
export const maxSearchName = 120;

/** It stands in the subjects of mails. */
const name = requiredText(maxSearchName, "Please give it a name.").check(
  z.refine((value) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value), {
    error: "Write the name in one line, without control characters.",
  }),
);
const token = requiredText(1000, "Open this page with the link in the email.");
const wrongLink = "The link is wrong or has expired.";
const gone = "The saved search has been deleted.";

/**
 * `waiting`: the email is not confirmed; `paused` by the seeker; `unsubscribed` by the link in a mail; `rejected`: the
 * mail server refused the address for good.
 */
const state = z.enum(["active", "waiting", "paused", "unsubscribed", "rejected"]);

/** A saved search, whose new jobs are mailed. */
export const savedSearch = z.object({
  id: described(z.int(), "The id of the saved search."),
  name: described(z.string(), "Its name."),
  search: described(jobSearch, "The search."),
  href: described(z.string(), "The path of the search on this site."),
  frequency: described(frequency, "How often new jobs are mailed."),
  state: described(state, "Whether mails are sent, or why not."),
  next_at: described(timestamp, "When new jobs are looked for next."),
  created_at: described(timestamp, "When it was saved."),
});
export type SavedSearch = z.infer<typeof savedSearch>;

export const previewSavedSearch = defineCall({
  method: "POST",
  path: "/v1/seeker/saved-search/preview",
  summary: "What saving a search would send, and where to.",
  auth: "optional",
  cost: "heavy",
  body: z.object(
    { search: described(jobSearch, "The search, as `searchJobs` takes it.") },
    { error: "Must be a JSON object." },
  ),
  payload: z.object({
    name: described(z.string(), "The search in words."),
    last_week: described(z.int(), "How many of its live jobs were posted within seven days."),
    email: described(z.nullable(z.string()), "The address of the signed-in seeker; null for a visitor."),
    saved_as: described(
      z.nullable(z.string()),
      "The name of the search where the signed-in seeker has saved it on this site already; null elsewhere.",
    ),
  }),
});

export const saveSearch = defineCall({
  method: "POST",
  path: "/v1/seeker/saved-search",
  summary:
    "Save a search, and mail its new jobs daily or weekly. Anybody without an account gets a mail first, with a link that confirms the address.",
  auth: "optional",
  body: z.object(
    {
      search: described(jobSearch, "The search, as `searchJobs` takes it."),
      name: described(z.optional(name), "Its name; without one, the search in words."),
      frequency: described(frequency, "How often new jobs are mailed."),
      email: described(z.optional(email), "A signed-in seeker's email is that of the account."),
      website: described(z._default(text(2000), ""), "A honeypot: a field that people do not see."),
    },
    { error: "Must be a JSON object." },
  ),
  /**
   * `mailed` says nothing about whether the address has saved the search before; `rejected`: it is saved but not mailed,
   * as mails to the account's address came back.
   */
  payload: z.object({
    state: described(
      z.enum(["saved", "mailed", "rejected"]),
      "`mailed`: a link in a mail confirms it; `rejected`: the address takes no more.",
    ),
  }),
  errors: {
    409: `There are ${maxSavedSearches} saved searches already.`,
    422: "A visitor gives no email address.",
    429: "Too many in a short time.",
  },
});

export const listSavedSearches = defineCall({
  method: "GET",
  path: "/v1/seeker/saved-search",
  summary: "The seeker's saved searches on this site, newest first.",
  auth: "seeker",
  payload: z.array(savedSearch),
});

const ofSearch = described(idParams, "The id of a saved search, as `listSavedSearches` gives it.");

export const updateSavedSearch = defineCall({
  method: "PATCH",
  path: "/v1/seeker/saved-search/{id}",
  summary: "Rename a saved search, change how often it is mailed, pause it or go on.",
  auth: "seeker",
  params: ofSearch,
  body: z.object(
    {
      name: described(z.optional(name), "Another name."),
      frequency: described(z.optional(frequency), "How often new jobs are mailed."),
      paused: described(
        z.optional(z.boolean({ error: "Must be true or false." })),
        "Whether to send no mails for now.",
      ),
    },
    { error: "Must be a JSON object." },
  ),
  payload: savedSearch,
  errors: { 404: "The seeker has no such saved search on this site." },
});

export const deleteSavedSearch = defineCall({
  method: "DELETE",
  path: "/v1/seeker/saved-search/{id}",
  summary: "Delete a saved search.",
  auth: "seeker",
  params: ofSearch,
  payload: z.object({ id: described(z.int(), "The id of the saved search.") }),
  errors: { 404: "The seeker has no such saved search on this site." },
});

/** What the link in a mail shows: the saved search, and whether it sends mails. */
const linkedSearch = z.object({
  name: described(z.string(), "The name of the search."),
  href: described(z.string(), "The path of the search on this site."),
  frequency: described(frequency, "How often new jobs are mailed."),
  state: described(state, "Whether mails are sent, or why not."),
});

export const getLinkedSearch = defineCall({
  method: "GET",
  path: "/v1/saved-search",
  summary: "The saved search that a link in a mail is for.",
  auth: "public",
  query: z.object({ token: described(token, "The token of the link in the mail.") }),
  payload: linkedSearch,
  errors: { 403: wrongLink, 404: gone },
});

export const confirmSavedSearch = defineCall({
  method: "POST",
  path: "/v1/saved-search/confirm",
  summary: "Confirm the saved search that a link in a mail is for; its mails begin.",
  auth: "public",
  body: z.object(
    { token: described(token, "The token of the link in the mail.") },
    { error: "Must be a JSON object." },
  ),
  payload: linkedSearch,
  errors: {
    403: wrongLink,
    404: gone,
    409: `The person has unsubscribed since, or has ${maxSavedSearches} saved searches already.`,
  },
});

export const stopSavedSearch = defineCall({
  method: "POST",
  path: "/v1/saved-search/stop",
  summary:
    "Unsubscribe from the saved search that a link in a mail is for. Stopping it again changes nothing.",
  auth: "public",
  body: z.object(
    { token: described(token, "The token of the link in the mail.") },
    { error: "Must be a JSON object." },
  ),
  payload: z.object({ stopped: described(z.literal(true), "No more mails are sent.") }),
  errors: { 403: wrongLink },
});
