import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";
import { FieldFrame, type FieldText } from "./FieldFrame.tsx";
import { control } from "./recipes.ts";

/** One option of a select. */
export interface SelectOption {
  value: string | number;
  label: string;
  disabled?: boolean;
}

type SelectBoxProps = ComponentProps<"select"> & { options: readonly SelectOption[] };

/** A native select without a label of its own. */
export const SelectBox = ({ options, className = "", ...select }: SelectBoxProps) => (
  <span className="relative block">
    <select {...select} className={`${control} appearance-none pr-10 ${className}`}>
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
    <ChevronDown
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-soft"
    />
  </span>
);

/** A native select with its label, hint and error. */
export const Select = ({
  label,
  hint,
  error,
  optional = false,
  required,
  id,
  ...select
}: FieldText & SelectBoxProps) => (
  <FieldFrame label={label} hint={hint} error={error} optional={optional} required={required} id={id}>
    {(ties) => <SelectBox {...select} {...ties} />}
  </FieldFrame>
);
