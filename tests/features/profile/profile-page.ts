import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { vi, expect } from "vitest";
import { Profile } from "../../../src/features/profile/Profile.tsx";
import { answerWith, type Sent } from "../server.ts";

/** What a server answers to a change; reads are answered from `collections`. */
type Change = (sent: Sent) => { status?: number; body: unknown };

/** A server with these collections of a profile; they can be changed while the page is open. */
export const profileServer = (collections: Record<string, unknown>, change: Change = () => ({ body: {} })) =>
  answerWith((sent) => {
    if (sent.method !== "GET") return change(sent);
    const isSection = sent.path.startsWith("/v1/seeker/profile/");
    return { body: { payload: isSection ? { success: true, ...collections } : null, message: "OK" } };
  });

/** Shows a segment of the profile; `close` takes it away, as leaving the page does. */
export const openSegment = (segment: string) => {
  const page = document.body.appendChild(document.createElement("div"));
  const root = createRoot(page);
  root.render(createElement(Profile, { segment }));
  return {
    page,
    close: () => {
      root.unmount();
      page.remove();
    },
  };
};

const nameOf = (element: Element) => element.getAttribute("aria-label") ?? element.textContent;

/** The button with this name, once it is there: editors are loaded when they open. */
export const button = (name: string) =>
  vi.waitFor(() => {
    const found = [...document.querySelectorAll("button")].find(
      (one) => nameOf(one) === name && !one.disabled,
    );
    expect(found, name).toBeDefined();
    return found!;
  }, 15_000);

/** Presses the button with this name, once it is there. */
export const press = async (name: string) => (await button(name)).click();

/** The control with this label. */
export const control = (label: string) => {
  const found = [...document.querySelectorAll("label")].find((one) => one.textContent?.startsWith(label));
  return document.getElementById(found!.htmlFor) as HTMLInputElement;
};

/** Types a value into the control with this label. */
export const type = (label: string, value: string) => {
  const input = control(label);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input) as object, "value")!.set!.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
};

/** Waits until the page shows a text. */
export const shows = (page: Element, text: string) =>
  vi.waitFor(() => expect(page.textContent).toContain(text), 15_000);
