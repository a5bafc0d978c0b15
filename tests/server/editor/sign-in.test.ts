import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  finishEditorSetup,
  getEditorSession,
  openEditorSetup,
  signInEditor,
  signOutEditor,
} from "../../../src/contract/editor.ts";
import { mailEditorPasswordLink, setEditorPassword } from "../../../src/contract/editor-password.ts";
import { listEntries } from "../../../src/contract/editor-drafts.ts";
import { runEditorAccount } from "../../../src/server/editor/command.ts";
import { editors, editorSessions } from "../../../src/server/editor/tables.ts";
import { onOneDatabase, onEmbeddedDatabase, type TestApi } from "../test-api.ts";
import { browserOn, codeOf, makeEditor, password, tokenIn } from "./editor-browser.ts";

onEmbeddedDatabase("without SITE_EDITOR", (api) => {
  it("there is no editor, for anybody", async () => {
    const browser = browserOn(api, "automotive");
    expect((await browser.call(getEditorSession, {})).status).toBe(404);
    const body = { email: "a@example.com", password, code: "000000" };
    expect((await browser.call(signInEditor, { body })).status).toBe(404);
    const picture = { method: "PUT", body: "x", headers: { host: "automotive.localhost" } };
    expect((await api.fetch("/v1/editor/pictures?name=a.png", picture)).status).toBe(404);
  });
});

const on = { SITE_EDITOR: "true" };

/** The token of the link in the newest mail to an editor. */
const linkIn = (api: TestApi, email: string): string => {
  const mail = api.mails.findLast(({ to }) => to === email);
  return /#password=([\w.-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
};

onOneDatabase(
  "guesses at an editor's password",
  (api) => {
    /** As many wrong guesses as strangers like. */
    const lock = async (email: string) => {
      const { editorAccount } = api.services.limits;
      for (let guess = 0; guess < 101; guess++)
        await editorAccount.take(`editor ${email}`).catch(() => undefined);
    };

    it("lock nobody out where they have signed in before", async () => {
      const { browser, secret } = await makeEditor(api, "known@example.com", ["automotive"]);
      const [device] = /known_device=[^;]+/.exec(browser.jar.set)!;
      // Browsers send it where editors sign in.
      expect(browser.jar.set).toMatch(/known_device=[^;]+;.*Path=\/v1;/);
      await lock("known@example.com");
      const body = { email: "known@example.com", password, code: codeOf(secret) };
      const refused = await browserOn(api, "automotive").call(signInEditor, { body });
      expect(refused).toMatchObject({
        status: 429,
        message: expect.stringMatching(/signed in to the editor before.* try again in 2[34] hours\.$/),
      });
      expect((await browserOn(api, "automotive", device).call(signInEditor, { body })).status).toBe(200);
    });

    it("lock nobody out who reads the mail: its link sets a password once, with the second factor", async () => {
      const email = "mailed@example.com";
      const { browser, secret } = await makeEditor(api, email, ["automotive"]);
      await lock(email);
      const owner = browserOn(api, "automotive");
      expect((await owner.call(mailEditorPasswordLink, { body: { email } })).status).toBe(200);
      const token = linkIn(api, email);
      const body = { token, password: "another set of long words", code: codeOf(secret) };
      const wrong = { ...body, code: codeOf(secret, 20) };
      expect(await owner.call(setEditorPassword, { body: wrong })).toMatchObject({
        status: 422,
        errors: { code: [expect.any(String)] },
      });
      expect(await owner.call(setEditorPassword, { body })).toMatchObject({
        status: 200,
        payload: { email },
      });
      expect((await owner.call(listEntries, {})).status).toBe(200);
      expect((await browser.call(listEntries, {})).status).toBe(401);
      expect(api.mails.at(-1)).toMatchObject({ to: email, subject: expect.stringContaining("was changed") });
      const again = { ...body, code: codeOf(secret, 1) };
      expect((await owner.call(setEditorPassword, { body: again })).status).toBe(404);
      // The lock has ended for new devices too.
      const signIn = { email, password: body.password, code: codeOf(secret, 1) };
      expect((await browserOn(api, "automotive").call(signInEditor, { body: signIn })).status).toBe(200);
    });

    it("are no way to learn who is an editor: the mail is asked for alike, and leads to an own site", async () => {
      const email = "own-site@example.com";
      await makeEditor(api, email, ["automotive"]);
      const ask = (to: string) =>
        browserOn(api, "hospitality").call(mailEditorPasswordLink, { body: { email: to } });
      const [known, unknown] = [await ask(email), await ask("nobody@example.com")];
      expect(unknown).toEqual({ ...known, payload: { email: "nobody@example.com" } });
      expect(api.mails.findLast(({ to }) => to === email)!.text).toMatch(
        /http:\/\/automotive\.localhost\S*\/editor#password=/,
      );
      expect(linkIn(api, "nobody@example.com")).toBe("");
      const body = { token: "x.y.z", password: "another set of long words", code: "000000" };
      expect((await browserOn(api, "automotive").call(setEditorPassword, { body })).status).toBe(404);
    });
  },
  { ...on, AUTH_RATE_LIMIT: "1000" },
);

