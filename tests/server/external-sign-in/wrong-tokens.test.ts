import { createPublicKey } from "node:crypto";
import { decodeJwt, exportPKCS8, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from "jose";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seekers } from "../../../src/server/auth/tables.ts";
import { onEmbeddedDatabase } from "../test-api.ts";
import { clientSecret, startProvider, type TestProvider } from "./provider.ts";
import { environment, offer, person, respond, submit, visitor } from "./visitor.ts";

type Forge = (idToken: string, provider: TestProvider) => Promise<string>;

const now = () => Math.floor(Date.now() / 1000);
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const sign = (claims: JWTPayload, key: CryptoKey | Uint8Array, alg = "RS256") =>
  new SignJWT(claims).setProtectedHeader({ alg, kid: "own" }).sign(key);

/** The same claims with changes, signed by the provider's own key. */
const withClaims =
  (changes: (claims: JWTPayload) => Record<string, unknown>): Forge =>
  (idToken, { privateKey }) => {
    const claims = decodeJwt(idToken);
    return sign({ ...claims, ...changes(claims) }, privateKey);
  };
const unsigned = (alg: string) => async (idToken: string) =>
  `${encode({ alg })}.${encode(decodeJwt(idToken))}.`;

const forgeries: Record<string, Forge> = {
  "signed by another key": async (idToken) =>
    sign(decodeJwt(idToken), (await generateKeyPair("RS256")).privateKey),
  "for another audience": withClaims(() => ({ aud: "another-client" })),
  "for several audiences, issued to another": withClaims(({ aud }) => ({
    aud: [aud as string, "another-client"],
    azp: "another-client",
  })),
  "with an old nonce": withClaims(() => ({ nonce: "the nonce of another request" })),
  "without a nonce": withClaims(() => ({ nonce: undefined })),
  "that has expired": withClaims(() => ({ iat: now() - 7200, exp: now() - 3600 })),
  "that never expires": withClaims(() => ({ exp: undefined })),
  "that is not valid yet": withClaims(() => ({ nbf: now() + 3600 })),
  "issued in the future": withClaims(() => ({ iat: now() + 3600, exp: now() + 7200 })),
  "of another issuer": withClaims(() => ({ iss: "https://id.example.com" })),
  "without a subject": withClaims(() => ({ sub: undefined })),
  "with a subject that cannot be stored": withClaims(() => ({ sub: "a\u0000b" })),
  "with alg none": unsigned("none"),
  "with alg nOnE": unsigned("nOnE"),
  "signed by the public key as a shared secret": async (idToken, { privateKey }) => {
    const publicKey = createPublicKey(await exportPKCS8(privateKey)).export({ type: "spki", format: "pem" });
    return sign(decodeJwt(idToken), Buffer.from(publicKey), "HS256");
  },
  "signed by the client secret": async (idToken) =>
    sign(decodeJwt(idToken), new TextEncoder().encode(clientSecret), "HS256"),
  "whose claims were changed after it was signed": async (idToken) => {
    const [header, , signature] = idToken.split(".");
    return [header, encode({ ...decodeJwt(idToken), sub: "somebody-else" }), signature].join(".");
  },
  "that is no token": async () => "not.a.token",
};

