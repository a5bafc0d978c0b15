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
const show = async (draft: Partial<Draft> = {}) => {
  stored = { ...stored, ...draft };
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<DraftPage id={id} site={site} />);
  await shows("As readers see it");
};
const shows = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text), 5000);
const lacks = (text: string) => vi.waitFor(() => expect(document.body.textContent).not.toContain(text), 5000);
const control = (label: string) => {
  const found = [...document.querySelectorAll("label")].find((one) => one.textContent?.startsWith(label));
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
  await show({ fields: { ...emptyFields, publish_at: "2035-03-02 09:00" } });
  answer = (sent) => (sent.method === "POST" ? { status: 409, body: { message: "Not now." } } : save(sent));
  await press("Publish now");
  await shows("Not now.");
  expect(sentTo("/publish")).toHaveLength(1);
  expect(control("Publish at").value).toBe("2035-03-02T09:00");
  await shows("All changes are saved.");
  expect(document.body.textContent).toContain("Not now.");
  type("Title", "More");
  await lacks("Not now.");
});

it("a time is back in the form when the build has failed", async () => {
  await show({ fields: { ...emptyFields, publish_at: "2035-03-02 09:00" } });
  const failed = { ...publication, state: "failed", says: "A link leads to no page." } as const;
  answer = (sent) =>
    sent.method === "POST" ? { body: { payload: { ...failed, ended_at: null } } } : save(sent);
  following = failed;
  await press("Publish now");
  await shows("A link leads to no page.");
  await vi.waitFor(() => expect(stored.fields.publish_at).toBe("2035-03-02 09:00"), 5000);
  expect(document.body.textContent).toContain("A link leads to no page.");
});

it("that a page is published is said until something is typed", async () => {
  await show({ status: "live", has_own_address: false, has_changes: false, publication });
  await shows("Published. Readers see the page now.");
  type("Title", "Changed");
  await lacks("Published. Readers see the page now.");
  await shows("with changes that readers do not see");
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
