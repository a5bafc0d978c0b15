interface MeterProps {
  /** Its name for screen readers. */
  label: string;
  /** From 0 to 100. */
  value: number;
}

/** A bar that shows a value from 0 to 100. */
export const Meter = ({ label, value }: MeterProps) => (
  <div
    role="meter"
    aria-label={label}
    aria-valuenow={value}
    aria-valuemin={0}
    aria-valuemax={100}
    className="h-2 overflow-hidden rounded-full bg-sunken"
  >
    <div className="h-full rounded-full bg-(--accent-solid)" style={{ width: `${value}%` }} />
  </div>
);
