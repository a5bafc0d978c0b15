import type { Application } from "../../contract/application-fields.ts";
import { withdrawable } from "../../domain/jobs/application-status.ts";
import { changePath } from "../../domain/jobs/application-text.ts";
import { Button, LinkButton } from "../../ui/Button.tsx";

interface ApplicationActionsProps {
  application: Application;
  onWithdraw: () => void;
  onArchive: () => void;
}

/** The actions for an application in the list. */
export const ApplicationActions = ({ application, onWithdraw, onArchive }: ApplicationActionsProps) => {
  const of = (action: string) => `${action}: ${application.job.title}`;
  return (
    <>
      {application.can_update && (
        <LinkButton size="small" variant="secondary" href={changePath(application)} aria-label={of("Change")}>
          Change
        </LinkButton>
      )}
      {withdrawable.includes(application.status) && (
        <Button size="small" variant="secondary" onClick={onWithdraw} aria-label={of("Withdraw")}>
          Withdraw
        </Button>
      )}
      <Button
        size="small"
        variant="secondary"
        onClick={onArchive}
        aria-label={of(application.archived ? "Put back" : "Archive")}
      >
        {application.archived ? "Put back" : "Archive"}
      </Button>
    </>
  );
};
