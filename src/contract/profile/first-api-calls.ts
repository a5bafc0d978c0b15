import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { described } from "../described.ts";
import { idParams, nothing } from "../primitives.ts";
import { changeSchema, dataSchema, entrySchema } from "./entry-schemas.ts";
import { changed, costOfSaving, none, one, operationName, refused } from "./section-calls.ts";
import type { ListSection, Section } from "./section.ts";

/** A list that has calls in the first API. */
export type FirstApiSection = ListSection & { firstApiPath: `/v1/profile/${string}` };

/** Whether a section has calls in the first API. */
export const isInFirstApi = (section: Section): section is FirstApiSection =>
  section.kind === "list" && section.firstApiPath !== undefined;

/** The section as the first API sees it: without the fields whose values it takes as given. */
const firstApiView = (section: FirstApiSection): FirstApiSection => {
  const fields = Object.entries(section.fields).filter(([name]) => !(name in (section.firstApiOnly ?? {})));
  return { ...section, fields: Object.fromEntries(fields) };
};

/** The calls of the first API on a list: the same rows as those of the second (spec §7). */
export const firstApiCalls = (section: FirstApiSection) => {
  const { firstApiPath: path } = section;
  const view = firstApiView(section);
  const noun = path.split("/").at(-1)!;
  const entry = entrySchema(section);
  const pathOfOne = `${path}/{id}` as const;
  const ofEntry = described(
    idParams,
    `The id of ${one(noun)}, as \`${firstApiOperationName(section, "list")}\` gives it.`,
  );
  return {
    list: defineCall({
      method: "GET",
      path,
      summary: `Every ${noun} of the seeker's, in their order.`,
      auth: "seeker",
      payload: z.array(entry),
    }),
    create: defineCall({
      method: "POST",
      path,
      summary: `Add ${one(noun)} to the seeker's list.`,
      auth: "seeker",
      cost: costOfSaving(section),
      body: dataSchema(view),
      payload: entry,
      errors: { 422: refused },
    }),
    get: defineCall({
      method: "GET",
      path: pathOfOne,
      summary: `One ${noun} of the seeker's.`,
      auth: "seeker",
      params: ofEntry,
      payload: entry,
      errors: { 404: none(noun) },
    }),
    update: defineCall({
      method: "PATCH",
      path: pathOfOne,
      summary: `Change ${one(noun)}. Missing fields stay unchanged; send the version that was read to avoid overwriting a newer change.`,
      auth: "seeker",
      cost: costOfSaving(section),
      params: ofEntry,
      body: changeSchema(view),
      payload: entry,
      errors: { 404: none(noun), 409: changed(noun) },
    }),
    save: defineCall({
      method: "POST",
      path: pathOfOne,
      summary: `Change the ${noun} with this id, as PATCH does; where the seeker has none with it, add one, which gets an id of its own.`,
      auth: "seeker",
      cost: costOfSaving(section),
      params: ofEntry,
      body: changeSchema(view),
      payload: entry,
      errors: { 409: changed(noun), 422: refused },
    }),
    delete: defineCall({
      method: "DELETE",
      path: pathOfOne,
      summary: `Remove ${one(noun)} from the seeker's list.`,
      auth: "seeker",
      params: ofEntry,
      payload: nothing,
      errors: { 404: none(noun) },
    }),
  };
};

/** The operationId of a section's call of the first API: `createQualificationInFirstApi`. */
export const firstApiOperationName = (section: Section, key: string): string =>
  `${operationName(section, key)}InFirstApi`;
