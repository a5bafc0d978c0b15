// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSharedLinks } from "../../../src/features/documents/shared-links.ts";
import { takeToasts } from "../../../src/ui/toasts/toasts.ts";
import { answerWith, forgetAll, giveToken, session, type Sent } from "../server.ts";

const link = { id: "a1", recipient: "", state: "open", documents: [], looks: 0 };
const answer = (payload: unknown, message = "OK") => ({ body: { payload, message } });

/** A server with these links, and an answer of its own to whatever changes them. */
const serverWith = (links: unknown[], change: (sent: Sent) => { status?: number; body: unknown }) =>
  answerWith((sent) => (sent.method === "GET" ? answer(links) : change(sent)));

beforeEach(async () => {
  forgetAll();
  takeToasts();
  giveToken((await session()).token);
});
afterEach(() => void vi.unstubAllGlobals());

it("shows a new link first, and gives its address once, to the dialog alone", async () => {
  const calls = serverWith([link], () => answer({ ...link, id: "b2", url: "https://x/shared/secret" }));
  const store = createSharedLinks();
  await store.load();
  expect(await store.share({ documents: [3], hours: 24 })).toBe("https://x/shared/secret");
  expect(calls.at(-1)).toMatchObject({
    method: "POST",
    path: "/v1/profile/access-acudocx",
    body: { documents: [3], hours: 24 },
  });
  const { links } = store.$links.get();
  expect(links.map(({ id }) => id)).toEqual(["b2", "a1"]);
  expect(JSON.stringify(links)).not.toContain("secret");
});

it("throws what the server refuses, for the dialog to show", async () => {
  serverWith([], () => ({ status: 422, body: { message: "3 is private.", errors: {} } }));
  await expect(createSharedLinks().share({ documents: [3] })).rejects.toMatchObject({ status: 422 });
  expect(takeToasts()).toEqual([]);
});

it("shows a link as withdrawn once the server has done so, and not before", async () => {
  const answers = [{ status: 503, body: { message: "Later." } }, answer(null, "Withdrawn.")];
  serverWith([link], () => answers.shift()!);
  const store = createSharedLinks();
  await store.load();
  const states = () => store.$links.get().links.map(({ state }) => state);
  await store.withdraw(store.$links.get().links[0]!);
  expect(states()).toEqual(["open"]);
  await store.withdraw(store.$links.get().links[0]!);
  expect(states()).toEqual(["withdrawn"]);
  expect(takeToasts().map(({ text }) => text)).toEqual(["Later.", "Withdrawn."]);
});

it("keeps the links in sight when reading them again fails", async () => {
  let fails = false;
  answerWith(() => (fails ? { status: 500, body: { message: "Oh." } } : answer([link])));
  const store = createSharedLinks();
  await store.load();
  fails = true;
  await store.load();
  expect(store.$links.get()).toEqual({ state: "failed", links: [link], message: "Oh." });
});
