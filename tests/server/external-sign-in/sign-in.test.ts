import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as auth from "../../../src/contract/auth.ts";
import * as calls from "../../../src/contract/external-sign-in.ts";
import { seekers } from "../../../src/server/auth/tables.ts";
import { openBrowser } from "../browser.ts";
import { onOneDatabase } from "../test-api.ts";
import { startProvider, type TestProvider } from "./provider.ts";
import { environment, offer, person, respond, signIn, submit, visitor } from "./visitor.ts";

const kinds = [
  { responseType: "code" },
  { responseType: "code", responseMode: "fragment" },
  { responseType: "code", responseMode: "form_post" },
  { responseType: "code id_token" },
  { responseType: "code id_token", responseMode: "form_post" },
  { responseType: "id_token" },
  { responseType: "id_token", responseMode: "form_post" },
] as const;

onOneDatabase(
  "signing in with an identity from elsewhere",
  (api) => {
    let provider: TestProvider;
    beforeAll(async () => {
      provider = await startProvider();
    });
    afterAll(() => provider.close());

    it.each(kinds)(
      "opens an account once the terms are agreed to, and signs in from then on ($responseType, $responseMode)",
      async (kind) => {
        offer(api, provider, kind);
        const who = (provider.who = person({ given_name: '"Mei" #', family_name: "Tran_" }));
        const browser = visitor(api);
        const outcome = await signIn(browser);
        expect(outcome).toMatchObject({
          state: "terms",
          email: who.email,
          given_name: "Mei",
          family_name: "Tran",
        });
        const { ticket } = outcome as typeof outcome & { ticket: string };
        const named = { ticket, given_name: "Mei Lan", family_name: "Tran" };
        await expect(
          browser.call(calls.registerExternal, { body: { ...named, terms: false as true } }),
        ).rejects.toMatchObject({ status: 422 });
        expect(await browser.call(calls.registerExternal, { body: { ...named, terms: true } })).toMatchObject(
          {
            state: "signed-in",
            session: { seeker: { email: who.email, given_name: "Mei Lan" } },
          },
        );
        expect(browser.cookies.get("token")).toBeTruthy();
        const again = visitor(api);
        expect(await signIn(again)).toMatchObject({
          state: "signed-in",
          session: { seeker: { email: who.email } },
        });
        expect(await again.call(auth.refreshSession, {})).toMatchObject({ seeker: { email: who.email } });
      },
    );

    it("keeps a posted form until its browser submits the state, and takes it once", async () => {
      offer(api, provider, { responseMode: "form_post" });
      provider.who = person();
      const browser = visitor(api);
      const response = await respond(browser);
      // A form that another site posts brings no cookies.
      const { state } = await openBrowser(api, "electrical").call(calls.keepExternalResponse, {
        body: { response },
      });
      const kept = new URLSearchParams({ state }).toString();
      await expect(submit(visitor(api), kept)).rejects.toMatchObject({ status: 422 });
      expect(await submit(browser, kept)).toMatchObject({ state: "terms" });
      await expect(submit(browser, kept)).rejects.toMatchObject({ status: 422 });
    });

    it("opens no second account for an email that was registered meanwhile", async () => {
      offer(api, provider);
      const who = (provider.who = person());
      const browsers = [visitor(api), visitor(api)];
      const outcomes = await Promise.all(browsers.map((browser) => signIn(browser)));
      const tickets = outcomes.map((outcome) => (outcome as { ticket: string }).ticket);
      const opened = await Promise.allSettled(
        browsers.map((browser, index) =>
          browser.call(calls.registerExternal, {
            body: { ticket: tickets[index]!, given_name: "Mei", family_name: "Tran", terms: true },
          }),
        ),
      );
      expect(opened.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      expect(await api.db.$count(seekers, eq(seekers.email, who.email))).toBe(1);
    });

    it("is not offered by a site without a provider", async () => {
      const browser = openBrowser(api, "automotive");
      expect(await browser.call(calls.getExternalProvider, {})).toEqual({ provider: null });
      await expect(respond(browser)).rejects.toMatchObject({ status: 404 });
    });
  },
  environment,
);
