import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { described } from "./described.ts";
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
    slug: described(text(100), "The end of the page's address."),
    title: described(text(300), "The title of the page."),
    description: described(text(1000), "A sentence or two for lists."),
    author: described(text(200), "Who wrote it."),
    date: described(text(20), "YYYY-MM-DD; longer where a year has too many digits, which the check tells."),
    updated: described(
      text(20),
      "The day of the last change that a reader should know of, as YYYY-MM-DD; empty for none.",
    ),
    tags: described(
      z.array(text(60)).check(z.maxLength(20, { error: "Must be at most 20 tags." })),
      "Words to find it by, at most 20.",
    ),
    image: described(
      z.nullable(
        z.object({
          src: described(text(300), "The path of the picture, from the file."),
          alt: described(text(400), "What the picture shows, in words."),
          caption: described(text(400), "The text below the picture; empty for none."),
        }),
      ),
      "The cover; null without one.",
    ),
    publish_at: described(text(40), "On the site's clocks: YYYY-MM-DD HH:MM."),
    body: described(text(maxBodyLength), "Markdown."),
  },
  { error: "Must be the fields of a draft." },
);
export type DraftFields = z.infer<typeof draftFields>;

/** What is wrong with a field, and how to mend it. */
const problem = z.object({
  field: described(z.string(), "The field that is at fault."),
  says: described(z.string(), "What is wrong with it, and how to mend it."),
});
export type DraftProblem = z.infer<typeof problem>;

/** What readers see of an entry: nothing yet, the page, nothing before its time, or nothing any more. */
export const entryStatus = z.enum(["new", "live", "scheduled", "taken_back"]);
export type EntryStatus = z.infer<typeof entryStatus>;

const collection = z.enum(["blogs", "articles"], { error: "Must be blogs or articles." });

const entry = z.object({
  draft_id: described(
    z.nullable(z.string()),
    "The draft; null for a file that nobody has opened in the editor yet.",
  ),
  collection: described(collection, "What it is: an article or a blog."),
  slug: described(z.string(), "The end of the page's address."),
  title: described(z.string(), "The title of the page."),
  tags: described(z.array(z.string()), "Words to find it by."),
  status: described(entryStatus, "Whether it is published, scheduled or a draft."),
  publish_at: described(
    z.string(),
    "When it is shown or scheduled to be, as written in the file; empty without a time.",
  ),
  has_changes: described(z.boolean(), "Whether the draft differs from what was published."),
  is_shared: described(z.boolean(), "Whether all sites show it."),
  may_change: described(z.boolean(), "Whether this account may change it."),
  changed_at: described(z.nullable(timestamp), "When it was last changed in the editor; null when never."),
  changed_by: described(z.string(), "The name of the account that changed it last; empty when nobody has."),
});
export type EditorEntry = z.infer<typeof entry>;

export const publicationAction = z.enum(["publish", "schedule", "take_back"], {
  error: "Must be publish, schedule or take_back.",
});
export type PublicationAction = z.infer<typeof publicationAction>;

const publication = z.object({
  id: described(z.string(), "The id of the attempt."),
  action: described(publicationAction, "What is to happen."),
  state: described(z.enum(["waiting", "building", "done", "failed"]), "How far it is."),
  says: described(z.string(), "What the build is doing, or why it failed."),
  started_at: described(timestamp, "When it began."),
  ended_at: described(z.nullable(timestamp), "When it ended; null while it goes on."),
});
export type Publication = z.infer<typeof publication>;

const draft = z.object({
  id: described(z.string(), "The id of the draft."),
  collection: described(collection, "What it is: an article or a blog."),
  is_shared: described(z.boolean(), "Whether all sites show it."),
  has_own_address: described(
    z.boolean(),
    "Whether the address can still be changed: nothing was published under it.",
  ),
  version: described(z.int(), "Counts up with each change: send the one that was read."),
  fields: described(draftFields, "The fields as they are saved."),
  status: described(entryStatus, "Whether it is published, scheduled or a draft."),
  has_changes: described(z.boolean(), "Whether it differs from what is published."),
  problems: described(z.array(problem), "What must be mended before it can be published."),
  html: described(z.string(), "The text as readers will see it."),
  timezone: described(z.string(), "The site's time zone, by which `publish_at` is written."),
  changed_at: described(timestamp, "When it was last changed."),
  changed_by: described(z.string(), "The name of the account that changed it last."),
  publication: described(z.nullable(publication), "The latest attempt to publish it."),
});
export type Draft = z.infer<typeof draft>;

