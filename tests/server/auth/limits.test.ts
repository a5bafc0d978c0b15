import { expect, it } from "vitest";
import { changeEmail } from "../../../src/contract/account.ts";
import * as calls from "../../../src/contract/auth.ts";
import { saveSearch } from "../../../src/contract/saved-searches.ts";
import { openLimits } from "../../../src/server/http/rate-limit.ts";
import { codeFor, openBrowser, type Browser } from "../browser.ts";
import { onEmbeddedDatabase, onOneDatabase, type TestApi } from "../test-api.ts";

const password = "correct horse 9";
const email = "kim@example.com";
const who = { given_name: "Kim", family_name: "Lee", email, password };

/** A browser in a network of its own. */
const from = (api: TestApi, index: number) => openBrowser(api, "workinaus", {}, `198.51.100.${index}`);

/** What seekers and strangers do at sign-in. */
const deedsOn = (api: TestApi) => {
  const signUp = async (email: string, browser = openBrowser(api)) => {
    await browser.call(calls.register, { body: { ...who, email } });
    await browser.call(calls.verifyOtp, { body: { email, otp: codeFor(api, email) } });
    return browser;
  };
  const guess = (email: string, browser: Browser) =>
    browser.call(calls.login, { body: { email, password: "a guess" } });
  const signIn = (email: string, browser: Browser) =>
    browser.call(calls.login, { body: { email, password } });
  /** Wrong passwords from elsewhere: ten from each network. */
  const guessFromElsewhere = async (email: string, networks: number[]) => {
    for (const network of networks)
      for (let index = 0; index < 10; index++)
        await expect(guess(email, from(api, network))).rejects.toMatchObject({ status: 401 });
  };
  return { signUp, guess, signIn, guessFromElsewhere };
};

onOneDatabase(
  "limits that are counted in the database",
  (api) => {
    const { signUp, signIn, guessFromElsewhere } = deedsOn(api);

    it("let an owner on a new device in after fifty wrong guesses from elsewhere", async () => {
      const email = "fifty@example.com";
      await signUp(email);
      // Five networks would take half a minute for them, as each has to wait for its turn.
      for (let index = 0; index < 50; index++) await api.services.limits.account.take(email);
      expect(await signIn(email, from(api, 9))).toMatchObject({ seeker: { email } });
      expect(await api.services.limits.account.used(email)).toBe(0);
    });

    it("leave an account to known devices and mailed resets after a hundred wrong passwords", async () => {
      const email = "hundred@example.com";
      const device = await signUp(email);
      for (let index = 0; index < 100; index++) await api.services.limits.account.take(email);
      await expect(signIn(email, from(api, 10))).rejects.toMatchObject({
        status: 429,
        message: expect.stringMatching(/Forgot password.*, or try again in 2[34] hours\.$/),
      });
      await signIn(email, device);
      const owner = from(api, 10);
      await owner.call(calls.forgotPassword, { body: { email } });
      const body = { email, otp: codeFor(api, email), purpose: "reset" as const };
      const answer = await owner.call(calls.verifyOtp, { body });
      if (answer.purpose !== "reset") throw new Error("Expected a reset token.");
      await owner.call(calls.resetPassword, { body: { reset_token: answer.reset_token, password } });
      await signIn(email, from(api, 11));
    });

    it("count a wrong password though it is one that somebody registered the address with", async () => {
      const email = "counted@example.com";
      await signUp(email);
      await guessFromElsewhere(email, [40]);
      const stranger = from(api, 41);
      const body = { ...who, email, password: "a stranger's one" };
      await stranger.call(calls.register, { body });
      await expect(stranger.call(calls.login, { body })).rejects.toMatchObject({ status: 403 });
      expect(await api.services.limits.account.used(email)).toBe(11);
    });

    it("mail ten codes and links of all kinds a day to one address, and say the same whether it has an account", async () => {
      const messages: string[] = [];
      for (const email of ["owner@example.com", "no-account@example.com"]) {
        if (email.startsWith("owner")) await api.signUp(email);
        const { token } = await api.signUp();
        const before = api.mails.filter(({ to }) => to === email).length;
        await from(api, 80).call(calls.forgotPassword, { body: { email } });
        await from(api, 81).call(calls.register, { body: { ...who, email } });
        await from(api, 82).call(saveSearch, {
          body: { search: { q: "chef" }, email, frequency: "daily" },
        });
        await api.on("workinaus", token)(changeEmail, { body: { email } });
        const { mailbox } = openLimits(api.services.config, api.db);
        // Another process, or this one after a restart, knows of them.
        expect(await mailbox.used(email)).toBe(4);
        for (let index = 4; index < 10; index++) await mailbox.take(email);
        const refused = await Promise.allSettled([
          from(api, 83).call(calls.forgotPassword, { body: { email } }),
          from(api, 84).call(calls.register, { body: { ...who, email } }),
          from(api, 85).call(saveSearch, { body: { search: { q: "cook" }, email, frequency: "daily" } }),
          api.on("workinaus", token)(changeEmail, { body: { email } }),
        ]);
        messages.push(
          ...refused.map((one) => (one.status === "rejected" ? (one.reason as Error).message : "mailed")),
        );
        expect(api.mails.filter(({ to }) => to === email).length - before).toBeLessThanOrEqual(4);
      }
      expect(new Set(messages).size).toBe(1);
      expect(messages[0]).toMatch(/as many codes and links as we send in a day/);
    });

    it("mail thirty codes and links a day for one network, and take none for an address that gets no more", async () => {
      const { mails, mailbox } = api.services.limits;
      for (let index = 0; index < 10; index++) await mailbox.take("full@example.com");
      const ask = (email: string) => from(api, 90).call(calls.forgotPassword, { body: { email } });
      await expect(ask("full@example.com")).rejects.toMatchObject({ status: 429 });
      expect(await mails.used("198.51.100.90")).toBe(0);
      for (let index = 0; index < 30; index++) await mails.take("198.51.100.90");
      await expect(ask("another@example.com")).rejects.toMatchObject({
        status: 429,
        message: expect.stringContaining("Your network"),
      });
    });

    it("do not count the mails whose code was entered, as phones of one carrier share an address", async () => {
      const { mails } = api.services.limits;
      for (let index = 0; index < 29; index++) await mails.take("198.51.100.91");
      for (const email of ["first@example.com", "second@example.com"]) await signUp(email, from(api, 91));
      expect(await mails.used("198.51.100.91")).toBe(29);
    });

    it("are shared by processes that share a database", async () => {
      // A second process: the same database, another memory.
      const config = { AUTH_RATE_LIMIT: 300, DATABASE_URL: "postgres://shared" };
      const processes = [openLimits(config, api.db), openLimits(config, api.db)];
      for (let index = 0; index < 5; index++) await processes[index % 2]!.code.take("shared@example.com");
      await expect(processes[0]!.code.take("shared@example.com")).rejects.toMatchObject({ status: 429 });
      await processes[1]!.code.clear("shared@example.com");
      await processes[0]!.code.take("shared@example.com");
    });
  },
  { AUTH_RATE_LIMIT: "300" },
);

