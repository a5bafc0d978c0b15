/** Calls back once the browser has nothing else to do; Safari, which does not tell, after the task at hand. */
export const whenIdle = (then: () => void): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(then);
  else setTimeout(then);
};
