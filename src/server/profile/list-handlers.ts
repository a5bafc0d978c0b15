import type { Entry } from "../../contract/profile/entry-schemas.ts";
import type { ListSection } from "../../contract/profile/section.ts";
import type { firstApiCalls } from "../../contract/profile/first-api-calls.ts";
import type { CallsOf } from "../../contract/profile/section-calls.ts";
import { HttpError, notFound } from "../platform/http-error.ts";
import type { HandlersOf } from "../http/context.ts";
import { checkData, refuseOldVersion } from "./entry-data.ts";
import { entryOf } from "./entry-of.ts";
import { keepExactlyOne } from "./exactly-one.ts";
import { keepFiles } from "./keep-files.ts";
import { addEntry, refuseDuplicate, sameEntry } from "./list-entries.ts";
import type { Changing, Own } from "./own.ts";
import { changeProfile, entryRows, listEntries, placeEntries, removeEntries, writeEntry } from "./queries.ts";

type Handlers = HandlersOf<CallsOf<ListSection>> & HandlersOf<ReturnType<typeof firstApiCalls>>;

/**
 * Handlers for the calls of both APIs on a list.
 * @param only the values of the entries that the calls know, where that is not all of them.
 */
export const listHandlers = (section: ListSection, only: Readonly<Record<string, string>> = {}): Handlers => {
  const { noun } = section;
  const isKnown = (entry: Entry | null): entry is Entry =>
    entry !== null && Object.entries(only).every(([name, value]) => entry[name] === value);
  const known = async (own: Own) => (await listEntries(section, own)).filter(isKnown);

  /** The rows of the list and the one with this id. @throws HttpError 404 when the calls know no such entry. */
  const find = async (id: number, own: Changing) => {
    const rows = await entryRows([section], own);
    const row = rows.find((row) => row.id === id);
    if (!row || (Object.keys(only).length && !isKnown(entryOf(section, row, own)))) throw notFound(noun);
    return { rows, row };
  };

  const add = async (given: Record<string, unknown>, position: number | undefined, own: Changing) => {
    const data = await checkData(section, { ...given, ...only }, own);
    const row = await keepExactlyOne(section, await addEntry(section, data, position, own), own);
    return entryOf(section, row, own)!;
  };

  const change = async (id: number, body: Record<string, unknown>, own: Changing) => {
    const { version: _, ...changes } = body;
    const { rows, row } = await find(id, own);
    refuseOldVersion(section, entryOf(section, row, own), body);
    const data = await checkData(section, { ...row.data, ...changes }, own, { stored: row.data });
    const others = rows.filter((other) => other !== row);
    refuseDuplicate(section, data, sameEntry(section, data, others));
    const written = await keepExactlyOne(section, await writeEntry(section, row, data, own), own);
    return entryOf(section, written, own)!;
  };

  return {
    list: async (_input, context) => ({ payload: await known(context) }),

    get: async ({ params }, context) => {
      const entry = (await known(context)).find(({ id }) => id === params.id);
      if (!entry) throw notFound(noun);
      return { payload: entry };
    },

    create: async ({ body }, context) => {
      const { position, ...given } = (await keepFiles(body, section, context)) as typeof body & {
        position?: number;
      };
      const payload = await changeProfile(context, (own) => add(given, position, own));
      return { payload, message: `The ${noun} has been added.` };
    },

    order: async ({ body }, context) => {
      const payload = await changeProfile(context, async (own) => {
        const rows = await entryRows([section], own);
        const readable = rows.filter((row) => entryOf(section, row, own));
        const ids = [...new Set(body.ids)];
        const ordered = ids.flatMap((id) => readable.find((row) => row.id === id) ?? []);
        if (ordered.length !== readable.length || body.ids.length !== readable.length)
          throw new HttpError(
            409,
            `Your ${section.title.toLowerCase()} were changed in another window or on another device. Load them again, then put them in order.`,
          );
        await placeEntries([...ordered, ...rows.filter((row) => !ordered.includes(row))], own);
        return ordered.map((row) => entryOf(section, row, own)!);
      });
      return { payload, message: "The order has been saved." };
    },

    update: async ({ params, body }, context) => {
      const changes = await keepFiles(body, section, context);
      const payload = await changeProfile(context, (own) => change(params.id, changes, own));
      return { payload, message: `The ${noun} has been saved.` };
    },

    save: async ({ params, body }, context) => {
      const changes = await keepFiles(body, section, context);
      const payload = await changeProfile(context, async (own) => {
        const isThere = (await known(own)).some(({ id }) => id === params.id);
        const { version: _, ...given } = changes;
        return isThere ? change(params.id, changes, own) : add(given, undefined, own);
      });
      return { payload, message: `The ${noun} has been saved.` };
    },

    delete: async ({ params }, context) => {
      await changeProfile(context, async (own) => {
        await removeEntries([(await find(params.id, own)).row], own);
        await keepExactlyOne(section, null, own);
      });
      return { payload: null, message: `The ${noun} has been removed.` };
    },
  };
};