onOneDatabase(
  "signing in to the editor",
  (api) => {
    it("takes a set-up link once, and sets a cookie that scripts and other sites do not get", async () => {
      const { browser, outcome, token } = await makeEditor(api, "once@example.com", ["automotive"]);
      expect(outcome).toMatchObject({ status: 200, payload: { email: "once@example.com" } });
      expect(browser.jar.set).toMatch(/HttpOnly/i);
      expect(browser.jar.set).toMatch(/SameSite=Strict/i);
      expect((await browser.call(listEntries, {})).status).toBe(200);
      expect((await browser.call(openEditorSetup, { body: { token } })).status).toBe(404);
    });

    it("asks for the code of the second factor, and takes each code once", async () => {
      const { secret } = await makeEditor(api, "code@example.com", ["automotive"]);
      const signIn = (code: string) =>
        browserOn(api, "automotive").call(signInEditor, {
          body: { email: "code@example.com", password, code },
        });
      const code = codeOf(secret);
      expect((await signIn(code === "123456" ? "654321" : "123456")).status).toBe(401);
      expect((await signIn(code)).status).toBe(200);
      expect((await signIn(code)).status).toBe(401);
      // An earlier code is refused too.
      expect((await signIn(codeOf(secret, -1))).status).toBe(401);
      expect((await signIn(codeOf(secret, 1))).status).toBe(200);
    });

    it("shows the same secret when the set-up link is opened again", async () => {
      const said = await runEditorAccount(
        { action: "add", email: "twice@example.com", brands: ["automotive"] },
        api.services,
      );
      const open = () =>
        browserOn(api, "automotive").call(openEditorSetup, { body: { token: tokenIn(said) } });
      expect((await open()).payload.secret).toBe((await open()).payload.secret);
    });

    it("takes one of two requests with the same code", async () => {
      const { secret } = await makeEditor(api, "race@example.com", ["automotive"]);
      const body = { email: "race@example.com", password, code: codeOf(secret) };
      const outcomes = await Promise.all(
        [0, 1].map(() => browserOn(api, "automotive").call(signInEditor, { body })),
      );
      expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 401]);
    });

    it("opens no other site than those of the account", async () => {
      const { browser, secret } = await makeEditor(api, "one@example.com", ["automotive"]);
      const elsewhere = browserOn(api, "hospitality", browser.jar.cookie);
      expect((await elsewhere.call(listEntries, {})).status).toBe(401);
      const body = { email: "one@example.com", password, code: codeOf(secret) };
      expect((await browserOn(api, "hospitality").call(signInEditor, { body })).status).toBe(403);
      await runEditorAccount(
        { action: "add", email: "one@example.com", brands: ["electrical"] },
        api.services,
      );
      expect((await browser.call(listEntries, {})).status).toBe(403);
    });

    it("says on another site where a set-up link opens, and leaves it unused", async () => {
      const email = "elsewhere@example.com";
      const said = await runEditorAccount({ action: "add", email, brands: ["automotive"] }, api.services);
      const token = tokenIn(said);
      const [right, wrong] = [browserOn(api, "automotive"), browserOn(api, "hospitality")];
      const link = /http\S+/.exec(said)![0];
      const message = expect.stringMatching(
        /^This link is for .* may not change .*\. Open it on Torque Jobs: /,
      );
      const opened = await wrong.call(openEditorSetup, { body: { token } });
      expect(opened).toMatchObject({ status: 403, message });
      expect(opened.message).toContain(link);
      const { secret } = (await right.call(openEditorSetup, { body: { token } })).payload;
      const body = { token, name: "Robin", password, code: codeOf(secret) };
      expect(await wrong.call(finishEditorSetup, { body })).toMatchObject({ status: 403, message });
      expect(wrong.jar.cookie).toBe("");
      // Neither the link nor the code is used up.
      expect((await right.call(finishEditorSetup, { body })).status).toBe(200);
    });

    it("refuses calls from pages of other sites", async () => {
      const { browser } = await makeEditor(api, "csrf@example.com", ["automotive"]);
      for (const headers of [
        { "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site" },
        { "sec-fetch-site": "", origin: "https://elsewhere.example" },
      ])
        expect((await browser.call(signOutEditor, {}, headers)).status).toBe(403);
      expect((await browser.call(getEditorSession, {})).payload).toMatchObject({ email: "csrf@example.com" });
    });

    it("ends a session that was not used for an hour, after twelve hours, and on signing out", async () => {
      const { browser } = await makeEditor(api, "ends@example.com", ["automotive"]);
      const set = (values: Partial<typeof editorSessions.$inferInsert>) =>
        api.db.update(editorSessions).set({ seenAt: new Date(), createdAt: new Date(), ...values });
      const status = async () => (await browser.call(listEntries, {})).status;
      await set({ seenAt: new Date(Date.now() - 61 * 60_000) });
      expect(await status()).toBe(401);
      await set({ createdAt: new Date(Date.now() - 13 * 60 * 60_000) });
      expect(await status()).toBe(401);
      await set({});
      expect(await status()).toBe(200);
      const { cookie } = browser.jar;
      await browser.call(signOutEditor, {});
      expect((await browserOn(api, "automotive", cookie).call(listEntries, {})).status).toBe(401);
    });

    it("refuses a set-up link that has expired, a wrong code and a password that is easy to guess", async () => {
      const said = await runEditorAccount(
        { action: "add", email: "late@example.com", brands: ["automotive"] },
        api.services,
      );
      const token = tokenIn(said);
      const browser = browserOn(api, "automotive");
      const { payload } = await browser.call(openEditorSetup, { body: { token } });
      const finish = (more: object) =>
        browser.call(finishEditorSetup, {
          body: { token, name: "Late", password, code: codeOf(payload.secret), ...more },
        });
      expect(await finish({ password: "passwordpassword" })).toMatchObject({ status: 422 });
      expect((await finish({ code: codeOf(payload.secret, 20) })).errors).toHaveProperty("code");
      await api.db
        .update(editors)
        .set({ setupExpiresAt: new Date(0) })
        .where(eq(editors.email, "late@example.com"));
      expect((await finish({})).status).toBe(404);
    });

    describe("npm run editor-account", () => {
      it("lists, resets and removes accounts", async () => {
        const { browser } = await makeEditor(api, "gone@example.com", ["automotive", "electrical"]);
        const run = (command: Parameters<typeof runEditorAccount>[0]) =>
          runEditorAccount(command, api.services);
        expect(await run({ action: "list" })).toContain(
          "gone@example.com  Robin gone  automotive, electrical  ready",
        );
        const said = await run({ action: "reset", email: "gone@example.com" });
        expect((await browser.call(listEntries, {})).status).toBe(401);
        expect((await browser.call(openEditorSetup, { body: { token: tokenIn(said) } })).status).toBe(200);
        await run({ action: "remove", email: "gone@example.com" });
        expect(await run({ action: "list" })).not.toContain("gone@example.com");
        await expect(run({ action: "remove", email: "gone@example.com" })).rejects.toThrow("no account");
        await expect(run({ action: "add", email: "x@example.com", brands: ["none"] })).rejects.toThrow(
          "no brand",
        );
      });
    });
  },
  on,
);

onOneDatabase(
  "guessing at the editor",
  (api) => {
    it("is limited, whichever of the three is wrong", async () => {
      await makeEditor(api, "guess@example.com", ["automotive"]);
      const browser = browserOn(api, "automotive");
      const guess = (n: number) =>
        browser.call(signInEditor, {
          body: { email: "guess@example.com", password, code: String(100000 + n) },
        });
      const statuses: number[] = [];
      for (let n = 0; n < 12; n++) statuses.push((await guess(n)).status);
      expect(statuses.at(-1)).toBe(429);
    });
  },
  { ...on, AUTH_RATE_LIMIT: "300" },
);
