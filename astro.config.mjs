import { join } from "node:path";
import node from "@astrojs/node";
import react from "@astrojs/react";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, fontProviders, logHandlers } from "astro/config";
import { editor } from "./src/editor/integration.ts";
import { chunkGroups } from "./src/build/chunk-groups.ts";
import { embedScript } from "./src/build/embed-script.ts";
import { articleSearch } from "./src/build/article-search.ts";
import { contentIntegration } from "./src/build/content-integration.ts";
import { siteFont, weights } from "./src/build/site-font.ts";
import { faces } from "./src/build/faces.ts";
import { readConfig } from "./src/runtime/config.ts";
import { articleMarkdown } from "./src/site/markdown/article-markdown.ts";
import { loadBrands } from "./src/site/brands.ts";
import { hostRule } from "./src/build/host-rule-plugin.ts";
import { islandStyle } from "./src/build/island-style-plugin.ts";
import { lightIcons } from "./src/build/light-icons-plugin.ts";
import { checkLandingNames } from "./src/site/check/landing-names.ts";
import { optimizeSvg } from "./src/build/optimize-svg-plugin.ts";
import { pageHosts } from "./src/site/page-hosts.ts";
import { bundleProgress } from "./src/build/tell-progress.ts";
import { slimContract } from "./src/build/slim-contract-plugin.ts";
import { fingerprint, idOf } from "./src/releases/fingerprint.ts";

// An invalid brand folder stops the build here, with its path and how to fix it.
const brands = loadBrands();
// `npm run build` passes the release's version and time (src/commands/build.ts); a plain `astro build` makes no release.
const { RELEASE, RELEASE_FOLDER = "dist/astro", RELEASE_AT } = process.env;
/** One moment for the whole build: it contains what is published by then. */
const now = new Date(RELEASE_AT ?? Date.now());
const config = readConfig();
const version = RELEASE ?? idOf(fingerprint(config, now));
const hosts = pageHosts(config);

/** The component gallery: a page in development only. */
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

/** `client:interaction`: islands that hydrate when a visitor first interacts with them. */
const interaction = {
  name: "signboard-interaction",
  hooks: {
    /** @param {import("astro").HookParameters<"astro:config:setup">} setup */
    "astro:config:setup": ({ addClientDirective }) =>
      addClientDirective({ name: "interaction", entrypoint: "./src/ui/interaction.ts" }),
  },
};

/** Renders React's components before the standard renderer is asked to (src/build/react-renderer.ts). */
const reactInOneGo = {
  name: "signboard-react",
  hooks: {
    /** @param {import("astro").HookParameters<"astro:config:setup">} setup */
    "astro:config:setup": ({ addRenderer }) =>
      addRenderer({
        name: "signboard-react",
        clientEntrypoint: "@astrojs/react/client.js",
        serverEntrypoint: join(import.meta.dirname, "src/build/react-renderer.ts"),
      }),
  },
};

/** Stops the build when another page's route hides a landing page. */
const landingNames = {
  name: "signboard-landing-names",
  hooks: {
    /** @param {import("astro").HookParameters<"astro:routes:resolved">} found */
    "astro:routes:resolved": ({ routes }) => checkLandingNames(routes.map(({ pattern }) => pattern)),
  },
};

/** `npm run build` reads and checks the content in another process and sends the result here (src/commands/build.ts). */
const isReadApart = process.env["CONTENT"] === "apart";
const content = contentIntegration({ root: import.meta.dirname, brands, now, isReadApart });

export default defineConfig({
  output: "static",
  outDir: RELEASE_FOLDER,
  // A build logs a line for each of its steps (src/commands/build.ts) instead of two for each page.
  logger: logHandlers.node({ level: process.argv.includes("build") ? "warn" : "info" }),
  // The only form posted to a page is a story; without a limit the server would read a gigabyte of it.
  adapter: node({ mode: "middleware", bodySizeLimit: 256 * 1024 }),
  integrations: [
    reactInOneGo,
    react(),
    content,
    articleSearch(brands),
    bundleProgress,
    gallery,
    interaction,
    landingNames,
    embedScript,
    editor,
  ],
  trailingSlash: "ignore",
  // The next page is rendered while one is written to disk.
  build: {
    format: "directory",
    inlineStylesheets: "auto",
    concurrency: 8,
    ...(config.ASSET_CDN_URL && { assetsPrefix: config.ASSET_CDN_URL }),
  },
  security: {
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        ["img-src 'self' data:", ...hosts.pictures, ...hosts.uploads, ...hosts.apis, ...hosts.assets].join(
          " ",
        ),
        ["font-src 'self'", ...hosts.assets].join(" "),
        // Browsers upload files directly to the object store.
        ["connect-src 'self'", ...hosts.uploads, ...hosts.apis].join(" "),
        // Videos come from the object store; a recording is played before it is sent.
        ["media-src 'self' blob:", ...hosts.uploads, ...hosts.apis, ...hosts.assets].join(" "),
        // Pages with films add the sites that show them.
        "frame-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
      ...(hosts.assets.length && { scriptDirective: { resources: ["'self'", ...hosts.assets] } }),
      styleDirective: {
        resources: [
          { resource: "'unsafe-inline'", kind: "attribute" },
          // Naming a source drops the default 'self', so add it again.
          ...(hosts.assets.length ? ["'self'", ...hosts.assets] : []),
        ],
      },
    },
  },
  markdown: articleMarkdown,
  image: { service: { entrypoint: "./src/build/scene-images.ts" } },
  fonts: [
    {
      provider: fontProviders.local(),
      name: "Inter",
      cssVariable: "--font-inter",
      // A font that loads late is used from the next page on, so that nothing shifts after the first paint.
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
    ...(await faces(brands)),
  ],
  vite: {
    build: {
      // Modules that browsers load on demand are imported statically on the server, which is intended.
      rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
    },
    plugins: [
      tailwindcss(),
      hostRule(),
      slimContract(),
      lightIcons(),
      islandStyle(),
      optimizeSvg(),
      // Without it each form of the profile would load its words in thirty languages.
      optimizeLocales.vite({ locales: ["en-US"] }),
    ],
    define: {
      "import.meta.env.BUILD_VERSION": JSON.stringify(version),
      "import.meta.env.BUILT_AT": JSON.stringify(now),
      "import.meta.env.CHAT_HOSTS": JSON.stringify(hosts.chats),
      "import.meta.env.UNIFIED_API_URL": JSON.stringify(config.UNIFIED_API_URL ?? ""),
      "import.meta.env.NEW_API_URL": JSON.stringify(config.NEW_API_URL ?? ""),
      "import.meta.env.MARKETPLACE_URL": JSON.stringify(config.MARKETPLACE_URL ?? ""),
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { codeSplitting: { groups: chunkGroups } },
          },
        },
      },
    },
  },
});
