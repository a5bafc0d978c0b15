// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { afterPress } from "../../src/ui/after-press.ts";

it("waits until the mouse is released, so that what is pressed does not move away", async () => {
  const run = vi.fn();
  const active = vi.spyOn(document, "querySelector").mockReturnValue(document.body);
  afterPress(run);
  active.mockRestore();
  await new Promise((resolve) => setTimeout(resolve));
  expect(run).not.toHaveBeenCalled();
  dispatchEvent(new MouseEvent("mouseup"));
  expect(run).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
  dispatchEvent(new MouseEvent("mouseup"));
});

it("runs at once where nothing is pressed", async () => {
  const run = vi.fn();
  afterPress(run);
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
});
