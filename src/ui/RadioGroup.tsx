import { useId } from "react";
import { choiceMark } from "./Checkbox.tsx";
import { FieldError } from "./heard/FieldError.tsx";
import { hint as hintClass, label as labelClass } from "./recipes.ts";
import type { FieldText } from "./FieldFrame.tsx";
import type { SelectOption } from "./Select.tsx";

interface RadioGroupProps extends FieldText {
  name: string;
  options: readonly (SelectOption & { hint?: string })[];
  value: string | number | null;
  onChange: (value: string) => void;
  /** Shows the options in a row. */
  inline?: boolean;
}

/** One choice of a few options, all of them shown. */
export const RadioGroup = ({
  label,
  hint,
  error,
  optional,
  name,
  options,
  value,
  onChange,
  required,
  inline = false,
}: RadioGroupProps) => {
  const id = useId();
  return (
    <fieldset className="grid gap-1.5" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={labelClass}>
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </legend>
      {hint && <div className={hintClass}>{hint}</div>}
      <div className={inline ? "flex flex-wrap gap-x-6" : "grid"}>
        {options.map((option) => (
          <label key={option.value} className="flex items-start gap-3 py-1.5 max-sm:py-2.5">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={String(value) === String(option.value)}
              onChange={(event) => onChange(event.target.value)}
              disabled={option.disabled}
              required={required}
              className={choiceMark}
            />
            <span className="min-w-0 wrap-anywhere">
              {option.label}
              {option.hint && <span className={`block ${hintClass}`}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <FieldError key={error} id={`${id}-error`}>
          {error}
        </FieldError>
      )}
    </fieldset>
  );
};
