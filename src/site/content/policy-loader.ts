import type { Loader } from "astro/loaders";
import { articlesOf } from "./article-loader.ts";
import { readConfig } from "../../runtime/config.ts";

/** Loads the policies that the API of `PAGES_API` owns, as `<brand>/<slug>`, again in each build. */
export const policyLoader: Loader = {
  name: "policies",
  load: async ({ store, logger, config }) => {
    store.clear();
    const { PAGES_API: api, ASSET_HOSTS: assetHosts } = readConfig();
    if (!api) return;
    // Imported only here, because Astro compiles every file that its configuration imports, in every build.
    const [{ loadBrands }, { fetchPolicies }] = await Promise.all([
      import("../brands.ts"),
      import("./policies.ts"),
    ]);
    const found = await fetchPolicies({
      api,
      files: await articlesOf(config),
      brands: loadBrands(),
      now: new Date(),
      assetHosts,
      warn: (message) => logger.warn(message),
    });
    for (const { brand, slug, html, headings } of found)
      store.set({ id: `${brand}/${slug}`, data: {}, rendered: { html, metadata: { headings } } });
  },
};
