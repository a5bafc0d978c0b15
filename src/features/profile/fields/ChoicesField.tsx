import { useId, type Ref } from "react";
import type { FieldOption } from "../../../contract/profile/section.ts";
import { Checkbox } from "../../../ui/Checkbox.tsx";
import { FieldError } from "../../../ui/heard/FieldError.tsx";
import type { FieldText } from "../../../ui/FieldFrame.tsx";
import { hint as hintClass, label as labelClass } from "../../../ui/recipes.ts";

interface ChoicesFieldProps extends FieldText {
  name: string;
  options: readonly FieldOption[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** The first of them. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Any of a few options. */
export const ChoicesField = ({
  label,
  hint,
  error,
  optional,
  name,
  options,
  value,
  required,
  onChange,
  inputRef,
}: ChoicesFieldProps) => {
  const id = useId();
  return (
    <fieldset aria-describedby={error && `${id}-error`} className="grid gap-1">
      <legend className={labelClass}>
        {label}
        {required && <span className="sr-only"> (required)</span>}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </legend>
      {hint && <div className={hintClass}>{hint}</div>}
      {options.map((option, at) => (
        <Checkbox
          key={option.value}
          ref={at === 0 ? inputRef : undefined}
          name={name}
          value={option.value}
          label={option.label}
          checked={value.includes(option.value)}
          onChange={({ target }) =>
            onChange(
              options
                .map((one) => one.value)
                .filter((one) => (one === option.value ? target.checked : value.includes(one))),
            )
          }
        />
      ))}
      {error && (
        <FieldError key={error} id={`${id}-error`}>
          {error}
        </FieldError>
      )}
    </fieldset>
  );
};
