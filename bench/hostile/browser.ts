import { ask, type Answered } from "../ask.ts";
import { hostOf } from "../site-paths.ts";
import { brand } from "./seeker.ts";

/** A browser on the trials' site: an address of its own, and the cookies that it was given, each for its path. */
export interface TrialBrowser {
  call: (method: string, path: string, body: unknown) => Promise<Answered>;
}

/** @param from the loopback address that it has. */
export const browserAt = (port: number, from: string): TrialBrowser => {
  const cookies = new Map<string, { pair: string; path: string }>();
  return {
    call: async (method, path, body) => {
      const sent = [...cookies.values()].filter((one) => path.startsWith(one.path)).map(({ pair }) => pair);
      const answered = await ask({
        port,
        host: hostOf(brand),
        path,
        method,
        from,
        headers: {
          "content-type": "application/json",
          "sec-fetch-site": "same-origin",
          cookie: sent.join("; "),
        },
        body: JSON.stringify(body),
      });
      for (const line of answered.headers["set-cookie"] ?? []) {
        const [, pair = "", name = ""] = /^(([^=]+)=[^;]*)/.exec(line) ?? [];
        cookies.set(name, { pair, path: /path=([^;]+)/i.exec(line)?.[1] ?? "/" });
      }
      return answered;
    },
  };
};
