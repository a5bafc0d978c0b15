// @vitest-environment happy-dom
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Draft, Publication } from "../../../src/contract/editor-drafts.ts";
import { DraftPage } from "../../../src/features/editor/DraftPage.tsx";
import { emptyFields } from "../../../src/site/content/entry-text.ts";
import { press, type } from "../press-and-type.ts";
import { answerWith, forgetAll, type Sent } from "../server.ts";

const id = "11111111-1111-4111-8111-111111111111";
const site = {
  id: "automotive",
  name: "Torque Jobs",
  timezone: "Australia/Melbourne",
  limits: { title: { min: 10, max: 100 }, description: { min: 50, max: 200 } },
};
/** A time that pages can be scheduled for. */
const time = `${new Date().getFullYear() + 1}-03-02 09:00`;
/** How the server answers the calls other than reading the draft. */
let answer: (sent: Sent) => { status?: number; body?: unknown };
/** How far the publication is that the page asks after. */
let following: Publication;
let stored: Draft;
let calls: Sent[];
let root: Root;

const save = ({ body }: Sent) => {
  const { fields, version } = body as Draft;
  stored = { ...stored, fields, version: version + 1, has_changes: true };
  return { body: { payload: { version: stored.version, problems: [], html: "", has_changes: true } } };
};
const publication: Publication = {
  id: "p",
  action: "publish",
  state: "done",
  says: "",
  started_at: "2026-03-02T09:00:00Z",
  ended_at: "2026-03-02T09:01:00Z",
};
const picture = { src: "./images/bay.webp", url: "/v1/editor/pictures/bay.webp", name: "bay.webp" };
const page = { slug: "first-pay", title: "Your first pay", status: "live", is_shared: false };
const show = async (draft: Partial<Draft> = {}) => {
  stored = { ...stored, ...draft };
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<DraftPage id={id} site={site} />);
  await shows("As readers see it");
};
const shows = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text), 5000);
const lacks = (text: string) => vi.waitFor(() => expect(document.body.textContent).not.toContain(text), 5000);
const control = (label: string, within = "body") => {
  const found = [...document.querySelectorAll(`${within} label`)].find((one) =>
    one.textContent?.startsWith(label),
  ) as HTMLLabelElement | undefined;
  return document.getElementById(found!.htmlFor) as HTMLInputElement;
};
const sentTo = (path: string) => calls.filter((one) => one.path.endsWith(path) && one.method !== "GET");

