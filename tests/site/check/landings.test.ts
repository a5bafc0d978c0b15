import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { type Files, openSmallProject, project } from "./small-project.ts";

const { problemsWith, close } = openSmallProject();
afterAll(close);

describe("a broken file is named with its line and the fix: a site with", () => {
  it.each<[string, Files, RegExp]>([
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
      "a landing without slides",
      { "src/brands/electrical/landings/solar.json": '{\n "title": "Solar",\n "slides": []\n}' },
      /solar\.json:\d: .*(slides|description)/,
    ],
    [
      "a word of another language than JSON",
      { "src/brands/electrical/landings/solar.json": '{\n "title": "Solar",\n "search": True\n}' },
      /solar\.json:3: Unexpected token 'T'.*; fix it there$/,
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
});
