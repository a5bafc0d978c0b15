import { expect, it } from "vitest";
import { write } from "../employers/write-some.ts";
import { onEmbeddedDatabase } from "../test-api.ts";

const ask = { method: "OPTIONS", headers: { "access-control-request-method": "POST" } };

onEmbeddedDatabase(
  "an API on a host of its own",
  (api) => {
    const from = (origin: string, init: RequestInit = {}) =>
      api.fetch("/v1/locations?q=syd", {
        ...init,
        headers: { ...init.headers, origin, host: "api.example.com", "host-name": "automotive.localhost" },
      });

    it("answers pages of the sites across origins, for their brand", async () => {
      for (const origin of ["http://automotive.localhost:4321", "https://www.torquejobs.example"]) {
        const allowed = await from(origin, ask);
        expect(allowed.status).toBe(204);
        expect(Object.fromEntries(allowed.headers)).toMatchObject({
          "access-control-allow-origin": origin,
          "access-control-allow-headers": expect.stringContaining("host-name"),
          "access-control-allow-methods": expect.stringContaining("PATCH"),
        });
        expect(allowed.headers.has("access-control-allow-credentials")).toBe(false);
        expect((await from(origin)).headers.get("access-control-allow-origin")).toBe(origin);
      }
    });

    it("is the only host that is none of a site's where a header may name the site", async () => {
      const statusAt = async (host: string) =>
        (await api.fetch("/v1/seeker/employers", { headers: { host, "host-name": "automotive.localhost" } }))
          .status;
      expect(await statusAt("api.example.com:443")).toBe(200);
      expect(await statusAt("hospitality.localhost")).toBe(200);
      expect(await statusAt("evil.example")).toBe(421);
      expect(await statusAt("api.example.com.evil.example")).toBe(421);
    });

    it("answers pages of employers' own hosts, and no longer once the host is removed", async () => {
      const origin = "https://careers.acme.example";
      const allowed = async () => {
        await api.services.hosts.refresh();
        return (await from(origin, ask)).headers.get("access-control-allow-origin");
      };
      expect(await allowed()).toBeNull();
      await write(api, [
        { slug: "acme", name: "Acme", hosts: ["careers.acme.example"], homeBrand: "automotive" },
      ]);
      expect(await allowed()).toBe(origin);
      await write(api, [{ slug: "acme", name: "Acme" }]);
      expect(await allowed()).toBeNull();
    });

    it("lets no other site read its answers", async () => {
      for (const origin of ["https://evil.example", "null", "https://automotive.localhost.evil.example"])
        for (const init of [ask, {}])
          expect((await from(origin, init)).headers.get("access-control-allow-origin")).toBeNull();
    });
  },
  { UNIFIED_API_URL: "https://api.example.com" },
);

onEmbeddedDatabase("an API on the sites' hosts", (api) => {
  const from = (origin: string, path: string, init: RequestInit = {}) =>
    api.fetch(path, { ...init, headers: { ...init.headers, origin, host: "automotive.localhost" } });
  const sister = "https://www.torquejobs.example";

  it("answers pages of the other sites as an API on a host of its own does, without cookies", async () => {
    const allowed = await from(sister, "/v1/seeker/job", ask);
    expect(allowed.status).toBe(204);
    const made = await from(sister, "/v1/seeker/job", {
      method: "POST",
      headers: { "content-type": "application/json", "sec-fetch-site": "cross-site" },
      body: "{}",
    });
    expect(made.status).toBe(200);
    for (const { headers } of [allowed, made]) {
      expect(headers.get("access-control-allow-origin")).toBe(sister);
      expect(headers.has("access-control-allow-credentials")).toBe(false);
    }
  });

  it("keeps answers to one origin from caches that serve another", async () => {
    const { headers } = await from(sister, "/v1/profile/languages");
    expect(headers.get("cache-control")).toContain("public");
    expect(headers.get("vary")).toMatch(/host-name, origin/i);
    const own = await api.fetch("/v1/profile/languages", { headers: { host: "automotive.localhost" } });
    expect(own.headers.get("vary")).toMatch(/host-name, origin/i);
  });

  it.each(["/v1/auth/login", "/v1/auth/refresh"])(
    "takes no call with cookies from them: %s",
    async (path) => {
      const headers = { "content-type": "application/json", "sec-fetch-site": "cross-site" };
      expect((await from(sister, path, { method: "POST", headers, body: "{}" })).status).toBe(403);
    },
  );

  it("lets no other origin read its answers", async () => {
    const answer = await from("https://evil.example", "/v1/locations?q=syd");
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });
});
