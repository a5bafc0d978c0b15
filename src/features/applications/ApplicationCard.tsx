import Mail from "lucide-react/icons/mail";
import type { ReactNode } from "react";
import type { Application } from "../../contract/application-fields.ts";
import { placeText } from "../../domain/jobs/job-text.ts";
import { RelativeTime } from "../../ui/RelativeTime.tsx";
import { badge, card, loneLink } from "../../ui/recipes.ts";
import { StatusBadge } from "./StatusBadge.tsx";

interface ApplicationCardProps {
  application: Application;
  /** Heading level of the title. */
  level?: 2 | 3;
  /** Buttons and links for the application. */
  actions?: ReactNode;
}

const endings = { expired: "Job closed", filled: "Job filled" } as const;

/** An application in a list. The title links to its receipt. */
export const ApplicationCard = ({ application, level = 2, actions }: ApplicationCardProps) => {
  const { id, job, status, submitted_at, updated_at, employer_wrote_at } = application;
  const Title: "h2" | "h3" = `h${level}`;
  return (
    <article className={`${card} grid gap-3`}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-0.5">
          <Title className="text-lg leading-snug font-semibold">
            <a
              dir="auto"
              href={`/user/applied/${id}`}
              className="inline-block text-accent-text no-underline hover:underline"
            >
              {job.title}
            </a>
          </Title>
          <p className="text-ink-soft">
            {job.employer.name} · {placeText(job)}
          </p>
        </div>
        <StatusBadge status={status} />
      </div>
      {employer_wrote_at && (
        <p>
          <a href={`/user/applied/${id}`} className={loneLink}>
            <Mail aria-hidden="true" className="size-4" />
            Message from the employer
          </a>{" "}
          <span className="text-sm text-ink-soft">
            <RelativeTime moment={employer_wrote_at} />
          </span>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-soft">
        <span>
          {/* The badge says the rest. */}
          {!["submitted", "withdrawn"].includes(status) && "Sent "}
          <RelativeTime moment={status === "withdrawn" ? updated_at : submitted_at} />
        </span>
        {job.status !== "live" && <span className={badge}>{endings[job.status]}</span>}
        {actions && <div className="ml-auto flex flex-wrap gap-2">{actions}</div>}
      </div>
    </article>
  );
};