// Counted in memory.
onEmbeddedDatabase(
  "limits of signing in",
  (api) => {
    const { signUp, guess, signIn, guessFromElsewhere } = deedsOn(api);

    it("refuse the eleventh wrong password, until there is a new one", async () => {
      await signUp(email);
      const browser = openBrowser(api);
      for (let index = 0; index < 10; index++)
        await expect(guess(email, browser)).rejects.toMatchObject({ status: 401 });
      await expect(guess(email, browser)).rejects.toMatchObject({
        status: 429,
        message: "There were too many tries. Please try again in 15 minutes.",
      });
      await expect(signIn(email, openBrowser(api))).rejects.toMatchObject({ status: 429 });

      await browser.call(calls.forgotPassword, { body: { email } });
      const answer = await browser.call(calls.verifyOtp, {
        body: { email, otp: codeFor(api, email), purpose: "reset" },
      });
      if (answer.purpose !== "reset") throw new Error("Expected a reset token.");
      const body = { reset_token: answer.reset_token, password: "a brand new one" };
      await browser.call(calls.resetPassword, { body });
      await openBrowser(api).call(calls.login, { body: { email, password: body.password } });
    });

    it("do not stop a device that has signed in before, nor count its tries with others'", async () => {
      const email = "known@example.com";
      const device = await signUp(email);
      expect(device.cookies.get("known_device")).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
      for (let index = 0; index < 12; index++) await guess(email, openBrowser(api)).catch(() => undefined);
      await expect(signIn(email, openBrowser(api))).rejects.toMatchObject({ status: 429 });
      await signIn(email, device);
      for (let index = 0; index < 10; index++)
        await expect(guess(email, device)).rejects.toMatchObject({ status: 401 });
      await expect(signIn(email, device)).rejects.toMatchObject({ status: 429 });
    });

    it("know a device for the accounts that signed in there, and for no other", async () => {
      const emails = ["first@example.com", "second@example.com"];
      const shared = openBrowser(api);
      for (const email of emails) await signUp(email, shared);
      for (const email of emails) {
        await guessFromElsewhere(email, [email.length]);
        const stranger = from(api, email.length);
        stranger.cookies.set("known_device", (await signUp(`not-${email}`)).cookies.get("known_device")!);
        await expect(signIn(email, stranger)).rejects.toMatchObject({ status: 429 });
        stranger.cookies.set("known_device", shared.cookies.get("known_device")!);
        await signIn(email, stranger);
      }
    });

    it("stop one network that tries one guess at many accounts, and leave other networks alone", async () => {
      const sprayer = from(api, 20);
      const spray = (index: number) => guess(`sprayed-${index}@example.com`, sprayer);
      for (let index = 0; index < 50; index++)
        await expect(spray(index)).rejects.toMatchObject({ status: 401 });
      await expect(spray(50)).rejects.toMatchObject({ status: 429 });
      await expect(guess("sprayed-50@example.com", from(api, 21))).rejects.toMatchObject({ status: 401 });
    });

    it("let owners in while many networks guess at many accounts", async () => {
      const email = "slowly@example.com";
      await signUp(email);
      for (let index = 0; index < 301; index++) await api.services.limits.everywhere.take("all");
      expect(await signIn(email, from(api, 25))).toMatchObject({ seeker: { email } });
      // All guesses after these would wait.
      await api.services.limits.everywhere.clear("all");
    });

    it("do not pay for wrong guesses with right ones at an account of one's own", async () => {
      const email = "own@example.com";
      await signUp(email);
      const { network } = api.services.limits;
      await guess("somebody@example.com", from(api, 30)).catch(() => undefined);
      const before = await network.used("198.51.100.30");
      await signIn(email, from(api, 30));
      expect(await network.used("198.51.100.30")).toBe(before);
    });

    it("mail five codes for one network, and ten a day for all but known devices", async () => {
      const email = "mails@example.com";
      const device = await signUp(email);
      const ask = (browser: Browser, to = email) =>
        browser.call(calls.forgotPassword, { body: { email: to } });
      // Its registration was the first of the ten.
      for (let index = 0; index < 5; index++) await ask(from(api, 50));
      await expect(ask(from(api, 50))).rejects.toMatchObject({ status: 429 });
      for (let index = 0; index < 4; index++) await ask(from(api, 51));
      await expect(ask(from(api, 51))).rejects.toMatchObject({
        status: 429,
        message: expect.stringMatching(/sign in with your password, or try again in 2[34] hours\.$/),
      });
      await ask(device);
      const nobody = () => ask(from(api, 54), "nobody@example.com");
      for (let index = 0; index < 5; index++) await nobody();
      await expect(nobody()).rejects.toMatchObject({ status: 429 });
    });

    it("let tries of codes end, however many codes and networks there are", async () => {
      const body = { email: "guess@example.com", otp: "000000" };
      const give = (network: number) => from(api, network).call(calls.verifyOtp, { body });
      for (let index = 0; index < 10; index++) await expect(give(60)).rejects.toMatchObject({ status: 422 });
      await expect(give(60)).rejects.toMatchObject({ status: 429 });
      for (let index = 0; index < 5; index++) await expect(give(61)).rejects.toMatchObject({ status: 422 });
      await expect(give(62)).rejects.toMatchObject({ status: 429 });
    });

    it("leave the browser that registered its own code, and two tries of it", async () => {
      const email = "typing@example.com";
      const owner = openBrowser(api);
      await owner.call(calls.register, { body: { ...who, email } });
      const otp = codeFor(api, email);
      const wrong = otp === "000000" ? "000001" : "000000";
      for (let index = 0; index < 20; index++)
        await from(api, 70 + (index % 3))
          .call(calls.verifyOtp, { body: { email, otp: wrong } })
          .catch(() => undefined);
      const give = (otp: string) => owner.call(calls.verifyOtp, { body: { email, otp } });
      await expect(give(wrong)).rejects.toMatchObject({ status: 422 });
      expect(await give(otp)).toMatchObject({ purpose: "register" });
    });

    it("say when to come back", async () => {
      const limits = openLimits({ ...api.services.config, AUTH_RATE_LIMIT: 2 }, api.db);
      await limits.address.take("203.0.113.9");
      await limits.address.take("203.0.113.9");
      const refused = await limits.address.take("203.0.113.9").catch((error: unknown) => error);
      expect(refused).toMatchObject({
        status: 429,
        headers: { "retry-after": expect.stringMatching(/^\d+$/) },
      });
      await limits.address.take("203.0.113.10");
    });

    it("count the addresses of one IPv6 network as one", async () => {
      const limits = openLimits({ ...api.services.config, AUTH_RATE_LIMIT: 2 }, api.db);
      await limits.address.take("2001:db8:1:2::1");
      await limits.address.take("2001:db8:1:2:a:b:c:d");
      await expect(limits.address.take("2001:db8:1:2:ffff::")).rejects.toMatchObject({ status: 429 });
      await limits.address.take("2001:db8:1:3::1");
      for (let at = 0; at < 20; at++) await limits.savedSearch.take(`2001:db8:1:2::${at}`);
      await expect(limits.savedSearch.take("2001:db8:1:2::99")).rejects.toMatchObject({ status: 429 });
      await limits.savedSearch.take("2001:db8:1:3::1");
    });
  },
  { AUTH_RATE_LIMIT: "300" },
);

onEmbeddedDatabase(
  "the limit of an address",
  (api) => {
    it("covers all sign-in calls and answers with Retry-After", async () => {
      const call = (path: string) => api.fetch(`/v1/auth/${path}`, { method: "POST" });
      for (const path of ["logout", "refresh", "login"]) expect((await call(path)).status).not.toBe(429);
      const refused = await call("logout");
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await refused.json()).toEqual({ message: expect.stringContaining("too many tries") });
      expect((await api.fetch("/healthz")).status).toBe(200);
    });
  },
  { AUTH_RATE_LIMIT: "3" },
);
