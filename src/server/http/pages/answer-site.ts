import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { Hono } from "hono";
import type { Brand } from "../../../contract/brand.ts";
import { externalReturnPath } from "../../../contract/external-sign-in.ts";
import { inFolder, normalHost, sitePath } from "../../../domain/brands/host-rule.ts";
import { mayLeadOn } from "../../../domain/leading-paths.ts";
import { withoutMobile } from "../../../domain/mobile-path.ts";
import { pathAreas } from "../../../domain/path-areas.ts";
import type { PageForAll } from "../../../site/kept-for-all.ts";
import { mobilePage } from "../../../site/mobile-page.ts";
import { HttpError } from "../../platform/http-error.ts";
import { asOneReading } from "../../platform/one-reading.ts";
import type { AnswersInMemory } from "../answers-in-memory.ts";
import { concurrency } from "../concurrency-limits.ts";
import type { Services } from "../context.ts";
import { countView } from "../count-view.ts";
import { answerFault, reportFault } from "../faults.ts";
import { clientOf, type Forwarded } from "../forwarded.ts";
import type { PageCache } from "../page-cache.ts";
import {
  headersOfPage,
  httpsOnly,
  isOfSeeker,
  notCached,
  pageHeaders,
  personal,
  revalidate,
} from "../page-headers.ts";
import type { Release, Releases } from "../release.ts";
import { reportRefusal } from "../report-refusal.ts";
import { foreignPage, isForeign } from "../same-origin.ts";
import { siteOfHost, type HostServices } from "../site-of.ts";
import { sendFile, type StaticFile } from "../static-files.ts";
import { notTaken, plain, refuse } from "./short-answers.ts";

/** The URL of a request. */
export interface Address {
  path: string;
  search: string;
}

/** Answers a request for a file or a page of the host's site. */
export type SiteListener = (request: IncomingMessage, response: ServerResponse, address: Address) => void;

interface Options {
  app: Hono;
  services: HostServices & Pick<Services, "log">;
  releases: Releases;
  memory: AnswersInMemory;
  keptPages: PageCache | undefined;
}

/** A request whose site is known. */
interface Asked extends Address {
  request: IncomingMessage;
  response: ServerResponse;
  sent: Headers;
  from: Forwarded;
  brand: Brand;
  release: Release;
  isMobile: boolean;
  /** The path without that of mobile pages. */
  page: string;
  /** The path below the folder of the brand. */
  at: string;
  /** Where the request is sent to unless the page there leads on: its own address is not canonical. */
  canonical?: string;
}

type Next = (error?: unknown) => void;

/** Error pages, which have no URL of their own. */
const errorPages = new Set(["/404", "/500", "/503"]);

/** Methods for pages and files; POST is for forms on pages that are rendered on demand. */
const pageMethods = new Set(["GET", "HEAD", "POST"]);

/** Opens the answering of requests for files and pages. */
export const openSites = (options: Options): SiteListener => {
  const { services, releases } = options;
  const { config, brands } = services;
  const headers = {
    ...pageHeaders,
    ...(config.PUBLIC_SCHEME === "https" && { "strict-transport-security": httpsOnly }),
  };
  /** Files of `public/` are on every site; brands' folders, and their shared files, are served on brand hosts only. */
  const notShared = new Set(["", "_astro", ...brands.map(({ id }) => id)]);
  const isShared = (path: string) => !notShared.has(decodeURIComponent(path).split("/")[1] ?? "");

  return (request, response, { path, search }) => {
    const page = withoutMobile(path) ?? path;
    const pageOwn = { ...headers, ...headersOfPage(page) };
    for (const [name, value] of Object.entries(pageOwn)) response.setHeader(name, value);
    const { sent, from } = clientOf(request, config);
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
    const release = releases.current();
    const isMobile = pathAreas(path).includes("mobile");
    const known = { request, response, sent, from, brand, release, isMobile, search };
    if (site.kind === "redirect") return answerMoved(known, site.to, options);
    const at = site.path;
    const asked = { ...known, path, page, at };
    if (errorPages.has(page)) return answerMissing(asked, options);
    const own = fileAt(release, at);
    // Files of the brand have its name and logo, except those that all sites share.
    const isFile = !brand.whiteLabel || at === path;
    const file = (isFile ? own : undefined) ?? (isShared(page) ? fileAt(release, page) : undefined);
    if (!(file ? isRead(request) : pageMethods.has(request.method ?? "")))
      return notTaken(request, response, file ? "GET, HEAD" : "GET, HEAD, POST");
    if (file) answerFile(asked, file, pageOwn, options);
    else answerPage(asked, own !== undefined, options);
  };
};

