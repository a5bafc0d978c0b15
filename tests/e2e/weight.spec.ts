import { expect, test } from "@playwright/test";
import { pageKinds, type PageKind } from "../../bench/budgets.ts";
import { firstLoad } from "../../bench/first-load.ts";
import { loadBrands } from "../../src/site/brands.ts";
import { at } from "./site.ts";

test.describe.configure({ mode: "parallel" });

/** Sites whose pages of live data are measured: those of all sites have the same parts. */
const measured = ["workinaus", "automotive"];
const kinds: [string, PageKind][] = Object.entries(pageKinds);

const allowed = ({ budget, total, requests }: PageKind): string =>
  `${budget} KB of JavaScript and ${total} KB in all${requests ? `, in ${requests} requests` : ""}`;

for (const { id } of loadBrands())
  for (const [name, kind] of kinds.filter(([, { file }]) => file || measured.includes(id)))
    test(`${name} on ${id} takes no more than ${allowed(kind)}`, async ({ browser }) => {
      const { js, total, requests } = await firstLoad(browser, new URL(at(id)).origin, kind);
      expect(js.gzip / 1000).toBeLessThanOrEqual(kind.budget);
      expect(total.gzip / 1000).toBeLessThanOrEqual(kind.total);
      if (kind.requests) expect(requests).toBeLessThanOrEqual(kind.requests);
    });
