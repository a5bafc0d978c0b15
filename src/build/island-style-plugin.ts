import type { Plugin } from "vite";

/**
 * Leaves out the style element that Astro puts before the first island, where HTML allows none: its rule is in
 * src/styles/global.css.
 */
export const islandStyle = (): Plugin => ({
  name: "signboard-island-style",
  transform: {
    filter: { id: /\/astro\/dist\/runtime\/server\/scripts\.js/ },
    handler(code) {
      const element = "<style>${ISLAND_STYLES}</style>";
      if (!code.includes(element))
        this.error("Astro writes the style of islands in another way: see src/build/island-style-plugin.ts.");
      return { code: code.replace(element, ""), map: null };
    },
  },
});