beforeEach(() => {
  forgetAll();
  answer = save;
  stored = {
    id,
    collection: "blogs",
    is_shared: false,
    has_own_address: true,
    version: 1,
    fields: emptyFields,
    status: "new",
    has_changes: true,
    problems: [],
    html: "",
    timezone: site.timezone,
    changed_at: "2026-03-02T09:00:00Z",
    changed_by: "Robin",
    publication: null,
  };
  calls = answerWith((sent) => {
    if (sent.method !== "GET") return answer(sent);
    if (sent.path.includes("/pictures?")) return { body: { payload: [picture] } };
    if (sent.path.endsWith("/entries")) return { body: { payload: [page] } };
    return { body: { payload: sent.path.includes("/publications/") ? following : stored } };
  });
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it("an ended session leaves the focus where it is, and asks to sign in by a button", async () => {
  await show();
  answer = () => ({ status: 401, body: { message: "No." } });
  control("Title").focus();
  type("Title", "Typed");
  await shows("Your session has ended");
  // On phones, where the notice is below the form.
  expect(document.querySelector(".saving-bar")?.textContent).toContain("Not saved: your session has ended");
  expect(document.activeElement).toBe(control("Title"));
  expect(document.querySelector("dialog")).toBeNull();
  answer = (sent) => (sent.path === "/v1/editor/session" ? { body: { payload: {} } } : save(sent));
  await press("Sign in again");
  await vi.waitFor(() => expect(document.querySelector("dialog")?.open).toBe(true));
  type("Email", "robin@example.com");
  type("Password", "a rather long set of words");
  type("Code", "123 456");
  await press("Sign in");
  await shows("All changes are saved.");
  expect(document.querySelector(".saving-bar")?.textContent).toBe("Saved");
  expect(document.querySelector("dialog")).toBeNull();
  expect(sentTo("/v1/editor/session")).toMatchObject([{ body: { code: "123456" } }]);
  expect(stored.fields.title).toBe("Typed");
});

it("what is missing is told in the form once it is to be published, and linked before", async () => {
  const problems = [
    { field: "title", says: "is missing; add it" },
    { field: "description", says: "has 2 characters; write at least 50" },
  ];
  await show({ problems });
  await shows("Still missing before it can be published: Title");
  await shows("Summary has 2 characters; write at least 50.");
  expect(document.body.textContent).not.toContain("Title is missing");
  [...document.querySelectorAll("a")].find(({ textContent }) => textContent === "Title")!.click();
  expect(document.activeElement).toBe(control("Title"));
  answer = () => ({ status: 422, body: { message: "No.", errors: { title: ["is missing; add it"] } } });
  await press("Publish now");
  await shows("Title is missing; add it.");
  await shows("Title: is missing; add it.");
});

it("a preview waits until the draft is saved", async () => {
  await show();
  const replace = vi.fn<(path: string) => void>(() => expect(stored.fields.title).toBe("Just typed"));
  vi.stubGlobal("open", () => ({ location: { replace } }));
  type("Title", "Just typed");
  await shows("Saving …");
  [...document.querySelectorAll("a")].find(({ textContent }) => textContent === "Preview")!.click();
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith(`/editor/preview/${id}`));
});

it("a time stays in the form when the page cannot be published, and its message goes with typing", async () => {
  await show({ fields: { ...emptyFields, publish_at: time } });
  answer = (sent) => (sent.method === "POST" ? { status: 409, body: { message: "Not now." } } : save(sent));
  await press("Publish now");
  await shows("Not now.");
  expect(sentTo("/publish")).toHaveLength(1);
  expect(control("Publish at").value).toBe(time.replace(" ", "T"));
  await shows("All changes are saved.");
  expect(document.body.textContent).toContain("Not now.");
  type("Title", "More");
  await lacks("Not now.");
});

it("a time is back in the form when the build has failed", async () => {
  await show({ fields: { ...emptyFields, publish_at: time } });
  const failed = { ...publication, state: "failed", says: "A link leads to no page." } as const;
  answer = (sent) =>
    sent.method === "POST" ? { body: { payload: { ...failed, ended_at: null } } } : save(sent);
  following = failed;
  await press("Publish now");
  await shows("A link leads to no page.");
  await vi.waitFor(() => expect(stored.fields.publish_at).toBe(time), 5000);
  expect(document.body.textContent).toContain("A link leads to no page.");
});

it("a page that was taken back keeps its changes, and says what publishing does with them", async () => {
  const done = { ...publication, action: "take_back" } as const;
  await show({ status: "taken_back", has_own_address: false, has_changes: true, publication: done });
  await shows("Taken back. Readers do not see the page any more. Your changes stay here.");
  await shows("“Publish now” puts the page back with them");
});

it("an address follows the title until one is written, and again once it is cleared", async () => {
  await show();
  type("Title", "A first day");
  await vi.waitFor(() => expect(control("Address").value).toBe("a-first-day"));
  type("Address", "my-own");
  type("Title", "A second day");
  await vi.waitFor(() => expect(control("Title").value).toBe("A second day"));
  expect(control("Address").value).toBe("my-own");
  type("Address", "");
  await vi.waitFor(() => expect(control("Address").value).toBe(""));
  control("Address").focus();
  control("Address").blur();
  await vi.waitFor(() => expect(control("Address").value).toBe("a-second-day"));
  type("Title", "A third day");
  await vi.waitFor(() => expect(control("Address").value).toBe("a-third-day"));
});

it("an address that was published stays as it is", async () => {
  await show({ has_own_address: false, fields: { ...emptyFields, slug: "", title: "One" } });
  type("Title", "Two");
  await vi.waitFor(() => expect(control("Title").value).toBe("Two"));
  expect(control("Address").value).toBe("");
});

it("tags are written as addresses are, each once", async () => {
  await show();
  control("Tags").focus();
  type("Tags", "First day, Pay,pay");
  control("Tags").blur();
  await vi.waitFor(() => expect(control("Tags").value).toBe("first-day, pay"));
  await vi.waitFor(() => expect(stored.fields.tags).toEqual(["first-day", "pay"]), 5000);
});

it.each([
  ["First published", "0026-03-02", "First published is before the year 2000; check the year."],
  ["Changed", "2090-03-02", "Changed is more than two years ahead"],
  ["Publish at", "2020-03-02T09:00", "Publish at is in the past; choose a time that is still to come."],
  ["Publish at", "2090-03-02T09:00", "Publish at is more than two years ahead"],
])("%s refuses %s at once", async (label, value, message) => {
  await show();
  answer = () => ({ status: 500, body: { message: "No." } });
  type(label, value);
  await shows(message);
});

it("a link is asked for: a page of the site is chosen, and its title becomes the words", async () => {
  await show();
  await press("Link");
  await press("Add the link");
  await shows("Enter an address that begins with https://");
  type("Page of this site", "first");
  await vi.waitFor(() => {
    const option = [...document.querySelectorAll<HTMLElement>("[role=option]")];
    expect(option.map(({ textContent }) => textContent)).toEqual(["Your first pay"]);
    option[0]!.click();
  });
  await vi.waitFor(() => expect(control("Or another address", "dialog").value).toBe("/page/first-pay"));
  await press("Add the link");
  await vi.waitFor(() => expect(control("Text").value).toBe("[Your first pay](/page/first-pay)"));
  expect(document.querySelector("dialog")).toBeNull();
});

it("a picture is chosen, and described before it is in the text", async () => {
  await show();
  await press("Picture");
  await press("bay.webp");
  await press("Add the picture");
  await shows("Enter what the picture shows.");
  type("What the picture shows", "Our bay");
  await press("Add the picture");
  await vi.waitFor(() => expect(control("Text").value).toBe("![Our bay](./images/bay.webp)"));
  expect(calls.some(({ path }) => path === `/v1/editor/pictures?draft=${id}`)).toBe(true);
});

it("that a page is published is said until something is typed", async () => {
  await show({ status: "live", has_own_address: false, has_changes: false, publication });
  await shows("Published. Readers see the page now.");
  type("Title", "Changed");
  await lacks("Published. Readers see the page now.");
  await shows("with changes that readers do not see");
});

it("a page that has appeared at its time is told as published", async () => {
  const done = { ...publication, action: "schedule" } as const;
  const part = { has_own_address: false, has_changes: false, publication: done };
  await show({ ...part, status: "scheduled" });
  await shows("Scheduled. The page appears by itself at its time.");
  root.unmount();
  await show({ ...part, status: "live" });
  await shows("Published. Readers see the page now.");
  expect(document.body.textContent).not.toContain("The page appears by itself");
});

it("what is wrong with the words of a cover is told at their fields", async () => {
  const image = { src: "./images/bay.webp", alt: "", caption: "" };
  const problems = [
    { field: "image.alt", says: "has 1 character; write at least 5" },
    { field: "image.caption", says: "has %brand.x%" },
  ];
  await show({ fields: { ...emptyFields, image }, problems });
  const messageOf = (label: string) =>
    (control(label).getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((one) => document.getElementById(one)?.textContent)
      .join(" ");
  await vi.waitFor(() => expect(messageOf("What the picture shows")).toContain("shows has 1 character;"));
  expect(messageOf("Caption")).toContain("Caption has %brand.x%.");
  [...document.querySelectorAll("a")]
    .find(({ textContent }) => textContent === "What the picture shows")!
    .click();
  expect(document.activeElement).toBe(control("What the picture shows"));
});

it("a time that the clocks leave out is told at once", async () => {
  vi.useFakeTimers({ now: new Date("2027-03-01T00:00:00Z"), toFake: ["Date"] });
  try {
    await show();
    type("Publish at", "2027-10-03T02:30");
    await shows("Publish at is left out by the clocks of Australia/Melbourne, which go forward then");
    await shows("write 2027-10-03 03:30 or another time.");
  } finally {
    vi.useRealTimers();
  }
});

it.each([
  ["Take back", { status: "live", has_own_address: false }],
  ["Throw away", { status: "new", has_own_address: true }],
] as const)("%s asks first", async (name, draft) => {
  await show(draft);
  const inDialog = (label: string) =>
    [...document.querySelectorAll<HTMLButtonElement>("dialog[open] button")].find(
      ({ textContent }) => textContent === label,
    );
  const assign = vi.spyOn(location, "assign").mockReturnValue();
  const sent = () => calls.filter(({ method }) => method === "POST" || method === "DELETE");
  answer = () => ({ body: { payload: { ...publication, action: "take_back" } } });
  await press(name);
  await vi.waitFor(() => inDialog("Keep it")!.click());
  await vi.waitFor(() => expect(document.querySelector("dialog[open]")).toBeNull());
  expect(sent()).toEqual([]);
  await press(name);
  await vi.waitFor(() => inDialog(name)!.click());
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  assign.mockRestore();
});
