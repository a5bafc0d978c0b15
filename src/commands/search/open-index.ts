import type { Client } from "@opensearch-project/opensearch";
import type { Config } from "../../runtime/config.ts";
import { UserFacingError } from "../../runtime/user-facing-error.ts";
import { openClient } from "../../server/search/opensearch/client.ts";

/**
 * Runs a command on OpenSearch.
 * @throws UserFacingError where the configuration names none, or it does not answer.
 */
export const withIndex = async <Result>(
  { SEARCH_ENGINE, OPENSEARCH_URL, OPENSEARCH_INDEX }: Config,
  run: (client: Client, alias: string) => Promise<Result>,
): Promise<Result> => {
  if (SEARCH_ENGINE !== "opensearch" || !OPENSEARCH_URL)
    throw new UserFacingError(
      "This server searches with its embedded index, which needs no command. Set SEARCH_ENGINE=opensearch and OPENSEARCH_URL for OpenSearch.",
    );
  const client = openClient({ OPENSEARCH_URL });
  try {
    return await run(client, OPENSEARCH_INDEX);
  } catch (error) {
    if (error instanceof UserFacingError) throw error;
    const { message } = error as Error;
    throw new UserFacingError(
      `OpenSearch does not answer (${message}): look at OPENSEARCH_URL and its nodes.`,
      {
        cause: error,
      },
    );
  } finally {
    await client.close();
  }
};
