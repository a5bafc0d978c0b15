import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { emptyFields, fieldsOfText, textOfFields } from "../../../src/site/content/entry-text.ts";
import { readArticle } from "../../../src/site/content/read-files.ts";

const root = join(import.meta.dirname, "../../..");

it.each(globSync("src/content/{articles,blogs}/**/*.md", { cwd: root }).sort())(
  "%s is the same after it was a draft",
  (file) => {
    const text = readFileSync(join(root, file), "utf8");
    expect(textOfFields(fieldsOfText(basename(file, ".md"), text), text)).toBe(text);
  },
);

it("a draft becomes a file that can be read, whatever signs its words have", () => {
  const fields = {
    ...emptyFields,
    title: 'Pay: "what" #1 - & why?',
    description: "'One' sentence: with [brackets], {braces}, % and a colon at its very end: yes",
    author: "- The desk",
    date: "2026-03-02",
    tags: ["first-day", "pay"],
    image: { src: "./images/bay.webp", alt: "A bay: with a hoist", caption: "" },
    publish_at: "2027-03-02 09:00",
    body: "---\n\nWords.",
  };
  const text = textOfFields(fields, undefined);
  expect(fieldsOfText("", text)).toEqual(fields);
  const problems: [] = [];
  const read = readArticle("src/content/blogs/automotive/first-day.md", text, problems);
  expect(problems).toEqual([]);
  expect(read?.data).toMatchObject({
    title: fields.title,
    description: fields.description,
    tags: fields.tags,
  });
});

it("a page that is taken back is a draft, and no more once it is published again", () => {
  const text = textOfFields({ ...emptyFields, title: "One", body: "Words." }, undefined, true);
  expect(text).toBe("---\ntitle: One\ndraft: true\n---\n\nWords.\n");
  expect(textOfFields(fieldsOfText("one", text), text)).toBe("---\ntitle: One\n---\n\nWords.\n");
});
