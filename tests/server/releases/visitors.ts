import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { CopyWithServer } from "./copy-with-server.ts";

/** Everything that a tab may still ask for after it has loaded a page: assets, and pieces of the search. */
export const tabOf = (copy: CopyWithServer, html: string): string[] => {
  const assets = [...html.matchAll(/["'( ](\/_astro\/[^"'() ,?#]+)/g)].map(([, path]) => path!);
  const pieces = ["automotive/pagefind/fragment", "_search/index"].flatMap((folder) =>
    readdirSync(join(copy.current(), "client", folder)).map(
      (name) => `/${folder.replace("automotive/", "")}/${name}`,
    ),
  );
  return [...new Set([...assets, ...pieces])];
};

/** One asset that a page names, another each time. */
let turn = 0;
const tabAssets = (body: string): string[] => {
  const all = [...body.matchAll(/["'( ](\/_astro\/[^"'() ,?#]+\.(?:js|css|woff2))/g)].map(
    ([, path]) => path!,
  );
  return all.length ? [all[turn++ % all.length]!] : [];
};

/** Between two requests of a visitor, in milliseconds: without it they would take a processor. */
const betweenAsks = 20;

/** Visitors who ask for these paths in turn until it is over; gives how often, and what was not answered as it should. */
export const visit = (copy: CopyWithServer, asked: readonly string[]) => {
  const failed: string[] = [];
  let answered = 0;
  let isOver = false;
  const load = Promise.all(
    [0, 1].map(async (worker) => {
      for (let turn = worker; !isOver; turn += 1) {
        const path = asked[(turn * 7) % asked.length]!;
        const { status, body } = await copy.get(path).catch((error: Error) => ({
          status: 0,
          body: String(error),
        }));
        answered += 1;
        if (status !== 200) failed.push(`${path}: ${status} ${body.slice(0, 80)}`);
        // What a page names is there, whichever release it came from.
        for (const asset of path.startsWith("/_") ? [] : tabAssets(body)) {
          const { status } = await copy.get(asset);
          if (status !== 200) failed.push(`${asset} of ${path}: ${status}`);
        }
        await pause(betweenAsks);
      }
    }),
  );
  return async () => {
    isOver = true;
    await load;
    return { answered, failed };
  };
};
