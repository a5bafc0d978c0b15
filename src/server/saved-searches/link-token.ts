import { jwtVerify, SignJWT } from "jose";
import { HttpError } from "../platform/http-error.ts";
import type { SavedSearchRow } from "./queries.ts";

const issuer = "signboard-saved-search";

/** How long the link that confirms an address is valid, in hours. */
export const confirmHours = 48;

/** What a link in a mail may do with a saved search. */
type Purpose = "confirm" | "stop";

type Linked = Pick<SavedSearchRow, "id" | "createdAt">;

/** What the token of a link names. */
interface Link {
  id: number;
  /** When its saved search was added, in milliseconds; tokens of earlier versions do not say. */
  added: number | undefined;
}

/** The token of a link; one that stops mails never expires, as old mails have it too. */
export const signLink = (
  purpose: Purpose,
  { id, createdAt }: Linked,
  secret: Uint8Array,
): Promise<string> => {
  const token = new SignJWT({ added: createdAt.getTime() })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuer(issuer)
    .setAudience(purpose)
    .setSubject(String(id));
  return (purpose === "confirm" ? token.setExpirationTime(`${confirmHours}h`) : token).sign(secret);
};

/** Whether a link is to a saved search: after a failover, somebody else's may have the id of one that was lost. */
export const isLinkTo = ({ added }: Link, { createdAt }: Pick<Linked, "createdAt">): boolean =>
  added === undefined || added === createdAt.getTime();

/** What a link is to. @throws HttpError 403 when it is wrong or has expired. */
export const readLink = async (
  purpose: Purpose | readonly Purpose[],
  token: string,
  secret: Uint8Array,
): Promise<Link> => {
  try {
    const audience = [purpose].flat();
    const { payload } = await jwtVerify(token, secret, { issuer, audience, algorithms: ["HS256"] });
    return { id: Number(payload.sub), added: payload["added"] as number | undefined };
  } catch {
    throw new HttpError(
      403,
      `This link is not whole, or it has expired. Open it from the mail once more. One that confirms an address is valid for ${confirmHours} hours: save the search again to get a new one.`,
    );
  }
};
