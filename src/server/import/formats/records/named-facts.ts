import { feedWords } from "../../../../lexicon/feeds/feed-words.ts";
import { fieldOf } from "../../fields/field-called.ts";
import { isObject, type JsonObject } from "../../fields/json-values.ts";
import { isTyped, typedValue } from "../../fields/typed-value.ts";
import { definitionsIn, definitionsUnder, pointedTo, questionsIn } from "./definitions.ts";

/** "See the ad - https://fig.example/7": what a link is called, and where it leads. */
const addressIn = (value: unknown): unknown =>
  typeof value === "string" ? (/^[^\n]{0,200} - (https?:\/\/\S+)$/.exec(value)?.[1] ?? value) : value;

/** What an answer says: the value below the name of its kind, or what cells call theirs. */
const saidBy = (answer: JsonObject): unknown =>
  addressIn(
    isTyped(answer)
      ? typedValue(answer)
      : (feedWords.definitions.values.map((key) => answer[key]).find((part) => part !== undefined) ?? ""),
  );

/** The one value that an answer has beside its question's id, however deep: `{ "questionId": "q1", "texts": [{ "value": "Cook" }] }`. */
const onlyValue = (answer: unknown, id: string): unknown => {
  if (Array.isArray(answer)) return answer.map((part) => onlyValue(part, id));
  if (!isObject(answer)) return answer;
  const others = Object.values(answer).filter((part) => part !== id);
  return others.length === 1 ? onlyValue(others[0], id) : answer;
};

/**
 * A document with the names of its facts in place of their ids, where a list in it says what each id is called: those of keys,
 * `{ "pos_ttl": "Cook" }`, and of answers, `{ "field": { "id": "q1" }, "type": "text", "text": "Cook" }`. The list is left out.
 * @returns null where nothing in the document is known by such an id.
 */
export const withNamedFacts = (document: unknown): unknown => {
  const byId = new Map(
    definitionsIn(document).flatMap((list) =>
      list.flatMap(({ ids, name }) => ids.map((id) => [id, name] as const)),
    ),
  );
  let isNamed = false;
  const answersIn = (list: unknown): JsonObject | null => {
    const names = Array.isArray(list) && list.length ? pointedTo(list, byId) : null;
    if (!names) return null;
    const said: JsonObject = {};
    // Of two that are called the same, the one that says something.
    for (const [at, name] of names.entries()) said[name] ||= saidBy((list as JsonObject[])[at]!);
    return said;
  };
  const renamed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(renamed);
    if (!isObject(value)) return value;
    const named: JsonObject = {};
    for (const [key, part] of Object.entries(value)) {
      if (definitionsUnder(key, part) ?? (Array.isArray(part) && questionsIn(part))) continue;
      const answers = answersIn(part);
      const name = fieldOf(key) ? undefined : byId.get(key);
      isNamed ||= Boolean(answers ?? name);
      const said = name === undefined ? part : onlyValue(part, key);
      Object.assign(named, answers ?? { [name ?? key]: renamed(said) });
    }
    return named;
  };
  if (!byId.size) return null;
  const whole = renamed(document);
  return isNamed ? whole : null;
};
