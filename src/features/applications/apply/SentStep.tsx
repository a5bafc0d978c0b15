import CircleCheck from "lucide-react/icons/circle-check";
import type { Receipt } from "../../../contract/application-fields.ts";
import { searchPath } from "../../../domain/search/search-path.ts";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { link } from "../../../ui/recipes.ts";
import { SpokenInPlace } from "../../../ui/SpokenInPlace.tsx";
import { searchLink } from "../../jobs/last-search.ts";
import { NextJobs } from "../NextJobs.tsx";

interface SentStepProps {
  receipt: Receipt;
  /** The server's message. */
  message: string;
  onClose: () => void;
}

/** The last step: confirms that it was sent, and leads on to the receipt, the search and similar jobs. */
export const SentStep = ({ receipt, message, onClose }: SentStepProps) => {
  const toSearch = searchLink();
  // A job that is shown beside its list is closed with the dialog's own button.
  const isInSearch = location.pathname === searchPath;
  return (
    <div className="grid justify-items-center gap-4 pb-4 text-center">
      <CircleCheck aria-hidden="true" className="size-14 text-success" />
      <SpokenInPlace className="max-w-prose text-lg">{message}</SpokenInPlace>
      <p>
        Application number <strong className="font-semibold tabular-nums">{receipt.id}</strong>
      </p>
      <section
        aria-label="What happens next"
        className="grid w-full gap-2 rounded-lg bg-sunken p-4 text-left"
      >
        <h4 className="font-semibold">What happens next</h4>
        <ol className="list-decimal space-y-1 pl-5">
          <li>{receipt.employer_name} has your application, and decides whether and how to answer.</li>
          <li>
            <a href="/user/applied" className={link}>
              Your applications
            </a>{" "}
            show where it stands. You can change it while the job is open and the employer has not decided,
            and withdraw it unless it was unsuccessful.
          </li>
        </ol>
      </section>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton href={`/user/applied/${receipt.id}`}>See your receipt</LinkButton>
        {!isInSearch && (
          <LinkButton variant="secondary" href={toSearch.href}>
            {toSearch.text}
          </LinkButton>
        )}
        <Button variant="secondary" onClick={onClose}>
          Back to the job
        </Button>
      </div>
      <NextJobs jobId={receipt.job.id} level={4} className="w-full border-t border-line pt-4 text-left" />
    </div>
  );
};
