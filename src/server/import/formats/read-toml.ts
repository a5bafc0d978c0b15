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

/** Settings as other programs keep them, in INI or as properties: a section, a name of several parts, and a value without marks. */
const section = /^\s*\[\s*(\p{L}[^[\]{},=]{0,60}?)\s*\]\s*$/u;
const path = /^\s*[\w-]+(?:\.[\w-]+)+\s*=/;
const setting = /^(\s*)(\p{L}[^=[\]{}"]{0,60}?)\s*=\s*(.*)$/u;
const bare = /^[^=]+=\s*(?!(?:true|false|inf|nan)\b)[^\s"'[{\d+-]/;
const settingsOf = (text: string): string[] =>
  text.split(/\r\n|\r|\n/).filter((line) => !/^\s*(?:[;#!]|$)/.test(line));
const isBare = (head: string): boolean => {
  const lines = settingsOf(head.slice(0, longestHead));
  const count = (shape: RegExp): number => lines.filter((line) => shape.test(line)).length;
  const isDivided = section.test(lines[0] ?? "") ? count(section) > 1 : count(path) * 2 > lines.length;
  return isDivided && lines.every((line) => /^[\s[]|=/.test(line)) && count(bare) * 4 > lines.length;
};
const longestHead = 65_536;

/** Such settings as TOML has them: `[job.PF-41]` and `job.PF-41.title` are within one another; a line further in goes on with the one above it. */
const asToml = (text: string): string => {
  const lines = settingsOf(text);
  const sections = Map.groupBy(lines, (line) => section.exec(line)?.[1]);
  const written: { indent: number; name: string; value?: string }[] = [];
  const quoted = (names: readonly string[]): string => names.map((name) => JSON.stringify(name)).join(".");
  for (const line of lines) {
    const name = section.exec(line)?.[1];
    const [, { length: indent } = "", key, value = ""] = setting.exec(line) ?? [];
    const above = written.at(-1);
    const isMore = above?.value !== undefined && (!key || indent > above.indent);
    const [, kind = name ?? "", rest] = /^(\p{L}+)[\s.:/#-]+"?(.+?)"?$/u.exec(name ?? "") ?? [];
    if (name !== undefined)
      written.push({
        indent,
        name: sections.get(name)![1] ? `[[${quoted([name])}]]` : `[${quoted(rest ? [kind, rest] : [kind])}]`,
      });
    else if (isMore) above.value += `\n${line.trim()}`;
    else if (key)
      written.push({ indent, name: quoted(sections.size > 1 ? [key] : key.split(".")), value: value.trim() });
  }
  return written
    .map(({ name, value }) =>
      value === undefined ? name : `${name} = ${JSON.stringify(value.replace(/^(["'])(.*)\1$/, "$2"))}`,
    )
    .join("\n");
};

/** Whether a text is TOML, tables of names and values or these above the text of a page, or other settings. */
export const isToml = (head: string): boolean => {
  if (isBare(head)) return true;
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
    return plain(parse(isBare(text) ? asToml(text) : text, { integersAsBigInt: "asNeeded" })) as JsonObject;
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
