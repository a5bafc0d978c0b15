import { app, manifest } from "astro/entrypoints/prerender";

// A page becomes one file, so rendering it as one string is faster than encoding a stream of parts.
app.resolveStreaming = () => false;

/** Astro's own prerenderer. */
export { app, manifest };
