declare module "astro/entrypoints/prerender" {
  import type { SSRManifest } from "astro";
  import type { BaseApp } from "astro/app";

  export const app: BaseApp & { resolveStreaming: () => boolean | undefined };
  export const manifest: SSRManifest;
}
