import { globSync, readFileSync } from "node:fs";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Call } from "../../../src/contract/call.ts";
import { externalReturnPath } from "../../../src/contract/external-sign-in.ts";
import { modules } from "../../../src/server/modules.ts";
import { ask } from "../../../bench/ask.ts";
import { onEmbeddedDatabase } from "../test-api.ts";
import { listenWith, type Listening } from "./listen-with.ts";

const writes = modules
  .flatMap(({ calls }) => Object.entries(calls))
  .filter(([, { method }]) => method !== "GET");

onEmbeddedDatabase("a write that a page of another site causes", (api) => {
  let token = "";
  beforeAll(async () => {
    token = (await api.signUp()).token;
    api.services.config.SITE_EDITOR = true;
  });

  /** The status of a call over a connection, with an empty object for a body. */
  const send = async ({ method, path, body }: Call, headers: Record<string, string>): Promise<number> => {
    const init = {
      method,
      headers: { host: "localhost", authorization: `Bearer ${token}`, ...headers },
      ...(body && { body: "{}" }),
    };
    return (await api.fetchOver(path.replace(/\{\w+\}/g, "1"), init)).status;
  };
  const json = { "content-type": "application/json" };

  it.each(writes)("does nothing by %s", async (_, call) => {
    expect(await send(call, { ...json, "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await send(call, { ...json, "sec-fetch-site": "same-site" })).toBe(403);
    expect(await send(call, { ...json, origin: "http://evil.example" })).toBe(403);
    expect(await send(call, { ...json, origin: "null" })).toBe(403);
    if (call.body) expect(await send(call, { "content-type": "text/plain" })).toBe(415);
  });

  describe("with a form", () => {
    const folder = mkdtempSync(join(tmpdir(), "signboard-forms-"));
    const pages = "src/pages/[brand]";
    const forms = globSync(`${pages.replace("[brand]", "[[]brand[]]")}/**/*.astro`)
      .filter((file) => /method === "POST"|postedForm/.test(readFileSync(file, "utf8")))
      .map((file) =>
        file
          .slice(pages.length)
          .replace(/(\/index)?\.astro$/, "")
          .replaceAll(/\[\w+\]/g, "one"),
      );
    let site: Listening;
    beforeAll(async () => {
      site = await listenWith(api.services, folder, `(request, response) => void response.end("made")`);
    });
    afterAll(() => {
      site.close();
      rmSync(folder, { recursive: true });
    });
    const post = async (path: string, headers: Record<string, string>): Promise<number> =>
      (
        await ask({
          port: site.port,
          host: "automotive.localhost",
          path,
          method: "POST",
          headers,
          body: "a=1",
        })
      ).status;

    it("finds the forms", () => expect(forms).toContain("/job/save-search"));

    it.each(forms.filter((path) => path !== externalReturnPath))("does nothing at %s", async (path) => {
      expect(await post(path, { origin: "http://evil.example" })).toBe(403);
      expect(await post(path, { "sec-fetch-site": "cross-site" })).toBe(403);
      expect(
        await post(path, { origin: "http://automotive.localhost", "sec-fetch-site": "same-origin" }),
      ).toBe(200);
    });

    it("is taken from an external provider, where it signs nobody in", async () => {
      expect(await post(externalReturnPath, { origin: "https://provider.example" })).toBe(200);
    });

    it("is taken from a mail program, which sends no origin", async () => {
      expect(await post("/saved-search/stop", {})).toBe(200);
    });
  });
});
