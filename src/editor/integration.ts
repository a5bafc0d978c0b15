import { realpathSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { Plugin } from "vite";

/**
 * Reloads pages on a change of content. The editor's form reads brands and employers: a module that is replaced in place
 * would make the form anew, with nothing of what was typed, where a reload waits until the editor leaves the entry.
 */
const reloadOnContent: Plugin = {
  name: "signboard-reload-on-content",
  hotUpdate: {
    order: "post",
    handler({ file, modules }) {
      if (this.environment.name !== "client" || !modules.length) return;
      if (!/\/src\/(brands|content)\//.test(file)) return;
      this.environment.hot.send({ type: "full-reload", triggeredBy: file });
      return [];
    },
  },
};

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
          plugins: [reloadOnContent],
          server: { fs: { allow: [root, packages] } },
          optimizeDeps: { include: ["@keystatic/core", "@keystatic/core/ui", "@keystatic/astro/ui"] },
        },
      });
    },
  },
};
