import { parseDate, type CalendarDate } from "@internationalized/date";
import { useContext, useState, type RefCallback } from "react";
import {
  DateField as AriaDateField,
  DateFieldStateContext,
  DateInput,
  DateSegment,
} from "react-aria-components/DateField";
import type { FieldText } from "../FieldFrame.tsx";
import { control } from "../recipes.ts";
import { AriaError, AriaLabel } from "./AriaText.tsx";

interface DateFieldProps extends FieldText {
  /** YYYY-MM-DD, or "". */
  value: string;
  onChange: (value: string) => void;
  /** Gets what takes the focus to the first part of the date. */
  inputRef?: RefCallback<Pick<HTMLElement, "focus">>;
}

/** The value of a date that is filled in only in part: it is not a date, so that it is never saved as "no date". */
const unfinished = "unfinished";

const dateOf = (value: string): CalendarDate | null => {
  try {
    return parseDate(value);
  } catch {
    return null;
  }
};

/** A date, typed as day, month and year. */
export const DateField = ({ value, onChange, inputRef, error, required, ...text }: DateFieldProps) => {
  // The field shows what is typed, until another value comes from outside.
  const [typed, setTyped] = useState(value);
  const [resets, setResets] = useState(0);
  if (typed !== value) {
    setTyped(value);
    setResets(resets + 1);
  }
  const change = (next: string) => {
    setTyped(next);
    onChange(next);
  };
  return (
    <AriaDateField
      key={resets}
      defaultValue={dateOf(value)}
      onChange={(date) => change(date?.toString() ?? "")}
      isInvalid={Boolean(error)}
      isRequired={required ?? false}
      validationBehavior="aria"
      shouldForceLeadingZeros
      className="grid content-start gap-1.5"
    >
      <AriaLabel {...text} />
      <Segments inputRef={inputRef} onUnfinished={() => value !== unfinished && change(unfinished)} />
      {/* What the API says to programs is no help with the parts of the field. */}
      <AriaError error={error && value === unfinished ? "Give the day, the month and the year." : error} />
    </AriaDateField>
  );
};

interface SegmentsProps {
  inputRef: DateFieldProps["inputRef"];
  onUnfinished: () => void;
}

const Segments = ({ inputRef, onUnfinished }: SegmentsProps) => {
  const state = useContext(DateFieldStateContext)!;
  const parts = state.segments.filter(({ isEditable }) => isEditable);
  const isUnfinished = parts.some((part) => part.isPlaceholder) && !parts.every((part) => part.isPlaceholder);
  return (
    <div role="presentation" onBlur={() => isUnfinished && onUnfinished()}>
      <DateInput
        // A group cannot have the focus itself.
        ref={(group) =>
          inputRef?.(group && { focus: () => group.querySelector<HTMLElement>("[role=spinbutton]")?.focus() })
        }
        className={`${control} flex items-center focus-within:border-accent-text data-invalid:border-danger`}
      >
        {(segment) => (
          <DateSegment
            segment={segment}
            className="rounded-sm px-0.5 tabular-nums outline-none data-focused:bg-accent data-focused:text-on-accent data-placeholder:text-ink-soft data-focused:data-placeholder:text-on-accent"
          />
        )}
      </DateInput>
    </div>
  );
};
