import type { Hono } from "hono";
import { jwtVerify, SignJWT } from "jose";
import { isSignedIn } from "../auth/authenticate.ts";
import type { Caller, Context, Services } from "../http/context.ts";
import { inDownloadTurn } from "../http/download-turn.ts";
import { siteOf } from "../http/site-of.ts";
import { HttpError } from "../platform/http-error.ts";
import { attachment } from "../platform/files/attachment.ts";
import { recordAccess } from "../access-log/access-log.ts";
import { collectData, type DataNeeds } from "./collect-data.ts";
import { dataArchive } from "./data-archive.ts";

const path = "/v1/account/data.zip";
/** Not the issuer of access tokens: neither token is taken for the other. */
const issuer = "signboard data";
/** How long a link opens, in seconds. */
const linkSeconds = 300;

/** A link to the seeker's data that opens without a token, as browsers download it. */
export const dataLink = async ({ seeker, secret, origin }: Context<"seeker">) => {
  const expires = Math.floor(Date.now() / 1000) + linkSeconds;
  const token = await new SignJWT({ sid: seeker.session })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer(issuer)
    .setSubject(seeker.id)
    .setExpirationTime(expires)
    .sign(secret);
  return { url: `${origin}${path}?token=${token}`, expires_at: new Date(expires * 1000).toISOString() };
};

/** Serves the links of `dataLink`: a ZIP that is written while it is sent. */
export const mountDataDownload = (app: Hono, services: Services): void => {
  app.get(path, async (request) => {
    const seeker = await callerOf(request.req.query("token") ?? "", services);
    const needs: DataNeeds = { ...services, ...siteOf(request, services), seeker };
    const headers = {
      "content-type": "application/zip",
      "content-disposition": attachment(
        `${needs.brand.id} data ${new Date().toISOString().slice(0, 10)}.zip`,
      ),
      "cache-control": "private, no-store",
    };
    if (request.req.method === "HEAD") return request.body(null, 200, headers);
    return request.body(await openArchive(needs), 200, headers);
  });
};

/** @throws HttpError 403 for a link that is wrong, too old, or whose account or session has ended. */
const callerOf = async (token: string, { secret, db }: Services): Promise<Caller> => {
  const read = await jwtVerify(token, secret, { issuer, algorithms: ["HS256"] }).catch(() => null);
  const caller = read && { id: read.payload.sub!, session: read.payload["sid"] as string | null };
  if (!caller || !(await isSignedIn(caller, db)))
    throw new HttpError(
      403,
      "This link is wrong or has expired. Open your account page and ask for a new one.",
    );
  return caller;
};

const openArchive = (needs: DataNeeds): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> =>
  inDownloadTurn(needs, async (onEnd) => {
    await recordAccess(needs.db, {
      seekerId: needs.seeker.id,
      who: "You",
      what: "All data of the account, as a download",
      address: needs.address,
    });
    return dataArchive(await collectData(needs), needs, onEnd);
  });
