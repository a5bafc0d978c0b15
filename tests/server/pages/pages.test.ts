import { expect, it } from "vitest";
import { getPage } from "../../../src/contract/pages.ts";
import { loadBrands } from "../../../src/site/brands.ts";
import { drawingPolicy } from "../../../src/server/http/page-headers.ts";
import { onOneDatabase } from "../test-api.ts";

const brands = loadBrands();
const shared = [
  "privacy-policy",
  "seeker-terms-condition",
  "about-us",
  "tell-your-story-to-connect",
  "visa-and-right-to-work",
];

onOneDatabase("Pages", (api) => {
  const page = (brand: string, slug: string) => api.on(brand)(getPage, { params: { slug } });

  it("gives every site its policies and articles, with the site's name in them", async () => {
    for (const { id, name } of brands) {
      for (const slug of shared) expect((await page(id, slug)).slug, `${slug} on ${id}`).toBe(slug);
      const policy = await page(id, "privacy-policy");
      expect(policy.content_html).toContain(name.replace("&", "&amp;"));
      expect(policy.content_html).not.toContain("%brand.");
      expect(policy).toMatchObject({
        date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        reading_minutes: expect.any(Number),
      });
    }
  });

  it("gives a brand its own version of a shared page", async () => {
    const [general, own] = [await page("workinaus", "about-us"), await page("hospitality", "about-us")];
    expect(own.title).not.toBe(general.title);
  });

  it("shows headings with ids, callouts and tables as the page does, and whole addresses", async () => {
    const { content_html: html } = await page("workinaus", "visa-and-right-to-work");
    expect(html).toMatch(/<h2 id="[a-z-]+">/);
    expect(html).toContain(
      '<div class="callout callout-important" role="note"><p class="callout-title">Important</p>',
    );
    expect(html).toMatch(/<div class="table-box"[^>]*><table>/);
    expect(html).not.toContain('class="anchor"');
    expect(html).not.toMatch(/(?:href|src)="\//);
    expect(html).not.toContain("__ASTRO");
  });

  it("lists the site's blogs as a page", async () => {
    const { title, content_html } = await page("automotive", "blogs");
    expect(title).toBe("Blog");
    expect(content_html).toMatch(/^<(ul|p)>/);
  });

  it("answers 404 for what the site does not show, and for what is no slug", async () => {
    for (const slug of [
      "no-such-page",
      "search",
      "electrical-licences-by-state",
      "About-Us",
      "../brands",
      "%",
    ])
      await expect(page("hospitality", slug), slug).rejects.toMatchObject({ status: 404 });
    expect((await page("electrical", "electrical-licences-by-state")).slug).toBe(
      "electrical-licences-by-state",
    );
  });

  const picture = (host: string, path: string) =>
    api.fetch(`/v1/page-pictures/${path}`, { headers: { host: `${host}.localhost` } });

  it("serves the pictures of texts, drawings in the colours of the site", async () => {
    const [one, other] = await Promise.all(
      ["hospitality", "electrical"].map((id) => picture(id, "blogs/images/visa.svg")),
    );
    expect(one!.headers.get("content-type")).toBe("image/svg+xml");
    expect(one!.headers.get("content-security-policy")).toBe(drawingPolicy);
    const drawing = await one!.text();
    expect(drawing).toMatch(/^<svg/);
    expect(drawing).not.toContain("var(--accent");
    expect(await other!.text()).not.toBe(drawing);
  });

  it.each([
    "blogs/images/none.svg",
    "blogs/first-day.md",
    "..%2f..%2fpackage.json",
    "..%2fbrands%2fhospitality%2flogo.svg",
    "articles/electrical/images/a.svg",
  ])("serves nothing else of the sources: %s", async (path) => {
    expect((await picture("hospitality", path)).status).toBe(404);
  });
});
