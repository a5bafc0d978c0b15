import { expect, vi } from "vitest";

const nameOf = (element: Element) => element.getAttribute("aria-label") ?? element.textContent;

/** The text of the elements that label another one. */
const labelsOf = (element: Element) =>
  (element.getAttribute("aria-labelledby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");

/** The button with this name, once it is there: editors are loaded when they open. */
export const button = (name: string) =>
  vi.waitFor(() => {
    const found = [...document.querySelectorAll("button")].find(
      (one) => nameOf(one) === name && !one.disabled && !one.getAttribute("aria-disabled"),
    );
    expect(found, name).toBeDefined();
    return found!;
  }, 15_000);

/** Presses the button with this name, once it is there. */
export const press = async (name: string) => (await button(name)).click();

/** The text field with this label. */
export const control = (label: string) => {
  const found = [...document.querySelectorAll("label")].find((one) => one.textContent?.startsWith(label));
  return document.getElementById(found!.htmlFor) as HTMLInputElement;
};

/** Types a value into the text field with this label. */
export const type = (label: string, value: string) => {
  const input = control(label);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input) as object, "value")!.set!.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
};

/** Chooses an option in the menu with this label. */
export const choose = async (label: string, option: string) => {
  [...document.querySelectorAll("button")].find((one) => labelsOf(one).includes(label))!.click();
  await vi.waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>("[role=option]")].find(
      (one) => one.textContent === option,
    );
    expect(found, option).toBeDefined();
    found!.click();
  });
};
