import { realpathSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** The editor of articles, blogs and brands, at /keystatic: in development only; it is not part of a build. */
export const editor: AstroIntegration = {
  name: "signboard-editor",
  hooks: {
    "astro:config:setup": ({ command, config, injectRoute, updateConfig }) => {
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
      const root = fileURLToPath(config.root);
      // node_modules may be a symbolic link, for example into another checkout.
      const packages = dirname(realpathSync(`${root}/node_modules/astro`));
      updateConfig({
        vite: {
          server: { fs: { allow: [root, packages] } },
          optimizeDeps: { include: ["@keystatic/core", "@keystatic/core/ui", "@keystatic/astro/ui"] },
        },
      });
    },
  },
};
