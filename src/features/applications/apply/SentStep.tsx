import CircleCheck from "lucide-react/icons/circle-check";
import type { Receipt } from "../../../contract/applications.ts";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { SpokenInPlace } from "../../../ui/SpokenInPlace.tsx";

interface SentStepProps {
  receipt: Receipt;
  /** The server's message. */
  message: string;
  onClose: () => void;
}

/** The last step: confirms that it was sent, and links to the receipt. */
export const SentStep = ({ receipt, message, onClose }: SentStepProps) => (
  <div className="grid justify-items-center gap-4 pb-4 text-center">
    <CircleCheck aria-hidden="true" className="size-14 text-success" />
    <SpokenInPlace className="max-w-prose text-lg">{message}</SpokenInPlace>
    <p className="max-w-prose">
      {receipt.employer_name} has your application for {receipt.job_title}.
      <br />
      Application number <strong className="font-semibold tabular-nums">{receipt.id}</strong>
    </p>
    <section aria-label="What happens next" className="grid w-full gap-2 rounded-lg bg-sunken p-4 text-left">
      <h4 className="font-semibold">What happens next</h4>
      <ol className="list-decimal space-y-1 pl-5">
        <li>{receipt.employer_name} reads it, and answers you by email or by phone.</li>
        <li>
          Your applications show where it stands. You can change or withdraw it until the employer has
          decided.
        </li>
      </ol>
    </section>
    <div className="flex flex-wrap justify-center gap-3">
      <LinkButton href={`/user/applied/${receipt.id}`}>See your receipt</LinkButton>
      <Button variant="secondary" onClick={onClose}>
        Back to the job
      </Button>
    </div>
  </div>
);
