import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import compression, { type CompressionFilter } from "compression";
import type { Hono } from "hono";
import { externalReturnPath } from "../../contract/external-sign-in.ts";
import { normalHost, sitePath } from "../../domain/brands/host-rule.ts";
import { withoutMobile } from "../../domain/mobile-path.ts";
import { pathAreas } from "../../domain/path-areas.ts";
import { mobilePage } from "../../site/mobile-page.ts";
import { AnswersInMemory } from "./answers-in-memory.ts";
import type { Services } from "./context.ts";
import type { PageCache } from "./page-cache.ts";
import type { PageForAll } from "../../site/kept-for-all.ts";
import { hostKnownPath, isApiPath, isFeedPath } from "../../domain/api-path.ts";
import { answerFault, asRequest, reportFault } from "./faults.ts";
import { countView } from "./count-view.ts";
import { forwarded, type Forwarded } from "./forwarded.ts";
import { headersOfPage, httpsOnly, pageHeaders, personal, revalidate } from "./page-headers.ts";
import { HttpError } from "../platform/http-error.ts";
import type { Release, Releases } from "./release.ts";
import { reportRefusal } from "./report-refusal.ts";
import { boundBody, isTooLarge, tooLarge } from "./request-body.ts";
import { normalizeRequestHost } from "./normalize-request-host.ts";
import { foreignPage, isForeign } from "./same-origin.ts";
import { siteOfHost, type HostServices } from "./site-of.ts";
import { sendFile, type StaticFile } from "./static-files.ts";
import { concurrency, requestShares } from "./concurrency-limits.ts";

type Next = (error?: unknown) => void;

/** What a load balancer or a proxy asks, whose address may be that of many clients. */
const unlimited = new Set(["/healthz", "/readyz", hostKnownPath]);

/** Error pages, which have no URL of their own. */
const errorPages = new Set(["/404", "/500", "/503"]);

/** Methods that are never supported, and that a `Request` cannot have. */
const neverTaken = new Set(["TRACE", "TRACK", "CONNECT"]);
/** Methods for pages and files; POST is for forms on pages that are rendered on demand. */
const pageMethods = new Set(["GET", "HEAD", "POST"]);

/**
 * Answers every request: the API, the files of the host's site, then pages rendered on demand. An error in one request
 * is logged and gets a response, and does not affect others.
 * @param keptPages Pages on demand that are the same for everyone; without it each is made for its request.
 */