onEmbeddedDatabase(
  "a wrong answer of a provider",
  (api) => {
    let provider: TestProvider;
    beforeAll(async () => {
      provider = await startProvider();
    });
    afterAll(() => provider.close());

    const refused = { status: 422, message: expect.stringMatching(/Nothing has changed.*[Ss]tart/) };

    /** Submits a response that must be refused, and must neither sign in nor open an account. */
    const expectRefused = async (response: string, browser = visitor(api)) => {
      const accounts = await api.db.$count(seekers);
      await expect(submit(browser, response)).rejects.toMatchObject(refused);
      expect(browser.cookies.has("token")).toBe(false);
      expect(await api.db.$count(seekers)).toBe(accounts);
    };
    const changed = (response: string, name: string, value: string | null) => {
      const parameters = new URLSearchParams(response);
      if (value === null) parameters.delete(name);
      else parameters.set(name, value);
      return parameters.toString();
    };

    it.each(Object.entries(forgeries))(
      "is refused for an id token %s, however it came",
      async (_what, forge) => {
        for (const responseType of ["id_token", "code id_token"] as const) {
          offer(api, provider, { responseType });
          provider.who = person();
          const browser = visitor(api);
          const response = await respond(browser);
          const idToken = new URLSearchParams(response).get("id_token")!;
          await expectRefused(changed(response, "id_token", await forge(idToken, provider)), browser);
        }
        offer(api, provider);
        const browser = visitor(api);
        const response = await respond(browser);
        provider.forge = (idToken) => forge(idToken, provider);
        await expectRefused(response, browser);
        provider.forge = null;
      },
    );

    it("is refused when the token beside the code is about somebody else", async () => {
      offer(api, provider, { responseType: "code id_token" });
      provider.who = person();
      const browser = visitor(api);
      const response = await respond(browser);
      const forge = withClaims(() => ({ sub: "somebody-else" }));
      const idToken = await forge(new URLSearchParams(response).get("id_token")!, provider);
      await expectRefused(changed(response, "id_token", idToken), browser);
    });

    it.each(["code", "code id_token", "id_token"] as const)(
      "is refused when it is replayed, in the same browser and in another (%s)",
      async (responseType) => {
        offer(api, provider, { responseType });
        provider.who = person();
        const browser = visitor(api);
        const response = await respond(browser);
        await expectRefused(response, visitor(api));
        const stranger = visitor(api);
        const own = new URLSearchParams(await respond(stranger)).get("state")!;
        await expectRefused(changed(response, "state", own), stranger);
        expect(await submit(browser, response)).toMatchObject({ state: "terms" });
        await expectRefused(response, browser);
      },
    );

    it("is refused for a code that was used before, with a state of its own", async () => {
      offer(api, provider);
      provider.who = person();
      const browser = visitor(api);
      const response = await respond(browser);
      await submit(browser, response);
      const state = new URLSearchParams(await respond(browser)).get("state")!;
      await expectRefused(changed(response, "state", state), browser);
    });

    it("is refused with another issuer, without one, without a state, and with a parameter twice", async () => {
      offer(api, provider);
      provider.who = person();
      const changes: ((response: string) => string)[] = [
        (response) => changed(response, "iss", "https://id.example.com"),
        (response) => changed(response, "iss", null),
        (response) => changed(response, "state", null),
        (response) => changed(response, "state", "unknown"),
        (response) => changed(response, "code", null),
        (response) => `${response}&code=another`,
        (response) => `${response}&id_token=e30.e30.`,
      ];
      for (const change of changes) {
        const browser = visitor(api);
        await expectRefused(change(await respond(browser)), browser);
      }
    });

    it("is refused once the site has another provider", async () => {
      offer(api, provider);
      provider.who = person();
      const browser = visitor(api);
      const response = await respond(browser);
      const other = await startProvider();
      offer(api, other);
      await expectRefused(response, browser);
      await other.close();
    });

    it("says so when the seeker cancelled there", async () => {
      offer(api, provider);
      provider.who = null;
      const browser = visitor(api);
      await expect(submit(browser, await respond(browser))).rejects.toMatchObject({
        ...refused,
        message: expect.stringContaining("NECA did not sign you in: it was cancelled or refused there."),
      });
    });

    it("says so when it does not come, before the seeker leaves and afterwards", async () => {
      const gone = await startProvider();
      gone.who = person();
      offer(api, gone);
      const browser = visitor(api);
      const response = await respond(browser);
      await gone.close();
      const away = { status: 502, message: expect.stringContaining("NECA cannot be reached just now.") };
      await expect(submit(browser, response)).rejects.toMatchObject(away);
      offer(api, gone, { responseType: "id_token" });
      await expect(respond(visitor(api))).rejects.toMatchObject(away);
    });
  },
  environment,
);
