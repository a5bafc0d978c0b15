import { expect, vi } from "vitest";

/** Presses a button once it is there: some are loaded when they are needed. */
export const press = (name: string) =>
  vi.waitFor(() => {
    const button = [...document.querySelectorAll("button")].find(
      (one) =>
        (one.ariaLabel ?? one.textContent) === name && !one.disabled && !one.getAttribute("aria-disabled"),
    );
    expect(button, name).toBeDefined();
    button!.click();
  }, 15_000);

/** Types a value into the control with this label. */
export const type = (label: string, value: string): void => {
  const found = [...document.querySelectorAll("label")].find((one) => one.textContent?.startsWith(label));
  const input = document.getElementById(found!.htmlFor)!;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input) as object, "value")!.set!.call(input, value);
  input.dispatchEvent(new Event(input.tagName === "SELECT" ? "change" : "input", { bubbles: true }));
};
