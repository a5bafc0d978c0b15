import type { LucideIcon } from "lucide-react";
import Banknote from "lucide-react/icons/banknote";
import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import { useContext } from "react";
import type { JobCard, JobDetail } from "../../contract/job-fields.ts";
import { allPlacesText, placeWithDistance } from "../../domain/jobs/job-text.ts";
import { payWithYear } from "../../domain/jobs/pay-by-year.ts";
import { PayBasis } from "./pay-basis.ts";

interface FactProps {
  icon: LucideIcon;
  name: string;
  /** Cuts the text at the end of its line. */
  oneLine?: boolean;
  children: string;
}

const Fact = ({ icon: Icon, name, oneLine = false, children }: FactProps) => (
  <li className="flex max-w-full min-w-0 items-start gap-1.5">
    <Icon aria-hidden="true" className="h-lh w-4 shrink-0 text-ink-soft" />
    <span className={oneLine ? "truncate @max-[20rem]:whitespace-normal" : "text-balance"}>
      <span className="sr-only">{name}: </span>
      {children}
    </span>
  </li>
);

interface JobFactsProps {
  job: JobCard & Partial<Pick<JobDetail, "more_work_types">>;
  /** Shows every place; otherwise only the first, as far as there is room. */
  allPlaces?: boolean;
}

/** Place, work type and pay of a job, as far as they are known. Pay is last: the longest, it has a line of its own on phones. */
export const JobFacts = ({ job, allPlaces = false }: JobFactsProps) => {
  const pay = payWithYear(job, useContext(PayBasis) === "year");
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      <Fact icon={MapPin} name="Place" oneLine={!allPlaces}>
        {allPlaces ? allPlacesText(job) : placeWithDistance(job)}
      </Fact>
      {job.work_type && (
        <Fact icon={Clock} name="Work type">
          {[job.work_type, ...(job.more_work_types ?? [])].join(", ")}
        </Fact>
      )}
      {pay && (
        <Fact icon={Banknote} name="Pay">
          {pay}
        </Fact>
      )}
    </ul>
  );
};
