import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { findClosedJob, findJob } from "./api.ts";
import { canRun } from "../validators/programs.ts";
import { nuMistakes } from "../validators/vnu.ts";
import { port } from "./site.ts";

const asksNu = canRun("Tests of pages by the Nu Html Checker", "java");

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // Scripts and styles have integrity by the Content-Security-Policy.
    "require-sri": "off",
  },
});

const mistakesIn = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
};

const pagesOf = async (brand: string): Promise<string[]> => {
  const job = await findJob(brand, () => true);
  const closed = await findClosedJob(brand);
  return [
    "/",
    "/job/searched?q=manager&states=1",
    "/job/searched?q=zzxqwv",
    `/job/${job.id}/${job.slug}`,
    `/job/${closed.id}/${closed.slug}`,
    "/employers",
    "/employers?type=recruiter&letter=A",
    "/aggregation/every-state-jobs-exchange",
    "/aggregation/every-state-jobs-exchange?page=2",
    "/enterprise/the-salt-ledger",
    "/mobile/enterprise/the-salt-ledger",
    "/mobile/page/privacy-policy",
    "/jobs",
    "/jobs/manager-in-sydney",
    "/sign-in",
    "/support",
    "/support?sent",
    "/support/answer?token=wrong",
    "/received-applications/download",
    "/user/support",
    "/user/searches",
    "/job/save-search?q=chef",
    "/user/dashboard",
    "/user/profile",
    "/user/saved",
    "/user/employers",
    "/user/applied",
    "/user/applied/1",
    "/user/account",
    "/page/visa-and-right-to-work",
    "/page/privacy-policy",
    "/page/tell-your-story-to-connect",
    "/page/blogs",
    "/page/blogs/2",
    "/page/guides",
    "/page/search",
    "/competition",
    "/competition/tools-of-your-trade",
    "/competition/where-you-applied-from",
    "/docs/embed",
    "/nothing",
  ];
};

/** Links without a space between them and a word beside them. */
const gluedLinks = (html: string): string[] =>
  html.replace(/<script[^]*?<\/script>/g, "").match(/\w+<a [^>]*>[^<]*|<\/a>[a-z]{2,}/g) ?? [];

for (const brand of ["workinaus", "hospitality"])
  test(`every page of ${brand} is valid HTML`, async ({ request }) => {
    if (asksNu) test.setTimeout(600_000);
    const pages = new Map<string, string>();
    for (const path of await pagesOf(brand)) {
      // Node knows no names below localhost.
      const answer = await request.get(`http://127.0.0.1:${port}${path}`, {
        headers: { host: `${brand}.localhost:${port}` },
      });
      const html = await answer.text();
      expect(await mistakesIn(html), path).toEqual([]);
      expect(gluedLinks(html), path).toEqual([]);
      pages.set(path, html);
    }
    if (asksNu) expect(await nuMistakes(pages)).toEqual([]);
  });
