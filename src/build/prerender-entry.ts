import { app, manifest } from "astro/entrypoints/prerender";

// A page becomes one file: made as one text, and not as a stream of parts that are encoded one by one.
app.resolveStreaming = () => false;

/** What makes the pages of a build: Astro's own. */
export { app, manifest };
