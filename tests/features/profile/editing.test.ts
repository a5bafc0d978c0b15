// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readDraft } from "../../../src/features/profile/drafts.ts";
import { takeToasts } from "../../../src/ui/toasts/toasts.ts";
import { answerWith, forgetAll, giveToken, session, type Sent } from "../server.ts";
import { button, control, press, type } from "./controls.ts";
import { openSegment, profileServer, shows, suggested } from "./profile-page.ts";

const skill = (id: number, name: string) => ({ id, version: 1, skill: name, level: null, years: null });
const welding = skill(1, "Welding");
const brazing = skill(2, "Brazing");
const summary = { id: 9, version: 3, personal_summary: "I fix engines." };

let opened: ReturnType<typeof openSegment>;
const open = (segment: string) => (opened = openSegment(segment));
beforeEach(async () => {
  forgetAll();
  takeToasts();
  giveToken((await session()).token);
});
afterEach(() => {
  opened.close();
  vi.unstubAllGlobals();
});

const rows = () =>
  [...document.querySelectorAll("li button, [role=row]")].flatMap(({ role, textContent }) =>
    role === "row" ? textContent : textContent.startsWith("Edit ") ? textContent.slice(5) : [],
  );
const toasts = () => takeToasts().map(({ text }) => text);

describe("a list", () => {
  it("takes a removed entry off, and puts it back at its place when that is undone", async () => {
    const again = { ...welding, id: 5 };
    const calls = profileServer({ candidateSkills: [welding, brazing] }, ({ method }) => ({
      body: { payload: method === "POST" ? again : null, message: "The skill has been removed." },
    }));
    open("skill");
    await press("Remove Welding");
    expect(rows()).toEqual(["Brazing"]);
    await vi.waitFor(() => expect(calls.at(-1)?.method).not.toBe("DELETE"));
    const [toast] = takeToasts();
    expect(toast).toMatchObject({ text: "The skill has been removed.", action: { label: "Undo" } });
    toast!.action!.run();
    await vi.waitFor(() => expect(rows()).toEqual(["Welding", "Brazing"]));
    expect(calls.find(({ method }) => method === "POST")).toMatchObject({
      path: "/v4/skills",
      body: { skill: "Welding", level: null, years: null, position: 0 },
    });
  });

  it("is put in another order with buttons, which keep the focus and say the new place", async () => {
    const calls = profileServer({ candidateSkills: [welding, brazing] }, () => ({
      body: { payload: [], message: "Saved." },
    }));
    const { page } = open("skill");
    await press("Reorder skills");
    const up = await button("Move Brazing up");
    up.focus();
    up.click();
    await vi.waitFor(() => expect(rows()).toEqual(["Brazing", "Welding"]));
    await shows(page, "Brazing is now number 1 of 2.");
    await vi.waitFor(() =>
      expect(document.activeElement?.getAttribute("aria-label")).toBe("Move Brazing up"),
    );
    expect(calls.find(({ method }) => method === "PUT")).toMatchObject({
      path: "/v4/skills/order",
      body: { ids: [2, 1] },
    });
  });

  it("is shown in its old order again when the server refuses the new one", async () => {
    profileServer({ candidateSkills: [welding, brazing] }, () => ({
      status: 409,
      body: { message: "Read it again." },
    }));
    open("skill");
    await press("Reorder skills");
    await press("Move Welding down");
    await vi.waitFor(() => expect(toasts()).toEqual(["Read it again."]));
    expect(rows()).toEqual(["Welding", "Brazing"]);
  });
});

it("a section that cannot be read says so, is tried again, and leaves the others alone", async () => {
  const calls: Sent[] = answerWith(({ path }) => {
    const isFirst = calls.filter((sent) => sent.path === path).length === 1;
    if (path.endsWith("/skill") && isFirst) return { status: 500, body: { message: "Try later." } };
    return { body: { payload: { success: true, candidateSkills: [welding] }, message: "OK" } };
  });
  const { page } = open("skill");
  await shows(page, "Skills could not be loaded.");
  await shows(page, "Try later.");
  await press("Try again");
  await vi.waitFor(() => expect(rows()).toEqual(["Welding"]));
});

it("a section that another tab changes is read again", async () => {
  const collections: Record<string, unknown> = { candidateSkills: [welding] };
  profileServer(collections);
  open("skill");
  await vi.waitFor(() => expect(rows()).toEqual(["Welding"]));
  collections["candidateSkills"] = [welding, brazing];
  const other = new BroadcastChannel("portal:changes");
  other.postMessage("/v4/skills/{id}");
  await vi.waitFor(() => expect(rows()).toEqual(["Welding", "Brazing"]));
  other.close();
});

