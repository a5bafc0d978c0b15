import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { beforeEach, expect, it } from "vitest";
import { countView } from "../../../src/server/http/count-view.ts";
import { takeCounts } from "../../../src/server/platform/site-events.ts";

const site = { id: "automotive", timezone: "Australia/Sydney" };
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

const answered = (path: string, { method = "GET", status = 200, headers = {} } = {}): number => {
  const response = Object.assign(new EventEmitter(), { statusCode: status });
  const request = { method, headers: { "user-agent": firefox, ...headers } };
  countView(request as unknown as IncomingMessage, response as unknown as ServerResponse, path, site);
  response.emit("finish");
  return takeCounts().events.reduce((sum, { count }) => sum + count, 0);
};

beforeEach(() => void takeCounts());

it.each(["/", "/job/searched", "/page/blogs/a-day"])("counts %s as viewed", (path) => {
  expect(answered(path)).toBe(1);
  expect(answered(path, { status: 304 })).toBe(1);
});

it.each([
  ["a file", "/_astro/app.js", {}],
  ["a page that is not there", "/nothing", { status: 404 }],
  ["a form that was sent", "/job/1", { method: "POST" }],
  ["a robot", "/", { headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" } }],
  ["a page that a browser fetches ahead", "/", { headers: { "sec-purpose": "prefetch" } }],
])("does not count %s", (_what, path, how) => {
  expect(answered(path, how)).toBe(0);
});
