import { readdirSync } from "node:fs";
import astro from "eslint-plugin-astro";
import { createNodeResolver, importX } from "eslint-plugin-import-x";
import tseslint from "typescript-eslint";

/** Who may import whom (docs/decisions/080-layout.md): each folder with the folders of src that it may reach. */
const allowed = {
  contract: [],
  domain: ["contract"],
  lexicon: ["contract", "domain"],
  runtime: ["domain"],
  site: ["contract", "domain", "runtime"],
  releases: ["contract", "domain", "runtime", "site"],
  build: ["contract", "domain", "runtime", "site", "releases"],
  server: ["contract", "domain", "lexicon", "runtime", "site", "releases"],
  commands: ["contract", "domain", "lexicon", "runtime", "site", "releases", "build", "server"],
  ui: ["domain"],
  features: ["ui", "contract", "domain"],
  islands: ["features", "ui", "contract", "domain"],
  components: ["ui", "features", "domain", "contract", "site"],
  layouts: ["ui", "domain", "contract", "components", "site"],
  pages: ["contract", "domain", "site", "features", "ui", "islands", "components", "layouts"],
  editor: ["contract", "domain", "site"],
  embed: ["contract"],
};
const folders = [...Object.keys(allowed), "brands", "content"];
const zones = Object.entries(allowed).map(([folder, may]) => ({
  target: `./src/${folder}`,
  from: folders.filter((other) => other !== folder && !may.includes(other)).map((other) => `./src/${other}`),
  message: `src/${folder} may import from: ${may.join(", ") || "nothing else in src"}.`,
}));

/** Modules that only Astro's build can load: they use `import.meta.glob`, `astro:content` or `astro:assets`. */
const forAstroAlone = "./src/site/pages";
zones.push({
  target: ["releases", "build", "server", "commands", "editor", "site/*.ts", "site/!(pages)/**"].map(
    (place) => `./src/${place}`,
  ),
  from: forAstroAlone,
  message: "src/site/pages can be loaded by Astro's build alone: by pages, layouts and components.",
});

/**
 * What each folder of src/server may import of its others, downwards only: a row names folders of rows above it, besides
 * platform and http, which all may import. The files beside the folders put the server together and import all; no folder
 * imports them (docs/decisions/124-layers-of-the-server.md).
 */
const inServer = {
  // What resources share.
  operator: [],
  releases: [],
  auth: [],
  "access-log": ["auth"],
  // Jobs, employers and places, and the search of them.
  catalogue: ["auth"],
  search: ["catalogue"],
  // Resources that search.
  locations: ["search"],
  employers: ["catalogue", "search"],
  embed: ["catalogue", "search", "employers"],
  jobs: ["catalogue", "search"],
  import: ["operator", "catalogue", "search", "employers"],
  moderation: ["operator", "catalogue", "import"],
  demo: ["auth", "catalogue"],
  "saved-jobs": ["auth", "catalogue"],
  "saved-searches": ["auth", "catalogue", "search"],
  "external-sign-in": ["auth"],
  // What seekers have and do.
  uploads: ["auth"],
  profile: ["auth", "catalogue", "search", "uploads"],
  cv: ["uploads", "profile"],
  "cv-export": ["uploads", "profile"],
  recommendations: ["catalogue", "search", "profile"],
  applications: ["auth", "catalogue", "uploads", "profile"],
  "shared-documents": ["auth", "access-log", "uploads", "profile"],
  consultations: ["operator", "auth", "uploads"],
  support: ["operator", "auth", "uploads"],
  stories: [],
  competitions: ["operator", "auth", "employers"],
  // What brings several of these together, or acts on what happens in them.
  "seeker-profile": ["saved-jobs", "profile", "applications"],
  sharing: ["profile", "applications", "shared-documents"],
  "received-applications": ["operator", "access-log", "catalogue", "uploads", "applications", "sharing"],
  hiring: [
    "operator",
    "access-log",
    "catalogue",
    "uploads",
    "applications",
    "sharing",
    "received-applications",
  ],
  dashboard: [
    "auth",
    "catalogue",
    "search",
    "employers",
    "saved-jobs",
    "profile",
    "recommendations",
    "applications",
    "shared-documents",
    "consultations",
    "support",
  ],
  account: ["auth", "access-log", "catalogue", "uploads", "profile", "cv-export", "applications"],
  // What shows or keeps all of it.
  pages: [],
  feeds: ["catalogue", "search", "employers", "competitions"],
  figures: [],
  "kept-pages": ["catalogue", "search"],
  editor: ["operator", "releases", "auth", "employers", "profile"],
  worker: [
    "auth",
    "employers",
    "import",
    "moderation",
    "saved-searches",
    "external-sign-in",
    "uploads",
    "profile",
    "applications",
    "consultations",
    "support",
    "stories",
    "competitions",
    "received-applications",
    "hiring",
    "account",
    "figures",
    "editor",
  ],
};
/** What only `open-engine.ts` and the start of the server may import. */
const behindThePort = (target) =>
  ["embedded", "opensearch"].map((engine) => ({
    target,
    from: `./src/server/search/${engine}`,
    message: "Use src/server/search/open-engine.ts and the port src/server/search/engine.ts.",
  }));
