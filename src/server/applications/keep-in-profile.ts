import { eq } from "drizzle-orm";
import { basic } from "../../contract/profile/basic.ts";
import { rightToWork } from "../../contract/profile/right-to-work.ts";
import type { SingleSection } from "../../contract/profile/section.ts";
import { HttpError } from "../platform/http-error.ts";
import type { Context } from "../http/context.ts";
import { listCv } from "../profile/list-cv.ts";
import type { Changing } from "../profile/own.ts";
import { changeProfile, readProfile } from "../profile/queries.ts";
import { saveSingle } from "../profile/single-entry.ts";
import { files } from "../uploads/tables.ts";
import type { ApplicationRow } from "./queries.ts";

/** What an application gives that a profile can have too. */
type Given = Pick<ApplicationRow, "phone" | "rightToWork"> & { cvFileId: string | null };

/**
 * Adds what a seeker applied with to their profile: the CV to the list, phone and right to work where there are none.
 * What the profile does not take, such as one CV more than its most, stays with the application alone.
 */
export const keepInProfile = async (
  { cvFileId, phone, rightToWork: right }: Given,
  context: Context<"seeker">,
): Promise<void> => {
  const parts: ((own: Changing) => Promise<void>)[] = [];
  if (cvFileId) parts.push((own) => keepCv(cvFileId, own));
  if (phone) parts.push((own) => keepField(basic, "mobile", phone.replace(/[^\d+]+/g, " ").trim(), own));
  if (right) parts.push((own) => keepField(rightToWork, "right_to_work", right, own));
  for (const part of parts)
    await changeProfile(context, part).catch((error: unknown) => {
      if (!(error instanceof HttpError))
        context.log.error({ err: error }, "what an application gives could not be kept in the profile");
    });
};

const keepCv = async (fileId: string, own: Changing): Promise<void> => {
  const [file] = await own.db.select({ name: files.name }).from(files).where(eq(files.id, fileId));
  if (file) await listCv(nameWithoutEnding(file.name), fileId, own);
};

/** A name for the CV, of at most 100 characters. */
const nameWithoutEnding = (fileName: string): string =>
  fileName
    .replace(/\.\w+$/, "")
    .slice(0, 100)
    .toWellFormed() || "CV";

const keepField = async (
  section: SingleSection,
  field: string,
  value: string,
  own: Changing,
): Promise<void> => {
  const [entry] = (await readProfile([section], own)).entries(section);
  if (!entry?.[field]) await saveSingle(section, { [field]: value }, "keep", own);
};
