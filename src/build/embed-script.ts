import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { AstroIntegration } from "astro";
import { build, type Rolldown } from "vite";
import { embedScriptPath } from "../domain/embed-path.ts";

/** The script that lists an employer's jobs on its own web site, as one file that any page can load. */
export const bundleEmbed = async (): Promise<string> => {
  const result = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2023",
      modulePreload: false,
      // The names of its parts stay inside of it.
      rolldownOptions: {
        input: join(import.meta.dirname, "../embed/embed.ts"),
        output: { format: "iife" },
      },
    },
  });
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput];
  return output[0].code;
};

/** Serves the script to every site: a file of the release, and made anew for each request in development. */
export const embedScript: AstroIntegration = {
  name: "signboard-embed",
  hooks: {
    "astro:server:setup": ({ server }) => {
      server.middlewares.use(embedScriptPath, (_request, response, next) => {
        bundleEmbed().then(
          (code) => response.setHeader("content-type", "text/javascript; charset=utf-8").end(code),
          next,
        );
      });
    },
    "astro:build:done": async ({ dir }) =>
      writeFile(new URL(`.${embedScriptPath}`, dir), await bundleEmbed()),
  },
};
