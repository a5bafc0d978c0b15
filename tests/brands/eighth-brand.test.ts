import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brandOfHost } from "../../src/domain/brands/host-rule.ts";
import { loadBrands } from "../../src/site/brands.ts";
import { blogText, picture, promise, slug, tagline, title } from "../editor/written-in-browser.ts";
import { copyProject } from "../project-copy.ts";

// The steps of four how-tos, in their order, and one build of what they made, for base addresses of its own.
const copy = copyProject("eighth", ["automotive", "electrical"]);
const brands = join(copy, "src/brands");
const content = join(copy, "src/content");
const client = () => join(copy, globSync("dist/releases/*/client", { cwd: copy })[0]!);
const built = (path: string) => readFileSync(join(client(), path), "utf8");
const reads = join(copy, "article-reads");
const edit = (file: string, change: (data: Record<string, unknown>) => void) => {
  const data = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  change(data);
  writeFileSync(file, JSON.stringify(data));
};
const write = (file: string, text: string) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const head = (title: string) => `---
title: ${title}
description: A page that a test has written, to follow the steps that a person would.
author: The editors
date: 2026-03-02
---
`;

/** docs/how-to/add-a-brand.md: the three files that a brand cannot do without. */
const addBrand = () => {
  mkdirSync(join(brands, "health"));
  for (const file of ["brand.json", "favicon.svg", "logo.svg"])
    cpSync(join(brands, "electrical", file), join(brands, "health", file));
  edit(join(brands, "health/brand.json"), (brand) => {
    brand["name"] = "Ward Round Jobs";
    brand["hosts"] = ["health.example.com"];
    brand["jobs"] = { categories: ["health-care"] };
  });
};

/** docs/how-to/add-an-article.md: an article of every site, a blog with a picture of one site. */
const addArticles = async () => {
  write(join(content, "articles/what-a-test-wrote.md"), `${head("What a test wrote")}\nFor %brand.name%.\n`);
  write(
    join(content, "blogs/health/first-night-shift.md"),
    `${head("A first night shift")}\n> [!TIP]\n> Sleep before it.\n\n![A quiet ward](./images/first-night-shift/ward.png "Two in the morning")\n`,
  );
  const ward = join(content, "blogs/health/images/first-night-shift/ward.png");
  write(ward, "");
  await sharp({ create: { width: 900, height: 600, channels: 3, background: "#246" } }).toFile(ward);
};

/** docs/how-to/change-a-landing-page.md: one site's own version of a shared page. */
const changeLanding = () => {
  const own = join(brands, "electrical/landings/job.json");
  const shared = readFileSync(join(content, "landings/job.json"), "utf8");
  write(own, shared.replaceAll('"../scenes/', '"../../../content/scenes/'));
  edit(own, (landing) => void (landing["title"] = "Work with a licence"));
};

/** docs/how-to/edit-in-the-browser.md: what the editor wrote for one site. */
const addWhatTheEditorWrote = async () => {
  const folder = join(content, "blogs/automotive");
  write(join(folder, `${slug}.md`), blogText(new Date().toISOString().slice(0, 10)));
  mkdirSync(join(folder, "images", slug), { recursive: true });
  for (const name of ["cover-bay-one.png", "tool-wall.png"])
    writeFileSync(join(folder, "images", slug, name), await picture("#1b4d3e"));
  edit(join(brands, "automotive/brand.json"), (brand) => void (brand["tagline"] = tagline));
  edit(join(brands, "automotive/landings/home.json"), (home) => void (home["description"] = promise));
};

beforeAll(async () => {
  addBrand();
  await addArticles();
  changeLanding();
  await addWhatTheEditorWrote();
  execFileSync(process.execPath, ["src/commands/build.ts"], {
    cwd: copy,
    stdio: "pipe",
    env: {
      ...process.env,
      // As on a read-only root: there is nothing to write to, and a build needs none of it.
      CI: "",
      HOME: "/dev/null",
      XDG_CONFIG_HOME: "/dev/null",
      PUBLIC_HOSTS: "true",
      UNIFIED_API_URL: "https://unified.example.com/",
      NEW_API_URL: "https://new.example.com/base",
      ASSET_CDN_URL: "https://cdn.example.com/signboard",
      MARKETPLACE_URL: "https://marketplace.example.com/post?from=site",
      NODE_OPTIONS: `${process.env["NODE_OPTIONS"] ?? ""} --import=${join(import.meta.dirname, "count-article-reads.mjs")}`,
      ARTICLE_READS: reads,
    },
  });
}, 300_000);
afterAll(() => rmSync(copy, { recursive: true }));

it("a folder alone adds a site: its pages are built and its hosts lead to it", () => {
  const landing = built("health/index.html");
  expect(landing).toContain("Ward Round Jobs");
  expect(landing).toContain("health.example.com");
  expect(landing).not.toContain("localhost");
  for (const host of ["health.localhost", "health.example.com"]) {
    expect(brandOfHost(host, loadBrands(brands), { unknownHost: "refuse" })).toBe("health");
  }
});

it("a Markdown file alone adds a page: a shared one to every site, a brand's own to that brand", () => {
  expect(built("health/page/what-a-test-wrote/index.html")).toContain("For Ward Round Jobs.");
  expect(built("automotive/page/what-a-test-wrote/index.html")).toContain("For Torque Jobs.");
  const blog = built("health/page/first-night-shift/index.html");
  expect(blog).toContain("Sleep before it.");
  expect(blog).toContain("Two in the morning");
  expect(built("health/rss.xml")).toContain("/page/first-night-shift");
  expect(existsSync(join(client(), "automotive/page/first-night-shift"))).toBe(false);
});

