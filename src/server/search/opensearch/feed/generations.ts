import type { Client } from "@opensearch-project/opensearch";
import { layout } from "../index/layout.ts";

/** The names of the indices of an alias, those that are being filled included. */
export const indicesOf = async (client: Client, alias: string): Promise<string[]> => {
  const { body } = await client.indices.get({ index: `${alias}-2*` }, { ignore: [404] });
  return Object.keys(body);
};

/** The index that an alias points to, and how it stores jobs; null before the first one. */
export const liveIndex = async (
  client: Client,
  alias: string,
): Promise<{ index: string; isCurrent: boolean } | null> => {
  const { body, statusCode } = await client.indices.getMapping({ index: alias }, { ignore: [404] });
  const [entry] = statusCode === 404 ? [] : Object.entries(body);
  if (!entry) return null;
  const [index, { mappings }] = entry;
  return { index, isCurrent: (mappings as { _meta?: { layout?: string } })._meta?.layout === layout };
};

/** Removes what rebuilds left that died: whoever calls it feeds alone. */
export const removeLeftovers = async (client: Client, alias: string): Promise<string[]> => {
  const live = await liveIndex(client, alias);
  const left = (await indicesOf(client, alias)).filter((name) => name !== live?.index);
  for (const index of left) await client.indices.delete({ index }, { ignore: [404] });
  return left;
};
