import CircleCheck from "lucide-react/icons/circle-check";
import type { Application } from "../../../contract/applications.ts";
import { Button, LinkButton } from "../../../ui/Button.tsx";

interface AppliedProps {
  /** Null until it has loaded. */
  application: Application | null;
  busy: boolean;
  onChange: (application: Application) => void;
}

/** Shown instead of the apply button once the seeker has applied. */
export const Applied = ({ application, busy, onChange }: AppliedProps) => (
  <div className="grid gap-2">
    <p role="status" className="flex items-center justify-center gap-2 font-semibold text-success">
      <CircleCheck aria-hidden="true" className="size-5" />
      Applied
    </p>
    <LinkButton
      variant="secondary"
      href={application ? `/user/applied/${application.id}` : "/user/applied"}
      className="w-full"
    >
      See what you sent
    </LinkButton>
    {application?.can_update && (
      <Button variant="quiet" busy={busy} onClick={() => onChange(application)}>
        Change your application
      </Button>
    )}
  </div>
);
