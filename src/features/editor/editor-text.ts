import type { CallError } from "../../contract/caller.ts";
import type { DraftProblem, EditorEntry, EntryStatus } from "../../contract/editor-drafts.ts";
import { fieldLabels, labelOf } from "../../domain/articles/draft-fields.ts";

/** What readers see of an entry, in words. */
export const statusText: Record<EntryStatus, string> = {
  new: "Not published",
  live: "Published",
  scheduled: "Scheduled",
  taken_back: "Taken back",
};

/** What became of changes that were not published, by what readers see of the entry. */
export const changesText: Record<Exclude<EntryStatus, "new">, string> = {
  live: "with changes that readers do not see",
  scheduled: "with changes that are not scheduled",
  taken_back:
    "with changes that readers have not seen. “Publish now” puts the page back with them. To put it back as it was, open “Earlier versions” first and choose the version that was published.",
};

/** The same with its time, and whether something was changed since. */
export const entryStatusText = ({ status, publish_at, has_changes }: EditorEntry): string => {
  const time = status === "scheduled" ? ` for ${publish_at}` : "";
  return `${statusText[status]}${time}${has_changes && status !== "new" ? ", with changes" : ""}`;
};

/** The id of a field's control in the form of a draft. */
export const fieldId = (name: string): string => `draft-${name}`;

/** Whether a problem is only that nothing was written yet: it is told in the form once somebody wants to publish. */
export const isMissing = ({ says }: DraftProblem): boolean => says.startsWith("is missing");

/** A moment on the clocks of a site: "2 March 2026, 9:00 am". */
export const localTime = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeStyle: "short", timeZone }).format(new Date(iso));

/**
 * Why a draft was not saved or published: "Title: must be at most 300 characters." for each field that is named, else
 * the message.
 */
export const refusalText = ({ errors, message }: Pick<CallError, "errors" | "message">): string => {
  const ofFields = Object.entries(errors).flatMap(([path, messages]) => {
    const field = path.replace(/^fields\./, "");
    if (!(field.split(".")[0]! in fieldLabels)) return [];
    return messages.map(
      (one) => `${labelOf(field)}: ${one.slice(0, 1).toLowerCase()}${one.slice(1).replace(/\.$/, "")}.`,
    );
  });
  return ofFields.length ? [...new Set(ofFields)].join(" ") : message;
};
