import { Spinner } from "../../../ui/Spinner.tsx";

interface WaitingProps {
  label: string;
  /** Progress from 0 to 1, where it is known. */
  progress?: number | undefined;
}

/** Shown while an upload or a request is in progress. */
export const Waiting = ({ label, progress }: WaitingProps) => {
  const percent = progress === undefined ? null : Math.round(progress * 100);
  return (
    <div className="grid gap-4 py-8">
      <p role="status" className="flex items-center justify-center gap-3">
        <Spinner />
        {label}
      </p>
      {percent !== null && (
        <div
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="h-2 overflow-hidden rounded-full bg-sunken"
        >
          <div className="h-full bg-accent transition-[width]" style={{ width: `${percent}%` }} />
        </div>
      )}
    </div>
  );
};
