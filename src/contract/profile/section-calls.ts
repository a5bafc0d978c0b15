import * as z from "zod/mini";
import { defineCall, type Cost } from "../call.ts";
import { described } from "../described.ts";
import { idParams, nothing } from "../primitives.ts";
import { changeSchema, entrySchema, newEntrySchema, replacementSchema } from "./entry-schemas.ts";
import type { ListSection, Section, SingleSection } from "./section.ts";

/** The 409 of a change that was begun before another one. */
export const changed = (noun: string) =>
  `The ${noun} was changed elsewhere after the version in the request; \`payload\` has what is saved now, and what was sent.`;
/** The 404 of an entry that is not the seeker's. */
export const none = (noun: string) => `The seeker has no such ${noun}.`;
/** The 422 of a new entry. */
export const refused = "A field is missing or invalid, the list already has the entry, or it is full.";

/** What saving an entry costs: a file of it may be an upload that has to be checked. */
export const costOfSaving = ({ fields }: Section): Cost =>
  Object.values(fields).some(({ widget }) => widget === "file") ? "slow" : "light";

/** The `{id}` of an entry. */
const idOf = (section: ListSection) =>
  described(idParams, `The id of ${one(section.noun)}, as \`${operationName(section, "list")}\` gives it.`);

/** A noun with its article. */
export const one = (noun: string): string => `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;

/** The calls of the second API on a list (spec §7). */
export const listCalls = <S extends ListSection>(section: S) => {
  const { path, noun, title, limit } = section;
  const entry = entrySchema(section);
  return {
    list: defineCall({
      method: "GET",
      path,
      summary: `The entries of "${title}" in the seeker's profile, in their order.`,
      auth: "seeker",
      payload: z.array(entry),
    }),
    create: defineCall({
      method: "POST",
      path,
      summary: `Add ${one(noun)} to the seeker's list, which has at most ${limit}: at \`position\` (from 0), or at its end.`,
      auth: "seeker",
      cost: costOfSaving(section),
      body: newEntrySchema(section),
      payload: entry,
      errors: { 422: refused },
    }),
    order: defineCall({
      method: "PUT",
      path: `${path}/order`,
      summary: `Put the entries of "${title}" in another order, by their ids.`,
      auth: "seeker",
      body: z.object(
        {
          ids: described(
            z.array(z.int({ error: "Must be an id." }), { error: "Must be a list of ids." }),
            "All ids of the list, in the new order.",
          ),
        },
        { error: "Must be a JSON object." },
      ),
      payload: z.array(entry),
      errors: { 409: "These are not the ids of the list as it is now: read it again." },
    }),
    update: defineCall({
      method: "PATCH",
      path: `${path}/{id}`,
      summary: `Change ${one(noun)} of the seeker's. Missing fields stay unchanged; send the version that was read to avoid overwriting a newer change.`,
      auth: "seeker",
      cost: costOfSaving(section),
      params: idOf(section),
      body: changeSchema(section),
      payload: entry,
      errors: { 404: none(noun), 409: changed(noun) },
    }),
    delete: defineCall({
      method: "DELETE",
      path: `${path}/{id}`,
      summary: `Remove ${one(noun)} from the seeker's list. Adding it again with its position undoes that.`,
      auth: "seeker",
      params: idOf(section),
      payload: nothing,
      errors: { 404: none(noun) },
    }),
  };
};

/** The calls of the second API on a section that is filled in once (spec §7). */
export const singleCalls = <S extends SingleSection>(section: S) => {
  const { path, noun } = section;
  const entry = entrySchema(section);
  return {
    get: defineCall({
      method: "GET",
      path,
      summary: `The seeker's ${noun}. Before anything is stored, id and version are 0.`,
      auth: "seeker",
      payload: entry,
    }),
    replace: defineCall({
      method: "PUT",
      path,
      summary: `Fill in or replace the seeker's ${noun}. Missing fields become empty; send the version that was read to avoid overwriting a newer change.`,
      auth: "seeker",
      cost: costOfSaving(section),
      body: replacementSchema(section),
      payload: entry,
      errors: { 409: changed(noun) },
    }),
    update: defineCall({
      method: "PATCH",
      path,
      summary: `Fill in or change the seeker's ${noun}. Missing fields stay unchanged; send the version that was read to avoid overwriting a newer change.`,
      auth: "seeker",
      cost: costOfSaving(section),
      body: changeSchema(section),
      payload: entry,
      errors: { 409: changed(noun) },
    }),
    delete: defineCall({
      method: "DELETE",
      path,
      summary: `Empty the seeker's ${noun}.`,
      auth: "seeker",
      payload: nothing,
    }),
  };
};

/** The calls of a section, by what they do. */
export type CallsOf<S extends Section> = S extends ListSection
  ? ReturnType<typeof listCalls<S>>
  : S extends SingleSection
    ? ReturnType<typeof singleCalls<S>>
    : never;

/** The calls of a section of either kind. */
export const callsOf = <S extends Section>(section: S): CallsOf<S> =>
  (section.kind === "list" ? listCalls(section) : singleCalls(section)) as CallsOf<S>;

/** The operationId of a section's call in the API's description: `createLanguage`, `listLanguages`. */
export const operationName = ({ name, collection }: Section, key: string): string =>
  key +
  (key === "list" || key === "order" ? collection : name).replace(
    /(?:^|[^a-zA-Z])([a-zA-Z])/g,
    (_, letter: string) => letter.toUpperCase(),
  );
