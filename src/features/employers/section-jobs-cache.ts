import type { Payload } from "../../contract/call.ts";
import type { SectionJobs } from "../../contract/employer-fields.ts";
import type { listSectionJobs } from "../../contract/employers.ts";
import type { JobCard } from "../../contract/job-fields.ts";
import { openFallbackStorage } from "./fallback-storage.ts";

/** One page of the sections of an aggregation with their jobs. */
export type SectionJobsPage = Payload<typeof listSectionJobs>;

/** The keys of the specification (spec §4, §9). */
export const sectionJobsKeys = {
  page: (page: number) => `section-jobs-page-${page}`,
  timestamp: "section-jobs-timestamp",
} as const;

const pageKey = /^section-jobs-page-\d+$/;

/** What is kept of a page. */
interface Entry extends Owner {
  /** The server's cache timestamp that the page belongs to. */
  timestamp: string;
  /** When it was kept, in ISO 8601. */
  kept_at: string;
  page: SectionJobsPage;
}

/** Whose pages they are: an entry of another employer, site or build counts as absent. */
export interface Owner {
  slug: string;
  /** The brand's id. */
  site: string;
  /** The version of the site, as a later one may expect other fields. */
  build: string;
}

/** A page from the cache, without jobs that have expired since, and when it was kept. */
export interface KeptPage {
  page: SectionJobsPage;
  keptAt: string;
}

/** The pages of section jobs that this browser keeps (spec §4). Never throws. */
export const openSectionJobsCache = ({ slug, site, build }: Owner) => {
  const clear = () => {
    for (const key of storage.keys()) if (pageKey.test(key)) storage.remove(key);
  };
  const storage = openFallbackStorage(clear);
  const timestamp = () => storage.read(sectionJobsKeys.timestamp);

  return {
    timestamp,
    /** Takes in the server's timestamp; one that differs from the stored one clears the cache. */
    confirm: (current: string): void => {
      if (timestamp() === current) return;
      clear();
      storage.write(sectionJobsKeys.timestamp, current);
    },
    /** A page, unless it is absent, broken, or belongs to something else. */
    read: (page: number, now = new Date()): KeptPage | null => {
      const entry = parse(storage.read(sectionJobsKeys.page(page)));
      const isOwn =
        entry?.slug === slug &&
        entry.site === site &&
        entry.build === build &&
        entry.timestamp === timestamp();
      return isOwn ? { page: withoutExpired(entry.page, now), keptAt: entry.kept_at } : null;
    },
    /** Keeps a page, without what it says of the seeker who asked for it. A page from before the last change is not kept. */
    keep: (number: number, page: SectionJobsPage, now = new Date()): void => {
      const known = timestamp();
      if (known !== null && page.timestamp < known) return;
      if (known !== page.timestamp) {
        clear();
        storage.write(sectionJobsKeys.timestamp, page.timestamp);
      }
      const entry: Entry = {
        slug,
        site,
        build,
        timestamp: page.timestamp,
        kept_at: now.toISOString(),
        page: { ...page, data: page.data.map(impersonal) },
      };
      storage.write(sectionJobsKeys.page(number), JSON.stringify(entry));
    },
  };
};

const impersonal = (section: SectionJobs): SectionJobs => ({
  ...section,
  jobs: section.jobs.map((job) => ({ ...job, liked: false, applied: false, right_to_work_fit: null })),
});

/** Jobs may close while they are kept; a section without any left is not shown. */
const withoutExpired = (page: SectionJobsPage, now: Date): SectionJobsPage => {
  const isLive = ({ expires_at: end }: JobCard) => end === null || new Date(end) > now;
  const data = page.data.map((section) => {
    const jobs = section.jobs.filter(isLive);
    return { ...section, jobs, total: section.total - (section.jobs.length - jobs.length) };
  });
  return { ...page, data: data.filter(({ jobs }) => jobs.length > 0) };
};

const parse = (text: string | null): Entry | null => {
  try {
    const entry = JSON.parse(text ?? "null") as Partial<Entry> | null;
    return isEntry(entry) ? entry : null;
  } catch {
    return null;
  }
};

/** Whether the parts that are used are there; the rest is as this build has written it. */
const isEntry = (entry: Partial<Entry> | null): entry is Entry =>
  Array.isArray(entry?.page?.data) &&
  typeof entry.kept_at === "string" &&
  typeof entry.page.meta?.last_page === "number" &&
  entry.page.data.every(
    (section) =>
      Array.isArray(section?.jobs) &&
      section.jobs.every((job) => Array.isArray(job?.locations) && typeof job.employer?.slug === "string"),
  );
