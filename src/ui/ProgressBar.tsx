/** The bar at the top of the window, 4 px high, while requests are in progress (spec §2, §9). */
export const ProgressBar = ({ active, label = "Loading" }: { active: boolean; label?: string }) => (
  <div className="pointer-events-none fixed inset-x-0 top-0 z-50 h-1 overflow-hidden" hidden={!active}>
    {active && (
      <div role="progressbar" aria-label={label} className="h-full w-full bg-accent-soft">
        <div className="h-full w-2/5 animate-sweep bg-accent" />
      </div>
    )}
  </div>
);
