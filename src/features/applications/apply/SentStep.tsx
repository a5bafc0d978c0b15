import CircleCheck from "lucide-react/icons/circle-check";
import type { Receipt } from "../../../contract/applications.ts";
import { Button, LinkButton } from "../../../ui/Button.tsx";

/** What sending came to: a change that changes nothing leaves the application as it was. */
type Outcome = "sent" | "changed" | "unchanged";

/** @param before what was sent before, where it was to be changed. */
export const outcomeOf = (receipt: Receipt, before: Receipt | undefined): Outcome => {
  if (!before) return "sent";
  return receipt.updated_at === before.updated_at ? "unchanged" : "changed";
};

export const sentTitles: Record<Outcome, string> = {
  sent: "Your application has been sent",
  changed: "Your application has been changed",
  unchanged: "Your application is as it was",
};

interface SentStepProps {
  receipt: Receipt;
  outcome: Outcome;
  onClose: () => void;
}

/** The end: what was sent, and where to go from here. */
export const SentStep = ({ receipt, outcome, onClose }: SentStepProps) => (
  <div className="grid justify-items-center gap-4 pb-4 text-center">
    <CircleCheck aria-hidden="true" className="size-14 text-success" />
    <p className="max-w-prose">
      {outcome === "unchanged"
        ? "You have changed nothing, so nothing has been sent."
        : `${receipt.employer_name} has your application for ${receipt.job_title}. We have sent a confirmation to ${receipt.email}.`}
    </p>
    <div className="flex flex-wrap justify-center gap-3">
      <LinkButton href={`/user/applied/${receipt.id}`}>See your receipt</LinkButton>
      <Button variant="secondary" onClick={onClose}>
        Back to the job
      </Button>
    </div>
  </div>
);
