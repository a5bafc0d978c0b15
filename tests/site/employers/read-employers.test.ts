import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSmallProject, type Files } from "../check/small-project.ts";

const folder = "src/content/employers/one-quiet-garage";
const file = `${folder}/employer.json`;
const lines = (fields: string[]) => `{\n${fields.join(",\n")}\n}`;
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';
const head = "---\ntitle: Our story\ndescription: How we began in a shed in Newtown.\n---\n";

describe("the folder of an employer", () => {
  let project: ReturnType<typeof openSmallProject>;
  beforeAll(() => void (project = openSmallProject()));
  afterAll(() => project.close());
  const problems = async (files: Files) =>
    (await project.problemsWith(files)).filter((one) => one.includes("employers/"));

  it("may be published when its files are right", async () => {
    const json = lines(['"name": "Quiet Garage"', '"logo": { "src": "logo.svg", "alt": "A round sign" }']);
    const page = `${head}\n![Our shed](shed.svg) and [jobs](/job/searched)\n`;
    const files = {
      [file]: json,
      [`${folder}/logo.svg`]: svg,
      [`${folder}/pages/our-story.md`]: page,
      [`${folder}/pages/shed.svg`]: svg,
    };
    expect(await problems(files)).toEqual([]);
  });

  it.each<[string, Files, RegExp[]]>([
    ["no employer.json", { [`${folder}/logo.svg`]: svg }, [/employer\.json:1: is missing/]],
    ["a field of no meaning", { [file]: lines(['"name": "A"', '"nmae": "B"']) }, [/:3: nmae: is not known/]],
    [
      "an unknown brand",
      { [file]: lines(['"name": "A"', '"brands": ["moon"]']) },
      [/:3: brands\.0: is no brand; choose from automotive/],
    ],
    [
      "an aggregation that no site shows",
      { [file]: lines(['"name": "A"', '"type": "aggregation"']) },
      [/brands: an aggregation/],
    ],
    [
      "a picture that is not there",
      { [file]: lines(['"name": "A"', '"cover": { "src": "gone.jpg", "alt": "A yard" }']) },
      [/:3: there is no file .*gone\.jpg/],
    ],
    [
      "a picture of another folder",
      { [file]: lines(['"name": "A"', '"favicon": "../../x.svg"']) },
      [/:3: \.\.\/\.\.\/x\.svg is outside of/],
    ],
    [
      "a film of another folder",
      {
        [file]: lines([
          '"name": "A"',
          '"sections": [{ "slug": "a", "title": "A", "kind": "video", "src": "../../../../package.json" }]',
        ]),
      },
      [/:3: .*package\.json is outside of/],
    ],
    [
      "a picture of the site, and one whose path is encoded",
      {
        [file]: lines([
          '"name": "A"',
          '"favicon": "/robots.txt"',
          '"cover": { "src": "%2e%2e/x.svg", "alt": "A yard" }',
        ]),
      },
      [/:3: \/robots\.txt is outside of/, /:4: rename the file %2e%2e\/x\.svg/],
    ],
    [
      "a dead link of a banner",
      { [file]: lines(['"name": "A"', '"banners": [{ "link": "/page/nowhere-at-all" }]']) },
      [/:3: the link .* leads to no page/],
    ],
    [
      "a dead link of a page",
      {
        [file]: lines(['"name": "A"']),
        [`${folder}/pages/us.md`]: `${head}\nSee [it](/page/nowhere-at-all).\n`,
      },
      [/us\.md:6: the link/],
    ],
    [
      "a page without a description",
      { [file]: lines(['"name": "A"']), [`${folder}/pages/us.md`]: "---\ntitle: Us\n---\nHello\n" },
      [/us\.md:\d: description: is missing/],
    ],
    [
      "a search that no job has",
      {
        [file]: lines([
          '"name": "A"',
          '"sections": [{ "slug": "a", "title": "A", "kind": "jobs", "from": { "search": { "category": "moon" } } }]',
        ]),
      },
      [/:3: sections\.0\.from\.search\.category: "moon" is no category/],
    ],
    [
      "hosts without a home",
      { [file]: lines(['"name": "A"', '"hosts": ["careers.example"]']) },
      [/:3: hosts: need a homeBrand/],
    ],
  ])("is refused with %s, by line", async (_what, files, expected) => {
    const found = await problems(files);
    expect(found).toHaveLength(expected.length);
    for (const [at, pattern] of expected.entries()) expect(found[at]).toMatch(pattern);
  });
});
