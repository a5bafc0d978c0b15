import { and, desc, eq, sql } from "drizzle-orm";
import type { DraftFields, Publication } from "../../contract/editor-drafts.ts";
import type { Context } from "../http/context.ts";
import type { Db } from "../platform/database/open.ts";
import { notFound } from "../platform/http-error.ts";
import type { DraftRow } from "./content.ts";
import type { EditorRow } from "./second-factor.ts";
import { editorDrafts, editorPublications, editorVersions } from "./tables.ts";

/** Saves within this many milliseconds of each other are one entry of the history. */
const sittingMs = 3 * 60_000;
/** Where a text loses this many characters at once, the version before stays in the history. */
const largeDeletion = 100;
/** How many entries a history shows. */
const shownVersions = 50;

export type PublicationRow = typeof editorPublications.$inferSelect;

/** Whether an account may change a draft or an entry on a brand's site: what is shared only with all sites. */
export const isOpenTo = (owner: string, editor: Pick<EditorRow, "brands">, brand: string): boolean =>
  owner === brand || (owner === "" && editor.brands === null);

/** A draft of the site. @throws HttpError 404 for one of another site, or that the account may not change. */
export const findDraft = async (
  id: string,
  editor: EditorRow,
  { db, brand }: Pick<Context, "db" | "brand">,
): Promise<DraftRow> => {
  const [draft] = await db.select().from(editorDrafts).where(eq(editorDrafts.id, id));
  if (!draft || !isOpenTo(draft.brand, editor, brand.id)) throw notFound("draft");
  return draft;
};

/** Adds to the history of a draft; what somebody saves in one sitting is one entry. */
export const recordVersion = async (
  tx: Db,
  entry: { draftId: string; version: number; action: string; by: string; fields: DraftFields },
): Promise<void> => {
  const { draftId, version, action, by, fields } = entry;
  if (action === "Saved") {
    const [last] = await tx
      .select()
      .from(editorVersions)
      .where(eq(editorVersions.draftId, draftId))
      .orderBy(desc(editorVersions.version), desc(editorVersions.at))
      .limit(1);
    const isSameSitting =
      last?.action === "Saved" &&
      last.by === by &&
      Date.now() - last.at.getTime() < sittingMs &&
      fields.body.length > last.fields.body.length - largeDeletion;
    if (isSameSitting) {
      await tx
        .update(editorVersions)
        .set({ version, fields })
        .where(
          and(
            eq(editorVersions.draftId, draftId),
            eq(editorVersions.version, last.version),
            eq(editorVersions.action, "Saved"),
          ),
        );
      return;
    }
  }
  // A version that goes live again, or is taken back again, is as recent as that.
  await tx
    .insert(editorVersions)
    .values(entry)
    .onConflictDoUpdate({
      target: [editorVersions.draftId, editorVersions.version, editorVersions.action],
      set: { by, at: sql`now()` },
    });
};

/** The history of a draft, newest first. */
export const historyOf = (draftId: string, db: Db) =>
  db
    .select()
    .from(editorVersions)
    .where(eq(editorVersions.draftId, draftId))
    .orderBy(desc(editorVersions.at), desc(editorVersions.version))
    .limit(shownVersions);

/** The latest attempt to publish a draft. */
export const latestPublication = async (draftId: string, db: Db): Promise<PublicationRow | undefined> => {
  const [row] = await db
    .select()
    .from(editorPublications)
    .where(eq(editorPublications.draftId, draftId))
    .orderBy(desc(editorPublications.createdAt))
    .limit(1);
  return row;
};

/** A publication as callers see it. */
export const shownPublication = (row: PublicationRow): Publication => ({
  id: row.id,
  action: row.action,
  state: row.state,
  says: row.says,
  started_at: row.createdAt.toISOString(),
  ended_at: row.endedAt?.toISOString() ?? null,
});
