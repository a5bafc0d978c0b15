import type { ComponentProps } from "react";
import { TextField } from "./Field.tsx";

/** An input for a code: six digits, whatever else is pasted with them. */
export const CodeField = ({ onChange, className = "", ...field }: ComponentProps<typeof TextField>) => (
  <TextField
    {...field}
    onChange={(event) => {
      // Pasted codes often contain spaces.
      event.target.value = event.target.value.replace(/\D/g, "").slice(0, 6);
      onChange?.(event);
    }}
    inputMode="numeric"
    autoComplete="one-time-code"
    spellCheck={false}
    className={`font-mono ${className}`}
  />
);
