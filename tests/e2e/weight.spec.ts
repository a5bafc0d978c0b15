import { expect, test } from "@playwright/test";
import { pageKinds } from "../../bench/budgets.ts";
import { firstLoad } from "../../bench/first-load.ts";
import { at } from "./site.ts";

for (const brand of ["workinaus", "automotive"])
  for (const [name, kind] of Object.entries(pageKinds))
    test(`${name} on ${brand} takes no more JavaScript than its budget of ${kind.budget} KB`, async ({
      browser,
    }) => {
      const { js } = await firstLoad(browser, new URL(at(brand)).origin, kind);
      expect(js.gzip / 1000).toBeLessThanOrEqual(kind.budget);
    });
