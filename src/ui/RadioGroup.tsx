import { useId, type Ref } from "react";
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
  /** The first option, for what brings somebody to the field. */
  inputRef?: Ref<HTMLInputElement>;
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
  inputRef,
  inline = false,
}: RadioGroupProps) => {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy || undefined}
      // Of the group: on each option the browser would call those that are not chosen invalid.
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      className="grid gap-1.5"
    >
      <legend id={`${id}-label`} className={labelClass}>
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </legend>
      {hint && (
        <div id={`${id}-hint`} className={hintClass}>
          {hint}
        </div>
      )}
      <div className={inline ? "flex flex-wrap gap-x-6" : "grid"}>
        {options.map((option, index) => (
          <label key={option.value} className="flex items-start gap-3 py-1.5 max-sm:py-2.5">
            <input
              ref={index ? undefined : inputRef}
              type="radio"
              name={name}
              value={option.value}
              checked={String(value) === String(option.value)}
              onChange={(event) => onChange(event.target.value)}
              disabled={option.disabled}
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
