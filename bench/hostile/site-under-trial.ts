import { filesOf, jobsOf, pagesOf } from "../site-paths.ts";
import type { SitePaths } from "./raw-paths.ts";

/** Paths of each kind that a server's sites have now. */
export const sitePathsOf = async (port: number): Promise<SitePaths> => {
  const pages = await pagesOf(port, "automotive");
  const jobs = await jobsOf(port, "automotive");
  const files = [
    ...(await filesOf(port, "automotive", "/")),
    ...(await filesOf(port, "workinaus", "/job/searched")),
  ];
  const films = (await filesOf(port, "workinaus", "/")).filter((path) => /\.(mp4|webm)$/.test(path));
  if (!pages.length || !jobs.length || !films.length)
    throw new Error(
      `The site at port ${port} names ${pages.length} pages, ${jobs.length} jobs and ${films.length} films.`,
    );
  return {
    file: ["/favicon.ico", "/favicon.svg", "/social.png", "/site.webmanifest", "/robots.txt", ...files],
    film: films,
    feed: [
      "/sitemap.xml",
      "/sitemap-pages.xml",
      "/sitemap-jobs-1.xml",
      "/rss.xml",
      "/atom.xml",
      "/jobs/rss.xml",
      "/indeed.xml",
    ],
    page: pages,
    "page on demand": [
      "/job/searched?q=chef",
      "/user/dashboard",
      "/user/applied",
      "/sign-in?return=%2Fuser",
      "/page/search?q=pay",
      ...jobs,
    ],
    call: [
      "/v1/profile/config",
      "/v1/seeker/job",
      "/v1/seeker/job/1",
      "/v1/auth/login",
      "/v1/locations/specific",
      "/v1/seeker/dashboard",
      "/v1/openapi.json",
      "/healthz",
      "/docs/api",
      "/api/host",
    ],
  };
};
