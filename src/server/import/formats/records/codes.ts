import { Parser } from "htmlparser2";
import { feedWords } from "../../../../lexicon/feeds/feed-words.ts";
import { isObject, type JsonObject } from "../../fields/json-values.ts";
import { withoutPrefix } from "../xml-document.ts";

/** What the codes of each field mean, by the name of the field without capitals and signs. */
export type Codes = ReadonlyMap<string, ReadonlyMap<string, string>>;

const { ids, labels } = feedWords.codes;
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, "");

/** The code and its words in one object: `{ "id": "FT", "desc": "Full time" }`. */
const codeIn = (given: JsonObject): [code: string, words: string] | null => {
  const byName = new Map(Object.entries(given).map(([key, value]) => [plain(key), value] as const));
  const [code, words] = [ids, labels].map((names) =>
    names
      .map((name) => byName.get(name))
      .find((part) => typeof part === "string" || typeof part === "number"),
  );
  return code === undefined || words === undefined || code === words ? null : [String(code), String(words)];
};

/** A table of codes: a list of such objects, or an object with words for each code. */
const tableIn = (value: unknown): Map<string, string> | null => {
  const pairs = Array.isArray(value)
    ? value.map((part) => (isObject(part) ? codeIn(part) : null))
    : isObject(value)
      ? Object.entries(value).map(([code, words]) =>
          typeof words === "string" ? ([code, words] satisfies [string, string]) : null,
        )
      : [];
  return pairs.length > 1 && pairs.every((pair) => pair !== null) ? new Map(pairs) : null;
};

/** The tables of codes in a document, `{ "lookups": { "workType": { "1": "Full time" } } }`. */
const codesIn = (document: unknown): Codes => {
  const codes = new Map<string, Map<string, string>>();
  if (!isObject(document)) return codes;
  for (const [name, part] of Object.entries(document))
    if (feedWords.codes.tables.includes(plain(name)) && isObject(part))
      for (const [field, value] of Object.entries(part)) {
        const table = tableIn(value);
        if (table) codes.set(plain(field), table);
      }
  return codes;
};

/** How a document begins to say what its codes mean. */
export const codesBegin = new RegExp(
  String.raw`"(?:${feedWords.codes.tables.map((name) => [...name].join("[ _-]?")).join("|")})"\s*:\s*\{\s*"[^"]*"\s*:\s*[{[]`,
  "i",
);

/** A document with the words of its codes in their place; null where it has none. */
export const withWords = (document: unknown): unknown => {
  const codes = codesIn(document);
  if (!codes.size) return null;
  const said = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(said);
    return isObject(value)
      ? Object.fromEntries(Object.entries(withWordsOf(value, codes)).map(([key, part]) => [key, said(part)]))
      : value;
  };
  return said(
    Object.fromEntries(
      Object.entries(document as JsonObject).filter(
        ([name]) => !feedWords.codes.tables.includes(plain(name)),
      ),
    ),
  );
};

/**
 * The tables of codes before the jobs of an XML feed: `<Table name="EmpType"><Code id="1" desc="Full time"/>`, or elements that are
 * called as the table is.
 */
export const codesInXml = (head: string): Codes => {
  const codes = new Map<string, Map<string, string>>();
  const open: { name: string; code: string | undefined; text: string }[] = [];
  const add = (table: string, [code, words]: [string, string]): void =>
    void codes.set(table, (codes.get(table) ?? new Map<string, string>()).set(code, words));
  const onopentag = (given: string, attributes: Record<string, string>): void => {
    const [name, around] = [plain(withoutPrefix(given)), open.at(-1)];
    const row = codeIn(attributes);
    if (row && around) for (const table of new Set([around.name, name])) add(table, row);
    const code = row ? undefined : ids.map((each) => attributes[each]).find(Boolean);
    open.push({ name: plain(attributes["name"] ?? name), code, text: "" });
  };
  const ontext = (text: string): void => {
    if (open.length) open.at(-1)!.text += text;
  };
  const onclosetag = (): void => {
    const { name, code, text = "" } = open.pop() ?? {};
    if (!name || !text.trim()) return;
    if (code) add(name, [code, text.trim()]);
    // `<location id="9"><name>Roma QLD</name></location>`
    const around = open.at(-1);
    if (around?.code && labels.includes(name)) add(around.name, [around.code, text.trim()]);
  };
  new Parser({ onopentag, ontext, onclosetag }, { xmlMode: true, decodeEntities: true }).end(head);
  return new Map([...codes].filter(([, table]) => table.size > 1));
};

/** "locationCode" is the location where its value is one of that table's. */
const ofCode = /[_ -]?(?:code|id)$/i;

/** A record whose facts are words in place of codes. */
export const withWordsOf = (record: JsonObject, codes: Codes): JsonObject => {
  if (!codes.size) return record;
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => {
      const code = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
      const name = [key, key.replace(ofCode, "")].find((each) => codes.get(plain(each))?.has(code));
      return name === undefined || !code ? [key, value] : [name, codes.get(plain(name))!.get(code)];
    }),
  );
};
