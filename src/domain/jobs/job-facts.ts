import type { JobDetail, Pay, WorkType } from "../../contract/job-fields.ts";
import { benefitTitles } from "./conditions.ts";
import { extraFacts, type ExtraFact } from "./job-extras.ts";
import { withoutPictures } from "./job-pictures.ts";
import { jobMeta, jobPath } from "./job-text.ts";
import { payText } from "./pay-text.ts";
import type { SitemapEntry } from "../documents/sitemap.ts";

type Employer = Pick<
  JobDetail["employer"],
  "id" | "name" | "slug" | "type" | "logo" | "has_page" | "website"
>;

/** The fields of a job that its public facts need; a job in full has them all. */
export type JobRecord = Omit<JobDetail, "employer" | "screening" | "similar" | "usual_pay"> & {
  employer: Employer;
};

/** The fields of a job that a sitemap needs. */
export interface JobEntry extends SitemapEntry {
  changedAt: string;
}

/**
 * The public facts of a live job. Its page's structured data and every feed are made from these alone, so that they
 * cannot disagree.
 */
export interface JobFacts extends JobEntry {
  id: number;
  title: string;
  /** The title with the employer and the place, for lists that show nothing else. */
  heading: string;
  /** Work type, place and pay, then the start of the description. */
  summary: string;
  /** Sanitised HTML, without pictures. */
  descriptionHtml: string;
  /** `logo` is an absolute URL. */
  employer: Pick<Employer, "name" | "website" | "logo">;
  /** The employer's own reference. */
  reference: string | null;
  category: string;
  subCategory: string | null;
  /** Null when the employer does not say. */
  workType: WorkType | null;
  moreWorkTypes: readonly WorkType[];
  places: readonly JobPlace[];
  /** The work can be done from anywhere in Australia. */
  remote: boolean;
  sponsorship: boolean;
  /** The extra fields that the employer filled in. */
  extras: readonly ExtraFact[];
  /** In words. */
  benefits: readonly string[];
  /** At least one amount is known. */
  pay: (Pay & { text: string }) | null;
  /** ISO 8601. */
  postedAt: string;
  /** ISO 8601; null for a job that does not expire. */
  expiresAt: string | null;
  /** Applications are taken on the site. */
  directApply: boolean;
}

/** A place of work; a whole state has no suburb, a place abroad nothing but its label. */
export interface JobPlace {
  label: string;
  suburb: string | null;
  state: string | null;
  postcode: string | null;
  country: "AU" | null;
}

/**
 * The entry of a job in its site's sitemap.
 * @param urlOf gives the canonical address of a path.
 */
export const jobEntry = (
  job: Pick<JobRecord, "id" | "slug" | "changed_at">,
  urlOf: (path: string) => string,
): JobEntry => ({
  url: urlOf(jobPath(job)),
  changedAt: job.changed_at,
});

/** The public facts of a job; null unless it is live, because expired and filled jobs are not published. */
export const jobFacts = (job: JobRecord, urlOf: (path: string) => string): JobFacts | null => {
  if (job.status !== "live") return null;
  const { title: heading, description: summary } = jobMeta(job);
  const pay = job.pay && payText(job.pay);
  return {
    ...jobEntry(job, urlOf),
    id: job.id,
    title: job.title,
    heading,
    summary,
    descriptionHtml: withoutPictures(job.description_html),
    employer: {
      name: job.employer.name,
      website: job.employer.website,
      logo: job.employer.logo && urlOf(job.employer.logo),
    },
    reference: job.reference,
    category: job.category.title,
    subCategory: job.sub_category?.title ?? null,
    workType: job.work_type,
    moreWorkTypes: job.more_work_types,
    places: job.locations.map(({ label, suburb, state, postcode }) =>
      state === "INT"
        ? { label, suburb: null, state: null, postcode: null, country: null }
        : { label, suburb, state, postcode, country: "AU" },
    ),
    remote: job.remote,
    sponsorship: job.sponsorship,
    extras: extraFacts(job),
    benefits: benefitTitles(job),
    pay: job.pay && pay ? { ...job.pay, text: pay } : null,
    postedAt: job.posted_at,
    expiresAt: job.expires_at,
    directApply: job.apply_url === null,
  };
};
