import * as z from "zod";
import { environment } from "../src/runtime/config.ts";

/** What is said about a setting: a part of its JSON Schema. */
interface Described {
  type?: string;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  default?: unknown;
}

/**
 * The text of docs/settings.md: what a setting may be and its default from the schema of the configuration, its words
 * from .env.example.
 * @param example the text of .env.example.
 */
export const settingsPage = (example: string): string =>
  [
    "# Settings",
    "Made from the schema in `src/runtime/config.ts` and the words in `.env.example`; `npm run test:unit -- tests/docs/made-pages.test.ts -u` writes it again.",
    "Settings are environment variables; a file `.env` in the folder of the project completes them. An empty one counts as not set. `npm run signboard -- doctor` says what is wrong or misspelt.",
    ...groupsOf(example).map(section),
  ].join("\n\n");

/** Settings that are explained together. */
interface Group {
  words: string[];
  settings: { name: string; value: string }[];
}

/** The groups of .env.example: comments, and the variables that follow them. */
const groupsOf = (example: string): Group[] => {
  const groups: Group[] = [];
  let last: Group = { words: [], settings: [] };
  for (const line of example.split("\n")) {
    const [, name, value = ""] = /^(?:# )?([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? [];
    if (name) last.settings.push({ name, value });
    else if (line.startsWith("#") && !last.settings.length) last.words.push(line.slice(2));
    else {
      if (last.settings.length) groups.push(last);
      last = { words: line.startsWith("#") ? [line.slice(2)] : [], settings: [] };
    }
  }
  return last.settings.length ? [...groups, last] : groups;
};

const section = ({ words, settings }: Group): string =>
  [
    `## ${settings.map(({ name }) => name).join(", ")}`,
    ...(words.length ? [plain(words.join(" "))] : []),
    settings.map(({ name, value }) => `- \`${name}\`: ${describe(name, value)}`).join("\n"),
  ].join("\n\n");

/** A text in which Markdown sees no marks but those of settings as code. */
const plain = (text: string): string =>
  text.replace(/[<*]/g, "\\$&").replace(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g, "`$&`");

const [inputs, outputs] = (["input", "output"] as const).map(
  (io) => z.toJSONSchema(environment, { io, unrepresentable: "any" }).properties as Record<string, Described>,
) as [Record<string, Described>, Record<string, Described>];

const describe = (name: string, example: string): string => {
  const { [name]: input = {} } = inputs;
  const fallback = input.default ?? outputs[name]?.default;
  const isSet = fallback !== undefined && fallback !== "";
  return [kind(input), isSet ? `\`${String(fallback)}\` when not set` : input.enum ? "" : sample(example)]
    .filter(Boolean)
    .join("; ");
};

const sample = (example: string): string => (example ? `such as \`${example}\`` : "");

const kind = ({ type, enum: values, minimum, maximum }: Described): string => {
  if (values) return values.map((value) => `\`${value}\``).join(" or ");
  if (type !== "integer") return "a text";
  return maximum === Number.MAX_SAFE_INTEGER
    ? `a whole number from ${minimum}`
    : `a whole number from ${minimum} to ${maximum}`;
};
