import type { Payload } from "../../contract/call.ts";
import { saveDetails } from "../../contract/hiring.ts";
import { getSharingPreferences, saveSharingPreferences } from "../../contract/profile/sharing-preferences.ts";
import { change, type Changed } from "../session/change.ts";
import { createResource } from "../session/resource.ts";
import { fetchPayload } from "../session/send.ts";

/** What of the profile the employer of an application may see, and what there is to share. */
export type SharedProfile = Payload<typeof getSharingPreferences>;
/** A choice of it. */
export type SharingChoice = Payload<typeof saveSharingPreferences>;

/** What the employer of one application may see of the profile, by the application's id. */
export const createSharedProfile = (id: number) => {
  const params = { id };
  const resource = createResource(() => fetchPayload(getSharingPreferences, { params }));
  return {
    ...resource,
    /** Saves a choice; an employer with a hiring system of its own gets it there as well. */
    save: async (shown: SharedProfile, choice: SharingChoice): Promise<Changed<SharingChoice>> => {
      const options = { tell: "nothing", repeatable: true } as const;
      const saved = shown.delivered
        ? await change(saveDetails, { body: { application_id: id, ...choice } }, options)
        : await change(saveSharingPreferences, { params, body: choice }, options);
      if (saved.ok) resource.show({ ...shown, ...choice });
      return saved;
    },
  };
};
export type SharedProfileStore = ReturnType<typeof createSharedProfile>;

/** The titles of what is shared, as one text; empty when nothing is. */
export const sharedText = ({ sections, documents, offered }: SharedProfile): string =>
  [
    ...offered.sections.filter(({ name }) => sections.includes(name)).map(({ title }) => title),
    ...offered.documents.filter(({ id }) => documents.includes(id)).map(({ name }) => name),
  ].join(", ");
