import type { LucideIcon } from "lucide-react";
import Banknote from "lucide-react/icons/banknote";
import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import type { JobCard } from "../../contract/job-fields.ts";
import { allPlacesText, placeText } from "../../domain/jobs/job-text.ts";
import { payText } from "../../domain/jobs/pay-text.ts";

const Fact = ({ icon: Icon, name, children }: { icon: LucideIcon; name: string; children: string }) => (
  <li className="flex items-start gap-1.5">
    <Icon aria-hidden="true" className="mt-1 size-4 shrink-0 text-ink-soft" />
    <span>
      <span className="sr-only">{name}: </span>
      {children}
    </span>
  </li>
);

interface JobFactsProps {
  job: JobCard;
  /** Shows every place; otherwise only the first. */
  allPlaces?: boolean;
}

/** Place, pay and work type of a job in one line, as far as they are known. */
export const JobFacts = ({ job, allPlaces = false }: JobFactsProps) => {
  const pay = job.pay && payText(job.pay);
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      <Fact icon={MapPin} name="Place">
        {allPlaces ? allPlacesText(job) : placeText(job)}
      </Fact>
      {pay && (
        <Fact icon={Banknote} name="Pay">
          {pay}
        </Fact>
      )}
      {job.work_type && (
        <Fact icon={Clock} name="Work type">
          {job.work_type}
        </Fact>
      )}
    </ul>
  );
};
