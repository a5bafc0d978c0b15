import type { ComponentProps } from "react";
import { TextField } from "../../ui/Field.tsx";

/** The field for a mailed code of six digits. */
export const CodeField = ({
  onChange,
  ...input
}: Omit<ComponentProps<"input">, "className"> & { error: string | undefined }) => (
  <TextField
    {...input}
    onChange={(event) => {
      // Pasted codes often contain spaces.
      event.target.value = event.target.value.replace(/\D/g, "").slice(0, 6);
      onChange?.(event);
    }}
    label="6-digit code"
    inputMode="numeric"
    autoComplete="one-time-code"
    spellCheck={false}
    className="text-center font-mono text-2xl tracking-[0.3em]"
  />
);
