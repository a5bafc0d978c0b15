import { jwtVerify, SignJWT } from "jose";
import { HttpError } from "../http-error.ts";

const issuer = "signboard-saved-search";

/** How long the link that confirms an address is valid, in hours. */
export const confirmHours = 48;

/** What a link in a mail may do with a saved search. */
type Purpose = "confirm" | "stop";

/** The token of a link; one that stops mails never expires, as old mails have it too. */
export const signLink = (purpose: Purpose, id: number, secret: Uint8Array): Promise<string> => {
  const token = new SignJWT()
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuer(issuer)
    .setAudience(purpose)
    .setSubject(String(id));
  return (purpose === "confirm" ? token.setExpirationTime(`${confirmHours}h`) : token).sign(secret);
};

/** The id of the saved search that a link is for. @throws HttpError 403 when it is wrong or has expired. */
export const readLink = async (
  purpose: Purpose | readonly Purpose[],
  token: string,
  secret: Uint8Array,
): Promise<number> => {
  try {
    const audience = [purpose].flat();
    const { payload } = await jwtVerify(token, secret, { issuer, audience, algorithms: ["HS256"] });
    return Number(payload.sub);
  } catch {
    throw new HttpError(
      403,
      `This link is not whole, or it has expired. Open it from the mail once more. One that confirms an address is valid for ${confirmHours} hours: save the search again to get a new one.`,
    );
  }
};
