// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Dialog } from "../../../src/ui/Dialog.tsx";
import { toast } from "../../../src/ui/toasts/toasts.ts";
import Toasts from "../../../src/ui/toasts/Toasts.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// What the page's browser has and this one lacks.
Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });

let roots: Root[];
const render = (root: Root, content: React.ReactNode) => act(() => root.render(content));
beforeEach(() => {
  roots = ["shell", "page"].map((id) => {
    const place = document.body.appendChild(document.createElement("div"));
    place.id = id;
    return createRoot(place);
  });
  render(roots[0]!, <Toasts />);
});
afterEach(() => {
  for (const root of roots) act(() => root.unmount());
  document.body.replaceChildren();
});

const alerts = (place: string) =>
  [...document.querySelectorAll(`${place} [role=alert]`)].map(({ textContent }) => textContent);

it("a message is in the dialog that is open, where it can be used, stays as that closes, and is read once", async () => {
  const run = vi.fn();
  const dialog = (open: boolean) => <Dialog open={open} title="Languages" onClose={() => undefined} />;
  render(roots[1]!, dialog(true));
  act(() => toast.success("The language has been removed.", { label: "Undo", run }));
  await vi.waitFor(() => expect(alerts("dialog")).toEqual(["The language has been removed.Undo"]));
  expect(document.querySelector("[popover] [aria-live=polite]")).toBeNull();
  act(() =>
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Undo")!.click(),
  );
  expect(run).toHaveBeenCalledOnce();

  act(() => toast.error("Not saved."));
  await vi.waitFor(() => expect(alerts("dialog")).toContain("Not saved."));
  render(roots[1]!, dialog(false));
  expect(alerts("dialog")).toEqual([]);
  expect(document.querySelector("body > [popover]")?.textContent).toContain("Not saved.");
  expect(alerts("body"), "an alert that is moved would be read again").toEqual([]);
});
