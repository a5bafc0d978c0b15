import { afterAll, describe, expect, it } from "vitest";
import { type Files, first, markdown, openSmallProject } from "./small-project.ts";

const { problemsWith, close } = openSmallProject();
afterAll(close);

describe("a broken file is named with its line and the fix: an article with", () => {
  it.each<[string, Files, RegExp]>([
    [
      "no title",
      { [first]: markdown({ title: undefined }) },
      /one-quiet-shift\.md:2: title: is missing; add it/,
    ],
    [
      "a wrong date",
      { [first]: markdown({ date: "2026-02-31" }) },
      /:5: date: Must be a day that exists, such as/,
    ],
    ["no date", { [first]: markdown({ date: undefined }) }, /:2: date: is missing; add it/],
    [
      "a change before the day of publication",
      { [first]: markdown({ updated: "2026-03-01" }) },
      /:6: updated: is before date, the day it was first published/,
    ],
    [
      "a short description",
      { [first]: markdown({ description: "Short." }) },
      /:3: description: has 6 characters; write at least 50/,
    ],
    [
      "a placeholder that stands for nothing",
      { [first]: markdown({ title: "'Work with %brand.title%'" }) },
      /:2: title: has %brand\.title%, which stands for nothing; choose from %brand\.name%, /,
    ],
    [
      "a number for a title",
      { [first]: markdown({ title: "2026" }) },
      /:2: title: must be text; put it between quotes/,
    ],
    [
      "a day for a title",
      { [first]: markdown({ title: "2026-01-01" }) },
      /:2: title: must be text; put it between quotes/,
    ],
    [
      "a sign that nobody sees",
      { [first]: markdown({ title: "A bell\u0007" }) },
      /:2: the stream contains non-printable characters; fix it there/,
    ],
    [
      "a title of blanks",
      { [first]: markdown({ title: "'    '" }) },
      /:2: title: has 0 characters; write at least 3/,
    ],
    [
      "one tag by itself",
      { [first]: markdown({ tags: "quiet" }) },
      /:6: tags: must be a list; put its entries/,
    ],
    [
      "no brand at all",
      { [first]: markdown({ brands: "[]" }) },
      /:6: brands: has 0 entries; write at least 1/,
    ],
    [
      "a misspelt field",
      { [first]: markdown({ autor: "Me" }) },
      /:6: autor: is not known here; fix its spelling/,
    ],
    [
      "an unknown brand",
      { [first]: markdown({ brands: "[hospitality, hospitalty]" }) },
      /:6: brands: no brand is called "hospitalty"; choose from automotive, /,
    ],
    [
      "a page that no site shows",
      { "src/content/blogs/hospitality/one-quiet-shift.md": markdown({ brands: "[automotive]" }) },
      /:6: brands: no site shows the page: it is in the folder of hospitality/,
    ],
    [
      "a folder of no brand",
      { "src/content/blogs/hospitalty/one-quiet-shift.md": markdown({}) },
      /hospitalty\/one-quiet-shift\.md:1: no brand is called "hospitalty"; move the file/,
    ],
    [
      "a field without a value",
      { [first]: markdown({ tags: "" }) },
      /:6: tags: has no value; write one, or remove the line/,
    ],
    [
      "a head picture without words",
      { [first]: markdown({ image: "\n  src: ./x.png" }) },
      /:6: image\.alt: is missing; add it/,
    ],
    [
      "colons in the words of two fields",
      { [first]: markdown({ title: "Work: how", author: "Desk: two" }) },
      /:2: .*between quotes\n.*:4: .*between quotes$/,
    ],
    [
      "a quote that does not end",
      { [first]: markdown({ title: "'tis the season" }) },
      /:2: Missing closing 'quote; put words/,
    ],
    ["a tab", { [first]: markdown({ image: "\n\tsrc: x.png" }) }, /:7: the line begins with a tab/],
    [
      "a field twice",
      { [first]: markdown({ Title: "1", title: "A\ntitle: B" }) },
      /:3: this field stands here/,
    ],
    ["a line without a field", { [first]: markdown({ title: "A\nauthor" }) }, /:3: the line names no field/],
    [
      "a title that begins with a star",
      { [first]: markdown({ title: "*Now*" }) },
      /:2: words that begin with "\*"/,
    ],
    [
      "a title that begins with an and",
      { [first]: markdown({ title: "&Co" }) },
      /:2: words that begin with "&"/,
    ],
    [
      "a title that begins with a mark",
      { [first]: markdown({ title: "!important news" }) },
      /:2: Unresolved tag: !important; put words/,
    ],
    [
      "a number sign in a title",
      { [first]: markdown({ title: "The job that is #1" }) },
      /:2: "#1" is left out; put the whole between quotes/,
    ],
    ["no head", { [first]: "# Your first day\n" }, /:1: begins without a head/],
    [
      "an empty head",
      { [first]: "---\n---\n" },
      /:2: title: is missing; add it\n.*: description: is missing/,
    ],
    ["a head that does not end", { [first]: "---\ntitle: One\n\nText.\n" }, /:1: its head has no end; write/],
    [
      "letters of another encoding",
      { [first]: Buffer.from(markdown({ title: "Cafés" }), "latin1") },
      /:2: has letters that are not UTF-8; save the file in that encoding/,
    ],
    [
      "a name with another ending",
      { "src/content/blogs/a-day.MD": markdown({}) },
      /:1: rename.* end in \.md/,
    ],
    ["a name with blanks", { "src/content/blogs/First day.md": markdown({}) }, /:1: rename the file/],
    [
      "an address that is taken",
      { [first]: markdown({}), "src/content/articles/one-quiet-shift.md": markdown({}) },
      /one-quiet-shift\.md:1: src\/content\/articles\/one-quiet-shift\.md has the same name/,
    ],
  ])("%s", async (_what, files, problem) => {
    expect((await problemsWith(files)).join("\n")).toMatch(problem);
  });
});
