import type { IncomingMessage, ServerResponse } from "node:http";
import type { StaticFile } from "./static-files.ts";

/** The handler of the Astro build: renders a page on demand, or calls `next` when it has no such page. */
export type PageHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
  locals: object,
) => Promise<void>;

/** Static files by request path. */
export type Files = Pick<ReadonlyMap<string, StaticFile>, "get">;

/** One build of the sites, opened to be served. */
export interface Release {
  id: string;
  /** The folder of its static files. */
  client: string;
  /** Its static files by request path, such as "/automotive/page/about-us". */
  files: Files;
  pages: PageHandler;
}

/** Provides the release that is current when a request arrives. */
export interface Releases {
  current: () => Release;
}