/** Leads to the canonical form of an address, or at once to where the page there leads. */
const answerMoved = (known: Omit<Asked, "path" | "page" | "at">, to: string, options: Options): void => {
  const { request, response, brand, search } = known;
  const canonical = to + search;
  const page = withoutMobile(to) ?? to;
  if (!isRead(request) || !mayLeadOn(page))
    return void response.writeHead(308, { location: canonical }).end();
  answerPage({ ...known, path: to, page, at: inFolder(brand.id, to), canonical }, false, options);
};

const fileAt = ({ files }: Release, path: string): StaticFile | undefined =>
  files.get(decodeURIComponent(path).replace(/\/$/, ""));

const isRead = ({ method }: IncomingMessage): boolean => method === "GET" || method === "HEAD";

/** @param headers Those of its address, beside those of the file itself. */
const answerFile = (
  asked: Asked,
  file: StaticFile,
  headers: Readonly<Record<string, string>>,
  options: Options,
): void => {
  const { request, response, brand, release, isMobile, path } = asked;
  if (isMobile && file.path.endsWith(".html"))
    return void sendPage(join(release.client, file.path), response, { status: 200, isMobile }).catch(() =>
      answerMissing(asked, options),
    );
  if (!brand.whiteLabel) options.memory.keepFile(brand, path, file, headers);
  sendFile(request, response, { folder: release.client, file }, ({ error, status }) => {
    if (status === 412) return void response.writeHead(412).end();
    reportFault(options.services.log, "file", error);
    if (status === 404 && !response.headersSent) answerMissing(asked, options);
    else answerFault(response);
  });
};

/** Answers with a page that is rendered on demand. @param isOwn Whether an employer's own host has it in place of a file. */
const answerPage = (asked: Asked, isOwn: boolean, options: Options): void => {
  const { request, response, from, brand, release, isMobile, page, search } = asked;
  if (request.method === "POST" && page !== externalReturnPath && isForeign(asked.sent, from.host))
    return plain(response, 403, foreignPage);
  // Browsers send the length of a form; without it, a page could read a body of any size.
  if (request.headers["transfer-encoding"])
    return refuse(response, 411, "Send the length of the body in a Content-Length header.");
  const missing = () => answerMissing(asked, options);
  const make = (keep?: (page: PageForAll) => void) =>
    // A failed page may never settle: its slot is freed once the response is closed.
    concurrency.pages(from, () =>
      Promise.race([
        isOwn
          ? renderOwn(asked, page + search, missing, options)
          : render(asked, asked.at + search, missing, options, keep),
        new Promise((closed) => response.once("close", closed)),
      ]),
    );
  const kept = { release, brand: brand.id, origin: originOf(from), address: page + search, isMobile };
  const { keptPages } = options;
  const answer = async () =>
    brand.whiteLabel || asked.canonical || !keptPages
      ? make()
      : keptPages.answer(request, response, kept, make);
  (isRead(request) ? asOneReading(answer) : answer()).catch((error: unknown) => {
    if (!(error instanceof HttpError)) return fail(asked, error, options);
    if (error.status === 503) reportRefusal(options.services.log, error);
    plain(response, error.status, error.message, error.headers);
  });
};

const originOf = ({ scheme, host }: Forwarded): string => `${scheme}://${host}`;

const fail = ({ response }: Asked, error: unknown, { services }: Options): void => {
  reportFault(services.log, "page", error);
  answerFault(response);
};

const render = (
  { request, response, from, brand, release, isMobile, canonical }: Asked,
  at: string,
  next: Next,
  { app }: Options,
  keep?: (page: PageForAll) => void,
): Promise<void> => {
  request.url = at;
  response.setHeader("cache-control", isOfSeeker(request) ? notCached : personal);
  // Who has signed in since does not get the page of a visitor back.
  response.setHeader("vary", "cookie");
  return release.pages(request, response, next, {
    api: (made: Request) => app.fetch(made, { address: from.address }),
    origin: originOf(from),
    isMobile,
    canonical,
    ...(brand.whiteLabel && { brand }),
    keep,
  });
};

/**
 * Renders the page that an employer's own host has in place of a file of the brand, where the build has them
 * (src/pages/[brand]/white-label).
 */
const renderOwn = (asked: Asked, at: string, next: Next, options: Options): Promise<void> =>
  render(asked, `/${asked.brand.id}/white-label${at.replace(/^\/(?=\?|$)/, "")}`, next, options);

const noPage = "There is no page at this address.";

/** Answers with the site's own "not found" page. */
const answerMissing = (asked: Asked, options: Options): void => {
  const { response, brand, release, isMobile } = asked;
  const withoutPage = () => plain(response, 404, noPage);
  (brand.whiteLabel
    ? renderOwn(asked, "/404", withoutPage, options)
    : sendPage(join(release.client, brand.id, "404/index.html"), response, { status: 404, isMobile }).catch(
        withoutPage,
      )
  ).catch((error: unknown) => fail(asked, error, options));
};

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
