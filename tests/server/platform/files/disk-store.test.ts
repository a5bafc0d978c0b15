import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { fileTooLarge, maxUploadBytes } from "../../../../src/contract/uploads.ts";
import { diskStore } from "../../../../src/server/platform/files/disk-store.ts";
import { newKey } from "../../../../src/server/platform/files/object-key.ts";
import { bytes, openDisk, put, secret, seeker, type } from "../open-stores.ts";

describe("files on disk alone", () => {
  let opened: Awaited<ReturnType<typeof openDisk>>;
  beforeAll(async () => (opened = await openDisk()));
  afterAll(() => opened.close());
  const signPut = async (key: string) => {
    await opened.grant(key);
    return (await opened.store.signPut(key, { contentType: type, seconds: 60, origin: opened.origin })).url;
  };
  const leftovers = async () => (await readdir(opened.folder)).filter((name) => name.startsWith(".part-"));
  const chunk = new Uint8Array(1024 * 1024);

  it("take exactly the largest size", async () => {
    const answer = await put(await signPut(newKey(seeker, "cv.pdf")), new Uint8Array(maxUploadBytes));
    expect(answer.status).toBe(200);
  });

  it("refuse one byte more, announced or not, and keep nothing of it", async () => {
    const key = newKey(seeker, "cv.pdf");
    const url = await signPut(key);
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(chunk) });
    const attempts = [
      put(url, new Uint8Array(maxUploadBytes + 1)),
      put(url, endless, type, { duplex: "half" } as RequestInit),
    ];
    for (const attempt of attempts) {
      const answer = await attempt;
      expect(answer.status).toBe(413);
      expect(await answer.json()).toEqual({ message: fileTooLarge });
    }
    expect(await opened.store.read(key, 10)).toBeNull();
    expect(await leftovers()).toEqual([]);
  });

  it("take exactly the size that was said, which the address has signed", async () => {
    const key = newKey(seeker, "cv.pdf");
    await opened.grant(key);
    const options = { contentType: type, size: 5, seconds: 60, origin: opened.origin };
    const { url } = await opened.store.signPut(key, options);
    const short = await put(url, "1234");
    expect(short.status).toBe(400);
    expect(await short.json()).toEqual({
      message: "The file has 4 bytes, and this address is for one of 5.",
    });
    expect((await put(url.replace("size=5", "size=4"), "1234")).status).toBe(403);
    expect((await put(url, "12345")).status).toBe(200);
  });

  it("have addresses that take other methods to no other call", async () => {
    const url = await signPut(newKey(seeker, "cv.pdf"));
    const answer = await fetch(url, { method: "POST", body: "x" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, PUT"]);
  });

  it("keep nothing of a transfer that breaks off", async () => {
    const key = newKey(seeker, "cv.pdf");
    const stop = new AbortController();
    let sent = 0;
    const body = new ReadableStream({
      pull: (controller) => (sent++ < 2 ? controller.enqueue(chunk) : stop.abort()),
    });
    const attempt = put(await signPut(key), body, type, {
      duplex: "half",
      signal: stop.signal,
    } as RequestInit);
    await expect(attempt).rejects.toThrow();
    await vi.waitFor(async () => expect(await leftovers()).toEqual([]), { timeout: 60_000 });
    expect(await opened.store.read(key, 10)).toBeNull();
  });

  it("are never shown by a browser as a page", async () => {
    const key = newKey(seeker, "cv.pdf");
    await opened.store.write(key, bytes("<script>"), type);
    const url = await opened.store.signGet(key, {
      name: "a",
      contentType: type,
      seconds: 60,
      origin: opened.origin,
    });
    const { headers } = await fetch(url);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("cache-control")).toContain("no-store");
  });
});

it("a folder that cannot be written to makes a call answer 503 with Retry-After", async () => {
  // Nobody may make folders there, root included.
  const store = diskStore("/sys/signboard", secret);
  const refusal = { status: 503, headers: { "retry-after": "60" } };
  await expect(store.write(newKey(seeker, "cv.pdf"), bytes("x"), type)).rejects.toMatchObject(refusal);
});
