import type { IncomingMessage, ServerResponse } from "node:http";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";
import compression, { type CompressionFilter } from "compression";
import type { Hono } from "hono";
import sirv from "sirv";
import { brandOfHost, normalHost, sitePath } from "../domain/host-rule.ts";
import { xmlTypeOf } from "../domain/feed.ts";
import type { Services } from "./context.ts";
import { isApiPath, isFeedPath } from "./lib/api-path.ts";
import { forwarded } from "./lib/forwarded.ts";
import { forever, headersOfFile, httpsOnly, pageHeaders, personal, revalidate } from "./lib/page-headers.ts";
import { publicFiles } from "./lib/public-files.ts";
import { settleHost } from "./lib/settle-host.ts";

type Next = (error?: unknown) => void;
/** What the Astro build gives: renders a page on demand, or calls `next`. */
type PageHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: Next,
  locals: object,
) => Promise<void>;

/** Pages that stand in for others and have no address of their own. */
const errorPages = new Set(["/404", "/500"]);

const built = join(import.meta.dirname, "../../dist");

/**
 * Answers every request: the API, the files of the host's site, then pages made on demand.
 * @param dist the folder that the build was written to.
 */
export const createListener = async (
  app: Hono,
  { config, brands }: Pick<Services, "config" | "brands">,
  dist = built,
) => {
  const { handler: pages } = (await import(pathToFileURL(join(dist, "server/entry.mjs")).href)) as {
    handler: PageHandler;
  };
  // A request without a valid host still needs an address; what it asks for tells that no site answers it.
  const api = getRequestListener(app.fetch, { hostname: "localhost" });
  const compress = compression({ filter: isWhole }) as unknown as (
    request: IncomingMessage,
    response: ServerResponse,
    next: Next,
  ) => void;
  const client = join(dist, "client");
  const shared = publicFiles(client, brands);
  const files = sirv(client, {
    gzip: true,
    brotli: true,
    etag: true,
    setHeaders: (response, path) => {
      response.setHeader("cache-control", path.startsWith("/_astro/") ? forever : revalidate);
      if (path.endsWith(".xml")) response.setHeader("content-type", xmlTypeOf(path));
      for (const [name, value] of Object.entries(headersOfFile(path))) response.setHeader(name, value);
      // sirv does not know icons, and browsers are told not to guess.
      if (path.endsWith(".ico")) response.setHeader("content-type", "image/x-icon");
    },
  });

  const headers = {
    ...pageHeaders,
    ...(config.PUBLIC_SCHEME === "https" && { "strict-transport-security": httpsOnly }),
  };

  const answer = (request: IncomingMessage, response: ServerResponse, { path, search }: Address): void => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const from = forwarded(
      new Headers(request.headers as Record<string, string>),
      request.socket.remoteAddress ?? "",
      config,
    );
    const brand = brandOfHost(from.host, brands, { unknownHost: config.UNKNOWN_HOST });
    if (!brand)
      return plain(
        response,
        421,
        `No site answers the host ${normalHost(from.host) ?? "(none)"}. Its operator adds it to "hosts" of a brand.`,
      );
    const site = sitePath(brand, path);
    if (site.kind === "refuse") return plain(response, 400, "This address is not valid.");
    if (site.kind === "redirect") return void response.writeHead(308, { location: site.to + search }).end();
    const missing = () => void notFoundPage(join(client, brand), response);
    const locals = {
      api: (made: Request) => app.fetch(made, { address: from.address }),
      origin: `${from.scheme}://${from.host}`,
    };
    const onDemand = () => {
      request.url = site.path + search;
      response.setHeader("cache-control", personal);
      void pages(request, response, missing, locals);
    };
    const sharedFile = () => {
      if (!shared.has(decodeURIComponent(path))) return onDemand();
      request.url = path;
      files(request, response, onDemand);
    };
    if (errorPages.has(path)) return missing();
    request.url = site.path + search;
    if (request.method === "GET" || request.method === "HEAD") files(request, response, sharedFile);
    else onDemand();
  };

  return (request: IncomingMessage, response: ServerResponse): void => {
    settleHost(request);
    const address = splitUrl(request.url);
    if (isFeedPath(address.path)) return void api(request, response);
    compress(request, response, () =>
      isApiPath(address.path) ? void api(request, response) : answer(request, response, address),
    );
  };
};

interface Address {
  path: string;
  search: string;
}

/** A part of a file is what it is: compressed, its place in the file would be another. */
const isWhole: CompressionFilter = (request, response) =>
  !response.hasHeader("content-range") && compression.filter(request, response);

const splitUrl = (url = "/"): Address => {
  const mark = url.indexOf("?");
  return mark < 0 ? { path: url, search: "" } : { path: url.slice(0, mark), search: url.slice(mark) };
};

const plain = (response: ServerResponse, status: number, message: string): void =>
  void response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(`${message}\n`);

/** The brand's own page for an address that does not exist. */
const notFoundPage = async (folder: string, response: ServerResponse): Promise<void> => {
  const page = await readFile(join(folder, "404/index.html")).catch(() => null);
  if (!page) return plain(response, 404, "There is no page at this address.");
  response
    .writeHead(404, { "content-type": "text/html; charset=utf-8", "cache-control": revalidate })
    .end(page);
};
