import type { AstroIntegration } from "astro";

/** The editor of articles, blogs and brands, at /keystatic: in development only, nothing of it is built. */
export const editor: AstroIntegration = {
  name: "signboard-editor",
  hooks: {
    "astro:config:setup": ({ command, injectRoute, updateConfig }) => {
      if (command !== "dev") return;
      injectRoute({
        pattern: "/keystatic/[...params]",
        entrypoint: "./src/editor/page.astro",
        prerender: false,
      });
      injectRoute({
        pattern: "/api/keystatic/[...params]",
        entrypoint: "./src/editor/api.ts",
        prerender: false,
      });
      updateConfig({
        vite: {
          optimizeDeps: { include: ["@keystatic/core", "@keystatic/core/ui", "@keystatic/astro/ui"] },
        },
      });
    },
  },
};