describe("a form", () => {
  it("keeps what was typed when the page is left, and says so when it is opened again", async () => {
    profileServer({ profileInformation: summary });
    open("personal_summary");
    await press("Edit summary");
    await vi.waitFor(() => control("Summary"), 15_000);
    type("Summary", "I fix engines and brakes.");
    await vi.waitFor(() => expect(readDraft("personal_summary")).toMatchObject({ entry: 9 }));
    expect(Object.keys(localStorage).join()).not.toContain("draft");
    opened.close();
    const { page } = open("personal_summary");
    await shows(page, "What you typed before is filled in.");
    expect(control("Summary").value).toBe("I fix engines and brakes.");
    expect(page.textContent).not.toContain("changed elsewhere");
    await press("Cancel");
    await press("Discard changes");
    await shows(page, "I fix engines.");
    expect(readDraft("personal_summary")).toBeNull();
  });

  it("of a new entry waits while the browser is offline, and keeps what was typed when it is reloaded", async () => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const created = { ...welding, id: 7, skill: "Soldering" };
    const calls = profileServer({ candidateSkills: [] }, () => ({
      body: { payload: created, message: "The skill has been added." },
    }));
    const posts = () => calls.filter(({ method }) => method === "POST").map(({ body }) => body);
    open("skill");
    await press("Add skill");
    await vi.waitFor(() => control("Skill"), 15_000);
    type("Skill", "Soldering");
    await shows(document.body, suggested.title);
    await vi.waitFor(() => expect(readDraft("skill")).not.toBeNull());
    await press("Save");
    await vi.waitFor(() => expect(toasts().join()).toContain("You are offline."));
    expect(posts()).toEqual([]);
    opened.close();
    const { page } = open("skill");
    await shows(page, "What you typed before is filled in.");
    expect(control("Skill").value).toBe("Soldering");
    await press("Save");
    await vi.waitFor(() => expect(toasts().join()).toContain("You are offline."));
    online.mockReturnValue(true);
    dispatchEvent(new Event("online"));
    await vi.waitFor(() => expect(page.querySelector("form")).toBeNull());
    expect(readDraft("skill")).toBeNull();
    expect(rows()).toEqual(["Soldering"]);
    online.mockRestore();
  });

  it("warns before the browser leaves the page, only while something is not saved", async () => {
    profileServer({ profileInformation: summary });
    open("personal_summary");
    const leave = () => {
      const event = new Event("beforeunload", { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    await press("Edit summary");
    await vi.waitFor(() => control("Summary"), 15_000);
    expect(leave()).toBe(false);
    type("Summary", "Shorter.");
    await vi.waitFor(() => expect(leave()).toBe(true));
  });

  it("shows both values when the entry was changed elsewhere, and saves the one that is chosen", async () => {
    const collections: Record<string, unknown> = { profileInformation: summary };
    const calls = profileServer(collections, ({ body }) => {
      const change = body as typeof summary;
      if (change.version === 4)
        return { body: { payload: { ...summary, ...change, version: 5 }, message: "Saved." } };
      return { status: 409, body: { message: "It was changed elsewhere." } };
    });
    const { page } = open("personal_summary");
    await press("Edit summary");
    await vi.waitFor(() => control("Summary"), 15_000);
    type("Summary", "Mine.");
    collections["profileInformation"] = { ...summary, version: 4, personal_summary: "Theirs." };
    await press("Save");
    await shows(page, "Yours: Mine.");
    await shows(page, "Saved elsewhere: Theirs.");
    expect(control("Summary").value).toBe("Mine.");
    document.querySelector<HTMLInputElement>("input[type=radio][value=saved]")!.click();
    await vi.waitFor(() => expect(control("Summary").value).toBe("Theirs."));
    await press("Save");
    await vi.waitFor(() => expect(page.querySelector("form")).toBeNull());
    expect(calls.filter(({ method }) => method === "PATCH").map(({ body }) => body)).toEqual([
      { personal_summary: "Mine.", version: 3 },
      { personal_summary: "Theirs.", version: 4 },
    ]);
  });

  it("counts a change as saved whose answer was lost", async () => {
    const collections: Record<string, unknown> = { profileInformation: summary };
    profileServer(collections, () => ({ status: 409, body: { message: "It was changed elsewhere." } }));
    const { page } = open("personal_summary");
    await press("Edit summary");
    await vi.waitFor(() => control("Summary"), 15_000);
    type("Summary", "Mine.");
    collections["profileInformation"] = { ...summary, version: 4, personal_summary: "Mine." };
    await press("Save");
    await vi.waitFor(() => expect(page.querySelector("form")).toBeNull());
    await shows(page, "Mine.");
  });
});
