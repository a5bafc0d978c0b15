import { posix } from "node:path";
import { eq } from "drizzle-orm";
import type { DraftFields } from "../../contract/editor-drafts.ts";
import { maxPictureBytes } from "../../contract/editor-pictures.ts";
import { fieldsOfText, textOfFields } from "../../site/content/entry-text.ts";
import type { Services } from "../http/context.ts";
import { entryFile, readEntry, type DraftRow } from "./content.ts";
import { isUpload, pictureFileOf, uploadedNames, uploadKey } from "./pictures.ts";
import { picturesIn } from "./problems.ts";
import type { PublicationRow } from "./queries.ts";
import { editorDrafts } from "./tables.ts";

/** A publication as the files that it writes; the first is the page's. */
export interface Change {
  row: PublicationRow;
  draft: DraftRow;
  fields: DraftFields;
  /** The version that the page's file has afterwards. */
  version: number;
  files: { file: string; content: string | Uint8Array; before: string | undefined }[];
}

type Needs = Pick<Services, "db" | "config" | "store">;

/** What a publication changes in the content. */
export const changeOf = async (row: PublicationRow, needs: Needs): Promise<Change> => {
  const { db, config } = needs;
  const [draft] = await db.select().from(editorDrafts).where(eq(editorDrafts.id, row.draftId));
  const file = entryFile(draft!, draft!.slug!);
  const before = readEntry(config, file);
  const isTakenBack = row.action === "take_back";
  // What was not published yet does not go into the file of a page that is taken back, and stays unpublished.
  const { fields, version } =
    isTakenBack && before !== undefined
      ? { fields: fieldsOfText(draft!.slug!, before), version: draft!.publishedVersion }
      : row;
  const page = { file, content: textOfFields(fields, before, isTakenBack), before };
  const pictures = isTakenBack ? [] : await picturesFor(draft!, fields, file, needs);
  return { row, draft: draft!, fields, version, files: [page, ...pictures] };
};

/** Uploaded pictures that a text names and that are no files of the content yet. */
const picturesFor = async (
  draft: DraftRow,
  { image, body }: DraftFields,
  file: string,
  { db, config, store }: Needs,
): Promise<Change["files"]> => {
  const uploads = await uploadedNames(draft.brand, db);
  const paths = new Set(
    [...(image ? [image.src] : []), ...picturesIn(body)].flatMap((src) => pictureFileOf(file, src) ?? []),
  );
  const found = await Promise.all(
    [...paths].map(async (path) => {
      if (readEntry(config, path) !== undefined || !isUpload(path, draft, uploads)) return [];
      const content = await store.read(uploadKey(posix.basename(path)), maxPictureBytes);
      return content ? [{ file: path, content, before: undefined }] : [];
    }),
  );
  return found.flat();
};
