import type { ComponentProps } from "react";
import { TextField } from "../../../ui/Field.tsx";
import type { FieldText } from "../../../ui/FieldFrame.tsx";

interface NumberFieldProps extends FieldText, Omit<ComponentProps<"input">, keyof FieldText> {
  unit?: string | undefined;
}

/** A number, typed: an input of the type "number" would change it when it is scrolled. */
export const NumberField = ({ unit, label, ...input }: NumberFieldProps) => (
  <TextField {...input} label={unit ? `${label}, in ${unit}` : label} inputMode="decimal" />
);
