import node from "@astrojs/node";
import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, fontProviders, logHandlers } from "astro/config";
import { editor } from "./src/editor/integration.ts";
import { articleSearch } from "./src/build/article-search.ts";
import { contentIntegration } from "./src/build/content-integration.ts";
import { siteFont, weights } from "./src/build/site-font.ts";
import { readConfig } from "./src/runtime/config.ts";
import { articleMarkdown } from "./src/site/markdown/article-markdown.ts";
import { loadBrands } from "./src/site/brands.ts";
import { hostRule } from "./src/build/host-rule-plugin.ts";
import { checkLandingNames } from "./src/site/check/landing-names.ts";
import { optimizeSvg } from "./src/build/optimize-svg-plugin.ts";
import { pageHosts } from "./src/site/page-hosts.ts";
import { slimContract } from "./src/build/slim-contract-plugin.ts";
import { fingerprint, idOf } from "./src/releases/fingerprint.ts";

// A wrong brand folder stops here, with its path and the mend.
const brands = loadBrands();
// `npm run build` says what it makes a release of (src/commands/build.ts); `astro build` by itself makes none.
const { RELEASE, RELEASE_FOLDER = "dist/astro", RELEASE_AT } = process.env;
/** One moment for the whole build: what is published by then is in it. */
const now = new Date(RELEASE_AT ?? Date.now());
const config = readConfig();
const version = RELEASE ?? idOf(fingerprint(config, now));
const hosts = pageHosts(config);

/** The gallery of building blocks: a page of development only. */
const gallery = {
  name: "signboard-gallery",
  hooks: {
    /** @param {import("astro").HookParameters<"astro:config:setup">} setup */
    "astro:config:setup": ({ command, injectRoute }) => {
      if (command === "dev")
        injectRoute({ pattern: "/[brand]/gallery", entrypoint: "./src/pages/_gallery.astro" });
    },
  },
};

/** `client:interaction`: islands that are loaded when a seeker reaches for them. */
const interaction = {
  name: "signboard-interaction",
  hooks: {
    /** @param {import("astro").HookParameters<"astro:config:setup">} setup */
    "astro:config:setup": ({ addClientDirective }) =>
      addClientDirective({ name: "interaction", entrypoint: "./src/ui/interaction.ts" }),
  },
};

/** A landing page that another page hides stops the build. */
const landingNames = {
  name: "signboard-landing-names",
  hooks: {
    /** @param {import("astro").HookParameters<"astro:routes:resolved">} found */
    "astro:routes:resolved": ({ routes }) => checkLandingNames(routes.map(({ pattern }) => pattern)),
  },
};

/** `npm run build` reads and checks the content beside this process, and tells of it (src/commands/build.ts). */
const isReadApart = process.env["CONTENT"] === "apart";
const content = contentIntegration({ root: import.meta.dirname, brands, now, isReadApart });

export default defineConfig({
  output: "static",
  outDir: RELEASE_FOLDER,
  // A build says a line for each of its parts (src/commands/build.ts) instead of two for each page.
  logger: logHandlers.node({ level: process.argv.includes("build") ? "warn" : "info" }),
  // The one form that a page takes is a story; without a limit a page would read a gigabyte of it.
  adapter: node({ mode: "middleware", bodySizeLimit: 256 * 1024 }),
  integrations: [react(), content, articleSearch(brands), gallery, interaction, landingNames, editor],
  trailingSlash: "ignore",
  // While one page is written, the next is made.
  build: { format: "directory", inlineStylesheets: "auto", concurrency: 8 },
  security: {
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        ["img-src 'self' data:", ...hosts.pictures].join(" "),
        "font-src 'self'",
        // Files go to the object store itself.
        ["connect-src 'self'", ...hosts.uploads].join(" "),
        "media-src 'self'",
        // Pages with films add the sites that show them.
        "frame-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
      styleDirective: { resources: [{ resource: "'unsafe-inline'", kind: "attribute" }] },
    },
  },
  markdown: articleMarkdown,
  image: { service: { entrypoint: "./src/build/scene-images.ts" } },
  fonts: [
    {
      provider: fontProviders.local(),
      name: "Inter",
      cssVariable: "--font-inter",
      // A font that comes late waits for the next page: nothing moves once it has been painted.
      display: "optional",
      options: {
        variants: [
          {
            weight: `${weights.min} ${weights.max}`,
            style: "normal",
            src: [await siteFont()],
          },
        ],
      },
    },
  ],
  vite: {
    build: {
      // What a browser fetches when it needs it, the server has at hand.
      rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
    },
    plugins: [tailwindcss(), hostRule(), slimContract(), optimizeSvg()],
    define: {
      "import.meta.env.BUILD_VERSION": JSON.stringify(version),
      "import.meta.env.BUILT_AT": JSON.stringify(now),
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Many small files compress worse than one, and every page with islands needs these.
              codeSplitting: {
                groups: [
                  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
                  { name: "calls", test: /node_modules\/(ofetch|ufo|destr)\// },
                  { name: "schemas", test: /node_modules\/zod\// },
                  // What pages without islands load as well.
                  { name: "page", test: /vite\/preload-helper|src\/features\/session\/session-ended/ },
                  {
                    name: "islands",
                    test: /\/@?nanostores\/|src\/ui\/(island|recipes|toasts\/toasts)|src\/features\/session\/seeker/,
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});
