import { Spinner } from "../../../ui/Spinner.tsx";

interface WaitingProps {
  label: string;
  /** How much is done, from 0 to 1, where that is known. */
  progress?: number;
}

/** Something is under way; the seeker has nothing to do. */
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
