import { eq } from "drizzle-orm";
import type { Entry } from "../../contract/profile/entry-schemas.ts";
import type { Section } from "../../contract/profile/section.ts";
import { sections } from "../../contract/profile/sections.ts";
import { showableDocuments, type Showable } from "../shared-documents/queries.ts";
import type { Own } from "../profile/own.ts";
import { readProfile } from "../profile/queries.ts";
import { sharingPreferences } from "./tables.ts";

/** A part of a profile that is shared: a section, and of its entries the fields that may be seen. */
export interface SharedSection {
  section: Section;
  entries: Partial<Entry>[];
}

/** What of a profile the employer of an application may see. */
export interface SharedProfile {
  sections: SharedSection[];
  documents: Showable[];
}

/**
 * What of the seeker's profile the employer of an application may see now: the sections and documents that the seeker
 * shares with it, without sensitive fields that are not ticked.
 */
export const readSharedProfile = async (applicationId: number, own: Own): Promise<SharedProfile> => {
  const [chosen] = await own.db
    .select()
    .from(sharingPreferences)
    .where(eq(sharingPreferences.applicationId, applicationId));
  if (!chosen) return { sections: [], documents: [] };
  const shared = (sections as readonly Section[]).filter(({ name }) => chosen.sections.includes(name));
  const { entries } = await readProfile(shared, own);
  const showable = chosen.documents.length ? await showableDocuments(own) : new Map<number, Showable>();
  return {
    sections: shared.flatMap((section) => {
      const seen = entries(section).map((entry) => visibleFields(section, entry, chosen.sensitive));
      return seen.length ? [{ section, entries: seen }] : [];
    }),
    documents: chosen.documents.flatMap((id) => showable.get(id) ?? []),
  };
};

/** Files are shared one by one, as documents. */
const visibleFields = (section: Section, entry: Entry, sensitive: readonly string[]): Partial<Entry> =>
  Object.fromEntries(
    Object.entries(section.fields).flatMap(([name, field]) => {
      const isFile = field.widget === "file" || field.widget === "file_detail";
      const isHidden = field.sensitive && !sensitive.includes(`${section.name}.${name}`);
      return isFile || isHidden ? [] : [[name, entry[name]]];
    }),
  );
