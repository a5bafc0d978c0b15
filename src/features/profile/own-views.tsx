import type { ComponentType } from "react";
import type { Entry, EntryData } from "../../contract/profile/entry-schemas.ts";
import type { Changed } from "../session/change.ts";
import { lazyComponent } from "../../ui/lazy-component.ts";

/** What the view of a section gets. */
export interface OwnViewProps {
  entries: readonly Entry[];
  /** The most entries of the section. */
  limit: number;
  /** Adds an entry (null), or changes one. */
  onSave: (entry: Entry | null, data: EntryData) => Promise<Changed<Entry>>;
  onRemove: (entry: Entry) => void;
}

const Documents = lazyComponent(async () => (await import("../documents/Documents.tsx")).Documents);
const Video = lazyComponent(async () => (await import("../video/Video.tsx")).Video);

/** Sections that are more than fields have views of their own, loaded when they are shown. */
export const ownViews: Readonly<Record<string, ComponentType<OwnViewProps>>> = {
  document: Documents,
  video: Video,
};
