import { eq } from "drizzle-orm";
import type { Chosen, Field, Widget } from "../../contract/profile/section.ts";
import { invalid } from "../platform/http-error.ts";
import { locationOf } from "../catalogue/locations/location-of.ts";
import { locations } from "../catalogue/locations/tables.ts";
import { internationalPhone } from "./phone.ts";
import { ownFile } from "./entry-files.ts";
import { optionTitles } from "./option-lists.ts";
import type { Own } from "./own.ts";

/** A value from the request, and what is known about it. */
interface Given<W extends Widget["widget"] = Widget["widget"]> {
  value: unknown;
  /** The stored value that it replaces, if any: what has since left its list can stay. */
  before: unknown;
  field: Extract<Field, { widget: W }>;
  /** The path of the field, for errors. */
  at: string;
  own: Own;
}

/**
 * Values of these widgets name something that the server keeps, and only the id is read: the rest is filled in here. A
 * phone number is kept in one way.
 */
const resolvers: { [W in Widget["widget"]]?: (given: Given<W>) => unknown } = {
  option: ({ value, before, field, at }) => {
    const { id } = value as Chosen;
    const old = before as Partial<Chosen> | null | undefined;
    const title = optionTitles[field.list].get(id) ?? (old?.id === id ? old.title : undefined);
    if (title === undefined) throw invalid(at, `${id} is not an id of the ${field.list} to choose from.`);
    return { id, title };
  },
  place: async ({ value, before, at, own }) => {
    const { id } = value as { id: number };
    const [row] = await own.db.select().from(locations).where(eq(locations.id, id));
    if (row) return { id, address: locationOf(row).label };
    if ((before as { id?: unknown } | null | undefined)?.id === id) return before;
    throw invalid(at, `${id} is not the id of a place. Search for the place and choose it from the list.`);
  },
  file: ({ value, before, field, at, own }) => {
    const { id } = value as { id: string };
    return (before as { id?: unknown } | null | undefined)?.id === id
      ? before
      : ownFile(id, { category: field.category, at }, own);
  },
  phone: ({ value }) => internationalPhone(value as string),
};

/**
 * A checked value with what the server knows of it, such as the title of an option.
 * @throws HttpError 422 when its id is unknown.
 */
export const resolveValue = (given: Given): unknown => {
  const resolve = resolvers[given.field.widget] as ((given: Given) => unknown) | undefined;
  return given.value === null || !resolve ? given.value : resolve(given);
};
