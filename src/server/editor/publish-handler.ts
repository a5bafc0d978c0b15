import { and, eq, isNull } from "drizzle-orm";
import type * as contract from "../../contract/editor-drafts.ts";
import { momentIn } from "../../domain/articles/publish-at.ts";
import { canWrite, dist, rolledBackTo } from "../../releases/folders.ts";
import { settingsName } from "../../releases/settings.ts";
import { contentRoot, draftStatus } from "./content.ts";
import type { Context, Handler } from "../http/context.ts";
import { HttpError, invalid } from "../platform/http-error.ts";
import { isSqlState, sqlStates } from "../platform/database/sql-state.ts";
import { isWallTime, problemsOf } from "./problems.ts";
import { findDraft, shownPublication } from "./queries.ts";
import { startPublishing } from "./publisher.ts";
import { mustBeEditor } from "./sessions.ts";
import { editorDrafts, editorPublications } from "./tables.ts";

export const publishDraft: Handler<typeof contract.publishDraft> = async ({ params, body }, context) => {
  const { db, brand } = context;
  const editor = await mustBeEditor(context);
  const draft = await findDraft(params.id, editor, context);
  const { action, version } = body;
  if (draft.version !== version)
    throw new HttpError(409, `${draft.changedBy} has saved another version meanwhile. Look at it first.`);
  mustBeBuildable(context);
  const { fields } = draft;
  if (action === "take_back") {
    if (draft.slug === null)
      throw new HttpError(409, "This draft is not published: there is nothing to take back.");
  } else {
    const problems = await problemsOf(draft, fields, context);
    if (problems.length) {
      const errors: Record<string, string[]> = {};
      for (const { field, says } of problems) (errors[field] ??= []).push(says);
      throw new HttpError(422, "Some fields cannot be published yet; each says how to mend it.", { errors });
    }
    mustBeTimed(action, fields.publish_at, brand.timezone);
    if (action === "schedule" && draftStatus(context.config, draft) === "live")
      throw new HttpError(
        409,
        "Readers see this page now, and would find nothing until its new time. Publish the change now, or take the page back first.",
      );
  }
  const row = { draftId: draft.id, version, action, fields, by: editor.name, email: editor.email };
  const publication = await db
    .transaction(async (tx) => {
      // From now on the address is the draft's, so that no other can be published there.
      await tx
        .update(editorDrafts)
        .set({ slug: fields.slug })
        .where(and(eq(editorDrafts.id, draft.id), isNull(editorDrafts.slug)));
      const [made] = await tx.insert(editorPublications).values(row).returning();
      return made!;
    })
    .catch((error: unknown) => {
      throw isSqlState(error, sqlStates.unique)
        ? invalid("slug", "belongs to another page already; choose another")
        : error;
    });
  startPublishing(context);
  return { payload: shownPublication(publication) };
};

/** @throws HttpError 409 where nothing can be built, or an operator has gone back to an earlier release. */
const mustBeBuildable = ({ config }: Pick<Context, "config">): void => {
  if (rolledBackTo(dist, settingsName(config)))
    throw new HttpError(
      409,
      "Your operator has gone back to an earlier release of the sites. Publishing goes on once they have built the sites again.",
    );
  if (!canWrite(dist) || !canWrite(contentRoot(config)))
    throw new HttpError(409, "This server cannot write to its folder. Ask your operator to let it.");
};

/** @throws HttpError 422 for a time that does not fit what is to be done. */
const mustBeTimed = (action: "publish" | "schedule", publishAt: string, zone: string): void => {
  const isTime = isWallTime(publishAt);
  const isLater = isTime && momentIn(zone, publishAt) > Date.now();
  if (action === "schedule" && !isTime)
    throw invalid("publish_at", `must be a time on the clocks of ${zone}, such as 2027-03-02 09:00`);
  if (action === "schedule" && !isLater)
    throw invalid("publish_at", "is in the past; choose a time that is still to come");
  if (action === "publish" && isLater)
    throw invalid("publish_at", "is still to come; schedule the page, or clear the time to publish it now");
};
