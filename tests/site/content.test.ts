import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkContent } from "../../src/site/check/check-content.ts";
import { problemText } from "../../src/site/read/problem.ts";
import { loadBrands } from "../../src/site/brands.ts";

const project = join(import.meta.dirname, "../..");
const brands = loadBrands();

it("everything that is written can be published", async () => {
  const problems = await checkContent({ root: project, brands, now: new Date() });
  expect(problems.map(problemText)).toEqual([]);
});

describe("a broken file is named with its line and the mend:", () => {
  const root = mkdtempSync(join(tmpdir(), "signboard-content-"));
  beforeAll(() => {
    for (const part of ["src/brands", "src/pages", "src/content"])
      cpSync(join(project, part), join(root, part), { recursive: true });
    // To read the scenes takes three quarters of a check; those of the project are checked above.
    for (const scene of globSync("src/**/scenes/*.svg", { cwd: root }))
      writeFileSync(join(root, scene), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9" />');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const head = {
    title: "Your first day",
    description: "What to bring, what to ask and whom to look for on the first day of a new job.",
    author: "The careers desk",
    date: "2026-03-02",
  };
  type Files = Record<string, string | Buffer>;
  const markdown = (change: Record<string, string | undefined>, body = "") =>
    `---\n${Object.entries({ ...head, ...change })
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => `${key}: ${value}`)
      .join("\n")}\n---\n\n${body}\n`;
  /** What is wrong once a file is there. */
  const problemsWith = async (files: Files) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(root, dirname(file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    const found = await checkContent({ root, brands, now: new Date("2026-11-01") });
    for (const file of Object.keys(files)) rmSync(join(root, file));
    return found.map(problemText);
  };
  const first = "src/content/blogs/one-quiet-shift.md";

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
      /:2: the stream contains non-printable characters; mend it there/,
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
      /:6: autor: is not known here; mend its spelling/,
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
      "a dead link",
      { [first]: markdown({}, "One.\n\nRead [on](/page/another-quiet-shift).") },
      /:10: the link "\/page\/another-quiet-shift" leads to no page; mend it, or add the page/,
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
      "a landing's link to a heading that is not there",
      {
        "src/brands/electrical/landings/apply-now.json": readFileSync(
          join(project, "src/content/landings/apply-now.json"),
          "utf8",
        ).replace(/"href": "[^"]*"/, '"href": "/page/cv-advice#the-order"'),
      },
      /apply-now\.json:\d+: the link "\/page\/cv-advice#the-order" leads to no heading of .*; the nearest is #the-/,
    ],
    [
      "a link to a page of another brand",
      {
        [first]: markdown({}, "[Knives](/page/whose-knives)"),
        "src/content/blogs/hospitality/whose-knives.md": markdown({ title: "Knives" }),
      },
      /:8: the link "\/page\/whose-knives" leads to no page on automotive, early-learning, .*; mend it/,
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
      "a picture whose path cannot be decoded",
      { [first]: markdown({}, "![Half price](./images/50%off.png)") },
      /:8: "\.\/images\/50%off\.png" is no address/,
    ],
    [
      "a picture whose path stands elsewhere",
      { [first]: markdown({}, "![A lamp][1]\n\n[1]: ./images/visa.svg") },
      /:8: write the path of the picture in its place: !\[A lamp\]\(\.\/images\/visa\.svg\)/,
    ],
    [
      "a picture from elsewhere in the project",
      { [first]: markdown({}, "![A mark](../../brands/electrical/logo.svg)") },
      /:8: the picture \.\.\/.* is outside of src\/content; put it into images\//,
    ],
    [
      "a picture that browsers do not show",
      { [first]: markdown({}, "![A form](./images/form.pdf)"), "src/content/blogs/images/form.pdf": "%PDF" },
      /:8: the picture .* is of a kind that pages do not show; save it as PNG/,
    ],
    [
      "a picture that is not asked for safely",
      { [first]: markdown({}, "![A form](http://example.com/form.png)") },
      /:8: the picture "http:.* cannot be shown; put it beside the text/,
    ],
    [
      "a picture on a host that pages do not load from",
      { [first]: markdown({}, "![A form](https://cdn.example.com/form.png)") },
      /:8: the picture "https:.*or add https:\/\/cdn\.example\.com to ASSET_HOSTS/,
    ],
    [
      "a head picture of another site",
      { [first]: markdown({ image: "\n  src: https://example.com/a.png\n  alt: A full café" }) },
      /:7: "https:\/\/example\.com\/a\.png" is no file of the project/,
    ],
    [
      "a field without a value",
      { [first]: markdown({ tags: "" }) },
      /:6: tags: has no value; write one, or remove the line/,
    ],
    [
      "a link from nowhere",
      { [first]: markdown({}, "[Next](another-quiet-shift.md)") },
      /:8: the link "another-quiet-shift\.md" leads nowhere; write a path from the root/,
    ],
    [
      "a picture without words",
      { [first]: markdown({}, "![](./images/visa.svg)") },
      /:8: the picture .* has no alternative text; say what it shows/,
    ],
    [
      "a picture that is not there",
      { [first]: markdown({}, "\n![A café][1]\n\n[1]: ./images/cafe.png") },
      /:9: there is no file src\/content\/blogs\/images\/cafe\.png; put it there, or mend the path/,
    ],
    [
      "a head picture without words",
      { [first]: markdown({ image: "\n  src: ./x.png" }) },
      /:6: image\.alt: is missing; add it/,
    ],
    [
      "a head picture of a kind that pages do not show",
      {
        [first]: markdown({ image: "\n  src: ./images/form.pdf\n  alt: A form" }),
        "src/content/blogs/images/form.pdf": "%PDF",
      },
      /:7: the picture .*form\.pdf is of a kind that pages do not show/,
    ],
    [
      "a folder for a picture",
      { [first]: markdown({}, "![A visa](./images)") },
      /:8: there is no file src\/content\/blogs\/images; put it there/,
    ],
    [
      "half of a drawing",
      { "src/content/blogs/images/half.svg": '<svg viewBox="0 0 9 9">\n<g>\n</svg>' },
      /^src\/content\/blogs\/images\/half\.svg:3: cannot be read as a picture; save it again/,
    ],
    [
      "a picture that cannot be read, which no page shows",
      { "src/content/blogs/images/half.png": "half of a picture" },
      /^src\/content\/blogs\/images\/half\.png:1: cannot be read as a picture; save it again/,
    ],
    [
      "a brand's mark that is no drawing",
      { "src/brands/wards/logo.svg": "" },
      /^src\/brands\/wards\/logo\.svg:1: cannot be read as a picture/,
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
    [
      "a landing without slides",
      { "src/brands/electrical/landings/solar.json": '{\n "title": "Solar",\n "slides": []\n}' },
      /solar\.json:\d: .*(slides|description)/,
    ],
    [
      "a word of another language than JSON",
      { "src/brands/electrical/landings/solar.json": '{\n "title": "Solar",\n "search": True\n}' },
      /solar\.json:3: Unexpected token 'T'.*; mend it there$/,
    ],
    [
      "a comma too many",
      { "src/brands/electrical/landings/solar.json": '{\n "title": "Solar",\n "slides": [],\n}' },
      /solar\.json:4: Expected double-quoted property name/,
    ],
    [
      "a landing's dead link",
      {
        "src/content/landings/solar.json": JSON.stringify(
          {
            title: "Solar",
            description:
              "Everything about work on roofs, from the first panel to the last battery in the garage.",
            slides: [
              {
                heading: "Roofs",
                link: { label: "Go", href: "/nowhere" },
                picture: {
                  wide: "./a.svg",
                  tall: "../../brands/electrical/logo.svg",
                  alt: "A roof with panels",
                },
              },
            ],
            sections: [],
          },
          null,
          1,
        ),
      },
      /solar\.json:9: the link "\/nowhere" leads to no page/,
    ],
  ])("%s", async (_what, files, problem) => {
    expect((await problemsWith(files)).join("\n")).toMatch(problem);
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
});
