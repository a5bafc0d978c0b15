import { useStore } from "@nanostores/react";
import { lazy, Suspense, useEffect, useState } from "react";
import { $late, $pending } from "../session/send.ts";
import { followSession } from "../session/follow-session.ts";
import { $toasts } from "../../ui/toasts/toasts.ts";
import { ProgressBar } from "../../ui/ProgressBar.tsx";

// Loaded with the first toast; most visits see none.
const Toasts = lazy(() => import("../../ui/toasts/Toasts.tsx"));

/** Shared by every page with islands: toasts, the progress bar, the session. */
export const Shell = () => {
  const isLoading = useStore($pending, { ssr: "initial" }) > 0;
  const isLate = useStore($late, { ssr: "initial" }) > 0;
  const hasToasts = useStore($toasts, { ssr: "initial" }).length > 0;
  const [toasted, setToasted] = useState(false);
  if (hasToasts && !toasted) setToasted(true);

  useEffect(followSession, []);

  return (
    <>
      <ProgressBar active={isLoading} late={isLate} />
      {toasted && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </>
  );
};