export const createListener = (
  app: Hono,
  services: HostServices & Pick<Services, "log">,
  releases: Releases,
  keptPages?: PageCache,
): RequestListener => {
  const { config, brands, log } = services;
  // A request without a valid host still needs a URL; `siteOf` then responds that no site has this host.
  const api = getRequestListener(app.fetch, {
    hostname: "localhost",
    // `boundBody` reads the rest of a body; this option would close the connection after half a second.
    autoCleanupIncoming: false,
  });
  const compress = compression({ filter: isWhole }) as unknown as (
    request: IncomingMessage,
    response: ServerResponse,
    next: Next,
  ) => void;
  const headers = {
    ...pageHeaders,
    ...(config.PUBLIC_SCHEME === "https" && { "strict-transport-security": httpsOnly }),
  };

  const memory = new AnswersInMemory(services, releases);

  /** Files of `public/` are on every site; brands' folders, and their shared files, are served on brand hosts only. */
  const notShared = new Set(["", "_astro", ...brands.map(({ id }) => id)]);
  const isShared = (path: string) => !notShared.has(decodeURIComponent(path).split("/")[1] ?? "");

  const answer = (request: IncomingMessage, response: ServerResponse, { path, search }: Address): void => {
    const isMobile = pathAreas(path).includes("mobile");
    const page = withoutMobile(path) ?? path;
    const pageOwn = { ...headers, ...headersOfPage(page) };
    for (const [name, value] of Object.entries(pageOwn)) response.setHeader(name, value);
    const { sent, from } = clientOf(request);
    const brand = siteOfHost(from.host, services);
    if (!brand)
      return plain(
        response,
        421,
        `No site answers the host ${normalHost(from.host) ?? "(none)"}. Its operator adds it to "hosts" of a brand or an employer.`,
      );
    countView(request, response, path, brand);
    const site = sitePath(brand.id, path);
    if (site.kind === "refuse") return plain(response, 400, "This address is not valid.");
    if (site.kind === "redirect") return void response.writeHead(308, { location: site.to + search }).end();
    const release = releases.current();
    const locals = {
      api: (made: Request) => app.fetch(made, { address: from.address }),
      origin: `${from.scheme}://${from.host}`,
      isMobile,
      ...(brand.whiteLabel && { brand }),
    };
    const render = (at: string, next: Next, keep?: (page: PageForAll) => void): Promise<void> => {
      request.url = at;
      response.setHeader("cache-control", personal);
      return release.pages(request, response, next, { ...locals, keep });
    };
    /** Renders the page that an employer's own host has in place of a file of the brand. */
    const renderOwn = (at: string, next: Next) => render(ownPath(brand.id, at), next);
    const missing = () =>
      void (
        brand.whiteLabel
          ? renderOwn("/404", () => plain(response, 404, noPage))
          : notFoundPage(join(release.client, brand.id), response, isMobile)
      ).catch((error: unknown) => {
        reportFault(log, "page", error);
        answerFault(response);
      });
    if (errorPages.has(page)) return missing();
    const own = fileAt(release, site.path);
    // Files of the brand have its name and logo, except those that all sites share.
    const isFile = !brand.whiteLabel || site.path === path;
    const file = (isFile ? own : undefined) ?? (isShared(page) ? fileAt(release, page) : undefined);
    if (!(file ? isRead(request) : pageMethods.has(request.method ?? "")))
      return notTaken(request, response, file ? "GET, HEAD" : "GET, HEAD, POST");
    if (file && isMobile && file.path.endsWith(".html"))
      return void sendPage(join(release.client, file.path), response, { status: 200, isMobile }).catch(
        missing,
      );
    if (file && !brand.whiteLabel) memory.keepFile(brand, path, file, pageOwn);
    if (file)
      return sendFile(request, response, { folder: release.client, file }, ({ error, status }) => {
        if (status === 412) return void response.writeHead(412).end();
        reportFault(log, "file", error);
        if (status === 404 && !response.headersSent) missing();
        else answerFault(response);
      });
    if (request.method === "POST" && page !== externalReturnPath && isForeign(sent, from.host))
      return plain(response, 403, foreignPage);
    // Browsers send the length of a form; without it, a page could read a body of any size.
    if (request.headers["transfer-encoding"])
      return refuse(response, 411, "Send the length of the body in a Content-Length header.");
    const make = (keep?: (page: PageForAll) => void) =>
      // A failed page may never settle: its slot is freed once the response is closed.
      concurrency.pages(from, () =>
        Promise.race([
          own ? renderOwn(page + search, missing) : render(site.path + search, missing, keep),
          new Promise((closed) => response.once("close", closed)),
        ]),
      );
    const asked = { release, brand: brand.id, origin: locals.origin, address: page + search, isMobile };
    (brand.whiteLabel || !keptPages ? make() : keptPages.answer(request, response, asked, make)).catch(
      (error: unknown) => {
        if (error instanceof HttpError) {
          if (error.status === 503) reportRefusal(log, error);
          return plain(response, error.status, error.message, error.headers);
        }
        reportFault(log, "page", error);
        answerFault(response);
      },
    );
  };

  const route = (request: IncomingMessage, response: ServerResponse): void => {
    if (neverTaken.has(request.method ?? ""))
      return notTaken(request, response, "GET, HEAD, POST, PUT, PATCH, DELETE");
    if (isTooLarge(request)) return refuse(response, 413, tooLarge);
    normalizeRequestHost(request);
    const address = splitUrl(request.url);
    const kind = isFeedPath(address.path) ? "feeds" : isApiPath(address.path) ? "api" : "page";
    if (kind !== "page" && !unlimited.has(address.path) && !hasShare(request, response, kind)) return;
    if (kind === "feeds") return void api(request, response);
    compress(request, response, () =>
      kind === "api" ? void api(request, response) : answer(request, response, address),
    );
  };

  /** Counts a request until its response is sent; refuses it where its network has too many in progress. */
  const hasShare = (
    request: IncomingMessage,
    response: ServerResponse,
    kind: keyof typeof requestShares,
  ): boolean => {
    try {
      response.once("close", requestShares[kind].begin(clientOf(request).from));
      return true;
    } catch (error) {
      const { status, message, headers } = error as HttpError;
      refuse(response, status, message, headers);
      return false;
    }
  };

  const clientOf = (request: IncomingMessage): { sent: Headers; from: Forwarded } => {
    const sent = new Headers(request.headers as Record<string, string>);
    return { sent, from: forwarded(sent, request.socket.remoteAddress ?? "", config) };
  };

  return (request, response) => {
    if (memory.answer(request, response)) return;
    asRequest({ id: randomUUID(), response }, () => {
      // A client that disconnects is not our error; without a listener it would be an uncaught one.
      request.on("error", () => undefined);
      response.on("error", () => undefined);
      try {
        boundBody(request, response);
        route(request, response);
      } catch (error) {
        reportFault(log, "stream", error);
        answerFault(response);
      }
    });
  };
};

