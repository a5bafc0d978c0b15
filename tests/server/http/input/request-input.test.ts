import { expect, it } from "vitest";
import { onEmbeddedDatabase } from "../../test-api.ts";
import { addJob } from "../../add-job.ts";

const search = "/v1/seeker/job";
const on = { "host-name": "automotive.localhost" };
const json = { ...on, "content-type": "application/json" };

onEmbeddedDatabase("what a request sends", (api) => {
  const post = async (
    body: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = json,
    path = search,
  ) => {
    const answer = await api.fetch(path, { method: "POST", headers, body });
    return { status: answer.status, headers: answer.headers, ...((await answer.json()) as Answer) };
  };

  it.each([
    ["without a type", on],
    ["as a form", { ...on, "content-type": "application/x-www-form-urlencoded" }],
    ["in another character set", { ...on, "content-type": "application/json; charset=iso-8859-1" }],
    ["as JSON of another kind", { ...on, "content-type": "application/vnd.api+json" }],
    ["compressed", { ...json, "content-encoding": "gzip" }],
  ])("is refused with 415 when it comes %s", async (_how, headers) => {
    expect(await post("{}", headers)).toMatchObject({ status: 415 });
  });

  it("is taken as JSON in UTF-8, also where its type says so", async () => {
    const type = 'application/json; charset="UTF-8"';
    expect(await post('{"q":"café"}', { ...on, "content-type": type })).toMatchObject({ status: 200 });
  });

  it("is refused with 400 when its bytes are not UTF-8, in the body or in the query", async () => {
    const bytes = new Uint8Array([...new TextEncoder().encode('{"q":"caf'), 0xe9, 0x22, 0x7d]);
    expect(await post(bytes)).toMatchObject({ status: 400, message: "The body is not valid UTF-8." });
    expect((await api.fetch("/v1/seeker/job/suggest?q=caf%E9", { headers: on })).status).toBe(400);
    expect((await api.fetch("/v1/seeker/job/suggest?q=caf%C3%A9", { headers: on })).status).toBe(200);
  });

  it("may have times with any offset, which are the same moment", async () => {
    await addJob(api.db, { postedAt: new Date("2026-11-20T00:30:00Z") });
    const total = async (new_since: string) =>
      (await post(JSON.stringify({ new_since }))).payload?.meta?.total;
    expect(await total("2026-11-20T11:00:00+11:00")).toBe(1);
    expect(await total("2026-11-20T12:00:00+11:00")).toBe(0);
    expect(await total("2026-11-20T01:00:00Z")).toBe(0);
  });

  it("may have fields that the call does not know: they are left out, and named", async () => {
    expect(await post('{"q":"mechanic","salary":5}')).toMatchObject({ status: 200, ignored: ["salary"] });
    expect((await post('{"q":"mechanic"}')).ignored).toBeUndefined();
    const answer = await api.fetch(`${search}/suggest?q=chef&n=5`, { headers: on });
    expect(await answer.json()).toMatchObject({ ignored: ["n"] });
    const without = await api.fetch("/v1/profile/languages?foo=1", { headers: on });
    expect(await without.json()).toMatchObject({ ignored: ["foo"] });
  });

  it("names those fields by their paths, wherever they are", async () => {
    const body = { search: { q: "mechanic", min_pay: 50_000 }, frequency: "daily", email: "a@example.com" };
    const answer = await post(JSON.stringify(body), json, "/v1/seeker/saved-search");
    expect(answer).toMatchObject({ status: 200, ignored: ["search.min_pay"] });
  });

  it("is told in our own words where it is wrong", async () => {
    const { errors } = await post('{"given_name":5,"email":null,"password":[]}', json, "/v1/auth/register");
    expect(Object.keys(errors ?? {})).toEqual(["given_name", "family_name", "email", "password"]);
    expect(JSON.stringify(errors)).not.toMatch(/invalid input|expected|received/i);
    const reset = await post('{"radius":-1,"as_typed":"x","sort":5}');
    expect(reset.errors).toMatchObject({
      radius: ["Must be whole kilometres from 0 to 500."],
      as_typed: ["Must be true or false."],
    });
  });

  it("is answered as a visitor's with a wrong token where signing in is optional, and says so", async () => {
    const { token } = await api.signUp();
    const challenge = async (authorization?: string) =>
      (await post("{}", { ...json, ...(authorization && { authorization }) })).headers.get(
        "www-authenticate",
      );
    expect(await challenge()).toBeNull();
    expect(await challenge(`Bearer ${token}`)).toBeNull();
    expect(await challenge(`Bearer ${token}x`)).toContain('error="invalid_token"');
  });

  it("is told whether its token is wrong where signing in is required", async () => {
    const challenge = async (headers: Record<string, string>) =>
      (await api.fetch("/v1/account", { headers: { ...on, ...headers } })).headers.get("www-authenticate");
    expect(await challenge({})).toBe('Bearer realm="seekers"');
    expect(await challenge({ authorization: "Bearer x" })).toBe(
      'Bearer realm="seekers", error="invalid_token"',
    );
  });
});

onEmbeddedDatabase("a list that is the same for everyone", (api) => {
  it.each(["/v1/profile/config", "/v1/profile/countries", "/v1/profile/languages"])(
    "is kept by caches, and not sent again to who has it: %s",
    async (path) => {
      const first = await api.fetch(path, { headers: on });
      const etag = first.headers.get("etag")!;
      expect(first.headers.get("cache-control")).toMatch(/^public, max-age=\d+$/);
      const again = await api.fetch(path, { headers: { ...on, "if-none-match": etag } });
      expect([again.status, await again.text()]).toEqual([304, ""]);
    },
  );

  it.each(["/api/host", "/api/ip", "/v1/openapi.json"])("takes GET alone: %s", async (path) => {
    const answer = await api.fetch(path, { method: "POST" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  it("names career levels with their responsibilities, lowest first", async () => {
    const { payload } = (await (await api.fetch("/v1/profile/config", { headers: on })).json()) as Answer;
    expect(payload?.career_levels).toHaveLength(10);
    expect(payload?.career_levels?.[0]).toEqual({
      id: 1,
      level: "entry",
      responsibility: "Follow",
      para: expect.any(String),
    });
  });
});

onEmbeddedDatabase("a search with a heading", (api) => {
  it("takes the fields of a search as well as the end of an address", async () => {
    await addJob(api.db);
    const answer = await api.fetch(`${search}/seo-search`, {
      method: "POST",
      headers: json,
      body: JSON.stringify({ q: "mechanic", work_type: ["Full time"] }),
    });
    expect(await answer.json()).toMatchObject({
      payload: {
        meta: { total: 1 },
        heading: "Mechanic jobs",
        search: { q: "mechanic" },
        canonical_slug: "",
      },
    });
  });
});

interface Answer {
  message: string;
  payload?: { meta?: { total: number }; career_levels?: unknown[] };
  errors?: Record<string, string[]>;
  ignored?: string[];
}
