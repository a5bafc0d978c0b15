import { beforeAll, expect, it } from "vitest";
import { employerFileKey } from "../../../src/server/platform/files/object-key.ts";
import { onEmbeddedDatabase } from "../test-api.ts";

const name = `${"ab".repeat(20)}.mp4`;
const film = "0123456789";
const etag = `"${name}"`;

onEmbeddedDatabase("a film of an employer", (api) => {
  const get = async (headers: Record<string, string> = {}, method = "GET") => {
    const response = await api.fetch(`/v1/employer-pictures/${name}`, { method, headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  beforeAll(() => api.services.store.write(employerFileKey(name), Buffer.from(film), "video/mp4"));

  it.each([
    ["bytes=0-1", 206, "01", "bytes 0-1/10"],
    ["bytes=4-", 206, "456789", "bytes 4-9/10"],
    ["bytes=-3", 206, "789", "bytes 7-9/10"],
    ["bytes=-99", 206, film, "bytes 0-9/10"],
    ["bytes=8-99", 206, "89", "bytes 8-9/10"],
    ["bytes=0-1,4-5", 200, film, null],
    ["bytes=5-1", 200, film, null],
    ["lines=1-2", 200, film, null],
    ["bytes=10-", 416, "", "bytes */10"],
    ["bytes=-0", 416, "", "bytes */10"],
  ])("is sent in parts: %s gets %i", async (range, status, text, contentRange) => {
    const answer = await get({ range });
    expect([answer.status, answer.text]).toEqual([status, text]);
    expect(answer.headers.get("content-range")).toBe(contentRange);
    expect(answer.headers.get("accept-ranges")).toBe("bytes");
  });

  it("is sent in parts while it is the one that was asked for before, else whole", async () => {
    expect((await get({ range: "bytes=0-1", "if-range": etag })).status).toBe(206);
    for (const other of ['"another"', "Sun, 22 Nov 2026 08:00:00 GMT"])
      expect(await get({ range: "bytes=0-1", "if-range": other })).toMatchObject({ status: 200, text: film });
  });

  it("is not sent again to who has it, and HEAD knows no parts", async () => {
    expect(await get({ "if-none-match": etag, range: "bytes=0-1" })).toMatchObject({ status: 304, text: "" });
    const head = await get({ range: "bytes=0-1" }, "HEAD");
    expect([head.status, head.headers.get("etag"), head.headers.get("content-type")]).toEqual([
      200,
      etag,
      "video/mp4",
    ]);
  });
});