const idParams = z.object({
  id: described(
    z.uuid({ error: "Must be the id of a draft." }),
    "The id of a draft, as `listEntries` gives it.",
  ),
});
const object = { error: "Must be a JSON object." };
const notAVersion = { error: "Must be the version that you have." };
const version = z.int(notAVersion).check(z.minimum(0, notAVersion), z.maximum(1_000_000_000, notAVersion));

export const listEntries = defineCall({
  method: "GET",
  path: "/v1/editor/entries",
  summary: "The blogs and articles of the site with what was drafted, and what all sites share.",
  auth: "public",
  cookies: { needs: ["editor_session"] },
  payload: z.array(entry),
  errors: editorErrors,
});

export const createDraft = defineCall({
  method: "POST",
  path: "/v1/editor/drafts",
  summary: "Begin a blog, or open an entry of the site to change it; opened twice, it is the same draft.",
  auth: "public",
  cookies: { needs: ["editor_session"] },
  body: z.object(
    {
      collection: described(z._default(collection, "blogs"), "What to write."),
      slug: described(z.optional(text(100)), "The slug of an entry that there is; a new one without it."),
      is_shared: described(
        z._default(z.boolean({ error: "Must be true or false." }), false),
        "Whether all sites are to show it.",
      ),
    },
    object,
  ),
  payload: z.object({ id: described(z.string(), "The id of the draft.") }),
  errors: editorErrors,
});

export const getDraft = defineCall({
  method: "GET",
  path: "/v1/editor/drafts/{id}",
  summary: "A draft with everything that its form needs.",
  auth: "public",
  cookies: { needs: ["editor_session"] },
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
  cookies: { needs: ["editor_session"] },
  params: idParams,
  body: z.object(
    {
      version: described(version, "The version that was read."),
      fields: described(draftFields, "All fields of the draft."),
      restored: described(
        z.optional(version),
        "The earlier version whose text this is, where one is put back.",
      ),
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
  cookies: { needs: ["editor_session"] },
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
  cookies: { needs: ["editor_session"] },
  params: idParams,
  body: z.object(
    {
      version: described(version, "The version that was read."),
      action: described(publicationAction, "What is to happen."),
    },
    object,
  ),
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
  cookies: { needs: ["editor_session"] },
  params: idParams,
  payload: publication,
  errors: editorErrors,
});

export const getDraftHistory = defineCall({
  method: "GET",
  path: "/v1/editor/drafts/{id}/history",
  summary: "Who changed a draft, what and when, newest first, with the text of each version.",
  auth: "public",
  cookies: { needs: ["editor_session"] },
  params: idParams,
  payload: z.array(
    z.object({
      version: described(z.int(), "The number of the version."),
      action: described(z.string(), 'In words: "Saved", "Published".'),
      by: described(z.string(), "The name of the account that made it."),
      at: described(timestamp, "When it was made."),
      fields: described(draftFields, "The fields of this version."),
    }),
  ),
  errors: editorErrors,
});

export const getDraftPreview = defineCall({
  method: "GET",
  path: "/v1/editor/drafts/{id}/preview",
  summary: "A draft as the site's page shows it.",
  auth: "public",
  cookies: { needs: ["editor_session"] },
  params: idParams,
  payload: z.object({
    title: described(z.string(), "The title of the page."),
    description: described(z.string(), "A sentence or two for lists."),
    author: described(z.string(), "Who wrote it."),
    date: described(z.string(), "YYYY-MM-DD."),
    kind: described(z.enum(["article", "blog"]), "What it is."),
    html: described(z.string(), "The text as sanitised HTML."),
    image: described(
      z.nullable(
        z.object({
          url: described(z.string(), "The URL of the picture."),
          alt: described(z.string(), "What the picture shows, in words."),
          caption: described(z.string(), "The text below the picture; empty for none."),
        }),
      ),
      "The cover; null without one.",
    ),
  }),
  errors: editorErrors,
});
