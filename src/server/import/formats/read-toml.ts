import { parse, TomlDate, TomlError } from "smol-toml";
import { FeedUnreadable, type FeedItem } from "../feed-job.ts";
import { isObject, type JsonObject } from "../fields/json-values.ts";
import { readDocument } from "./read-json.ts";
import { wholeText } from "./whole-text.ts";

/** The head of a table, or a list of tables in a line: `[[jobs]]`, `[jobs.cook]`, `jobs = [{ title = "Cook" }]`. */
const table = /^\[{1,2}[\w."' -]{1,100}\]{1,2}[ \t]*(?:#.*)?$|^[\w-]+ *= *\[\s*\{/m;
/** The first name with a value has the marks of its kind, which settings of other programs do without. */
const firstPair = /^[ \t]*[\w."-]+ *= *(.*)$/m;
const typed = /^(?:["'[{]|(?:true|false)\b|[+-]?\d)/;
const hasPairs = (text: string): boolean => typed.test(firstPair.exec(text)?.[1] ?? "");
/** What is between the settings at the head of a page and its text. */
const fence = /^\+{3}[ \t]*$/m;
const topLine = /^(?:\s|#|[[\]{}"']|[\w."-]+ *=|\+{3}|$)/;

/** Whether a text is TOML: tables of names and values, or these above the text of a page. */
export const isToml = (head: string): boolean => {
  const text = head.replaceAll("\r", "");
  if (/^\+{3}[ \t]*\n/.test(text)) return hasPairs(text);
  // Lines of long texts may begin with anything.
  const first = text.split("\n").find((line) => line.trim() && !line.startsWith("#")) ?? "";
  return topLine.test(first) && table.test(text) && hasPairs(text);
};

/** Values as JSON has them: days and moments as they are written, and numbers that are longer than those of JSON. */
const plain = (value: unknown): unknown => {
  if (value instanceof TomlDate) return value.toISOString();
  if (typeof value === "bigint") return String(value);
  if (Array.isArray(value)) return value.map(plain);
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)]))
    : value;
};

/** @throws FeedUnreadable for what is broken */
const tablesIn = (text: string): JsonObject => {
  try {
    return plain(parse(text, { integersAsBigInt: "asNeeded" })) as JsonObject;
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    throw new FeedUnreadable(
      `The TOML is broken in line ${error.line}: ${error.message.split("\n", 1)[0]!.replace(/^Invalid TOML document: /, "")}`,
    );
  }
};

/** Jobs of a TOML file, or of the settings above the text of a page, as those of JSON with the same names. @throws FeedUnreadable for what is broken */
export async function* readToml(text: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  const whole = await wholeText(
    text,
    "This TOML is too long to be read as a whole. Divide it into several files.",
  );
  const [before = "", settings, ...page] = whole.split(fence);
  const isPage = !before.trim() && settings !== undefined;
  yield* readDocument(isPage ? { ...tablesIn(settings), content: page.join("+++").trim() } : tablesIn(whole));
}
