import { useStore } from "@nanostores/react";
import { lazy, Suspense, useEffect, useState } from "react";
import { $late, $pending } from "../session/send.ts";
import { followSession } from "../session/follow-session.ts";
import { $toasts } from "../../ui/toasts/toasts.ts";
import { ProgressBar } from "../../ui/ProgressBar.tsx";

const loadToasts = () => import("../../ui/toasts/Toasts.tsx");
const backOnline = () => new Promise((resume) => addEventListener("online", resume, { once: true }));
const Toasts = lazy(() => loadToasts().catch(() => backOnline().then(loadToasts)));

/** Shared by every page with islands: toasts, the progress bar, the session. */
export const Shell = () => {
  const isLoading = useStore($pending, { ssr: "initial" }) > 0;
  const isLate = useStore($late, { ssr: "initial" }) > 0;
  const hasToasts = useStore($toasts, { ssr: "initial" }).length > 0;
  const [toasted, setToasted] = useState(false);
  if (hasToasts && !toasted) setToasted(true);

  useEffect(followSession, []);
  useEffect(() => {
    // Loaded when somebody starts to use the page: a toast may have to say that the connection is lost.
    const prepare = () => void loadToasts().catch(() => {});
    addEventListener("pointerdown", prepare, { once: true });
    addEventListener("keydown", prepare, { once: true });
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
