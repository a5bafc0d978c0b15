import astro from "eslint-plugin-astro";
import { createNodeResolver, importX } from "eslint-plugin-import-x";
import a11y from "eslint-plugin-jsx-a11y-x";
import hooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Who may import whom (README, "The tree"): each folder with the folders of src that it may not reach. */
const folders = [
  "contract",
  "domain",
  "server",
  "stores",
  "ui",
  "islands",
  "components",
  "layouts",
  "pages",
  "editor",
  "brands",
  "content",
];
const allowed = {
  contract: [],
  domain: ["contract"],
  server: ["contract", "domain", "brands", "content"],
  stores: ["contract", "domain"],
  ui: ["domain", "contract"],
  islands: ["ui", "stores", "contract", "domain"],
  components: ["ui", "domain", "contract", "components"],
  layouts: ["ui", "domain", "contract", "components"],
  pages: folders.filter((folder) => !["server", "editor"].includes(folder)),
  editor: ["contract", "domain", "server"],
};
const zones = Object.entries(allowed).map(([folder, may]) => ({
  target: `./src/${folder}`,
  from: folders.filter((other) => other !== folder && !may.includes(other)).map((other) => `./src/${other}`),
  message: `src/${folder} may import from: ${may.join(", ") || "nothing else in src"}.`,
}));

/** The package as a whole is two thousand files, which a build reads for a dozen icons. */
const oneIcon = (name) => ({
  name,
  message: `Import an icon by itself: import Search from "${name}/icons/search".`,
  allowTypeImports: true,
});

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
    ],
  },
  ...tseslint.configs.recommended,
  ...astro.configs["flat/recommended"],
  {
    files: ["**/*.{ts,tsx,astro,mjs,js}"],
    plugins: { "import-x": importX },
    settings: {
      "import-x/resolver-next": [
        createNodeResolver({ extensions: [".ts", ".tsx", ".astro", ".mjs", ".js"] }),
      ],
    },
    rules: {
      "import-x/no-restricted-paths": ["error", { basePath: import.meta.dirname, zones }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-restricted-imports": [
        "error",
        { paths: ["lucide-react", "@lucide/astro"].map(oneIcon) },
      ],
      "no-console": "off",
      eqeqeq: "error",
    },
  },
  { files: ["src/{ui,islands}/**/*.tsx"], ...a11y.configs.strict },
  { files: ["src/{ui,islands,stores}/**/*.{ts,tsx}"], ...hooks.configs.flat.recommended },
);
