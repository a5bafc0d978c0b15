import type { CallError } from "../../contract/caller.ts";
import type { DraftFields, EditorEntry, EntryStatus } from "../../contract/editor-drafts.ts";

/** What readers see of an entry, in words. */
export const statusText: Record<EntryStatus, string> = {
  new: "Not published",
  live: "Published",
  scheduled: "Scheduled",
  taken_back: "Taken back",
};

/** The same with its time, and whether something was changed since. */
export const entryStatusText = ({ status, publish_at, has_changes }: EditorEntry): string => {
  const time = status === "scheduled" ? ` for ${publish_at}` : "";
  return `${statusText[status]}${time}${has_changes && status !== "new" ? ", with changes" : ""}`;
};

/** The labels of a draft's fields. */
export const fieldLabels: Record<keyof DraftFields, string> = {
  slug: "Address",
  title: "Title",
  description: "Summary",
  author: "Author",
  date: "First published",
  updated: "Changed",
  tags: "Tags",
  image: "Cover picture",
  publish_at: "Publish at",
  body: "Text",
};

/** The labels of the parts of the cover. */
export const coverLabels = { alt: "What the picture shows", caption: "Caption" } as const;

/** A moment on the clocks of a site: "2 March 2026, 9:00 am". */
export const localTime = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeStyle: "short", timeZone }).format(new Date(iso));

/** The address that a title suggests. */
export const slugFor = (title: string): string =>
  title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80)
    .replace(/-+$/, "");

/** The label of a field that has a problem. */
export const labelOf = (field: string): string => fieldLabels[field as keyof DraftFields] ?? field;

/** Why a draft was not saved: "Title: must be at most 300 characters." for each field that is named. */
export const refusalText = ({ errors, message }: Pick<CallError, "errors" | "message">): string => {
  const ofFields = Object.entries(errors).flatMap(([path, messages]) => {
    const [root, field = "", part = ""] = path.split(".");
    if (root !== "fields" || !field) return [];
    const label = coverLabels[part as keyof typeof coverLabels] ?? labelOf(field);
    return messages.map((one) => `${label}: ${one.slice(0, 1).toLowerCase()}${one.slice(1)}`);
  });
  return ofFields.length ? ofFields.join(" ") : message;
};
