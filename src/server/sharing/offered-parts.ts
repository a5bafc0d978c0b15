import type { Payload } from "../../contract/call.ts";
import type { Section } from "../../contract/profile/section.ts";
import { sections } from "../../contract/profile/sections.ts";
import { fileSections, type getSharingPreferences } from "../../contract/profile/sharing-preferences.ts";
import { valueText } from "../../domain/profile/entry-text.ts";
import type { Own } from "../profile/own.ts";
import { readProfile } from "../profile/queries.ts";
import { showableDocuments } from "../shared-documents/queries.ts";

const readable = (sections as readonly Section[]).filter(({ name }) => !fileSections.includes(name));

/** What of the seeker's profile can be shared: sections that say something, and documents that others may see. */
export const offeredParts = async (own: Own): Promise<Payload<typeof getSharingPreferences>["offered"]> => {
  const { entries } = await readProfile(readable, own);
  const documents = await showableDocuments(own);
  return {
    sections: readable.flatMap((section) => {
      const given = Object.entries(section.fields).filter(([name, field]) =>
        entries(section).some((entry) => valueText(field, entry[name]) !== null),
      );
      const sensitive = given.flatMap(([name, field]) =>
        field.sensitive ? [{ name: `${section.name}.${name}`, title: field.label }] : [],
      );
      return given.length ? [{ name: section.name, title: section.title, sensitive }] : [];
    }),
    documents: [...documents.values()].map(({ id, name }) => ({ id, name })),
  };
};
