/** How many dialogs have entries of their own in the history now, or are being left. */
let taken = 0;

/** Whether the entries of a dialog are in front of the page's. */
export const areStepsTaken = (): boolean => taken > 0;

/** Makes the steps in the history those of a dialog: the page behind it does not follow them, until `leaveSteps`. */
export const takeSteps = (): void => void taken++;
export const leaveSteps = (): void => void taken--;

/**
 * Follows Back and Forward between the entries of a page, as long as no dialog has taken them. A listener cannot keep an
 * event from the others here: Chromium calls those of a window in the order in which they came, also where one captures.
 * @returns what ends it
 */
export const followSteps = (listener: (event: PopStateEvent) => void): (() => void) => {
  const onStep = (event: PopStateEvent) => {
    if (!areStepsTaken()) listener(event);
  };
  addEventListener("popstate", onStep);
  return () => removeEventListener("popstate", onStep);
};