const layers = ["platform", "http", ...Object.keys(inServer)];
for (const { name } of readdirSync(`${import.meta.dirname}/src/server`, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory(),
)) {
  const below = layers.slice(0, layers.indexOf(name));
  const may = below.filter((other, at) => at < 2 || inServer[name]?.includes(other));
  zones.push({
    target: `./src/server/${name}`,
    from: "./src/server",
    except: [name, ...may].map((other) => `./${other}`),
    message: `src/server/${name} may import of src/server: ${may.join(", ") || "nothing else"}.`,
  });
}

/** Whoever searches uses the port, whichever engine is behind it. */
for (const { name } of readdirSync(`${import.meta.dirname}/src/server`, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && entry.name !== "search",
))
  zones.push(...behindThePort(`./src/server/${name}`));
for (const room of ["understand", "attempts", "suggestions"])
  zones.push(...behindThePort(`./src/server/search/${room}`));

/** Which features may import which others. A feature must be listed here before it may import another. */
const inFeatures = {
  session: [],
  account: ["session", "sign-in"],
  "account-settings": ["session", "sign-in", "external-sign-in"],
  applications: ["session", "jobs", "uploads", "profile"],
  articles: [],
  consultations: ["session", "uploads"],
  cv: ["session", "profile", "uploads"],
  documents: ["session", "uploads"],
  dashboard: ["session", "applications", "consultations", "jobs", "recommended-jobs", "saved-jobs"],
  employers: ["session", "jobs", "saved-jobs"],
  editor: ["session"],
  "external-sign-in": ["session", "sign-in"],
  jobs: ["session"],
  "job-reports": ["session"],
  profile: ["session", "cv", "documents", "photo", "uploads", "video"],
  photo: ["session", "uploads"],
  "recommended-jobs": ["session", "jobs", "saved-jobs"],
  "saved-jobs": ["session", "jobs"],
  "saved-searches": ["session"],
  search: ["session", "applications", "jobs", "job-reports", "saved-jobs"],
  shell: ["session"],
  "sign-in": ["session"],
  support: ["session", "articles", "uploads"],
  uploads: ["session"],
  video: ["session", "uploads"],
};
for (const [feature, may] of Object.entries(inFeatures))
  zones.push({
    target: `./src/features/${feature}`,
    from: "./src/features",
    except: [feature, ...may].map((other) => `./${other}`),
    message: `src/features/${feature} may import of src/features: ${may.join(", ") || "nothing else"}.`,
  });

/** Importing the whole package makes a build read two thousand files for a dozen icons. */
const oneIcon = (name) => ({
  name,
  message: `Import an icon by itself: import Search from "${name}/icons/search".`,
  allowTypeImports: true,
});
const astroFiles = ["**/*.astro", "**/*.astro/*.{js,ts}"];

export default tseslint.config(
  {
    ignores: [
      "dist",
      ".astro",
      ".data",
      "node_modules",
      "playwright-report",
      "test-results",
      "bench/results",
      // Its types are made by a test.
      "tests/contract/client",
    ],
  },
  {
    files: ["src/**/*.{ts,tsx,mjs,js}", ...astroFiles],
    languageOptions: { parser: tseslint.parser },
    plugins: { "import-x": importX },
    settings: {
      "import-x/resolver-next": [
        createNodeResolver({ extensions: [".ts", ".tsx", ".astro", ".mjs", ".js"] }),
      ],
    },
    rules: { "import-x/no-restricted-paths": ["error", { basePath: import.meta.dirname, zones }] },
  },
  // All other rules, which read everything but Astro's files in a fraction of the time: .oxlintrc.json.
  { files: astroFiles, extends: tseslint.configs.recommended },
  ...astro.configs["flat/recommended"],
  {
    files: astroFiles,
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-restricted-imports": [
        "error",
        { paths: ["lucide-react", "@lucide/astro"].map(oneIcon) },
      ],
      eqeqeq: "error",
    },
  },
  // The browser calls the API by one client.
  {
    files: ["src/{ui,features,islands,components,layouts,pages}/**"],
    ignores: ["src/features/session/read-public.ts", "src/features/uploads/put-file.ts"],
    rules: {
      "no-restricted-globals": [
        "error",
        ...["fetch", "XMLHttpRequest"].map((name) => ({
          name,
          message:
            "Make the call with fetchPayload of src/features/session/send.ts, or fetchLater on a page without islands.",
        })),
      ],
      "no-restricted-properties": [
        "error",
        ...["window", "globalThis", "self"].map((object) => ({ object, property: "fetch" })),
        { object: "navigator", property: "sendBeacon" },
      ],
    },
  },
);
