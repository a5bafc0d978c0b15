import type { ComponentProps, ReactNode } from "react";

/** Classes for a checkbox or radio button in the accent colour. */
export const choiceMark = "mt-0.5 size-5 shrink-0 accent-(--accent-solid)";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
  /** Number of results with this option, shown at the end of the line. */
  count?: number;
}

/** A checkbox with its label and, for filters, a count. */
export const Checkbox = ({ label, count, className = "", ...input }: CheckboxProps) => (
  <label className={`flex items-start gap-3 py-1.5 has-disabled:opacity-55 max-sm:py-2.5 ${className}`}>
    <input {...input} type="checkbox" className={choiceMark} />
    <span className="grow wrap-anywhere">{label}</span>
    {count !== undefined && (
      <span className="text-sm/6 text-ink-soft tabular-nums">{count.toLocaleString("en-AU")}</span>
    )}
  </label>
);
