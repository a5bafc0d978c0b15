import type { ComponentProps } from "react";
import { FieldFrame, type FieldText } from "./FieldFrame.tsx";
import { control } from "./recipes.ts";

/** A text input, which runs in the direction of what is typed, with its label, hint and error. Takes every attribute of an input, including `ref`. */
export const TextField = ({
  label,
  hint,
  error,
  optional = false,
  required,
  id,
  className = "",
  ...input
}: FieldText & ComponentProps<"input">) => (
  <FieldFrame label={label} hint={hint} error={error} optional={optional} required={required} id={id}>
    {(ties) => <input dir="auto" {...input} {...ties} className={`${control} ${className}`} />}
  </FieldFrame>
);

/** A text area; otherwise like `TextField`. */
export const TextArea = ({
  label,
  hint,
  error,
  optional = false,
  required,
  id,
  rows = 5,
  className = "",
  ...input
}: FieldText & ComponentProps<"textarea">) => (
  <FieldFrame label={label} hint={hint} error={error} optional={optional} required={required} id={id}>
    {(ties) => <textarea dir="auto" {...input} {...ties} rows={rows} className={`${control} ${className}`} />}
  </FieldFrame>
);
