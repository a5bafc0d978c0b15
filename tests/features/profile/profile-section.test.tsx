// @vitest-environment happy-dom
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sectionOutlines } from "../../../src/contract/profile/sections.ts";
import { EntryRow } from "../../../src/features/profile/EntryRow.tsx";
import { createProfileSection } from "../../../src/features/profile/profile-section.ts";
import { $seekerProfile } from "../../../src/features/profile/seeker-profile.ts";
import { takeToasts } from "../../../src/ui/toasts/toasts.ts";
import { answerWith, forgetAll, giveToken, session, type Sent } from "../server.ts";

const outline = sectionOutlines.find(({ name }) => name === "language")!;
const hindi = { id: 1, version: 1, language: { id: 180, title: "Hindi" }, level: null };
const auslan = { id: 2, version: 4, language: { id: 995, title: "Auslan" }, level: "fluent" };

/** A server with these languages, and an answer of its own to whatever changes them. */
const serverWith = (languages: unknown[], answer: (sent: Sent) => { status?: number; body: unknown }) =>
  answerWith((sent) => {
    if (sent.method !== "GET") return answer(sent);
    const payload = sent.path.endsWith("/seeker") ? { given_name: "Sam" } : { success: true, languages };
    return { body: { payload, message: "OK" } };
  });

const entriesOf = ({ $section }: ReturnType<typeof createProfileSection>) => $section.get().entries;

beforeEach(async () => {
  forgetAll();
  takeToasts();
  $seekerProfile.set(null);
  giveToken((await session()).token);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("takes a removed entry off at once, and puts it back when the server refuses", async () => {
  const answers = [{ status: 503, body: { message: "Come back later." } }];
  serverWith([hindi, auslan], () => answers.shift() ?? { body: { payload: null, message: "Removed." } });
  const section = createProfileSection(outline);
  await section.load();
  const removing = section.remove(hindi);
  expect(entriesOf(section)).toEqual([auslan]);
  await removing;
  expect(entriesOf(section)).toEqual([hindi, auslan]);
  await section.remove(hindi);
  expect(entriesOf(section)).toEqual([auslan]);
  expect(takeToasts().map(({ text }) => text)).toEqual(["Come back later.", "Removed."]);
});

it("sends the whole list that was chosen, then reads the profile and stores it", async () => {
  const calls = serverWith([auslan], () => ({ body: { payload: {}, message: "Saved." } }));
  const section = createProfileSection(outline);
  expect(await section.saveChosen("seeker_languages", [auslan.language])).toBe(true);
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /v1/profile/update",
    "GET /v1/profile/seeker",
    "GET /v1/seeker/profile/language",
  ]);
  expect(calls[0]!.body).toEqual({ seeker_languages: [auslan.language] });
  expect($seekerProfile.get()).toEqual({ given_name: "Sam" });
  expect(entriesOf(section)).toEqual([auslan]);
});

it("sends the version that was read with a change, and reads again when it is too old", async () => {
  const newer = { ...auslan, version: 5, level: "native" };
  const calls = serverWith([newer], () => ({ status: 409, body: { message: "It was changed elsewhere." } }));
  const section = createProfileSection(outline);
  const saved = await section.save(auslan, { language: auslan.language, level: "basic" });
  expect(saved).toMatchObject({ ok: false, error: { status: 409, message: "It was changed elsewhere." } });
  expect(calls[0]).toMatchObject({
    method: "PATCH",
    path: "/v4/languages/2",
    body: { version: 4, level: "basic" },
  });
  expect(entriesOf(section)).toEqual([newer]);
});

it("keeps what was read when reading it again fails, and makes no call without a token", async () => {
  const calls = serverWith([hindi], () => ({ body: {} }));
  const section = createProfileSection(outline);
  await section.load();
  forgetAll();
  await section.load();
  expect(calls).toHaveLength(1);
  expect(section.$section.get()).toMatchObject({
    state: "failed",
    entries: [hindi],
    message: "Sign in first.",
  });
});

it('shows a language without a title as "Null"', () => {
  const nameless = { ...hindi, language: { id: 180, title: null } };
  const html = renderToString(
    <EntryRow section={outline} entry={nameless} onEdit={vi.fn()} onRemove={vi.fn()} />,
  );
  expect(html).toContain(">Null</p>");
  expect(html).toContain('aria-label="Edit Null"');
});
