import { useStore } from "@nanostores/react";
import { lazy, Suspense, useEffect, useState } from "react";
import { $late, $pending } from "../session/send.ts";
import { followSession } from "../session/follow-session.ts";
import { $toasts } from "../../ui/toasts/toasts.ts";
import { loadPersistently } from "../../ui/lazy-component.ts";
import { ProgressBar } from "../../ui/ProgressBar.tsx";

const loadToasts = () => import("../../ui/toasts/Toasts.tsx");
// Loaded when somebody starts to use the page: a toast may have to say that the connection is lost.
const Toasts = lazy(() => loadPersistently(loadToasts));
/** What people begin with. */
const firstUses = ["pointerdown", "keydown"];

/** Shared by every page with islands: toasts, the progress bar, the session. */
export const Shell = () => {
  const isLoading = useStore($pending, { ssr: "initial" }) > 0;
  const isLate = useStore($late, { ssr: "initial" }) > 0;
  const hasToasts = useStore($toasts, { ssr: "initial" }).length > 0;
  const [toasted, setToasted] = useState(false);
  if (hasToasts && !toasted) setToasted(true);

  useEffect(followSession, []);
  useEffect(() => {
    const prepare = () => void loadToasts().catch(() => undefined);
    for (const use of firstUses) addEventListener(use, prepare, { once: true });
    return () => firstUses.forEach((use) => removeEventListener(use, prepare));
  }, []);

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
