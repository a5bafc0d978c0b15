import type { JobDetail } from "../../contract/job-fields.ts";
import { jobPath } from "../../domain/jobs/job-text.ts";
import { link } from "../../ui/recipes.ts";

/** Similar jobs in short: each by its title, with its employer and why it is similar. */
export const SimilarJobs = ({ jobs }: { jobs: JobDetail["similar"] }) => (
  <ul className="grid gap-1">
    {jobs.map((other) => (
      <li key={other.id}>
        <a href={jobPath(other)} className={`${link} inline-block min-h-6`}>
          {other.title}
        </a>{" "}
        <span className="text-sm text-ink-soft">{[other.employer.name, ...other.reasons].join(" · ")}</span>
      </li>
    ))}
  </ul>
);
