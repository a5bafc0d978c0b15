import { useStore } from "@nanostores/react";
import { lazy, Suspense, useEffect, useState } from "react";
import { $pending } from "../../stores/send.ts";
import { followSession } from "../../stores/session.ts";
import { $toasts } from "../../stores/toasts.ts";
import { island } from "../../ui/island.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";

// Loaded with the first toast; most visits see none.
const Toasts = lazy(() => import("./Toasts.tsx"));

/** What surrounds every page with islands: toasts, the bar at the top, the session. */
const AppShell = () => {
  const isLoading = useStore($pending, { ssr: "initial" }) > 0;
  const hasToasts = useStore($toasts, { ssr: "initial" }).length > 0;
  const [toasted, setToasted] = useState(false);
  if (hasToasts && !toasted) setToasted(true);

  useEffect(followSession, []);

  return (
    <>
      <ProgressBar active={isLoading} />
      {toasted && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </>
  );
};

export const Shell = island(AppShell);
