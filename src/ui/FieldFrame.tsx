import CircleAlert from "lucide-react/icons/circle-alert";
import { useId, type ReactNode } from "react";
import { fieldError, hint as hintClass, label as labelClass } from "./recipes.ts";

/** Props of every labelled control. */
export interface FieldText {
  label: string;
  /** Help for filling it in; screen readers announce it with the control. */
  hint?: ReactNode;
  /** What is wrong with the value, and how to fix it. */
  error?: string | undefined;
  /** Adds to the label that the field is optional. */
  optional?: boolean;
}

interface FieldFrameProps extends FieldText {
  /** The control's id, where the caller needs it. */
  id?: string | undefined;
  children: (control: {
    id: string;
    "aria-describedby": string | undefined;
    "aria-invalid": true | undefined;
  }) => ReactNode;
}

/** Connects a control to its label, hint and error. */
export const FieldFrame = ({ label, hint, error, optional, id, children }: FieldFrameProps) => {
  const own = useId();
  const control = id ?? own;
  const describedBy = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(" ");
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={control} className={labelClass}>
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {hint && (
        <div id={`${own}-hint`} className={hintClass}>
          {hint}
        </div>
      )}
      {children({
        id: control,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error && (
        <p id={`${own}-error`} className={fieldError}>
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
};
