import { useId, type ReactNode, type SubmitEvent } from "react";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import type { ButtonVariant } from "../../ui/recipes.ts";

interface FormDialogProps {
  title: string;
  onClose: () => void;
  onSubmit: (event: SubmitEvent) => void;
  /** An error that belongs to no field. */
  problem: string | undefined;
  busy: boolean;
  submitLabel: string;
  /** Label of the button while the form is submitted. */
  busyLabel: string;
  variant?: ButtonVariant;
  children: ReactNode;
}

/** A form in a dialog, with its buttons at the bottom. */
export const FormDialog = ({
  title,
  onClose,
  onSubmit,
  problem,
  busy,
  submitLabel,
  busyLabel,
  variant = "primary",
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
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
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
