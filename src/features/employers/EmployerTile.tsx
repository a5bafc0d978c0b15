import type { ReactNode } from "react";
import type { EmployerCard } from "../../contract/employer-fields.ts";
import { employerTypeTitles } from "../../domain/employers/employer-text.ts";
import { jobCount } from "../../domain/jobs/job-text.ts";
import { Logo } from "../../ui/Logo.tsx";
import { accentBadge, badge, card } from "../../ui/recipes.ts";

interface EmployerTileProps {
  employer: EmployerCard;
  /** Actions, above the link of the whole card. */
  children?: ReactNode;
}

/** How many places a card names. */
const mostPlaces = 2;

/** An employer in a list. The whole card links to its page. */
export const EmployerTile = ({ employer, children }: EmployerTileProps) => {
  const { name, logo, type, tagline, industry, places, live_jobs: jobs } = employer;
  const more = places.length - mostPlaces;
  const where = [...places.slice(0, mostPlaces), ...(more > 0 ? [`${more} more`] : [])].join(" · ");
  return (
    <article
      className={`${card} relative flex h-full flex-col gap-3 transition-shadow hover:border-accent-line hover:shadow-mid`}
    >
      <div className="flex items-start gap-3">
        <Logo name={name} logo={logo} size="medium" />
        <div className="min-w-0 grow">
          <h2 className="text-lg leading-snug font-semibold wrap-anywhere">
            <a
              href={employer.path}
              className="text-accent-text no-underline after:absolute after:inset-0 after:rounded-lg hover:underline"
            >
              {name}
            </a>
          </h2>
          {industry && <p className="text-ink-soft">{industry}</p>}
        </div>
        {children && <div className="relative z-10">{children}</div>}
      </div>
      {tagline && <p className="line-clamp-2">{tagline}</p>}
      {where && <p className="text-sm text-ink-soft">{where}</p>}
      <p className="mt-auto flex flex-wrap gap-2">
        <span className={badge}>{employerTypeTitles[type]}</span>
        {jobs > 0 && <span className={accentBadge}>{jobCount(jobs)}</span>}
      </p>
    </article>
  );
};
