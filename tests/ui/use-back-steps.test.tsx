// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followSteps } from "../../src/ui/page-steps.ts";
import { useBackSteps } from "../../src/ui/use-back-steps.ts";

const Dialog = ({ step, onStep }: { step: number; onStep: (step: number) => void }) => {
  useBackSteps(step, onStep);
  return null;
};
/** What a browser does when Back or Forward lead to an entry with this state. */
const arrive = (state: object) =>
  act(async () => {
    dispatchEvent(new PopStateEvent("popstate", { state }));
    await new Promise((resolve) => setTimeout(resolve));
  });

let behind = vi.fn();
let stop = (): void => undefined;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  behind = vi.fn();
  // Before the dialog's: Chromium calls the listeners of a window in the order in which they came.
  stop = followSteps(behind);
  history.replaceState({ search: "of the page" }, "", "/job/1/chef");
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("makes each step of a dialog an entry of the page's address, and Back leads to the one before", async () => {
  const push = vi.spyOn(history, "pushState");
  const go = vi.spyOn(history, "go").mockReturnValue(undefined);
  const steps: number[] = [];
  const root = createRoot(document.createElement("div"));
  const show = (step: number) =>
    act(async () => root.render(<Dialog step={step} onStep={(to) => steps.push(to)} />));
  await show(1);
  await show(2);
  expect(push.mock.calls).toEqual([
    [{ search: "of the page", step: 1 }, ""],
    [{ search: "of the page", step: 2 }, ""],
  ]);
  await arrive({ search: "of the page", step: 1 });
  await show(1);
  await arrive({ search: "of the page" });
  expect(steps).toEqual([1, 0]);
  expect(behind, "the page hears nothing of it").not.toHaveBeenCalled();
  expect(go, "Back has left the entries").not.toHaveBeenCalled();
  await act(async () => root.unmount());
  await vi.waitFor(async () => {
    await arrive({});
    expect(behind).toHaveBeenCalled();
  });
});

it("leaves the entries of its steps however the dialog closes", async () => {
  const go = vi.spyOn(history, "go").mockReturnValue(undefined);
  const root = createRoot(document.createElement("div"));
  await act(async () => root.render(<Dialog step={3} onStep={() => undefined} />));
  await act(async () => root.unmount());
  expect(go).toHaveBeenCalledExactlyOnceWith(-3);
  await arrive({ search: "of the page" });
  expect(behind, "nor of the way back").not.toHaveBeenCalled();
  await arrive({});
  expect(behind).toHaveBeenCalledOnce();
});
