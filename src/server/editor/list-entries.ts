import { inArray } from "drizzle-orm";
import type { EditorEntry } from "../../contract/editor-drafts.ts";
import { fillBrandWords } from "../../domain/brands/brand-words.ts";
import { wallTime } from "../../domain/articles/publish-at.ts";
import type { ReadArticle } from "../../site/content/read-files.ts";
import type { Context } from "../http/context.ts";
import { ownerOf, readEntries, slugOf, statusOf, type DraftRow } from "./content.ts";
import { isOpenTo } from "./queries.ts";
import type { EditorRow } from "./second-factor.ts";
import { editorDrafts } from "./tables.ts";

/** The entries of a site and what was drafted: own ones first, then what all sites share; the newest first. */
export const entriesOf = async (
  editor: EditorRow,
  { db, brand, config }: Pick<Context, "db" | "brand" | "config">,
): Promise<EditorEntry[]> => {
  const drafts = await db
    .select()
    .from(editorDrafts)
    .where(inArray(editorDrafts.brand, [brand.id, ""]));
  const files = readEntries(config).filter((file) => {
    const owner = ownerOf(file);
    const { brands } = file.data;
    return (owner === "" || owner === brand.id) && (!brands || brands.includes(brand.id));
  });
  const draftOf = (file: ReadArticle) =>
    drafts.find(
      (one) => one.slug === slugOf(file) && one.brand === ownerOf(file) && one.collection === file.collection,
    );
  const ofFiles = files.map((file): EditorEntry & { date: number } => {
    const draft = draftOf(file);
    const owner = ownerOf(file);
    const { publishAt, date, title, tags } = file.data;
    return {
      ...changeOf(draft),
      collection: file.collection,
      slug: slugOf(file),
      title: fillBrandWords(draft?.fields.title || title, brand),
      tags: draft?.fields.tags ?? tags,
      status: statusOf(file),
      publish_at: publishAt ? wallTime(brand.timezone, Number(publishAt)) : "",
      is_shared: owner === "",
      may_change: isOpenTo(owner, editor, brand.id),
      date: Number(draft?.changedAt ?? date),
    };
  });
  const fresh = drafts
    .filter((draft) => draft.slug === null && isOpenTo(draft.brand, editor, brand.id))
    .map((draft) => ({
      ...changeOf(draft),
      collection: draft.collection,
      slug: draft.fields.slug,
      title: draft.fields.title,
      tags: draft.fields.tags,
      status: "new" as const,
      publish_at: draft.fields.publish_at,
      is_shared: draft.brand === "",
      may_change: true,
      date: Number(draft.changedAt),
    }));
  return [...fresh, ...ofFiles]
    .sort((a, b) => Number(a.is_shared) - Number(b.is_shared) || b.date - a.date)
    .map(({ date: _, ...entry }) => entry);
};

const changeOf = (draft: DraftRow | undefined) => ({
  draft_id: draft?.id ?? null,
  has_changes: draft !== undefined && draft.version !== draft.publishedVersion,
  changed_at: draft?.changedAt.toISOString() ?? null,
  changed_by: draft?.changedBy ?? "",
});
