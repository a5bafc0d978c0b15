import { expect, it } from "vitest";
import { isApiPath, isFeedPath } from "../../src/domain/api-path.ts";

it.each(["/v1", "/v1/seeker/job", "/api/host", "/docs/api/", "/readyz", "/.well-known/security.txt"])(
  "%s is a call",
  (path) => {
    expect({ api: isApiPath(path), feed: isFeedPath(path) }).toEqual({ api: true, feed: false });
  },
);

it.each([
  "/sitemap.xml",
  "/sitemap-searches.xml",
  "/sitemap-competitions.xml",
  "/sitemap-employers.xml",
  "/sitemap-jobs-12.xml",
  "/jobs/rss.xml",
  "/jobs/atom.xml",
  "/indeed.xml?a=b",
])("%s is a feed", (path) => {
  expect({ api: isApiPath(path), feed: isFeedPath(path) }).toEqual({ api: true, feed: true });
});

it.each([
  "/",
  "/v10",
  "/rss.xml",
  "/sitemap-pages.xml",
  "/sitemapaxml",
  "/sitemap.xml/a",
  "/jobs/rss",
  "/jobs/v1",
  "/.well-known/security-txt",
])("%s belongs to the pages", (path) => {
  expect({ api: isApiPath(path), feed: isFeedPath(path) }).toEqual({ api: false, feed: false });
});
