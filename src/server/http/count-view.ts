import type { IncomingMessage, ServerResponse } from "node:http";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import { countEvent } from "../platform/site-events.ts";

/** Files have an ending; pages have none. */
const isFile = /\.[a-z0-9]+$/i;

/** Which of the latest user agents are robots: few agents make nearly all requests, and the test takes microseconds. */
const longestAgent = 400;
const robots = new LRUCache<string, boolean>({ max: 2000 });

const isRobot = (agent = ""): boolean => {
  const is = robots.get(agent) ?? isbot(agent);
  if (agent.length <= longestAgent) robots.set(agent, is);
  return is;
};

/** Counts a page of a site as viewed once it has been answered: not robots that name themselves, nor pages fetched ahead. */
export const countView = (
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  path: string,
  site: { id: string; timezone: string },
): void => {
  if (method !== "GET" || isFile.test(path)) return;
  const fetchedAhead = headers["sec-purpose"] ?? headers["purpose"] ?? headers["x-purpose"];
  if (fetchedAhead !== undefined || isRobot(headers["user-agent"])) return;
  const count = () => {
    if (response.statusCode === 200 || response.statusCode === 304) countEvent(site, "views");
  };
  // What is answered from memory has ended by now.
  if (response.writableEnded) count();
  else response.once("finish", count);
};
