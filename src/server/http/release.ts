import type { IncomingMessage, ServerResponse } from "node:http";
import type { StaticFile } from "./static-files.ts";

/** What the Astro build gives: renders a page on demand, or calls `next` where it has none. */
export type PageHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
  locals: object,
) => Promise<void>;

/** Static files by the paths that they are asked for. */
export type Files = Pick<ReadonlyMap<string, StaticFile>, "get">;

/** One build of the sites, opened to be served. */
export interface Release {
  id: string;
  /** The folder of its static files. */
  client: string;
  /** Its static files by the path that they are asked for, such as "/automotive/page/about-us". */
  files: Files;
  pages: PageHandler;
}

/** Where requests get the release that is current when they arrive. */
export interface Releases {
  current: () => Release;
}
