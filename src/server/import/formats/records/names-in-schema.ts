import { Parser } from "htmlparser2";
import { feedWords } from "../../../../lexicon/feeds/feed-words.ts";
import { fieldOf } from "../../fields/field-called.ts";
import { isObject, type JsonObject } from "../../fields/json-values.ts";

const labels = new Set(feedWords.definitions.labels.map((label) => label.toLowerCase()));

/**
 * What a schema before the jobs of an XML feed calls their attributes and elements:
 * `<AttributeType name="pos_ttl" rs:name="Position title"/>`. Those whose own name is a field's keep it.
 */
export const namesInSchema = (head: string): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  const onopentag = (_: string, { name, ...others }: Record<string, string>): void => {
    const label = Object.entries(others).find(([key]) =>
      labels.has(key.replace(/^.*:/, "").toLowerCase()),
    )?.[1];
    if (name && label && !fieldOf(name) && fieldOf(label)) names.set(name, label);
  };
  new Parser({ onopentag }, { xmlMode: true }).end(head);
  return names;
};

/** A record whose facts are called as `names` says, however deep. */
export const withNamesOf = (record: JsonObject, names: ReadonlyMap<string, string>): JsonObject =>
  names.size
    ? Object.fromEntries(
        Object.entries(record).map(([key, value]) => [
          names.get(key) ?? key,
          isObject(value) ? withNamesOf(value, names) : value,
        ]),
      )
    : record;
