import { expect, test } from "@playwright/test";
import { findJob } from "./api.ts";
import { awake } from "./seeker.ts";
import { at, port } from "./site.ts";

test.describe.configure({ mode: "parallel" });

test("addresses lead to the one that is canonical, or to the site's own 404", async ({ request }) => {
  const get = (path: string) =>
    // Node knows no names below localhost.
    request.get(`http://127.0.0.1:${port}${path}`, {
      headers: { host: `automotive.localhost:${port}` },
      maxRedirects: 0,
    });
  for (const [path, to] of [
    ["/ag/bonnet-and-bay-jobs", "/aggregation/bonnet-and-bay-jobs"],
    ["/ag", "/employers?type=aggregation"],
    ["/aggregation", "/employers?type=aggregation"],
    ["/enterprise", "/employers?type=company"],
    ["/company", "/employers?type=company"],
    ["/company/redgum-ridge-motors", "/enterprise/redgum-ridge-motors"],
    ["/company/redgum-ridge-motors/our-shops?page=2", "/enterprise/redgum-ridge-motors/our-shops?page=2"],
    ["/recruiter", "/employers?type=recruiter"],
    ["/association", "/employers?type=association"],
    ["/ag/bonnet-and-bay-jobs/mechanics?page=2", "/aggregation/bonnet-and-bay-jobs/mechanics?page=2"],
    ["/enterprise/Redgum-Ridge-Motors", "/enterprise/redgum-ridge-motors"],
    ["/user", "/user/dashboard"],
    ["/recruiter/redgum-ridge-motors/our-shops", "/enterprise/redgum-ridge-motors/our-shops"],
    // With slashes too many: at once to where the page leads.
    ["/ag/", "/employers?type=aggregation"],
    ["/jobs/", "/job/searched"],
    ["/user/", "/user/dashboard"],
    ["/recruiter/redgum-ridge-motors/", "/enterprise/redgum-ridge-motors"],
    ["/mobile/user/", "/mobile/user/dashboard"],
  ] as const) {
    const answer = await get(path);
    expect([answer.status(), answer.headers()["location"]], path).toEqual([301, to]);
  }
  const { id, slug } = await findJob("automotive", () => true);
  for (const path of [`/job/${id}/`, `//job/${id}`, `/job/${id}/x/`, `/job/${id}/${slug}/`])
    expect((await get(path)).headers()["location"], path).toBe(`/job/${id}/${slug}`);
  for (const path of [
    "/enterprise/nobody-of-this-name",
    "/enterprise/paperlantern-early-learning",
    "/enterprise/redgum-ridge-motors/nothing",
    "/enterprise/redgum-ridge-motors/page/nothing",
    "/enterprise/redgum-ridge-motors/our-shops/further",
    "/aggregation/bonnet-and-bay-jobs?page=999999999999",
    "/aggregation/bonnet-and-bay-jobs/mechanics?page=999",
    "/employers?page=999999999",
    "/mobile/nothing",
    // Names that the API has in the place of an id.
    "/job/liked",
    "/job/applied",
  ]) {
    const answer = await get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain("Torque Jobs");
  }
});

test("the web view of an app has neither header nor footer, and links stay inside", async ({ page }) => {
  await page.goto(at("automotive", "/mobile/enterprise/redgum-ridge-motors"));
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toMatch(
    /[^e]\/enterprise\/redgum-ridge-motors$/,
  );
  await page.getByRole("link", { name: "Our story", exact: true }).first().click();
  await expect(page).toHaveURL(at("automotive", "/mobile/enterprise/redgum-ridge-motors/page/our-story"));
  // What an island renders again has links of its own.
  await page.goto(at("automotive", "/mobile/job/searched"));
  await awake(page, "Search");
  await page.getByRole("searchbox", { name: "What" }).fill("mechanic");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/\/mobile\/job\/searched\?q=mechanic/);
  await page.getByRole("article").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/mobile\/job\/searched\?q=mechanic&job=\d+/);
  await page.goto(at("automotive", "/mobile/page/about-us"));
  await expect(page.getByRole("banner")).toHaveCount(0);
});
