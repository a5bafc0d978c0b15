import { useEffect, useEffectEvent, useRef } from "react";

const depthOf = (state: unknown): number => (state as { step?: number } | null)?.step ?? 0;

/** Goes back in the history without anybody else hearing of it: it is the same page. */
const goQuietly = (steps: number): void => {
  addEventListener("popstate", (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  history.go(steps);
};

/** How many dialogs with steps are open. */
let open = 0;

/** Leaves the entries of a dialog's steps that were there when the page was loaded again. */
export const leaveOldSteps = (): void => {
  const depth = depthOf(history.state);
  if (depth && !open) goQuietly(-depth);
};

/**
 * Makes each step of a dialog an entry of the browser's history, at the same address and with the state of the page, so
 * that Back goes one step back and closes the dialog from its first. However it closes, its entries are left.
 * @param depth The step that is shown, from 1.
 * @param onStep Called with the step that Back or Forward lead to; 0 closes.
 */
export const useBackSteps = (depth: number, onStep: (depth: number) => void): void => {
  const at = useRef(0);
  const follow = useEffectEvent(onStep);

  useEffect(() => {
    const onPop = (event: PopStateEvent) => {
      // The page behind the dialog has its own entries, and nothing changes for it.
      event.stopImmediatePropagation();
      const to = depthOf(event.state);
      if (to === at.current) return;
      at.current = to;
      follow(to);
    };
    addEventListener("popstate", onPop, { capture: true });
    open++;
    return () => {
      open--;
      removeEventListener("popstate", onPop, { capture: true });
      if (at.current) goQuietly(-at.current);
      at.current = 0;
    };
  }, []);

  useEffect(() => {
    const way = depth - at.current;
    at.current = depth;
    for (let step = depth - way + 1; step <= depth; step++)
      history.pushState({ ...(history.state as object | null), step }, "");
    if (way < 0) history.go(way);
  }, [depth]);
};
