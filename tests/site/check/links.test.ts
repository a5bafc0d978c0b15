import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { type Files, first, markdown, openSmallProject, project } from "./small-project.ts";

const { problemsWith, close } = openSmallProject();
afterAll(close);

describe("a broken file is named with its line and the fix: an article with", () => {
  it.each<[string, Files, RegExp]>([
    [
      "a dead link",
      { [first]: markdown({}, "One.\n\nRead [on](/page/another-quiet-shift).") },
      /:10: the link "\/page\/another-quiet-shift" leads to no page; fix it, or add the page/,
    ],
    [
      "a link to a heading that is not there",
      { [first]: markdown({}, "See [below](#what-to-brign).\n\n## Whom to ask\n\n## What to bring") },
      /:8: the link "#what-to-brign" leads to no heading of .*one-quiet-shift\.md; the nearest is #what-to-bring$/,
    ],
    [
      "a link to a heading that another page has not",
      {
        [first]: markdown({}, "[Knives](/page/whose-knives#sharpening)"),
        "src/content/blogs/whose-knives.md": markdown({}, "## Sharpen them"),
      },
      /:8: the link ".*" leads to no heading of .*whose-knives\.md; the nearest is #sharpen-them$/,
    ],
    [
      "a link to a heading that one brand's own version has not",
      {
        [first]: markdown({}, "[Knives](/page/whose-knives#sharpening)"),
        "src/content/blogs/whose-knives.md": markdown({}, "## Sharpening"),
        "src/content/blogs/hospitality/whose-knives.md": markdown({}),
      },
      /^\S+:8: the link ".*" leads to no heading of .*hospitality\/whose-knives\.md; it has none$/,
    ],
    [
      "a search for what no job has",
      { [first]: markdown({}, "[Jobs](/job/searched?category=chefs&work_type=Casual)") },
      /:8: the link "[^"]+" searches for category "chefs", which no job has; write it as the search page does/,
    ],
    [
      "a link to no search",
      { [first]: markdown({}, "[Jobs](/jobs/full-time-jobs), [more](/jobs/jobs)") },
      /^\S+:8: the link "\/jobs\/jobs" leads to no page; name work of the site, a place or both/,
    ],
    [
      "a link to work of another site",
      { [first]: markdown({ brands: "[automotive]" }, "[Jobs](/jobs/casual-chefs-cooks-in-perth)") },
      /:9: the link "\/jobs\/.*" leads to no page; name work of the site/,
    ],
    [
      "a link to a job without its number",
      { [first]: markdown({}, "[Chef](/job/chef-in-sydney)") },
      /:8: the link "\/job\/chef-in-sydney" leads to no page; link to a search/,
    ],
    [
      "a link to a page of another brand",
      {
        [first]: markdown({}, "[Knives](/page/whose-knives)"),
        "src/content/blogs/hospitality/whose-knives.md": markdown({ title: "Knives" }),
      },
      /:8: the link "\/page\/whose-knives" leads to no page on automotive, early-learning, .*; fix it/,
    ],
    [
      "a link to a draft",
      {
        [first]: markdown({}, "[Next](/page/another-quiet-shift)"),
        "src/content/blogs/another-quiet-shift.md": markdown({ draft: "true" }),
      },
      /:8: the link "\/page\/another-quiet-shift" leads to no page/,
    ],
    [
      "a link to the front page by the name of its file",
      { [first]: markdown({}, "[Home](/home)") },
      /:8: the link "\/home" leads to no page/,
    ],
    [
      "a link that cannot be decoded",
      { [first]: markdown({}, "[Half](/page/50%off)") },
      /:8: "\/page\/50%off" is no address; write a "%" in it as "%25"/,
    ],
    [
      "a link from nowhere",
      { [first]: markdown({}, "[Next](another-quiet-shift.md)") },
      /:8: the link "another-quiet-shift\.md" leads nowhere; write a path from the root/,
    ],
  ])("%s", async (_what, files, problem) => {
    expect((await problemsWith(files)).join("\n")).toMatch(problem);
  });
});

it("a page that is broken is told of once, and not with every link to it", async () => {
  const link = "[Read on](/page/one-quiet-shift), [and on](/page/one-quiet-shift/#there).";
  const found = await problemsWith({
    [first]: markdown({ title: undefined }),
    "src/content/blogs/one-loud-shift.md": markdown({}, link),
    "src/content/landings/solar.json": '{ "title": "Solar" }',
    "src/content/blogs/one-sunny-shift.md": markdown({}, "[Solar](/solar)"),
  });
  expect(found.map((problem) => problem.split(":")[0])).toEqual([
    first,
    ...found.slice(1).map(() => "src/content/landings/solar.json"),
  ]);
});

it("the links that the how-to shows can be copied", async () => {
  const howTo = readFileSync(join(project, "docs/how-to/add-an-article.md"), "utf8");
  const links = [...howTo.matchAll(/`(\/(?:page|jobs?)\/[^`<]+)`/g)].map(([, link]) => `[Link](${link})`);
  expect(links.length).toBeGreaterThan(4);
  expect(await problemsWith({ [first]: markdown({}, links.join(" ")) })).toEqual([]);
});

it("nothing is said of what is right, in any way of writing it", async () => {
  const body = `[Search](/job/searched?q=chef#results), [jobs](/jobs/chef-in-sydney), [list](/page/blogs/tag/quiet),
[home](/), [mail](mailto:a@b.example), [own](/page/one-quiet-shift), [part](#what-to-bring), [again](#what-to-bring-2),
[top](#top), [elsewhere](/page/one-quiet-shift/?from=here#cafes-at), [there](#%E9%9D%A2%E6%8E%A5), [a job](/job/7/chef) and [law][1].

# What to *bring*

What to bring?
--------------

> ### Cafés at %brand.name%

#### 面接

![A visa](./images/visa.svg "A visa")

[1]: https://www.fairwork.gov.au/`;
  const text = markdown({ tags: "[quiet]", publishAt: "2026-10-01T09:00:00+11:00" }, body);
  // Some editors begin a file with the mark of its encoding, and end lines with two signs.
  const files = { [first]: `\uFEFF${text.replace("---", "--- ").replaceAll("\n", "\r\n")}` };
  expect(await problemsWith(files)).toEqual([]);
});
