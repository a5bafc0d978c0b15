import type * as z from "zod";

type Issue = z.core.$ZodRawIssue;

/**
 * What is wrong with a value, in words, for the rules of schemas that have no words of their own. Callers never read
 * the validator's.
 */
export const plainIssue = (issue: Issue): string => {
  if (issue.input === undefined) return "Must be given.";
  switch (issue.code) {
    case "invalid_type":
      return `Must be ${typeNames[issue.expected] ?? "of another type"}.`;
    case "too_small":
    case "too_big":
      return sizeIssue(issue);
    case "invalid_format":
      return issue.format === "regex" ? "Is not written as it must be." : `Must be ${nounOf(issue.format)}.`;
    case "invalid_value":
      return `Must be ${issue.values.length > 1 ? "one of: " : ""}${issue.values.map(String).join(", ")}.`;
    case "unrecognized_keys":
      return `Has fields that are not known: ${issue.keys.join(", ")}.`;
    default:
      return "Is not valid.";
  }
};

const typeNames: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a JSON object",
  record: "a JSON object",
  null: "null",
};

const formats: Readonly<Record<string, string>> = {
  datetime: "a date and time with its offset, such as 2026-11-22T09:00:00Z",
  date: "a date as YYYY-MM-DD",
  email: "an email address",
  url: "a URL",
  uuid: "a UUID",
};

const nounOf = (format: string): string => formats[format] ?? "written in another way";

const units: Readonly<Record<string, string>> = { string: " characters", array: " entries" };

const sizeIssue = (issue: Extract<Issue, { code: "too_small" | "too_big" }>): string => {
  const [edge, bound] = issue.code === "too_small" ? ["at least", issue.minimum] : ["at most", issue.maximum];
  return `Must be ${edge} ${String(bound)}${units[issue.origin] ?? ""}.`;
};
