import type { Pay, WorkType } from "../../contract/job-fields.ts";
import type { JobFacts, JobPlace } from "./job-facts.ts";
import type { StructuredData } from "../documents/structured-data.ts";
import { payTypeOf, workTypeOf } from "./work.ts";

/** Whether a job has what search engines want of a JobPosting: a place here, or work from anywhere. */
export const hasJobPosting = ({ remote, places }: Pick<JobFacts, "remote" | "places">): boolean =>
  remote || places.some(({ country }) => country === "AU");

/** The structured data of a job's page (schema.org JobPosting, as Google for Jobs reads it). */
export const jobPosting = (job: JobFacts): StructuredData => {
  const places = job.places.filter(({ country }) => country === "AU").map(placeOf);
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.title,
    description: job.descriptionHtml,
    datePosted: job.postedAt,
    ...(job.expiresAt && { validThrough: job.expiresAt }),
    ...(job.workType && { employmentType: employmentTypeOf([job.workType, ...job.moreWorkTypes]) }),
    hiringOrganization: {
      "@type": "Organization",
      name: job.employer.name,
      ...(job.employer.website && { sameAs: job.employer.website }),
      ...(job.employer.logo && { logo: job.employer.logo }),
    },
    identifier: {
      "@type": "PropertyValue",
      name: job.employer.name,
      value: job.reference ?? String(job.id),
    },
    url: job.url,
    directApply: job.directApply,
    ...(places.length > 0 && { jobLocation: places }),
    ...(job.remote && {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: "AU" },
    }),
    ...Object.fromEntries(job.extras.map(({ schemaOrg, value }) => [schemaOrg, value])),
    ...(job.benefits.length > 0 && { jobBenefits: job.benefits.join(", ") }),
    ...(job.pay && { baseSalary: salaryOf(job.pay) }),
  };
};

const employmentTypeOf = ([first, ...others]: readonly WorkType[]): string | string[] => {
  const type = workTypeOf(first!).schemaOrg;
  return others.length ? [type, ...others.map((each) => workTypeOf(each).schemaOrg)] : type;
};

const placeOf = ({ suburb, state, postcode }: JobPlace) => ({
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
  // Google reads one amount, or both ends of a range.
  const amounts =
    min === null || max === null || min === max ? { value: min ?? max } : { minValue: min, maxValue: max };
  return {
    "@type": "MonetaryAmount",
    currency: "AUD",
    value: { "@type": "QuantitativeValue", ...amounts, unitText: payTypeOf(type).unit.toUpperCase() },
  };
};
