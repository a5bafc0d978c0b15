import type { IncomingMessage, ServerResponse } from "node:http";
import { isbot } from "isbot";
import { countEvent } from "../platform/site-events.ts";

/** Files have an ending; pages have none. */
const isFile = /\.[a-z0-9]+$/i;

/** Counts a page of a site as viewed once it has been answered: not robots that name themselves, nor pages fetched ahead. */
export const countView = (
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  path: string,
  site: { id: string; timezone: string },
): void => {
  if (method !== "GET" || isFile.test(path)) return;
  const fetchedAhead = headers["sec-purpose"] ?? headers["purpose"] ?? headers["x-purpose"];
  if (fetchedAhead !== undefined || isbot(headers["user-agent"])) return;
  response.once("finish", () => {
    if (response.statusCode === 200 || response.statusCode === 304) countEvent(site, "views");
  });
};
