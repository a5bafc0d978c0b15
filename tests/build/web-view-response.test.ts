import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { expect, it } from "vitest";
import { forWebView } from "../../src/build/web-view-response.ts";

const html = `<!doctype html><html><head></head><body><header>Head</header><main><a href="/job/1">Job</a></main><footer>Foot</footer></body></html>`;

/** What a browser gets from a server whose response is changed for the web view. */
const sentBy = async (listener: RequestListener): Promise<Response> => {
  const server = createServer((request, response) => {
    forWebView(response);
    listener(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" });
  const text = await response.text();
  server.close();
  return new Response(text, { status: response.status, headers: response.headers });
};

it("sends a page in parts without its header and footer, with links that stay inside", async () => {
  const response = await sentBy((_request, response) => {
    response.writeHead(404, { "content-type": "text/html; charset=utf-8", "content-length": html.length });
    response.write(Buffer.from(html.slice(0, 60)));
    response.end(html.slice(60));
  });
  expect(response.status).toBe(404);
  const text = await response.text();
  expect(text).toContain('<main><a href="/mobile/job/1">Job</a></main>');
  expect(text).not.toMatch(/Head|Foot/);
  expect(text).toContain('content="noindex"');
});

it("keeps redirects inside, and other files as they are", async () => {
  const moved = await sentBy((_request, response) => response.writeHead(301, { location: "/ag/x" }).end());
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/mobile/ag/x"]);
  const script = await sentBy((_request, response) => {
    response.setHeader("content-type", "text/javascript");
    response.end("const page = '<header></header>';");
  });
  expect(await script.text()).toBe("const page = '<header></header>';");
});
