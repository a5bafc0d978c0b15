import { defineConfig } from "astro/config";

// Measures Astro alone on the same Markdown: no integrations, styles or scripts.
export default defineConfig({ output: "static" });
