import { posix } from "node:path";
import type { ImportedEmployer } from "../../site/employers/employer-schema.ts";
import { FetchFault } from "../platform/network/fetch-fault.ts";
import { shownPicture, type FileCopier } from "./files/copy-files.ts";
import type { PictureUse } from "./files/encode-picture.ts";
import { renderText } from "./render-text.ts";
import type { employerPages, employers, StoredPicture } from "../catalogue/employers/tables.ts";

/** The rows of one employer, without the ids. */
export interface EmployerRows {
  employer: Omit<typeof employers.$inferInsert, "origin" | "digest">;
  /** As `listBanners` returns them, without ids; `url` is null for one without a picture. */
  banners: Record<string, unknown>[];
  /** As `listSections` returns them, without ids and titles; those with jobs have what selects them. */
  sections: { slug: string; kind: Section["kind"]; title: string; data: object }[];
  pages: Omit<typeof employerPages.$inferInsert, "employerId">[];
}

type Section = ImportedEmployer["sections"][number];
type Person = ImportedEmployer["consultants"][number];
type Given = { src: string; alt: string };

/** A file that could not be copied. */
export type FileProblem = (path: PropertyKey[], message: string) => void;

/**
 * Makes the rows of an employer: copies its pictures and films, and renders its texts. What cannot be copied is left
 * out, and reported.
 */
export const prepareEmployer = async (
  data: ImportedEmployer,
  files: FileCopier,
  report: FileProblem,
): Promise<EmployerRows> => {
  const content = openContent(files, report);
  const sections = await sectionsOf(data, content);
  const banners = await bannersOf(data, content);
  const pages = await Promise.all(
    data.pages.map(async ({ slug, title, description, order, markdown }, at) => ({
      ...{ slug, title, description, position: order },
      contentHtml: await content.html(["pages", at, "markdown"], markdown, "pages"),
    })),
  );
  return { employer: await employerOf(data, content), banners, sections, pages };
};

type Content = ReturnType<typeof openContent>;

/** Makes the texts, pictures and films of an employer as they are stored; null for a file that cannot be copied. */
const openContent = (files: FileCopier, report: FileProblem) => {
  const attempt = async <T>(path: PropertyKey[], what: string, copy: () => Promise<T>): Promise<T | null> => {
    try {
      return await copy();
    } catch (error) {
      const reason = error instanceof FetchFault ? error.message : "cannot be read";
      report(path, `The ${what} ${reason}; put another in its place, or remove it.`);
      return null;
    }
  };
  const stored = async (
    path: PropertyKey[],
    use: PictureUse,
    given?: Given,
  ): Promise<StoredPicture | null> => {
    if (!given) return null;
    const copy = await attempt([...path, "src"], `picture ${given.src.slice(0, 200)}`, () =>
      files.picture(given.src, use),
    );
    return copy && { ...copy, alt: given.alt };
  };
  const picture = async (path: PropertyKey[], use: PictureUse, given?: Given) => {
    const copy = await stored(path, use, given);
    return copy && shownPicture(copy);
  };
  return {
    stored,
    picture,
    icon: (path: PropertyKey[], src: string) => attempt(path, "page icon", () => files.picture(src, "icon")),
    film: (path: PropertyKey[], src: string) => attempt(path, "film", () => files.film(src)),
    /** @param folder Where the paths of its pictures begin, in the employer's folder. */
    html: (path: PropertyKey[], markdown: string, folder = "") =>
      renderText(markdown, (src) =>
        attempt(path, `picture ${src.slice(0, 200)}`, () =>
          files.picture(/^\w+:/.test(src) ? src : posix.join(folder, src), "section"),
        ),
      ),
    people: (path: PropertyKey[], list: readonly Person[]) =>
      Promise.all(
        list.map(async ({ name, role, text = null, email = null, phone = null, picture: given }, at) => ({
          ...{ name, role, text, email, phone },
          picture: await picture([...path, at, "picture"], "person", given),
        })),
      ),
  };
};

const sectionsOf = async (data: ImportedEmployer, content: Content): Promise<EmployerRows["sections"]> => {
  const sections: EmployerRows["sections"] = [];
  for (const [at, section] of data.sections.entries()) {
    const { slug, title, kind } = section;
    const shown = await sectionData(section, ["sections", at], content);
    if (!shown) continue;
    // A section whose picture is left out still has its text.
    const isShown = kind !== "picture" || "picture" in shown;
    sections.push({ slug, title, kind: isShown ? kind : "text", data: shown });
  }
  return sections;
};

/** What a section shows; null for one that nothing is left of. */
const sectionData = async (
  section: Section,
  path: PropertyKey[],
  { html, picture, film, people }: Content,
): Promise<object | null> => {
  switch (section.kind) {
    case "text":
      return { content_html: await html([...path, "markdown"], section.markdown) };
    case "picture": {
      const content_html = await html([...path, "markdown"], section.markdown);
      const shown = await picture([...path, "picture"], "section", section.picture);
      return shown ? { content_html, picture: shown, side: section.side } : { content_html };
    }
    case "gallery": {
      const all = section.pictures.map((one, at) => picture([...path, "pictures", at], "section", one));
      const pictures = (await Promise.all(all)).filter((one) => one !== null);
      return pictures.length ? { pictures } : null;
    }
    case "video": {
      const url = await film([...path, "src"], section.src);
      const poster = await picture([...path, "poster"], "section", section.poster);
      return url === null ? null : { url, poster, text: section.text ?? null };
    }
    case "benefits":
      return { benefits: section.benefits.map(({ heading, text = null }) => ({ heading, text })) };
    case "people":
      return { people: await people([...path, "people"], section.people) };
    case "questions":
      return { questions: section.questions };
    case "jobs":
      return { from: section.from ?? null };
  }
};

const bannersOf = ({ banners }: ImportedEmployer, { picture }: Content): Promise<EmployerRows["banners"]> =>
  Promise.all(
    banners.map(
      async ({ url, alt, focus, link = null, heading = null, subHeading, description = null }, at) => {
        const given = url === undefined ? undefined : { src: url, alt: alt ?? heading ?? "" };
        const shown = (await picture(["banners", at, "url"], "banner", given)) ?? { url: null };
        return {
          ...shown,
          ...(focus && { focus }),
          link,
          heading,
          sub_heading: subHeading ?? null,
          description,
        };
      },
    ),
  );

const employerOf = async (
  data: ImportedEmployer,
  { icon, stored, people }: Content,
): Promise<EmployerRows["employer"]> => {
  const { slug, name, type, about, places, social, benefits, fields, hosts } = data;
  const { website = null, tagline = null, industry = null, size = null, founded = null } = data;
  const { verified = null, accent = null, brands = null, homeBrand = null } = data;
  const { contactEmail = null, applicationsEmail = null } = data;
  const favicon = data.favicon === undefined ? null : await icon(["favicon"], data.favicon);
  return {
    ...{ slug, name, type, about, places, social, benefits, fields, hosts },
    ...{ website, tagline, industry, size, founded, verified, accent, brands, homeBrand },
    ...{ contactEmail, applicationsEmail, favicon: favicon && favicon.name },
    consultants: await people(["consultants"], data.consultants),
    logo: await stored(["logo"], "logo", data.logo),
    cover: await stored(["cover"], "cover", data.cover),
  };
};
