import { useEffect, useEffectEvent, useRef } from "react";
import { areStepsTaken, leaveSteps, takeSteps } from "./page-steps.ts";

const depthOf = (state: unknown): number => (state as { step?: number } | null)?.step ?? 0;

/** How many ways back are under way that nobody follows. */
let quiet = 0;

/** Goes back in the history without anybody following: it is the same page. */
const goQuietly = (steps: number): void => {
  takeSteps();
  quiet++;
  const arrived = () => {
    quiet--;
    leaveSteps();
  };
  // After all that listen to the same event.
  addEventListener("popstate", () => setTimeout(arrived), { once: true });
  history.go(steps);
};

/** Leaves the entries of a dialog's steps that were there when the page was loaded again. */
export const leaveOldSteps = (): void => {
  const depth = depthOf(history.state);
  if (depth && !areStepsTaken()) goQuietly(-depth);
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
      const to = depthOf(event.state);
      if (quiet || to === at.current) return;
      at.current = to;
      follow(to);
    };
    // The page behind the dialog has its own entries, and nothing changes for it.
    takeSteps();
    addEventListener("popstate", onPop);
    return () => {
      removeEventListener("popstate", onPop);
      if (at.current) goQuietly(-at.current);
      at.current = 0;
      // Not before the page, which may be called after the dialog, has heard of the step that closed it.
      setTimeout(leaveSteps);
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
