import WifiOff from "lucide-react/icons/wifi-off";
import { Spinner } from "../../../ui/Spinner.tsx";
import { Spoken } from "../../../ui/heard/Spoken.tsx";

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
      <Spoken className="flex items-center justify-center gap-3">
        <Spinner />
        {label}
      </Spoken>
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

/** Shown while an application waits for the connection. */
export const WaitingToBeSent = () => (
  <div className="grid justify-items-center gap-3 py-8 text-center">
    <WifiOff aria-hidden="true" className="size-10 text-ink-soft" />
    <Spoken className="max-w-prose text-ink-soft">
      You are offline. Your application will be sent as soon as you are back online. You can close this
      window, but keep the page open.
    </Spoken>
  </div>
);
