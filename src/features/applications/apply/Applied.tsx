import CircleCheck from "lucide-react/icons/circle-check";
import type { Application } from "../../../contract/application-fields.ts";
import { Button, LinkButton } from "../../../ui/Button.tsx";

interface AppliedProps {
  /** Null until it has loaded. */
  application: Application | null;
  busy: boolean;
  onChange: (application: Application) => void;
}

/**
 * Shown instead of the apply button once the seeker has applied: parts of the line that the button to save stands in, so
 * that this is beside the link.
 */
export const Applied = ({ application, busy, onChange }: AppliedProps) => (
  <div data-applied className="contents">
    <p className="flex items-center gap-2 font-semibold text-success max-sm:w-full sm:min-h-11">
      <CircleCheck aria-hidden="true" className="size-5" />
      Applied
    </p>
    <LinkButton
      variant="secondary"
      href={application ? `/user/applied/${application.id}` : "/user/applied"}
      className="max-sm:grow"
    >
      See what you sent
    </LinkButton>
    {application?.can_update && (
      <Button variant="quiet" busy={busy} className="order-last" onClick={() => onChange(application)}>
        Change your application
      </Button>
    )}
  </div>
);
