// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
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
  restore();
  expect(reload).not.toHaveBeenCalled();
  signOut();
  restore();
  expect(reload).toHaveBeenCalled();
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
  restore();
  expect(reload).not.toHaveBeenCalled();
});
