import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { described } from "./described.ts";
import { idParams, text } from "./primitives.ts";

/** Why somebody reports a job, by the ids that the API and the database use. */
export const reportReasons = [
  { id: "scam", title: "It asks for money, or looks like a scam" },
  { id: "misleading", title: "The pay, the place or the work is not as advertised" },
  { id: "discrimination", title: "It is discriminatory or offensive" },
  { id: "underpaid", title: "It pays less than the legal minimum" },
  { id: "closed", title: "The job is no longer open" },
  { id: "other", title: "Something else" },
] as const;

export type ReportReason = (typeof reportReasons)[number]["id"];

const reasonIds = reportReasons.map(({ id }) => id) as [ReportReason, ...ReportReason[]];

/** The longest text of a report, in characters. */
export const maxReportLength = 2000;

export const reportJob = defineCall({
  method: "POST",
  path: "/v1/seeker/job/{id}/report",
  summary:
    "Report a job to the people who run the site. Another report from the same network is thanked for and not counted.",
  auth: "optional",
  params: described(idParams, "The id of a job, as `searchJobs` gives it."),
  body: z.object(
    {
      reason: described(
        z.enum(reasonIds, { error: "Choose a reason from the list." }),
        "What is wrong with the job.",
      ),
      text: described(z._default(text(maxReportLength), ""), "More about it, in the seeker's words."),
    },
    { error: "Must be a JSON object." },
  ),
  payload: z.object({ received: described(z.literal(true), "The report was received.") }),
  errors: {
    404: "There is no such job on this site.",
    429: "Too many reports in a short time.",
  },
});
