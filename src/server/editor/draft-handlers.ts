import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import type { Payload } from "../../contract/call.ts";
import type * as contract from "../../contract/editor-drafts.ts";
import type { DraftFields } from "../../contract/editor-drafts.ts";
import { wallTimeNow } from "../../domain/articles/publish-at.ts";
import { fillBrandHtml, fillBrandWords } from "../../domain/brands/brand-words.ts";
import { draftHtml } from "../../site/content/article-html.ts";
import { emptyFields, fieldsOfText } from "../../site/content/entry-text.ts";
import { slugPattern } from "../../site/content/read-files.ts";
import type { Context, Handler } from "../http/context.ts";
import { HttpError, invalid, notFound } from "../platform/http-error.ts";
import { draftStatus, entryFile, readEntry, type DraftRow } from "./content.ts";
import { entriesOf } from "./list-entries.ts";
import { editorPictureUrl } from "./pictures.ts";
import { problemsOf } from "./problems.ts";
import {
  findDraft,
  historyOf,
  isOpenTo,
  latestPublication,
  recordVersion,
  shownPublication,
} from "./queries.ts";
import { mustBeEditor } from "./sessions.ts";
import { editorDrafts, editorPublications } from "./tables.ts";

export { publishDraft } from "./publish-handler.ts";

export const listEntries: Handler<typeof contract.listEntries> = async (_input, context) => ({
  payload: await entriesOf(await mustBeEditor(context), context),
});

export const createDraft: Handler<typeof contract.createDraft> = async ({ body }, context) => {
  const { db, brand, config } = context;
  const editor = await mustBeEditor(context);
  const { collection, slug } = body;
  const place = { brand: body.is_shared ? "" : brand.id, collection };
  if (!isOpenTo(place.brand, editor, brand.id))
    throw new HttpError(403, "All sites share this page: only accounts for all sites may change it.");
  // The path of a file is made of it.
  if (slug !== undefined && !slugPattern.test(slug)) throw notFound("page");
  const today = wallTimeNow(brand.timezone).slice(0, 10);
  const text = slug === undefined ? undefined : readEntry(config, entryFile(place, slug));
  if (slug !== undefined && text === undefined) throw notFound("page");
  const fields =
    slug === undefined || text === undefined
      ? { ...emptyFields, author: editor.name, date: today }
      : fieldsOfText(slug, text);
  const row = { ...place, slug: slug ?? null, fields, changedBy: editor.name };
  const made = await db.transaction(async (tx) => {
    const [draft] = await tx
      .insert(editorDrafts)
      .values({ ...row, publishedVersion: slug === undefined ? 0 : 1 })
      .onConflictDoNothing()
      .returning();
    if (draft)
      await recordVersion(tx, {
        draftId: draft.id,
        version: 1,
        action: slug === undefined ? "Begun" : "As it was published",
        by: editor.name,
        fields,
      });
    return draft;
  });
  if (made) return { payload: { id: made.id } };
  const isSame = and(
    eq(editorDrafts.brand, place.brand),
    eq(editorDrafts.collection, collection),
    eq(editorDrafts.slug, slug!),
  );
  const [known] = await db.select({ id: editorDrafts.id }).from(editorDrafts).where(isSame);
  return { payload: { id: known!.id } };
};

export const getDraft: Handler<typeof contract.getDraft> = async ({ params: { id } }, context) => {
  const editor = await mustBeEditor(context);
  const draft = await findDraft(id, editor, context);
  const publication = await latestPublication(id, context.db);
  return {
    payload: {
      id,
      collection: draft.collection,
      is_shared: draft.brand === "",
      has_own_address: draft.slug === null,
      fields: draft.fields,
      status: draftStatus(context.config, draft),
      timezone: context.brand.timezone,
      changed_by: draft.changedBy,
      publication: publication ? shownPublication(publication) : null,
      version: draft.version,
      ...(await readOf(draft, context)),
      ...stateOf(draft),
    },
  };
};

