import type { Application } from "../../contract/application-fields.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";

interface WithdrawDialogProps {
  /** The application to withdraw; null closes the dialog. */
  application: Application | null;
  /** Withdraws it; the dialog waits for the result. */
  onConfirm: (application: Application) => Promise<void>;
  onClose: () => void;
}

/** Asks for confirmation before an application is withdrawn. */
export const WithdrawDialog = ({ application, onConfirm, onClose }: WithdrawDialogProps) => (
  <ConfirmDialog
    open={application !== null}
    title="Withdraw this application?"
    confirm="Withdraw"
    busyLabel="Withdrawing"
    onConfirm={() => onConfirm(application!)}
    onClose={onClose}
  >
    {application?.job.employer.name} sees that you have withdrawn from {application?.job.title}. While the job
    is open you can apply again.
  </ConfirmDialog>
);
