import { and, eq, isNull } from "drizzle-orm";
import type { Hono } from "hono";
import type { Services } from "../http/context.ts";
import { siteOf } from "../http/site-of.ts";
import { sendKept } from "../uploads/send-object.ts";
import { files } from "../uploads/tables.ts";
import { downloadPath, mayDownload } from "./download-path.ts";
import { closed, documentsOf, openLink, recordLook, showableDocuments } from "./queries.ts";

/** Serves the documents of shared links, and records each look. No address of a file outlives its link. */
export const mountSharedDownloads = (app: Hono, services: Services): void => {
  app.get(`${downloadPath}:link{[0-9a-f-]{36}}/:document{[1-9][0-9]{0,9}}`, async (request) => {
    const download = { link: request.req.param("link"), document: Number(request.req.param("document")) };
    const query = new URL(request.req.url).searchParams;
    if (!mayDownload(download, query, services.secret)) throw closed();
    const context = { ...services, ...siteOf(request, services) };
    const link = await openLink({ id: download.link }, context);
    const showable = await showableDocuments({ ...context, seeker: { id: link.seekerId } });
    const document = documentsOf(link, showable).find(({ id }) => id === download.document);
    if (!document) throw closed();
    const [file] = await services.db
      .select()
      .from(files)
      .where(and(eq(files.id, document.file.id), eq(files.seekerId, link.seekerId), isNull(files.removedAt)));
    if (!file) throw closed();
    if (request.req.method !== "HEAD")
      await recordLook(link, { what: "downloaded", document: document.name }, context);
    return sendKept(request, file, services.store);
  });
};
