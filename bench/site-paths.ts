import { ask } from "./ask.ts";

/** The host of a brand's site on this machine. */
export const hostOf = (brand: string): string => `${brand}.localhost`;

/** Paths of the pages in a site's sitemap. */
export const pagesOf = async (port: number, brand: string): Promise<string[]> => {
  const { body } = await ask({ port, host: hostOf(brand), path: "/sitemap-pages.xml" });
  return [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address!).pathname,
  );
};

/** The files that a page refers to: scripts, styles, fonts, pictures in all offered sizes, films. */
export const filesOf = async (port: number, brand: string, page: string): Promise<string[]> => {
  const { body } = await ask({ port, host: hostOf(brand), path: page });
  const own = body
    .toString()
    .matchAll(/\/_astro\/[^"' ,)&<>\\]+\.\w+|\/favicon\.(?:ico|svg)|\/site\.webmanifest/g);
  return [...new Set([...own].map(([path]) => path))];
};

/** Paths of job pages, as a search lists them. */
export const jobsOf = async (port: number, brand: string): Promise<string[]> => {
  const { body } = await ask({ port, host: hostOf(brand), path: "/job/searched" });
  return [...new Set([...body.toString().matchAll(/\/job\/\d+\/[\w-]+/g)].map(([path]) => path))];
};
