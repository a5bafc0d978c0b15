import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, expect, it } from "vitest";
import { fetchPolicies } from "../../../src/site/content/policies.ts";
import { readEveryArticle } from "../../../src/site/content/published.ts";
import { loadBrands } from "../../../src/site/brands.ts";

/** The API that owns the policies: what it answers is each test's choice. */
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(`${String(request.headers["host-name"])}${request.url}`);
  answer(request, response);
}).listen(0, "127.0.0.1");
await once(server, "listening");
const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => void asked.splice(0));

const brands = loadBrands().filter(({ id }) => id === "automotive" || id === "hospitality");
const files = readEveryArticle();
const slugs = files.filter(({ data }) => data.policy).map(({ id }) => id);
const json = (body: unknown) => (_request: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));

const fetchAll = async (options: { api?: string; timeout?: number } = {}) => {
  const warnings: string[] = [];
  const policies = await fetchPolicies({
    api,
    files,
    brands,
    now: new Date(),
    warn: (message) => warnings.push(message),
    ...options,
  });
  return { policies, warnings };
};

it("asks once for each policy of each brand, with the brand's host", async () => {
  answer = json({ payload: { content_html: "<p>Ours.</p>" }, message: "OK" });
  const { policies, warnings } = await fetchAll();
  expect(warnings).toEqual([]);
  expect(policies).toHaveLength(slugs.length * brands.length);
  expect(asked.toSorted()).toEqual(
    brands.flatMap(({ hosts }) => slugs.map((slug) => `${hosts[0]}/v1/page/${slug}`)).toSorted(),
  );
});

it("shows nothing that runs, and gives the headings their ids and links", async () => {
  answer = json({
    payload: {
      content_html: `<h1>Privacy &amp; you</h1><script>alert(1)</script><p onclick="x()" class="y" id="main">Text
        <a href="javascript:alert(1)">bad</a> <a href="https://example.com/a">good</a><iframe src="https://example.com"></iframe></p>`,
    },
    message: "OK",
  });
  const [policy] = (await fetchAll()).policies;
  expect(policy!.headings).toEqual([{ depth: 2, slug: "privacy-you", text: "Privacy & you" }]);
  expect(policy!.html).toContain(
    '<div class="heading"><h2 id="privacy-you">Privacy &amp; you</h2><a href="#privacy-you" class="anchor" aria-label="Link to this part: Privacy &amp; you">#</a></div>',
  );
  expect(policy!.html).toContain('<a href="https://example.com/a" rel="external noopener">good</a>');
  expect(policy!.html).not.toMatch(/script|onclick|iframe|class="y"|id="main"/);
});

it.each([
  [
    "a refusal",
    (_: IncomingMessage, response: ServerResponse) => void response.writeHead(500).end(),
    "answered 500",
  ],
  ["no text", json({ payload: {} }), "answered without payload.content_html"],
  [
    "a text of scripts alone",
    json({ payload: { content_html: "<script>1</script>" } }),
    "without payload.content_html",
  ],
  [
    "no JSON",
    (_: IncomingMessage, response: ServerResponse) => void response.end("<html>"),
    "answered what is no JSON",
  ],
  ["silence", () => undefined, "gave no answer in 0.2 s"],
  [
    "half of one, and then silence",
    (_: IncomingMessage, response: ServerResponse) =>
      void response.writeHead(200, { "content-type": "application/json" }).write('{"payload":'),
    "gave no answer in 0.2 s",
  ],
])("leaves it to the file when the answer is %s, and says so", async (_what, given, why) => {
  answer = given;
  const { policies, warnings } = await fetchAll({ timeout: 200 });
  expect(policies).toEqual([]);
  expect(warnings).toHaveLength(slugs.length * brands.length);
  expect(warnings[0]).toContain(why);
  expect(warnings.join("\n")).toContain("automotive: the policy privacy-policy");
});

it("leaves it to the file when nobody listens", async () => {
  const { policies, warnings } = await fetchAll({ api: "http://127.0.0.1:9/v1" });
  expect(policies).toEqual([]);
  expect(warnings[0]).toContain("cannot be reached");
});
