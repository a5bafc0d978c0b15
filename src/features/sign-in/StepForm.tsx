import type { ReactNode, SubmitEvent } from "react";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";

interface StepFormProps {
  /** Name of the form for screen readers. */
  title: string;
  onSubmit: (event: SubmitEvent) => void;
  problem: string | undefined;
  busy: boolean;
  submitLabel: string;
  /** Label of the button while the form is submitted. */
  busyLabel: string;
  children: ReactNode;
  /** Links to other steps, below the button. */
  others?: ReactNode;
}

/** The form of a step: fields, error, submit button and links to other steps. */
export const StepForm = ({
  title,
  onSubmit,
  problem,
  busy,
  submitLabel,
  busyLabel,
  children,
  others,
}: StepFormProps) => (
  // The contract's messages are better than the browser's. `dialog` does nothing outside of one: pressed before the page
  // is hydrated, a form of another method would put the password into the address.
  <form aria-label={title} method="dialog" onSubmit={onSubmit} noValidate className="grid grid-cols-1 gap-5">
    {children}
    {problem && <Alert tone="danger">{problem}</Alert>}
    <Button type="submit" size="large" busy={busy} busyLabel={busyLabel} className="w-full">
      {submitLabel}
    </Button>
    {others}
  </form>
);

/** A link-like button to another step. */
export const OtherWay = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button
    type="button"
    onClick={onClick}
    className="min-h-6 max-sm:min-h-11 rounded-sm font-medium text-accent-text underline decoration-1 underline-offset-[0.2em] hover:decoration-2"
  >
    {children}
  </button>
);
