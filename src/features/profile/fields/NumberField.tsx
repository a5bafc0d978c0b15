import type { ComponentProps } from "react";
import { FieldFrame, type FieldText } from "../../../ui/FieldFrame.tsx";
import { control } from "../../../ui/recipes.ts";

interface NumberFieldProps extends FieldText, Omit<ComponentProps<"input">, keyof FieldText> {
  unit?: string | undefined;
}

/** A number, typed: an input of the type "number" would change it when it is scrolled. */
export const NumberField = ({
  unit,
  label,
  hint,
  error,
  optional = false,
  required,
  ...input
}: NumberFieldProps) => (
  <FieldFrame {...{ label, hint, error, optional, required }}>
    {(ties) => (
      <span className="relative block max-w-48">
        <input {...input} {...ties} inputMode="decimal" className={control} />
        {unit && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-sm text-ink-soft"
          >
            {unit}
          </span>
        )}
      </span>
    )}
  </FieldFrame>
);
