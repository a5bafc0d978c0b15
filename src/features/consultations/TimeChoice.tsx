import { useImperativeHandle, useRef, type Ref } from "react";
import { DateField } from "../../ui/aria/DateField.tsx";
import type { FieldText } from "../../ui/FieldFrame.tsx";
import { Select } from "../../ui/Select.tsx";
import { label as labelClass } from "../../ui/recipes.ts";
import { chosenText, clockText } from "./consultation-text.ts";

interface TimeChoiceProps extends Omit<FieldText, "hint"> {
  /** Such as "2026-12-01T09:30", "2026-12-01T" while the time is missing, or "". */
  value: string;
  onChange: (value: string) => void;
  inputRef: Ref<Pick<HTMLElement, "focus">>;
}

/** The hours between which people talk, in their own time zone. */
const hours = { first: 7, last: 21 };
/** The times that are offered, in steps of 15 minutes: "09:30". */
const steps = Array.from({ length: (hours.last - hours.first) * 4 + 1 }, (_, step) =>
  [hours.first + Math.floor(step / 4), (step % 4) * 15]
    .map((part) => String(part).padStart(2, "0"))
    .join(":"),
);

/** A day and a time in this browser's time zone, said in words once both are chosen. */
export const TimeChoice = ({
  label,
  optional,
  required,
  error,
  value,
  onChange,
  inputRef,
}: TimeChoiceProps) => {
  const [day = "", time = ""] = value.split("T");
  const lacksTime = day !== "" && time === "";
  const dayField = useRef<Pick<HTMLElement, "focus">>(null);
  const timeField = useRef<HTMLSelectElement>(null);
  useImperativeHandle(inputRef, () => ({
    focus: () => (lacksTime ? timeField : dayField).current?.focus(),
  }));
  const change = (nextDay: string, nextTime: string) =>
    onChange(nextDay || nextTime ? `${nextDay}T${nextTime}` : "");
  return (
    <fieldset>
      <legend className={`${labelClass} mb-1.5`}>
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </legend>
      <div className="grid grid-cols-2 gap-3">
        <DateField
          label="Day"
          required={required}
          value={day}
          onChange={(next) => change(next, time)}
          inputRef={(field) => {
            dayField.current = field;
          }}
          error={lacksTime ? undefined : error}
        />
        <Select
          label="Time"
          required={required}
          ref={timeField}
          value={time}
          onChange={({ target }) => change(day, target.value)}
          // A time that was chosen before, or elsewhere, may be another.
          options={[
            { value: "", label: "Choose a time" },
            ...[...new Set(time ? [...steps, time] : steps)]
              .sort()
              .map((step) => ({ value: step, label: clockText(step) })),
          ]}
          error={lacksTime ? error : undefined}
        />
      </div>
      <p aria-live="polite" className="mt-1.5 text-sm text-ink-soft empty:hidden">
        {chosenText(value)}
      </p>
    </fieldset>
  );
};
