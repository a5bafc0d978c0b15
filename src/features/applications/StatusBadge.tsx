import type { ApplicationStatus } from "../../contract/application-fields.ts";
import { applicationStatusText } from "../../domain/jobs/application-text.ts";

const looks: Record<ApplicationStatus, string> = {
  submitted: "bg-accent-soft text-accent-text",
  viewed: "bg-accent-soft text-accent-text",
  shortlisted: "bg-success-soft text-success",
  interview: "bg-success-soft text-success",
  offered: "bg-success-soft text-success",
  unsuccessful: "bg-danger-soft text-danger",
  withdrawn: "bg-sunken text-ink-soft",
};

/** Status of an application, as a label. */
export const StatusBadge = ({ status }: { status: ApplicationStatus }) => (
  <span
    title={applicationStatusText[status].meaning}
    className={`inline-flex items-center rounded-sm px-2 py-0.5 text-sm font-semibold ${looks[status]}`}
  >
    {applicationStatusText[status].title}
  </span>
);
