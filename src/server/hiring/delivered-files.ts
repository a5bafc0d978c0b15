import { eq } from "drizzle-orm";
import type { Hono } from "hono";
import { applications } from "../applications/tables.ts";
import { HttpError } from "../platform/http-error.ts";
import type { Services } from "../http/context.ts";
import { isSigned, signPath } from "../platform/signed-path.ts";
import { goneReason } from "../received-applications/find-received.ts";
import { receivedWith } from "../received-applications/received-files.ts";
import { sendKept } from "../uploads/send-object.ts";
import { hiringDeliveries } from "./tables.ts";

const filesPath = "/v1/hiring-deliveries/";
/** How long the addresses of files in a delivery open, in seconds: a day. */
const fileSeconds = 24 * 60 * 60;

/** The signed path of a file of a delivery, which opens for a day while the employer may see the file. */
export const deliveredFilePath = (delivery: string, file: string, secret: Uint8Array): string =>
  signPath(`${filesPath}${delivery}/files/${file}`, secret, fileSeconds);

/** Serves the files of deliveries, until the application is withdrawn, its account erased or the file no longer shared. */
export const mountDeliveredFiles = (app: Hono, services: Services): void => {
  const { db, secret, store } = services;
  app.get(`${filesPath}:delivery{[0-9a-f-]{36}}/files/:file{[0-9a-f-]{36}}`, async (request) => {
    const { pathname, searchParams, origin } = new URL(request.req.url);
    if (!isSigned(pathname, searchParams, secret))
      throw new HttpError(
        403,
        "This address is wrong or has expired: it opens for a day after the delivery.",
      );
    const [found] = await db
      .select({ application: applications })
      .from(hiringDeliveries)
      .innerJoin(applications, eq(applications.id, hiringDeliveries.applicationId))
      .where(eq(hiringDeliveries.key, request.req.param("delivery")));
    const seekerId = found && !goneReason(found.application) && found.application.seekerId;
    if (!seekerId) throw new HttpError(410, "The applicant has withdrawn this application.");
    const { files } = await receivedWith(found.application, seekerId, { ...services, origin });
    const file = files.find(({ id }) => id === request.req.param("file"));
    if (!file) throw new HttpError(410, "The applicant does not share this file any more.");
    return sendKept(request, file, store);
  });
};
