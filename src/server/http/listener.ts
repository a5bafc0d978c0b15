import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import compression, { type CompressionFilter } from "compression";
import type { Hono } from "hono";
import { hostKnownPath, isApiPath, isFeedPath } from "../../domain/api-path.ts";
import type { HttpError } from "../platform/http-error.ts";
import { AnswersInMemory } from "./answers-in-memory.ts";
import { requestShares } from "./concurrency-limits.ts";
import type { Services } from "./context.ts";
import { answerFault, asRequest, reportFault } from "./faults.ts";
import { clientOf } from "./forwarded.ts";
import { normalizeRequestHost } from "./normalize-request-host.ts";
import type { PageCache } from "./page-cache.ts";
import { openSites, type Address, type SiteListener } from "./pages/answer-site.ts";
import { notTaken, refuse } from "./pages/short-answers.ts";
import type { Releases } from "./release.ts";
import { boundBody, isTooLarge, isTransferCoded, tooLarge, transferCoded } from "./request-body.ts";
import { siteOfHost, type HostServices } from "./site-of.ts";

/** What a load balancer or a proxy asks, whose address may be that of many clients. */
const unlimited = new Set(["/healthz", "/readyz", hostKnownPath]);

/** Methods that are never supported, and that a `Request` cannot have. */
const neverTaken = new Set(["TRACE", "TRACK", "CONNECT"]);

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
  const memory = new AnswersInMemory(services, releases);
  const route = createRouter(app, services, openSites({ app, services, releases, memory, keptPages }));
  return (request, response) => {
    if (memory.answer(request, response)) return;
    const { url = "/" } = request;
    const brand = () => siteOfHost(clientOf(request, services.config).from.host, services)?.id;
    asRequest({ id: randomUUID(), response, url, brand }, () => {
      // A client that disconnects is not our error; without a listener it would be an uncaught one.
      request.on("error", () => undefined);
      response.on("error", () => undefined);
      try {
        boundBody(request, response);
        route(request, response);
      } catch (error) {
        reportFault(services.log, "stream", error);
        answerFault(response);
      }
    });
  };
};

/** Decides whether the API or a site answers a request, within the limits of its kind. */
const createRouter = (app: Hono, { config }: HostServices, answerSite: SiteListener): RequestListener => {
  // A request without a valid host still needs a URL; `siteOf` then responds that no site has this host.
  const api = getRequestListener(app.fetch, {
    hostname: "localhost",
    // `boundBody` reads the rest of a body; this option would close the connection after half a second.
    autoCleanupIncoming: false,
  });
  const compress = compression({ filter: isWhole }) as unknown as Compress;
  // Pages are long, but an answer to HEAD does not say how long.
  const compressHead = compression({ filter: isWhole, threshold: 0 }) as unknown as Compress;
  return (request, response) => {
    if (neverTaken.has(request.method ?? ""))
      return notTaken(request, response, "GET, HEAD, POST, PUT, PATCH, DELETE");
    if (isTooLarge(request)) return refuse(response, 413, tooLarge);
    if (isTransferCoded(request))
      return refuse(response, 415, transferCoded, { "accept-encoding": "identity" });
    normalizeRequestHost(request);
    const address = splitUrl(request.url);
    const kind = isFeedPath(address.path) ? "feeds" : isApiPath(address.path) ? "api" : "page";
    if (kind !== "page" && !unlimited.has(address.path) && !hasShare(request, response, kind, config)) return;
    if (kind === "feeds") return void api(request, response);
    const isHead = request.method === "HEAD";
    (isHead && kind === "page" ? compressHead : compress)(isHead ? asGet(request) : request, response, () =>
      kind === "api" ? void api(request, response) : answerSite(request, response, address),
    );
  };
};

/** Counts a request until its response is sent; refuses it where its network has too many in progress. */
const hasShare = (
  request: IncomingMessage,
  response: ServerResponse,
  kind: keyof typeof requestShares,
  config: HostServices["config"],
): boolean => {
  try {
    response.once("close", requestShares[kind].begin(clientOf(request, config).from));
    return true;
  } catch (error) {
    const { status, message, headers } = error as HttpError;
    refuse(response, status, message, headers);
    return false;
  }
};

type Compress = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** A request for compression, which leaves answers to HEAD as they are: they have the headers of those to GET. */
const asGet = (request: IncomingMessage): IncomingMessage =>
  Object.create(request, { method: { value: "GET" } }) as IncomingMessage;

/** Leaves parts of a file uncompressed: compression would change their offsets. */
const isWhole: CompressionFilter = (request, response) =>
  !response.hasHeader("content-range") && compression.filter(request, response);

const splitUrl = (url = "/"): Address => {
  const mark = url.indexOf("?");
  return mark < 0 ? { path: url, search: "" } : { path: url.slice(0, mark), search: url.slice(mark) };
};
