import CircleAlert from "lucide-react/icons/circle-alert";
import { useId, type ReactNode } from "react";
import { fieldError, hint as hintClass, label as labelClass } from "./recipes.ts";

/** What every labelled control may be given. */
export interface FieldText {
  label: string;
  /** Helps to fill it in; read out with the control. */
  hint?: ReactNode;
  /** What is wrong with the value, and how to mend it. */
  error?: string | undefined;
  /** Says beside the label that the field may stay empty. */
  optional?: boolean;
}

interface FieldFrameProps extends FieldText {
  /** The control's own id, where the caller needs to know it. */
  id?: string | undefined;
  children: (control: {
    id: string;
    "aria-describedby": string | undefined;
    "aria-invalid": true | undefined;
  }) => ReactNode;
}

/** Ties a control to its label, hint and error. */
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
