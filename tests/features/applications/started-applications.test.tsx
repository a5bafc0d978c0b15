// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storageKeys } from "../../../src/domain/storage-keys.ts";
import { StartedApplications } from "../../../src/features/applications/StartedApplications.tsx";
import { isStarted, ownApplications } from "../../../src/features/applications/started.ts";
import { keepSeeker } from "../../../src/features/session/seeker.ts";
import { forgetAll, session } from "../server.ts";

let page: HTMLElement;
const show = () => act(async () => createRoot(page).render(<StartedApplications />));
const press = (name: string) =>
  act(async () => {
    const buttons = [...document.querySelectorAll("button")];
    buttons.findLast((button) => (button.getAttribute("aria-label") ?? button.textContent) === name)!.click();
  });
const texts = (selector: string) => [...page.querySelectorAll(selector)].map((one) => one.textContent);

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers({ toFake: ["Date"] });
  forgetAll();
  keepSeeker((await session()).seeker);
  page = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  page.remove();
});

it("lists what a seeker has started and not sent, the newest first, until it is sent or deleted", async () => {
  vi.setSystemTime("2026-11-01T00:00:00Z");
  ownApplications.keep({ id: 7, title: "Pastry Cook", employer: "Fig" }, { note: "Hello" });
  vi.setSystemTime("2026-11-02T00:00:00Z");
  ownApplications.keep({ id: 12, title: "Head Chef", employer: "Salt" }, {});
  localStorage.setItem("other", "{}");
  await show();
  expect(texts("h3")).toEqual(["Head Chef", "Pastry Cook"]);
  expect(page.querySelector("a")!.getAttribute("href")).toBe("/job/12/head-chef#apply");

  await press("Delete draft: Head Chef, Salt");
  await press("Delete draft");
  expect(texts("h3")).toEqual(["Pastry Cook"]);
  expect([isStarted(12), isStarted(7)]).toEqual([false, true]);
  ownApplications.forget(7);
});

it("shows nothing of what another seeker has started, nor of a draft from before it had a title", async () => {
  ownApplications.keep({ id: 7, title: "Pastry Cook", employer: "Fig" }, {});
  keepSeeker({ ...(await session()).seeker, id: "another" });
  localStorage.setItem(`${storageKeys.draft}another:apply-9`, "{}");
  await show();
  expect(page.textContent).toBe("");
});
