import { keepMount } from "nanostores";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { vi, expect } from "vitest";
import { suggestionCalls } from "../../../src/contract/profile/suggestions.ts";
import { Profile } from "../../../src/features/profile/Profile.tsx";
import { $seeker } from "../../../src/features/session/seeker.ts";
import { answerWith, type Sent } from "../server.ts";

// It would be let go of a second after the last page is closed, when the browser of the tests is gone.
keepMount($seeker);

/** What a server answers to a change; reads are answered from `collections`. */
type Change = (sent: Sent) => { status?: number; body: unknown };

/** What is suggested for any text. */
export const suggested = { id: 3, title: "Soldering irons" };

const readOf = (path: string, collections: Record<string, unknown>): unknown => {
  if (path.startsWith("/v1/seeker/profile/")) return { success: true, ...collections };
  return Object.values(suggestionCalls).some(({ call }) => path.startsWith(call.path)) ? [suggested] : null;
};

/** A server with these collections of a profile; they can be changed while the page is open. */
export const profileServer = (collections: Record<string, unknown>, change: Change = () => ({ body: {} })) =>
  answerWith((sent) => {
    if (sent.method !== "GET") return change(sent);
    return { body: { payload: readOf(sent.path, collections), message: "OK" } };
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

/** Waits until the page shows a text. */
export const shows = (page: Element, text: string) =>
  vi.waitFor(() => expect(page.textContent).toContain(text), 15_000);