it("a build reads each article once, for its check, its pages, its pictures and its feeds", () => {
  const articles = globSync("src/content/{articles,blogs}/**/*.md", { cwd: copy });
  expect(articles.length).toBeGreaterThan(30);
  const times = Map.groupBy(readFileSync(reads, "utf8").trim().split("\n"), (file) => relative(copy, file));
  expect(articles.map((file) => [file, times.get(file)?.length])).toEqual(articles.map((file) => [file, 1]));
});

it("a landing page in a brand's folder takes the place of the shared one there", () => {
  expect(built("electrical/job/index.html")).toContain("<title>Work with a licence");
  expect(built("health/job/index.html")).not.toContain("Work with a licence");
});

it("what the editor writes for one brand is on that brand's site, in its lists and feeds", () => {
  const text = built(`automotive/page/${slug}/index.html`);
  expect(text).toContain("Spanners on a wall, the largest on the left.");
  expect(text).toMatch(/<img[^>]+\/_astro\/tool-wall\.[^>]+>/);
  expect(built("automotive/page/blogs/index.html")).toContain(title);
  expect(built("automotive/page/blogs/tag/editor-test/index.html")).toContain(title);
  for (const list of ["rss.xml", "atom.xml", "sitemap-pages.xml"])
    expect(built(`automotive/${list}`)).toContain(`/page/${slug}`);
  for (const words of [tagline, promise]) expect(built("automotive/index.html")).toContain(words);
});

it("no trace of it is on another site", () => {
  const sites = client();
  const texts = globSync("*/**/*.{html,xml,json,txt}", { cwd: sites })
    .filter((file) => !file.startsWith("automotive/"))
    .map((file) => [file, readFileSync(join(sites, file), "utf8")] as const);
  expect(texts.length).toBeGreaterThan(50);
  const leaks = texts.filter(([file, text]) =>
    [slug, tagline, promise].some((words) => (file + text).includes(words)),
  );
  expect(leaks.map(([file]) => file)).toEqual([]);
});

it("nothing of the editor is in a build", () => {
  const files = globSync("dist/releases/**/*.{html,js,mjs,css,json}", { cwd: copy });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /keystatic/i.test(file + readFileSync(join(copy, file), "utf8")))).toEqual(
    [],
  );
});

describe("a build for base addresses of its own", () => {
  const page = () => built("automotive/index.html");
  const policy = () => /content-security-policy" content="([^"]*)"/i.exec(page())![1]!;
  const directive = (name: string) => new RegExp(`(?:^|; ?)${name} ([^;]*)`).exec(policy())?.[1] ?? "";
  const scripts = () =>
    globSync("dist/{shared,releases/*/client}/_astro/*.js", { cwd: copy }).map((file) =>
      readFileSync(join(copy, file), "utf8"),
    );

  it("has the browser call the unified and the new API there", () => {
    const calling = scripts().filter((text) => text.includes("https://unified.example.com"));
    expect(calling.length).toBeGreaterThan(0);
    for (const text of calling) expect(text).toContain("https://new.example.com/base");
    for (const name of ["connect-src", "img-src"])
      expect(directive(name)).toContain("https://unified.example.com https://new.example.com");
  });

  it("has scripts, styles, fonts and pictures come from the asset CDN", () => {
    const files = page().match(/[^"'\s(=,]*\/_astro\/[^"'\s)]+/g)!;
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) expect(file).toMatch(/^https:\/\/cdn\.example\.com\/signboard\/_astro\//);
    for (const name of ["script-src", "style-src", "font-src", "img-src"])
      expect(directive(name), name).toContain("https://cdn.example.com");
    for (const name of ["script-src", "style-src"]) expect(directive(name), name).toContain("'self'");
  });

  it("links to the marketplace for employers in the header, its menu and the footer", () => {
    const html = page();
    const parts = ["<header", '<nav popover id="main-menu"', '<nav popover id="account-menu"', "<footer"].map(
      (start) => html.indexOf(start),
    );
    const [header, menu, account, footer] = parts as [number, number, number, number];
    for (const part of [html.slice(header, menu), html.slice(menu, account), html.slice(footer)]) {
      const [, text] =
        /href="https:\/\/marketplace\.example\.com\/post\?from=site"[^>]*>([^<]*)</.exec(part) ?? [];
      expect(text?.trim()).toBe("Post a job");
    }
  });
});

/** What `npm run build` says as it stops. */
const wordsOfBuild = (): string => {
  const { status, stderr } = spawnSync(process.execPath, ["src/commands/build.ts"], {
    cwd: copy,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  return stderr;
};

it("broken files stop the build with a line for each, and nothing else", () => {
  const ward = "blogs/health/images/first-night-shift/ward.png";
  write(join(content, ward), "");
  write(
    join(content, "blogs/health/first-night-shift.md"),
    `${head("A first night shift").replace(/---\n$/, "image:\n  src: ./images/first-night-shift/ward.png\n---\n")}`,
  );
  expect(wordsOfBuild()).toBe(
    `The content cannot be published:
  src/content/blogs/health/first-night-shift.md:6: image.alt: is missing; add it
  src/content/${ward}:1: cannot be read as a picture; save it again, or remove it
`,
  );
});

it("a broken brand folder stops with its path and the fix", () => {
  edit(join(brands, "health/brand.json"), (brand) => {
    delete brand["name"];
    brand["accent"] = "purplish";
    brand["jobs"] = { categories: ["helth"] };
  });
  rmSync(join(brands, "health/favicon.svg"));
  const message = wordsOfBuild();
  expect(message).toMatch(/src\/brands\/health\/brand\.json:\d+: name: is missing/);
  expect(message).toMatch(/src\/brands\/health\/brand\.json:\d+: accent: Must be a colour/);
  expect(message).toContain("src/brands/health/favicon.svg: is missing");
  expect(message).not.toContain("    at ");
});
