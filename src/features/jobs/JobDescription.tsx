import type { JobDetail } from "../../contract/job-fields.ts";
import { usualPayText } from "../../domain/jobs/pay-text.ts";
import { rightToWorkTitles } from "../../domain/jobs/job-text.ts";
import { heading } from "../../ui/recipes.ts";

interface JobDescriptionProps {
  job: Pick<JobDetail, "description_html" | "right_to_work" | "sponsorship" | "usual_pay">;
  /** Level of its headings. */
  level: 2 | 3;
}

/** What a job is about, and who may apply. */
export const JobDescription = ({ job, level }: JobDescriptionProps) => {
  const Heading: "h2" | "h3" = `h${level}`;
  const accepted = rightToWorkTitles(job.right_to_work);
  return (
    <>
      {/* Sanitised by the server. */}
      <div dir="auto" className="job-text" dangerouslySetInnerHTML={{ __html: job.description_html }} />
      {(accepted.length > 0 || job.sponsorship) && (
        <section className="grid gap-2">
          <Heading className={heading.part}>Right to work</Heading>
          {job.sponsorship && <p>The employer sponsors visas for this job.</p>}
          {accepted.length > 0 && (
            <>
              <p>The employer accepts:</p>
              <ul className="list-disc pl-5">
                {accepted.map((title) => (
                  <li key={title}>{title}</li>
                ))}
              </ul>
            </>
          )}
        </section>
      )}
      {job.usual_pay && (
        <section className="grid gap-2">
          <Heading className={heading.part}>What such work pays</Heading>
          <p>{usualPayText(job.usual_pay)}</p>
        </section>
      )}
    </>
  );
};
