import { useEffect, useState } from "react";

/**
 * Warns before unsaved changes are left: the browser's own question on closing and reloading, and one of ours for
 * links of the page.
 * @returns the address of the link that was followed, until the seeker has decided
 */
export const useLeaveWarning = (isUnsaved: boolean) => {
  const [leavingFor, setLeavingFor] = useState<string | null>(null);
  useEffect(() => {
    if (!isUnsaved) return;
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener("beforeunload", (event) => event.preventDefault(), { signal });
    document.addEventListener(
      "click",
      (event) => {
        const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
        const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
        if (!link || link.target || link.hasAttribute("download") || opensElsewhere) return;
        if (link.hash && link.pathname === location.pathname) return;
        event.preventDefault();
        setLeavingFor(link.href);
      },
      { capture: true, signal },
    );
    return () => stop.abort();
  }, [isUnsaved]);
  return { leavingFor, stay: () => setLeavingFor(null) };
};
