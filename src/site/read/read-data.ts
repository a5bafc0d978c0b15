import * as z from "zod";
import type { Schema } from "../../contract/call.ts";
import { counted } from "../../domain/text/counted.ts";
import { readLocated, SyntaxProblem, type Located } from "./located.ts";
import type { Problem } from "./problem.ts";

const { localeError } = z.core.locales.en();

/** The result of reading a file: its data with their lines, or what is wrong with it. */
type Read<Data> = { data: Data; lineOf: Located["lineOf"] } | { problems: Problem[] };

/**
 * Parses YAML or JSON and validates it against a schema.
 * @param where.before The number of lines of the file above the text.
 * @param where.alsoAs The value from another parser, which must be valid as well.
 */
export const readData = <S extends Schema>(
  schema: S,
  text: string,
  { file, before = 0, alsoAs }: { file: string; before?: number; alsoAs?: () => unknown },
): Read<z.output<S>> => {
  try {
    const { value, lineOf } = readLocated(text, { before, isJson: file.endsWith(".json") });
    const checked = checkData(schema, value, { file, lineOf });
    if ("problems" in checked || !alsoAs) return checked;
    const other = checkData(schema, alsoAs(), { file, lineOf });
    return "problems" in other ? other : checked;
  } catch (error) {
    if (!(error instanceof SyntaxProblem)) throw error;
    return { problems: error.faults.map((fault) => ({ file, ...fault })) };
  }
};

/** Validates data whose lines are known against a schema. */
export const checkData = <S extends Schema>(
  schema: S,
  value: unknown,
  { file, lineOf }: { file: string; lineOf: Located["lineOf"] },
): Read<z.output<S>> => {
  const { data, error } = z.safeParse(schema, value, { error: localeError, reportInput: true });
  return error
    ? { problems: error.issues.flatMap((issue) => problemsOf(issue, file, lineOf)) }
    : { data, lineOf };
};

const problemsOf = (issue: z.core.$ZodIssue, file: string, lineOf: Located["lineOf"]): Problem[] => {
  const paths =
    issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
  return paths.map((path) => ({
    file,
    line: lineOf(path),
    says: `${path.join(".") || "the file"}: ${saysOf(issue)}`,
  }));
};

/** The expected type of a value, and how to write it. */
const wanted: Readonly<Record<string, string>> = {
  string: "must be text; put it between quotes",
  number: "must be a number, without quotes",
  boolean: "must be true or false, without quotes",
  array: "must be a list; put its entries between [ and ], with commas",
  object: "must have fields of its own; write each with its name",
};

const saysOf = (issue: z.core.$ZodIssue): string => {
  const { input } = issue;
  if (issue.code === "unrecognized_keys") return "is not known here; fix its spelling or remove it";
  if (input === undefined) return "is missing; add it";
  if (input === null) return "has no value; write one, or remove the line";
  if (issue.code === "invalid_type" && wanted[issue.expected]) return wanted[issue.expected]!;
  if (Array.isArray(input) && issue.code === "too_small")
    return `has ${counted(input.length, "entry", "entries")}; write at least ${issue.minimum}`;
  if (typeof input === "string" && issue.code === "too_small")
    return `has ${counted(input.trim().length, "character")}; write at least ${issue.minimum}`;
  if (typeof input === "string" && issue.code === "too_big")
    return `has ${counted(input.length, "character")}; write at most ${issue.maximum}`;
  if (issue.code === "invalid_union" && "options" in issue)
    return `is not known here; choose from ${issue.options!.join(", ")}`;
  return issue.message;
};
