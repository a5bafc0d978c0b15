import { Client } from "@opensearch-project/opensearch";

/** How long a request may take, in milliseconds: of a search, and of whoever fills an index. */
export const requestMs = { search: 10_000, feed: 60_000 };

/** Where OpenSearch is: its nodes, and the name of the alias. */
export interface OpenSearchSettings {
  /** Addresses of nodes, comma-separated, with user and password where it asks for them. */
  OPENSEARCH_URL: string;
  /** Names the alias, and begins the names of its indices. */
  OPENSEARCH_INDEX: string;
  OPENSEARCH_SHARDS: number;
}

/** A client of all nodes: a request that one cannot answer goes to another. */
export const openClient = (
  { OPENSEARCH_URL }: Pick<OpenSearchSettings, "OPENSEARCH_URL">,
  requestTimeout = requestMs.search,
): Client => new Client({ nodes: OPENSEARCH_URL.split(","), requestTimeout, maxRetries: 2 });
