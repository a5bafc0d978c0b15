import { useId, type ReactNode } from "react";
import { FieldError } from "./heard/FieldError.tsx";
import { hint as hintClass, label as labelClass } from "./recipes.ts";

/** Props of every labelled control. */
export interface FieldText {
  label: string;
  /** Help for filling it in; screen readers announce it with the control. */
  hint?: ReactNode;
  /** What is wrong with the value, and how to fix it. */
  error?: string | undefined;
  /** Adds to the label that the field is optional. */
  optional?: boolean;
  /** Screen readers say that it has to be filled in. */
  required?: boolean | undefined;
}

interface FieldFrameProps extends FieldText {
  /** The control's id, where the caller needs it. */
  id?: string | undefined;
  children: (control: {
    id: string;
    "aria-describedby": string | undefined;
    "aria-invalid": true | undefined;
    "aria-required": true | undefined;
  }) => ReactNode;
}

/** Connects a control to its label, hint and error. */
export const FieldFrame = ({ label, hint, error, optional, required, id, children }: FieldFrameProps) => {
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
        "aria-required": required || undefined,
      })}
      {error && (
        <FieldError key={error} id={`${own}-error`}>
          {error}
        </FieldError>
      )}
    </div>
  );
};
