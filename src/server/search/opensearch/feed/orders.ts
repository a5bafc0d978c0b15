import type { Client } from "@opensearch-project/opensearch";
import { openStateIndex, stateIndex } from "./state.ts";

/** What an operator has asked for: the index filled anew, by whoever feeds it. */
export interface RebuildOrder {
  state: "asked" | "failed";
  /** Why it failed. */
  message?: string;
}

const id = "rebuild";

export const readOrder = async (client: Client, alias: string): Promise<RebuildOrder | null> => {
  const { body, statusCode } = await client.get({ index: stateIndex(alias), id }, { ignore: [404] });
  return statusCode === 404 ? null : (body._source as unknown as RebuildOrder);
};

/** Asks for it, or says that it failed; null once it is done. */
export const writeOrder = async (
  client: Client,
  alias: string,
  order: RebuildOrder | null,
): Promise<void> => {
  await openStateIndex(client, alias);
  if (order) await client.index({ index: stateIndex(alias), id, body: order });
  else await client.delete({ index: stateIndex(alias), id }, { ignore: [404] });
};
