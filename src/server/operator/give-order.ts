import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { UserFacingError } from "../../runtime/user-facing-error.ts";
import { operatorHost, orderPath, type OperatorAddress } from "./operator-channel.ts";

/**
 * Sends an order to a running server, and returns its response text.
 * @param body what the order is about, as JSON.
 * @throws UserFacingError with the server's words when it cannot do it.
 */
export const giveOrder = async (
  { port, key }: OperatorAddress,
  order: string,
  body = "",
): Promise<string> => {
  const call = request({
    host: operatorHost,
    port,
    method: "PUT",
    path: orderPath(order),
    headers: { authorization: `Bearer ${key}` },
  });
  const [response] = (await once(call.end(body), "response")) as [IncomingMessage];
  const said = await text(response);
  if (response.statusCode !== 200) throw new UserFacingError(said);
  return said;
};
