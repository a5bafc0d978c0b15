import BadgeCheck from "lucide-react/icons/badge-check";
import ExternalLink from "lucide-react/icons/external-link";
import { useId } from "react";
import type { JobDetail } from "../../contract/job-fields.ts";
import { abnText } from "../../domain/employers/abn.ts";
import { jobCount } from "../../domain/jobs/job-text.ts";
import { searchHref } from "../../domain/search/job-search-url.ts";
import { dayText } from "../../domain/text/relative-time.ts";
import { heading, loneLink } from "../../ui/recipes.ts";

interface AboutEmployerProps {
  employer: JobDetail["employer"];
  /** Level of its heading. */
  level: 2 | 3;
  className: string;
}

/** The employer of a job, with its other jobs. */
export const AboutEmployer = ({ employer, level, className }: AboutEmployerProps) => {
  const Heading: "h2" | "h3" = `h${level}`;
  const id = useId();
  return (
    <section aria-labelledby={id} className={`grid gap-3 ${className}`}>
      <Heading id={id} className={heading.part}>
        About{" "}
        {employer.has_page ? (
          <a href={employer.path} className="text-accent-text no-underline hover:underline">
            {employer.name}
          </a>
        ) : (
          employer.name
        )}
      </Heading>
      {employer.verified && (
        <div className="flex gap-2">
          <BadgeCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-text" />
          <p>
            <strong className="block font-semibold">Verified employer</strong>
            <span className="text-sm text-ink-soft">
              {`We found ABN ${abnText(employer.verified.abn)} in the Australian Business Register on ${dayText(new Date(employer.verified.on))}.`}
            </span>
          </p>
        </div>
      )}
      {employer.about && (
        <p dir="auto" className="text-ink-soft">
          {employer.about}
        </p>
      )}
      <ul className="grid gap-1">
        {employer.live_jobs > 1 && (
          <li>
            <a href={searchHref({ employer: employer.id })} className={loneLink}>
              See all {jobCount(employer.live_jobs)}
            </a>
          </li>
        )}
        {employer.website && (
          <li>
            <a href={employer.website} rel="nofollow noopener" className={loneLink}>
              Website
              <ExternalLink aria-hidden="true" className="size-4" />
            </a>
          </li>
        )}
      </ul>
    </section>
  );
};
