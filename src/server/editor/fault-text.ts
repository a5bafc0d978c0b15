import type { DraftFields, DraftProblem } from "../../contract/editor-drafts.ts";
import { fieldLabels } from "../../domain/articles/draft-fields.ts";
import { slugPattern } from "../../site/content/read-files.ts";
import { slugFor } from "../../domain/text/slug.ts";

/** What a fault is worded with. */
export interface FaultWords {
  /** What is in the form. */
  fields: Pick<DraftFields, "tags">;
  /** How an editor knows the page of a file: by its title. */
  nameOf: (file: string) => string;
}

/** The fields of the form, by the names that they have in files. */
const fieldNames: Record<string, string> = { publishAt: "publish_at" };
const inForm = [
  "title",
  "description",
  "author",
  "date",
  "updated",
  "image",
  "image.alt",
  "image.caption",
  "publish_at",
];

/** What checks say to people who write files, and what people read who see the form alone. */
const rewordings: readonly [RegExp, string][] = [
  [/^there is no file .*"(?:.*\/)?(.+)"$/, "the picture $1 is not there; choose another"],
  [/^is before date, .*$/, `is before “${fieldLabels.date}”; change one of the two`],
  [/, or a moment with its offset.*$/, ""],
  [/; put it beside the text, or add .* to ASSET_HOSTS$/, "; upload it with the Picture button"],
  [/; put it beside the text$/, "; upload it with the Picture button"],
  [/ is outside of .*$/, " is not one of the site’s; choose one with the Picture button"],
  [/ has no alternative text; say what it shows: /, " has no description; write what it shows: "],
  [/^has letters that are not UTF-8;.*$/, "has a character that cannot be shown (\uFFFD); type it again"],
  [/^.* has the same name, and so the same address; .*$/, "belongs to another page already"],
];
const pageFile = /src\/content\/(?:blogs|articles)\/\S+?\.md/g;

/**
 * A fault that a check of files has found, as one of a field of the form: without paths and names of the file's fields.
 * @param says "title: has 2 characters; write at least 3".
 * @param line The line of the text that it is in; 0 or less in its head.
 */
export const draftProblem = (says: string, line: number, { fields, nameOf }: FaultWords): DraftProblem => {
  const [, path = "", rest = says] = /^(\w+(?:\.[\w.]+)?): ([^]*)$/.exec(says) ?? [];
  const [name = ""] = path.split(".");
  const worded = reworded(rest).replace(pageFile, nameOf);
  if (name === "tags") return { field: name, says: tagsFault(fields.tags) ?? worded };
  const field = [path, fieldNames[name] ?? name].find((one) => inForm.includes(one));
  if (field) return { field, says: worded };
  if (line > 0 && !path) return { field: "body", says: `line ${line}: ${worded}` };
  if (path)
    return {
      field: "body",
      says: `has a setting that is not in this form, ${path}: it ${worded}; ask your operator to mend it`,
    };
  if (worded.startsWith("belongs")) return { field: "slug", says: `${worded}; choose another` };
  return worded.includes("picture")
    ? { field: "image", says: worded }
    : { field: "body", says: `cannot be read: ${worded}` };
};

/** The same words as the rest of a sentence: schemas say theirs as one. */
const reworded = (says: string): string =>
  rewordings
    .reduce((text, [pattern, words]) => text.replace(pattern, words), says)
    .replace(/^Must /, "must ")
    .replace(/\.$/, "");

/** What is wrong with the tags, each with what to write instead. */
const tagsFault = (tags: readonly string[]): string | undefined => {
  const wrong = [...new Set(tags.filter((tag) => !slugPattern.test(tag)))];
  if (!wrong.length) return undefined;
  const each = wrong.map((tag) => {
    const right = slugFor(tag);
    return right ? `write “${right}” for “${tag}”` : `leave out “${tag}”`;
  });
  return `must be lower-case words joined by hyphens: ${each.join(", ")}`;
};
