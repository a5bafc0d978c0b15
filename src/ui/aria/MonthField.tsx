import { useId, type Ref } from "react";
import { FieldError } from "../heard/FieldError.tsx";
import { FieldFrame, type FieldText } from "../FieldFrame.tsx";
import { control, hint as hintClass, label as labelClass } from "../recipes.ts";
import { SelectField } from "./SelectField.tsx";

interface MonthFieldProps extends FieldText {
  /** YYYY-MM, YYYY, or "". */
  value: string;
  onChange: (value: string) => void;
  inputRef?: Ref<HTMLInputElement>;
}

const months = Array.from({ length: 12 }, (_, month) => ({
  value: String(month + 1).padStart(2, "0"),
  label: new Intl.DateTimeFormat("en-AU", { month: "long", timeZone: "UTC" }).format(Date.UTC(2024, month)),
}));

/** A year, with its month where that is known. A month alone is not a date: the form says so. */
export const MonthField = ({
  label,
  hint,
  error: refusal,
  optional,
  required,
  value,
  onChange,
  inputRef,
}: MonthFieldProps) => {
  const id = useId();
  const [year = "", month = ""] = value.split("-");
  const change = (nextYear: string, nextMonth: string) =>
    onChange(nextMonth ? `${nextYear}-${nextMonth}` : nextYear);
  // What the API says to programs is no help with the two parts of the field.
  const error =
    refusal && value && year.length < 4 ? "Give the year, and the month if you know it." : refusal;
  const describedBy = error ? `${id}-error` : undefined;
  return (
    <fieldset aria-describedby={describedBy} className="grid gap-1.5">
      <legend className={`${labelClass} mb-1.5`}>
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </legend>
      {hint && <div className={hintClass}>{hint}</div>}
      <div className="grid grid-cols-[1fr_6rem] gap-3">
        <SelectField
          label="Month"
          clearable
          options={months}
          value={month}
          onChange={(next) => change(year, next)}
        />
        <FieldFrame label="Year" required={required}>
          {(ties) => (
            <input
              {...ties}
              // The list of months has no wrong ones.
              aria-invalid={Boolean(error) || undefined}
              aria-describedby={describedBy}
              ref={inputRef}
              inputMode="numeric"
              maxLength={4}
              value={year}
              onChange={({ target }) => change(target.value.replace(/\D/g, ""), month)}
              className={control}
            />
          )}
        </FieldFrame>
      </div>
      {error && (
        <FieldError key={error} id={`${id}-error`}>
          {error}
        </FieldError>
      )}
    </fieldset>
  );
};