const fileAt = ({ files }: Release, path: string): StaticFile | undefined =>
  files.get(decodeURIComponent(path).replace(/\/$/, ""));

interface Address {
  path: string;
  search: string;
}

/** Leaves parts of a file uncompressed: compression would change their offsets. */
const isWhole: CompressionFilter = (request, response) =>
  !response.hasHeader("content-range") && compression.filter(request, response);

const splitUrl = (url = "/"): Address => {
  const mark = url.indexOf("?");
  return mark < 0 ? { path: url, search: "" } : { path: url.slice(0, mark), search: url.slice(mark) };
};

const isRead = ({ method }: IncomingMessage): boolean => method === "GET" || method === "HEAD";

const plain = (response: ServerResponse, status: number, message: string, headers = {}): void =>
  void response
    .writeHead(status, { "content-type": "text/plain; charset=utf-8", ...headers })
    .end(`${message}\n`);

/** Refuses a request before the API or the pages handle it, with a response like the API's. */
const refuse = (response: ServerResponse, status: number, message: string, headers = {}): void =>
  void response
    .writeHead(status, { "content-type": "application/json", "cache-control": "no-store", ...headers })
    .end(JSON.stringify({ message }));

const notTaken = ({ method }: IncomingMessage, response: ServerResponse, allow: string): void =>
  refuse(response, 405, `This address takes ${allow}, not ${method}.`, { allow });

const noPage = "There is no page at this address.";

/** Where the build has the pages of employers' own hosts (src/pages/[brand]/white-label). */
const ownPath = (brand: string, path: string): string =>
  `/${brand}/white-label${path.replace(/^\/(?=\?|$)/, "")}`;

/** Sends the brand's own "not found" page. */
const notFoundPage = (folder: string, response: ServerResponse, isMobile: boolean): Promise<void> =>
  sendPage(join(folder, "404/index.html"), response, { status: 404, isMobile }).catch(() =>
    plain(response, 404, noPage),
  );

/** Sends a page's file whole. */
const sendPage = async (
  file: string,
  response: ServerResponse,
  { status, isMobile }: { status: number; isMobile: boolean },
): Promise<void> => {
  const page = await readFile(file, "utf8");
  response
    .writeHead(status, { "content-type": "text/html; charset=utf-8", "cache-control": revalidate })
    .end(isMobile ? mobilePage(page) : page);
};
