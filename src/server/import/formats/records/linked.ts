import { feedWords } from "../../../../lexicon/feeds/feed-words.ts";
import { fieldOf } from "../../fields/field-called.ts";
import { isObject, type JsonObject } from "../../fields/json-values.ts";

/** Records that others point to by their ids, by the name of their list without capitals and signs. */
type Tables = ReadonlyMap<string, ReadonlyMap<string, JsonObject>>;

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, "");
const singular = (name: string): string =>
  plain(name)
    .replace(/ies$/, "y")
    .replace(/(?<=[^s])s$/, "");

/** What a name points to: "company" of "companyId", "company_ids" and "idCompany"; null for other names. */
const pointsTo = (name: string): string | null => {
  const base =
    /^(.{2,}?)(?:_ids?|I[dD]s?)$/.exec(name)?.[1] ?? /^ids?(?:_|(?=[A-Z]))(.{2,})$/.exec(name)?.[1];
  return base !== undefined && (fieldOf(base) || feedWords.stages.includes(base.toLowerCase())) ? base : null;
};

const idOf = ({ id, sys }: JsonObject): string | null =>
  typeof id === "string" || typeof id === "number" ? String(id) : isObject(sys) ? idOf(sys) : null;

/** Which entry of a store of contents a value points to: `{ "sys": { "type": "Link", "id": "c9" } }`. */
const entryOf = (value: JsonObject, tables: Tables): unknown => {
  const { sys } = value;
  const id = isObject(sys) && sys["type"] === "Link" ? idOf(sys) : null;
  const table = id === null ? undefined : [...tables.values()].find((each) => each.has(id));
  return table?.get(id!)?.["fields"];
};

/** `[2, "Full-Time"]`: an id, and what it points to is called. */
const nameBesideId = (value: unknown): string | undefined =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === "number" && typeof value[1] === "string"
    ? value[1]
    : undefined;

const tableOf = (list: unknown): Map<string, JsonObject> | null => {
  if (!Array.isArray(list) || !list.length || !list.every(isObject)) return null;
  const byId = new Map(list.map((record) => [idOf(record) ?? "", record]));
  return byId.has("") || byId.size < list.length ? null : byId;
};

const tablesIn = (document: JsonObject): Tables => {
  const inner = Object.values(document).filter(isObject);
  return new Map(
    [document, ...inner].flatMap((part) =>
      Object.entries(part).flatMap(([name, list]) => {
        const table = tableOf(list);
        return table ? [[singular(name), table] as const] : [];
      }),
    ),
  );
};

/** Whether the first of a document's records point to others for facts of theirs: `"companyId": 7`. */
export const linksBegin = (head: string): boolean =>
  /"linkType"\s*:\s*"Entry"/.test(head.slice(-20_000)) ||
  Array.from(
    head.slice(-20_000).matchAll(/"(\w{4,40})"\s*:\s*(?:\d|"|\[\s*[\d"])/g),
    ([, name]) => name!,
  ).some(pointsTo);

/**
 * A document whose records have in them what they point to in other lists of it, `{ "companyId": 7 }` with
 * `"companies": [{ "id": 7, "name": "Fig" }]`; null where none do.
 */
export const withLinked = (document: unknown): unknown => {
  if (!isObject(document)) return null;
  const tables = tablesIn(document);
  let isChanged = false;
  const targetOf = (name: string, value: unknown): unknown => {
    const base = pointsTo(name);
    const beside = base !== null ? nameBesideId(value) : undefined;
    if (beside !== undefined) return beside;
    const table = base !== null ? tables.get(singular(base)) : undefined;
    const ids = Array.isArray(value) ? value : [value];
    const found = table ? ids.flatMap((id) => table.get(String(id)) ?? []) : [];
    return found.length && found.length === ids.length
      ? Array.isArray(value)
        ? found
        : found[0]
      : undefined;
  };
  const linked = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(linked);
    if (!isObject(value)) return value;
    const entry = entryOf(value, tables);
    isChanged ||= entry !== undefined;
    if (entry !== undefined) return entry;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => {
        const target = targetOf(name, part);
        isChanged ||= target !== undefined;
        return target === undefined ? [name, linked(part)] : [pointsTo(name)!, target];
      }),
    );
  };
  const whole = linked(document);
  return isChanged ? whole : null;
};