export const saveDraft: Handler<typeof contract.saveDraft> = async ({ params, body }, context) => {
  const editor = await mustBeEditor(context);
  const before = await findDraft(params.id, editor, context);
  const { version, restored } = body;
  // The address of what was published stays.
  const fields: DraftFields = before.slug === null ? body.fields : { ...body.fields, slug: before.slug };
  // Read before it is stored: what cannot be read could not be opened again.
  const read = await readOf({ ...before, fields }, context);
  const saved = await context.db.transaction(async (tx) => {
    const [draft] = await tx
      .update(editorDrafts)
      .set({ fields, version: version + 1, changedAt: new Date(), changedBy: editor.name })
      .where(and(eq(editorDrafts.id, params.id), eq(editorDrafts.version, version)))
      .returning();
    if (!draft) return undefined;
    const action = restored === undefined ? "Saved" : `Put back version ${restored}`;
    await recordVersion(tx, { draftId: draft.id, version: draft.version, action, by: editor.name, fields });
    return draft;
  });
  const stored = saved ?? (await findDraft(params.id, editor, context));
  // The same words again: a save whose answer was lost, sent once more.
  if (!saved && !isDeepStrictEqual(stored.fields, fields))
    throw new HttpError(
      409,
      `${stored.changedBy} has saved another version meanwhile. Choose which one stays.`,
      { payload: { saved: { version: stored.version, fields: stored.fields }, sent: fields } },
    );
  return { payload: { version: stored.version, ...read, ...stateOf(stored) }, message: "Saved." };
};

export const removeDraft: Handler<typeof contract.removeDraft> = async ({ params: { id } }, context) => {
  const draft = await findDraft(id, await mustBeEditor(context), context);
  if (draft.slug !== null)
    throw new HttpError(409, "This page was published: take it back instead, its history stays.");
  await context.db.delete(editorDrafts).where(eq(editorDrafts.id, id));
  return { payload: null, message: "The draft is gone." };
};

export const getPublication: Handler<typeof contract.getPublication> = async (
  { params: { id } },
  context,
) => {
  const editor = await mustBeEditor(context);
  const [row] = await context.db.select().from(editorPublications).where(eq(editorPublications.id, id));
  if (!row) throw notFound("publication");
  await findDraft(row.draftId, editor, context);
  return { payload: shownPublication(row) };
};

export const getDraftHistory: Handler<typeof contract.getDraftHistory> = async (
  { params: { id } },
  context,
) => {
  await findDraft(id, await mustBeEditor(context), context);
  const rows = await historyOf(id, context.db);
  return {
    payload: rows.map(({ version, action, by, fields, at }) => ({
      version,
      action,
      by,
      fields,
      at: at.toISOString(),
    })),
  };
};

export const getDraftPreview: Handler<typeof contract.getDraftPreview> = async (
  { params: { id } },
  context,
) => {
  const { brand } = context;
  const draft = await findDraft(id, await mustBeEditor(context), context);
  const { title, description, author, date, image } = draft.fields;
  const words = (text: string) => fillBrandWords(text, brand);
  return {
    payload: {
      title: words(title) || "Without a title",
      description: words(description),
      author: words(author),
      date: /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : wallTimeNow(brand.timezone).slice(0, 10),
      kind: draft.collection === "blogs" ? "blog" : "article",
      html: await htmlOf(draft, context),
      image: image && {
        url: editorPictureUrl(fileOf(draft), image.src),
        alt: words(image.alt),
        caption: words(image.caption),
      },
    },
  };
};

const fileOf = (draft: DraftRow): string => entryFile(draft, draft.slug ?? "page");

const htmlOf = async (draft: DraftRow, { brand }: Pick<Context, "brand">): Promise<string> =>
  fillBrandHtml(await draftHtml(draft.fields.body, (src) => editorPictureUrl(fileOf(draft), src)), brand);

type Saved = Payload<typeof contract.saveDraft>;

/** What a text reads as. @throws HttpError 422 for quotes or lists so deep within one another that it cannot be read. */
const readOf = async (draft: DraftRow, context: Context): Promise<Pick<Saved, "problems" | "html">> => {
  try {
    return {
      problems: await problemsOf(draft, draft.fields, context),
      html: await htmlOf(draft, context),
    };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw invalid("body", "has too many quotes or lists within one another; take some away");
  }
};

const stateOf = (draft: DraftRow): Pick<Saved, "has_changes" | "changed_at"> => ({
  has_changes: draft.version !== draft.publishedVersion,
  changed_at: draft.changedAt.toISOString(),
});
