import type { ReactNode, SubmitEvent } from "react";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";

interface StepFormProps {
  /** Names the form to those who cannot see its heading. */
  title: string;
  onSubmit: (event: SubmitEvent) => void;
  problem: string | undefined;
  busy: boolean;
  submitLabel: string;
  /** What the button says while it works. */
  busyLabel: string;
  children: ReactNode;
  /** Other ways to go, below the button. */
  others?: ReactNode;
}

/** The frame of a step: fields, what went wrong, the one button, other ways. */
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
  // The contract says what is wrong with a field, in better words than the browser's.
  <form aria-label={title} onSubmit={onSubmit} noValidate className="grid grid-cols-1 gap-5">
    {children}
    {problem && <Alert tone="danger">{problem}</Alert>}
    <Button type="submit" size="large" busy={busy} busyLabel={busyLabel} className="w-full">
      {submitLabel}
    </Button>
    {others}
  </form>
);

/** A quiet way to another step. */
export const OtherWay = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button
    type="button"
    onClick={onClick}
    className="min-h-6 max-sm:min-h-11 rounded-sm font-medium text-accent-text underline decoration-1 underline-offset-[0.2em] hover:decoration-2"
  >
    {children}
  </button>
);
