import { collection, config, singleton } from "@keystatic/core";
import { articleFields } from "./src/editor/article-fields.ts";
import { brandFields } from "./src/editor/brand-fields.ts";
import { competitionFields } from "./src/editor/competition-fields.ts";
import { employerFields, employerPageFields, employersFolder } from "./src/editor/employer-fields.ts";
import { brandChoices, employerChoices, scenesFrom, siteHere, zoneOf } from "./src/editor/files.ts";
import { landingFields } from "./src/editor/landing-fields.ts";
import { pagesOf } from "./src/editor/pages-link.tsx";
import { storageOf } from "./src/editor/storage.ts";

// The editor at /keystatic (docs/how-to/edit-in-the-browser.md): one part for what every site has, one for each brand,
// of which the menu lists that of the host: with all of them it would have some seventy lines.
// Articles and landings of a brand stand in its own folder, as `src/content.config.ts` reads them.

/** Articles or blogs of one folder. */
const articles = (label: string, folder: `src/content/${string}`, site: string) =>
  collection({
    label,
    slugField: "title",
    path: `${folder}/*`,
    format: { contentField: "content" },
    entryLayout: "content",
    columns: ["date", "draft"],
    previewUrl: `${site}/page/{slug}`,
    schema: articleFields(folder, brandChoices, zoneOf(folder.split("/")[3])),
  });

/** Competitions of one folder: every site's, or a brand's own. */
const competitions = (folder: `src/content/competitions${string}`, site: string, brand?: string) =>
  collection({
    label: "Competitions",
    slugField: "title",
    path: `${folder}/*`,
    format: { contentField: "content" },
    entryLayout: "content",
    columns: ["opens", "closes"],
    previewUrl: `${site}/competition/{slug}`,
    schema: competitionFields(folder, {
      brands: brandChoices,
      employers: employerChoices,
      zone: zoneOf(brand),
    }),
  });

const landings = (folder: string, site: string) =>
  collection({
    label: "Landing pages",
    slugField: "title",
    path: `${folder}/*`,
    format: { data: "json" },
    previewUrl: `${site}/{slug}`,
    schema: landingFields(scenesFrom(folder)),
  });

const port = typeof location === "undefined" ? "" : `:${location.port}`;
const siteOf = (brand: string) => `http://${brand}.localhost${port}`;

const ofBrand = brandChoices.map(({ label, value: id }) => ({
  id,
  name: label,
  words: {
    [`brand-${id}`]: singleton({
      label: "Name, colour, links",
      path: `src/brands/${id}/brand`,
      format: { data: "json" },
      previewUrl: siteOf(id),
      schema: brandFields,
    }),
  },
  pages: {
    [`landings-${id}`]: landings(`src/brands/${id}/landings`, siteOf(id)),
    [`articles-${id}`]: articles("Articles", `src/content/articles/${id}`, siteOf(id)),
    [`blogs-${id}`]: articles("Blogs", `src/content/blogs/${id}`, siteOf(id)),
    [`competitions-${id}`]: competitions(`src/content/competitions/${id}`, siteOf(id), id),
  },
}));

const employers = collection({
  label: "Employers",
  slugField: "name",
  path: `${employersFolder}/*/employer`,
  format: { data: "json" },
  schema: employerFields(brandChoices),
});

/** The pages of each employer, which its form leads to. */
const employerPages = Object.fromEntries(
  employerChoices.map(({ label, value: slug }) => {
    const folder = `${employersFolder}/${slug}/pages` as const;
    const pages = collection({
      label: `Pages of ${label}`,
      slugField: "title",
      path: `${folder}/*`,
      format: { contentField: "content" },
      entryLayout: "content",
      schema: employerPageFields(folder),
    });
    return [pagesOf(slug), pages];
  }),
);

export default config({
  storage: storageOf(import.meta.env["PUBLIC_KEYSTATIC_GITHUB_REPO"]),
  collections: {
    landings: landings("src/content/landings", ""),
    articles: articles("Articles", "src/content/articles", ""),
    blogs: articles("Blogs", "src/content/blogs", ""),
    competitions: competitions("src/content/competitions", ""),
    ...Object.fromEntries(ofBrand.flatMap(({ pages }) => Object.entries(pages))),
    employers,
    ...employerPages,
  },
  singletons: Object.fromEntries(ofBrand.flatMap(({ words }) => Object.entries(words))),
  ui: {
    brand: { name: "Signboard" },
    navigation: {
      "Every site": ["articles", "blogs", "landings", "competitions"],
      Employers: ["employers"],
      ...Object.fromEntries(
        ofBrand
          .filter(({ id }) => id === siteHere())
          .map(({ name, words, pages }) => [name, [...Object.keys(words), ...Object.keys(pages)]]),
      ),
    },
  },
});
