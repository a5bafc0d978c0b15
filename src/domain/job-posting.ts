import type { JobDetail, Location, Pay, WorkType } from "../contract/job-fields.ts";
import { payTypes } from "./work.ts";

// Google has no word for casual work; "temporary" is the one that job boards use for it.
const employmentTypes: Record<WorkType, string> = {
  "Full time": "FULL_TIME",
  "Part time": "PART_TIME",
  Contract: "CONTRACTOR",
  Casual: "TEMPORARY",
};

/**
 * The structured data of a job's page (schema.org JobPosting, as Google for Jobs reads it); null unless the job
 * is live, because an expired or filled one must not be listed.
 * @param url The canonical address of the job's page.
 */
export const jobPosting = (job: JobDetail, url: string): Record<string, unknown> | null => {
  if (job.status !== "live") return null;
  const places = job.locations.filter(({ state }) => state !== "INT").map(placeOf);
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.title,
    description: job.description_html,
    datePosted: job.posted_at,
    ...(job.expires_at && { validThrough: job.expires_at }),
    employmentType: employmentTypes[job.work_type],
    hiringOrganization: {
      "@type": "Organization",
      name: job.employer.name,
      ...(job.employer.website && { sameAs: job.employer.website }),
    },
    identifier: {
      "@type": "PropertyValue",
      name: job.employer.name,
      value: job.reference ?? String(job.id),
    },
    url,
    directApply: job.apply_url === null,
    ...(places.length > 0 && { jobLocation: places }),
    ...(job.remote && {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: "AU" },
    }),
    ...(job.pay && salaryOf(job.pay)),
  };
};

const placeOf = ({ suburb, state, postcode }: Location) => ({
  "@type": "Place",
  address: {
    "@type": "PostalAddress",
    ...(suburb && { addressLocality: suburb }),
    addressRegion: state,
    ...(postcode && { postalCode: postcode }),
    addressCountry: "AU",
  },
});

const salaryOf = ({ type, min, max }: Pay) => {
  if (min === null && max === null) return {};
  const amounts =
    min === max
      ? { value: min }
      : { ...(min !== null && { minValue: min }), ...(max !== null && { maxValue: max }) };
  return {
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "AUD",
      value: { "@type": "QuantitativeValue", ...amounts, unitText: payTypes[type].unit.toUpperCase() },
    },
  };
};
