// @vitest-environment happy-dom
import { keys } from "../../../src/features/editor/kept-draft.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Draft } from "../../../src/contract/editor-drafts.ts";
import type { OpenDraft } from "../../../src/features/editor/draft-state.ts";
import { openDraft, type DraftStore } from "../../../src/features/editor/draft-store.ts";
import { emptyFields } from "../../../src/site/content/entry-text.ts";
import { answerWith } from "../server.ts";

const id = "11111111-1111-4111-8111-111111111111";
let stored: { version: number; fields: Draft["fields"] };
let status = 200;
/** What the server finds wrong with a save, by field. */
let refusal: Record<string, string[]> | undefined;
/** Whether answers to saves are lost on their way. */
let isLosing = false;
let store: DraftStore;

/** The server: one draft, and how it answers at the moment. */
const serve = () =>
  answerWith(({ method, body }) => {
    if (status === 0) return Promise.reject(new TypeError("no network"));
    if (status !== 200) return { status, body: { message: "No." } };
    if (method === "GET") return { body: { payload: { ...stored, id, problems: [] } } };
    if (refusal) return { status: 422, body: { message: "fields.title: No.", errors: refusal } };
    const sent = body as typeof stored;
    if (sent.version !== stored.version)
      return { status: 409, body: { message: "Meanwhile.", payload: { saved: stored, sent: sent.fields } } };
    stored = { version: stored.version + 1, fields: sent.fields };
    if (isLosing) return Promise.reject(new TypeError("the connection was lost"));
    return { body: { payload: { version: stored.version, problems: [], html: "" } } };
  });
const open = () => store.$draft.get() as Extract<OpenDraft, { state: "open" }>;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  [stored, status] = [{ version: 1, fields: emptyFields }, 200];
  [refusal, isLosing] = [undefined, false];
  serve();
  store = openDraft(id);
  await store.load();
});
afterEach(() => {
  store.close();
  vi.unstubAllGlobals();
});

it("what is typed is saved as the next version", async () => {
  store.change({ title: "One" });
  expect(await store.save()).toBe(2);
  expect(stored.fields.title).toBe("One");
  expect(localStorage.length).toBe(0);
  expect(await store.save()).toBe(2);
});

it.each([0, 401, 500])(
  "words that could not be saved (%i) are in the form again on the next visit",
  async (failure) => {
    status = failure;
    store.change({ title: "Kept" });
    expect(await store.save()).toBeNull();
    expect(open().saving.state).toBe(failure === 401 ? "signed_out" : "offline");
    store.close();
    status = 200;
    store = openDraft(id);
    await store.load();
    expect(open()).toMatchObject({ isRestored: true, fields: { title: "Kept" }, saving: { state: "saved" } });
    expect(stored.fields.title).toBe("Kept");
  },
);

it("words that are too long are kept too, and the refusal names their field by its label", async () => {
  const title = "x".repeat(301);
  refusal = { "fields.title": ["Must be at most 300 characters."] };
  store.change({ title });
  expect(await store.save()).toBeNull();
  const saving = { state: "refused", message: "Title: must be at most 300 characters." };
  expect(open().saving).toEqual(saving);
  for (const _visit of [1, 2]) {
    store.close();
    store = openDraft(id);
    await store.load();
    expect(open()).toMatchObject({ isRestored: true, fields: { title }, saving });
  }
});

it("two tabs with one draft keep their words apart, and each finds its own again", async () => {
  const tabs = [store, openDraft(id)];
  await tabs[1]!.load();
  status = 0;
  tabs[0]!.change({ title: "First" });
  tabs[1]!.change({ title: "Second" });
  status = 200;
  expect(await tabs[0]!.save()).toBe(2);
  expect(localStorage.length).toBe(1);
  expect(await tabs[1]!.save()).toBeNull();
  for (const tab of tabs) tab.close();
  store = openDraft(id);
  await store.load();
  expect(open()).toMatchObject({ fields: { title: "Second" }, saving: { state: "conflict" } });
  await store.settle("mine");
  expect(stored.fields.title).toBe("Second");
  expect(localStorage.length).toBe(0);
});

it("a tab that is loaded again prefers its own words to newer ones of another", async () => {
  const tab = sessionStorage.getItem(keys.tab)!;
  const other = openDraft(id);
  await other.load();
  status = 0;
  store.change({ title: "Own" });
  other.change({ title: "Newer, of another" });
  for (const one of [store, other]) one.close();
  sessionStorage.setItem(keys.tab, tab);
  status = 200;
  store = openDraft(id);
  await store.load();
  expect(stored.fields.title).toBe("Own");
  expect(localStorage.length).toBe(1);
});

it.each([false, true])(
  "a save whose answer was lost is no conflict with what is typed after it (loaded again: %s)",
  async (isLoadedAgain) => {
    isLosing = true;
    store.change({ title: "One" });
    expect(await store.save()).toBeNull();
    store.change({ title: "One and two" });
    isLosing = false;
    if (isLoadedAgain) {
      store.close();
      store = openDraft(id);
      await store.load();
    } else await store.save();
    expect(open().saving).toEqual({ state: "saved" });
    expect(stored).toMatchObject({ version: 3, fields: { title: "One and two" } });
    expect(localStorage.length).toBe(0);
  },
);

it("somebody else's version after a lost answer is a conflict", async () => {
  isLosing = true;
  store.change({ title: "One" });
  await store.save();
  isLosing = false;
  stored = { version: 3, fields: { ...emptyFields, title: "theirs" } };
  store.change({ title: "One and two" });
  expect(await store.save()).toBeNull();
  expect(open().saving).toMatchObject({ state: "conflict", theirs: { version: 3 } });
});

it.each(["mine", "theirs"] as const)("somebody else's version ends in a choice: %s", async (choice) => {
  store.change({ title: "mine" });
  stored = { version: 5, fields: { ...emptyFields, title: "theirs" } };
  expect(await store.save()).toBeNull();
  expect(open().saving).toMatchObject({ state: "conflict", theirs: { version: 5 } });
  store.change({ author: "Still typing" });
  expect(await store.save()).toBeNull();
  await store.settle(choice);
  expect(open().fields.title).toBe(choice);
  expect(stored).toMatchObject({ version: choice === "mine" ? 6 : 5, fields: { title: choice } });
  expect(localStorage.length).toBe(choice === "mine" ? 0 : 1);
});

it("one's own text can be put back after taking somebody else's, also on a later visit", async () => {
  store.change({ title: "mine" });
  stored = { version: 5, fields: { ...emptyFields, title: "theirs" } };
  await store.save();
  await store.settle("theirs");
  expect(open().aside?.fields.title).toBe("mine");
  store.close();
  store = openDraft(id);
  await store.load();
  expect(open()).toMatchObject({ isRestored: false, fields: { title: "theirs" } });
  await store.putBack();
  expect(open()).toMatchObject({ aside: null, saving: { state: "saved" } });
  expect(stored).toMatchObject({ version: 6, fields: { title: "mine" } });
  expect(localStorage.length).toBe(0);
});

it("what is typed while the draft is read again stays in the form", async () => {
  const reading = store.load();
  store.change({ title: "Typed meanwhile" });
  await reading;
  expect(open()).toMatchObject({ isRestored: false, fields: { title: "Typed meanwhile" } });
  status = 0;
  await store.load();
  expect(open().fields.title).toBe("Typed meanwhile");
});
