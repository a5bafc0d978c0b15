import { afterAll, describe, expect, it } from "vitest";
import { type Files, first, markdown, openSmallProject } from "./small-project.ts";

const { problemsWith, close } = openSmallProject();
afterAll(close);

describe("a broken file is named with its line and the fix: a page with", () => {
  it.each<[string, Files, RegExp]>([
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
      "a picture without words",
      { [first]: markdown({}, "![](./images/visa.svg)") },
      /:8: the picture .* has no alternative text; say what it shows/,
    ],
    [
      "a picture that is not there",
      { [first]: markdown({}, "\n![A café][1]\n\n[1]: ./images/cafe.png") },
      /:9: there is no file src\/content\/blogs\/images\/cafe\.png; put it there, or fix the path/,
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
  ])("%s", async (_what, files, problem) => {
    expect((await problemsWith(files)).join("\n")).toMatch(problem);
  });
});
