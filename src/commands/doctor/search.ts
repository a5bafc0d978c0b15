import { statusOf } from "../search/status.ts";
import { ok, warning, wrong, type Check } from "./check.ts";

/** Whether the search answers: OpenSearch, its index and whoever feeds it. The embedded one is the server's own. */
export const search: Check = async ({ config }) => {
  if (config.SEARCH_ENGINE === "embedded") return [ok("Each server has an index of its own in memory.")];
  const { server, health, index, isCurrent, jobs, isFed } = await statusOf(config);
  return [
    health === "red"
      ? wrong("OpenSearch is red: a part of an index is on no node. Start its nodes, or rebuild the index.")
      : ok(`OpenSearch ${server} answers, ${health}.`),
    index === null
      ? warning("OpenSearch has no index yet: the first start fills it.")
      : isCurrent
        ? ok(`${index} has ${jobs} jobs.`)
        : warning(`${index} stores jobs as another version does: the next start fills a new one.`),
    isFed ? ok("The index is fed.") : warning("No server or worker feeds the index."),
  ];
};
