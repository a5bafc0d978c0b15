import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { editorErrors } from "./editor.ts";
import { nothing, text, timestamp } from "./primitives.ts";

/** The longest text of a page, in characters. */
export const maxBodyLength = 60_000;

/**
 * What a writer has typed, whether it can be published or not: the fields of `articleSchema` as texts. Empty ones are
 * left out of the file.
 */
export const draftFields = z.object(
  {
    /** The end of the page's address. */
    slug: text(100),
    title: text(300),
    description: text(1000),
    author: text(200),
    /** YYYY-MM-DD; longer where a year has too many digits, which the check tells. */
    date: text(20),
    updated: text(20),
    tags: z.array(text(60)).check(z.maxLength(20, { error: "Must be at most 20 tags." })),
    /** The cover; a path beside the file. */
    image: z.nullable(z.object({ src: text(300), alt: text(400), caption: text(400) })),
    /** On the site's clocks: YYYY-MM-DD HH:MM. */
    publish_at: text(40),
    /** Markdown. */
    body: text(maxBodyLength),
  },
  { error: "Must be the fields of a draft." },
);
export type DraftFields = z.infer<typeof draftFields>;

/** What is wrong with a field, and how to mend it. */
const problem = z.object({ field: z.string(), says: z.string() });
export type DraftProblem = z.infer<typeof problem>;

/** What readers see of an entry: nothing yet, the page, nothing before its time, or nothing any more. */
export const entryStatus = z.enum(["new", "live", "scheduled", "taken_back"]);
export type EntryStatus = z.infer<typeof entryStatus>;

const collection = z.enum(["blogs", "articles"], { error: "Must be blogs or articles." });

const entry = z.object({
  /** The draft; null for a file that nobody has opened in the editor yet. */
  draft_id: z.nullable(z.string()),
  collection,
  slug: z.string(),
  title: z.string(),
  tags: z.array(z.string()),
  status: entryStatus,
  /** When it is shown or scheduled to be, as written in the file; empty without a time. */
  publish_at: z.string(),
  /** Whether the draft differs from what was published. */
  has_changes: z.boolean(),
  is_shared: z.boolean(),
  /** Whether this account may change it. */
  may_change: z.boolean(),
  changed_at: z.nullable(timestamp),
  changed_by: z.string(),
});
export type EditorEntry = z.infer<typeof entry>;

export const publicationAction = z.enum(["publish", "schedule", "take_back"], {
  error: "Must be publish, schedule or take_back.",
});
export type PublicationAction = z.infer<typeof publicationAction>;

const publication = z.object({
  id: z.string(),
  action: publicationAction,
  state: z.enum(["waiting", "building", "done", "failed"]),
  /** What the build is doing, or why it failed. */
  says: z.string(),
  started_at: timestamp,
  ended_at: z.nullable(timestamp),
});
export type Publication = z.infer<typeof publication>;

const draft = z.object({
  id: z.string(),
  collection,
  is_shared: z.boolean(),
  /** Whether the address can still be changed: nothing was published under it. */
  has_own_address: z.boolean(),
  version: z.int(),
  fields: draftFields,
  status: entryStatus,
  has_changes: z.boolean(),
  problems: z.array(problem),
  /** The text as readers will see it. */
  html: z.string(),
  /** The site's time zone, by which `publish_at` is written. */
  timezone: z.string(),
  changed_at: timestamp,
  changed_by: z.string(),
  /** The latest attempt to publish it. */
  publication: z.nullable(publication),
});
export type Draft = z.infer<typeof draft>;

const idParams = z.object({ id: z.uuid({ error: "Must be the id of a draft." }) });
const object = { error: "Must be a JSON object." };
const notAVersion = { error: "Must be the version that you have." };
const version = z.int(notAVersion).check(z.minimum(0, notAVersion), z.maximum(1_000_000_000, notAVersion));

export const listEntries = defineCall({
  method: "GET",
  path: "/v1/editor/entries",
  summary: "The blogs and articles of the site with what was drafted, and what all sites share.",
  auth: "public",
  payload: z.array(entry),
  errors: editorErrors,
});

export const createDraft = defineCall({
  method: "POST",
  path: "/v1/editor/drafts",
  summary: "Begin a blog, or open an entry of the site to change it; opened twice, it is the same draft.",
  auth: "public",
  body: z.object(
    {
      collection: z._default(collection, "blogs"),
      /** The slug of an entry that there is; a new one without it. */
      slug: z.optional(text(100)),
      is_shared: z._default(z.boolean({ error: "Must be true or false." }), false),
    },
    object,
  ),
  payload: z.object({ id: z.string() }),
  errors: editorErrors,
});

export const getDraft = defineCall({
  method: "GET",
  path: "/v1/editor/drafts/{id}",
  summary: "A draft with everything that its form needs.",
  auth: "public",
  params: idParams,
  payload: draft,
  errors: editorErrors,
});

export const saveDraft = defineCall({
  method: "PUT",
  path: "/v1/editor/drafts/{id}",
  summary:
    "Save what was typed, on top of the version that it was typed into; words that are saved already are no conflict.",
  auth: "public",
  params: idParams,
  body: z.object(
    {
      version,
      fields: draftFields,
      /** The earlier version whose text this is, where one is put back. */
      restored: z.optional(version),
    },
    object,
  ),
  payload: z.pick(draft, { version: true, problems: true, html: true, has_changes: true, changed_at: true }),
  errors: { ...editorErrors, 409: "Somebody has saved another version meanwhile; the payload has both." },
});

export const removeDraft = defineCall({
  method: "DELETE",
  path: "/v1/editor/drafts/{id}",
  summary: "Throw away a draft that was never published, or the changes to an entry.",
  auth: "public",
  params: idParams,
  payload: nothing,
  errors: editorErrors,
});

export const publishDraft = defineCall({
  method: "POST",
  path: "/v1/editor/drafts/{id}/publish",
  summary:
    "Publish a version of a draft, schedule it, or take the page back: a build begins, or the next one has it.",
  auth: "public",
  params: idParams,
  body: z.object({ version, action: publicationAction }, object),
  payload: publication,
  errors: {
    ...editorErrors,
    409: "There is a newer version, the site is rolled back, or nothing can be built here.",
  },
});

export const getPublication = defineCall({
  method: "GET",
  path: "/v1/editor/publications/{id}",
  summary: "How far a publication is.",
  auth: "public",
  params: idParams,
  payload: publication,
  errors: editorErrors,
});

export const getDraftHistory = defineCall({
  method: "GET",
  path: "/v1/editor/drafts/{id}/history",
  summary: "Who changed a draft, what and when, newest first, with the text of each version.",
  auth: "public",
  params: idParams,
  payload: z.array(
    z.object({
      version: z.int(),
      /** In words: "Saved", "Published". */
      action: z.string(),
      by: z.string(),
      at: timestamp,
      fields: draftFields,
    }),
  ),
  errors: editorErrors,
});

export const getDraftPreview = defineCall({
  method: "GET",
  path: "/v1/editor/drafts/{id}/preview",
  summary: "A draft as the site's page shows it.",
  auth: "public",
  params: idParams,
  payload: z.object({
    title: z.string(),
    description: z.string(),
    author: z.string(),
    /** YYYY-MM-DD. */
    date: z.string(),
    kind: z.enum(["article", "blog"]),
    html: z.string(),
    image: z.nullable(z.object({ url: z.string(), alt: z.string(), caption: z.string() })),
  }),
  errors: editorErrors,
});
