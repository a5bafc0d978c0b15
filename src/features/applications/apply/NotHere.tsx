import ExternalLink from "lucide-react/icons/external-link";
import { LinkButton } from "../../../ui/Button.tsx";
import { LinkChip } from "../../../ui/Chip.tsx";
import type { ApplyProps } from "./Apply.tsx";

const closings = { expired: "This job has closed.", filled: "This job has been filled." } as const;

/** Shown instead of the apply button where the job is closed, or applications go to the employer's own site. */
export const NotHere = ({ status, apply_url, applied }: ApplyProps) => {
  if (status !== "live") {
    return (
      <div className="grid justify-items-start gap-2">
        <p className="font-semibold">{closings[status]}</p>
        {applied && <LinkChip href="/user/applied">See your applications</LinkChip>}
      </div>
    );
  }
  return (
    <LinkButton
      size="large"
      href={apply_url ?? ""}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="w-full"
    >
      Apply on their site
      <ExternalLink aria-hidden="true" className="size-5" />
      <span className="sr-only">(opens in a new tab)</span>
    </LinkButton>
  );
};
