import { Spoken } from "./heard/Spoken.tsx";
interface ProgressBarProps {
  active: boolean;
  /** Whether it takes longer than usual, which is said in words. */
  late?: boolean;
  label?: string;
}

/** The bar at the top of the window, 4 px high, while requests are in progress (spec §2, §9). */
export const ProgressBar = ({ active, late = false, label = "Loading" }: ProgressBarProps) => (
  <>
    <div className="pointer-events-none fixed inset-x-0 top-0 z-50 h-1 overflow-hidden" hidden={!active}>
      {active && (
        <div role="progressbar" aria-label={label} className="h-full w-full bg-accent-soft">
          <div className="h-full w-2/5 animate-sweep bg-accent" />
        </div>
      )}
    </div>
    <Spoken className="pointer-events-none fixed inset-x-0 top-3 z-50 mx-auto w-fit max-w-[calc(100vw-2rem)] rounded-full bg-raised px-4 py-1.5 text-sm text-ink shadow-mid empty:hidden">
      {active && late && "This is taking longer than usual. Please wait."}
    </Spoken>
  </>
);
