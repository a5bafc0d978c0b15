import type { FieldOption } from "../../../contract/profile/section.ts";
import { Checkbox } from "../../../ui/Checkbox.tsx";
import type { FieldText } from "../../../ui/FieldFrame.tsx";
import { fieldError, hint as hintClass, label as labelClass } from "../../../ui/recipes.ts";

interface ChoicesFieldProps extends FieldText {
  name: string;
  options: readonly FieldOption[];
  value: readonly string[];
  onChange: (value: string[]) => void;
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
  onChange,
}: ChoicesFieldProps) => (
  <fieldset className="grid gap-1">
    <legend className={labelClass}>
      {label}
      {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
    </legend>
    {hint && <div className={hintClass}>{hint}</div>}
    {options.map((option) => (
      <Checkbox
        key={option.value}
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
    {error && <p className={fieldError}>{error}</p>}
  </fieldset>
);
