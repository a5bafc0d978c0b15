import { useId, type ReactNode, type SubmitEvent } from "react";
import { Alert } from "./Alert.tsx";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import type { ButtonVariant } from "./recipes.ts";

interface FormDialogProps {
  title: string;
  onClose: () => void;
  onSubmit: (event: SubmitEvent) => void;
  /** An error that belongs to no field. */
  problem?: string | undefined;
  busy?: boolean;
  submitLabel: string;
  /** Label of the button while the form is submitted. */
  busyLabel?: string;
  variant?: ButtonVariant;
  /** The buttons before the one that submits; without them, one that cancels. */
  buttons?: ReactNode;
  children: ReactNode;
}

/** A form in a dialog, with its buttons at the bottom. */
export const FormDialog = ({
  title,
  onClose,
  onSubmit,
  problem,
  busy = false,
  submitLabel,
  busyLabel = submitLabel,
  variant = "primary",
  buttons,
  children,
}: FormDialogProps) => {
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          {buttons ?? (
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
          )}
          <Button type="submit" form={id} variant={variant} busy={busy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit} className="grid grid-cols-1 content-start gap-5">
        {problem && <Alert tone="danger">{problem}</Alert>}
        {children}
      </form>
    </Dialog>
  );
};
