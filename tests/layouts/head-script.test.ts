// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { tellTabs } from "../../src/features/session/other-tabs.ts";
import { headScript } from "../../src/layouts/head-script.ts";

const root = document.documentElement;
const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
const signIn = () => (document.cookie = "token=x");
const signOut = () => (document.cookie = "token=; max-age=0");
/** Runs the script as a page does before its first paint. */
const open = (isForSeeker: boolean) => {
  root.toggleAttribute("data-seeker", isForSeeker);
  // oxlint-disable-next-line no-new-func -- the script is a text of the page
  new Function(headScript)();
};
const leave = () => dispatchEvent(new Event("pagehide"));
const restore = () => dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));

afterEach(() => {
  signOut();
  reload.mockClear();
  for (const name of [...root.getAttributeNames()]) root.removeAttribute(name);
});

it("loads a page anew that was made for a seeker who has signed out since, and hides it", () => {
  open(true);
  expect(reload).toHaveBeenCalledOnce();
  expect(root.hidden).toBe(true);
});

it("does the same where the browser has kept the whole page", () => {
  signIn();
  open(false);
  expect(root.dataset["seeker"]).toBe("");
  leave();
  restore();
  expect(reload).not.toHaveBeenCalled();
  leave();
  signOut();
  restore();
  expect(reload).toHaveBeenCalled();
});

it("loads a whole page anew that was left before a seeker signed in, or changed something elsewhere", () => {
  open(false);
  leave();
  signIn();
  restore();
  expect(reload).toHaveBeenCalledOnce();

  tellTabs("/v4/skills");
  leave();
  restore();
  expect(reload).toHaveBeenCalledOnce();
  vi.useFakeTimers({ now: Date.now() + 1000 });
  tellTabs("/v4/skills");
  vi.useRealTimers();
  restore();
  expect(reload).toHaveBeenCalledTimes(2);
});

it("loads a page anew once, whatever it gets", () => {
  const entry = vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type: "reload" } as never]);
  open(true);
  expect(reload).not.toHaveBeenCalled();
  expect("seeker" in root.dataset).toBe(false);
  entry.mockRestore();
});

it("leaves the pages of seekers and of visitors as they are", () => {
  signIn();
  open(true);
  signOut();
  open(false);
  leave();
  restore();
  expect(reload).not.toHaveBeenCalled();
});
