import { eq } from "drizzle-orm";
import type { Hono, Context as HonoContext, MiddlewareHandler } from "hono";
import { accepts } from "hono/accepts";
import { closedDownloadPath } from "../../domain/received-applications.ts";
import type { ApplicationRow } from "../applications/queries.ts";
import { HttpError, notFound } from "../platform/http-error.ts";
import type { Services } from "../http/context.ts";
import { inDownloadTurn } from "../http/download-turn.ts";
import { networkOf } from "../http/network-of.ts";
import { siteOf, type RequestSite } from "../http/site-of.ts";
import { attachment } from "../platform/files/attachment.ts";
import { isSigned } from "../platform/signed-path.ts";
import { sendKept } from "../uploads/send-object.ts";
import { applicationArchive } from "./archive.ts";
import { applicationsCsv } from "./csv.ts";
import { downloadsPath } from "./download-paths.ts";
import { findReceived, goneReason } from "./find-received.ts";
import { refuseEnded, type LinkRow } from "./links.ts";
import { recordLooks } from "./looks.ts";
import { receivedApplicationOf } from "./received-application.ts";
import { receivedWith } from "./received-files.ts";
import { employerLinks } from "./tables.ts";

type Needs = Services & RequestSite;

const link = ":link{[0-9a-f-]{36}}";
const application = ":application{[1-9][0-9]{0,8}}";

/** Statuses of a download that does not open any more: its address is wrong or too old, or what it is of has ended. */
const closed = new Set([403, 404, 410]);

/**
 * Shows people a page that says what to do, where a download that their browser follows does not open: their list may have
 * been open for longer than its addresses are. Programs get JSON.
 */
const explainToPeople: MiddlewareHandler = async (request, next) => {
  await next();
  const wanted = accepts(request, {
    header: "Accept",
    supports: ["application/json", "text/html"],
    default: "application/json",
  });
  if (wanted !== "text/html" || !(request.error instanceof HttpError) || !closed.has(request.error.status))
    return;
  request.res = request.redirect(closedDownloadPath, 303);
};

/** Serves the downloads of employers' links: files, everything of an application as a ZIP, and lists as CSV. */
export const mountReceivedDownloads = (app: Hono, services: Services): void => {
  app.use(`${downloadsPath}*`, explainToPeople);
  app.get(`${downloadsPath}${link}/${application}/files/:file{[0-9a-f-]{36}}`, async (request) => {
    const { row, seekerId, needs } = await opened(request, services);
    const { files } = await receivedWith(row, seekerId, needs);
    const file = files.find(({ id }) => id === request.req.param("file"));
    if (!file) throw notFound("file");
    const what = (title: string) => `The file ${file.name} of your application for ${title}`;
    if (request.req.method !== "HEAD") await recordLooks(needs.db, [row], what, needs);
    return sendKept(request, file, needs.store);
  });

  app.get(`${downloadsPath}${link}/${application}/all.zip`, async (request) => {
    const { row, seekerId, found, needs } = await opened(request, services);
    const headers = download("application/zip", `${needs.brand.id} application ${row.id}.zip`);
    if (request.req.method === "HEAD") return request.body(null, 200, headers);
    const stream = await inDownloadTurn(needs, async (onEnd) => {
      const received = await receivedWith(row, seekerId, needs);
      const shown = await receivedApplicationOf(row, { link: found, received }, needs);
      const what = (title: string) => `Your application for ${title} with all files, as a download`;
      await recordLooks(needs.db, [row], what, needs);
      return applicationArchive(shown, { files: received.files, store: needs.store, onEnd });
    });
    return request.body(stream, 200, headers);
  });

  app.get(`${downloadsPath}${link}/applications.csv`, async (request) => {
    const { found, needs } = await openedLink(request, services);
    const headers = download("text/csv; charset=utf-8", `${needs.brand.id} applications.csv`);
    if (request.req.method === "HEAD") return request.body(null, 200, headers);
    return request.body(applicationsCsv(found, needs), 200, headers);
  });
};

const download = (type: string, name: string) => ({
  "content-type": type,
  "content-disposition": attachment(name),
  "cache-control": "private, no-store",
});

/**
 * The link of a download that was signed for this site.
 * @throws HttpError 403 for a path that is wrong or too old, 410 for a link that has ended.
 */
const openedLink = async (
  request: HonoContext,
  services: Services,
): Promise<{ found: LinkRow; needs: Needs }> => {
  const needs = { ...services, ...siteOf(request, services) };
  const { pathname, searchParams } = new URL(request.req.url);
  const [found] = isSigned(pathname, searchParams, services.secret)
    ? await services.db
        .select()
        .from(employerLinks)
        .where(eq(employerLinks.id, request.req.param("link") ?? ""))
    : [];
  if (!found || found.brand !== needs.brand.id)
    throw new HttpError(
      403,
      "This address is wrong or has expired. Open the page of the application again, and download from there.",
    );
  refuseEnded(found, needs.brand.email);
  await services.limits.received.take(`${found.id} ${networkOf(needs.address)}`);
  return { found, needs };
};

/** The application of a download. @throws HttpError 410 when it was withdrawn or its account erased. */
const opened = async (
  request: HonoContext,
  services: Services,
): Promise<{ row: ApplicationRow; seekerId: string; found: LinkRow; needs: Needs }> => {
  const { found, needs } = await openedLink(request, services);
  const row = await findReceived(Number(request.req.param("application")), found, needs);
  const { seekerId } = row;
  if (goneReason(row) || !seekerId) throw new HttpError(410, "The applicant has withdrawn this application.");
  return { row, seekerId, found, needs };
};
