import { rfc822 } from "../../domain/documents/feed.ts";
import type { JobFacts } from "../../domain/jobs/job-facts.ts";
import { workTypeOf } from "../../domain/jobs/work.ts";
import { cdataElement, xmlHead } from "../../domain/documents/xml.ts";

/** The head of a feed in the XML format of Indeed, with its publisher; jobs come between this and `indeedEnd`. */
export const indeedStart = (publisher: { name: string; url: string }, builtAt: Date): string =>
  `${xmlHead}<source>\n${elements({
    publisher: publisher.name,
    publisherurl: publisher.url,
    lastBuildDate: rfc822(builtAt),
  })}\n`;
export const indeedEnd = "</source>\n";

/**
 * A job in the XML format of Indeed, which most aggregators and `npm run signboard -- import` read. What Indeed has no
 * element for is in elements that it ignores: further places, sponsorship, and employers' extra fields.
 */
export const indeedJob = (job: JobFacts): string => {
  const [place, ...others] = job.places;
  return `<job>${elements({
    title: job.title,
    date: rfc822(new Date(job.postedAt)),
    referencenumber: String(job.id),
    requisitionid: job.reference ?? "",
    url: job.url,
    company: job.employer.name,
    city: place?.suburb ?? "",
    state: place?.state ?? "",
    postalcode: place?.postcode ?? "",
    country: place && !place.country ? place.label : "AU",
    otherlocations: others.map(({ label }) => label).join("; "),
    description: job.descriptionHtml,
    salary: job.pay?.text ?? "",
    jobtype: job.workType ? workTypeOf(job.workType).indeed : "",
    category: job.category,
    subcategory: job.subCategory ?? "",
    remotetype: job.remote ? "Fully remote" : "",
    sponsorship: job.sponsorship ? "yes" : "no",
    ...Object.fromEntries(job.extras.map(({ name, value }) => [name, value])),
    expirationdate: job.expiresAt ? rfc822(new Date(job.expiresAt)) : "",
  })}</job>\n`;
};

const elements = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, text]) => cdataElement(name, text))
    .join("");
