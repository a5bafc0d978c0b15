import { defineConfig } from "astro/config";

// What Astro itself takes for the same Markdown: no integration, no styles, no scripts.
export default defineConfig({ output: "static" });
