import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { readConfig } from "../../../../src/runtime/config.ts";
import { keptKey, newKey } from "../../../../src/server/platform/files/object-key.ts";
import type { ObjectStore } from "../../../../src/server/platform/files/object-store.ts";
import { openStore } from "../../../../src/server/platform/files/open-store.ts";
import { account, startS3Peer } from "../s3-peer.ts";
import { bytes, isSite, openDisk, type Opened, openS3, put, secret, seeker, type } from "../open-stores.ts";

describe.each<[string, () => Promise<Opened>, number]>([
  ["disk", openDisk, 409],
  ["S3", openS3, 412],
])("files on %s", (_name, open, refusedAgain) => {
  let opened: Opened;
  let store: ObjectStore;
  beforeAll(async () => {
    opened = await open();
    store = opened.store;
  });
  afterAll(() => opened.close());
  afterEach(() => void vi.useRealTimers());

  const signPut = async (key: string, seconds = 60) => {
    await opened.grant(key);
    return (await store.signPut(key, { contentType: type, seconds, origin: opened.origin })).url;
  };
  const textOf = async (key: string) => new TextDecoder().decode((await store.read(key, 100))!);
  const signGet = (key: string, name = "cv.pdf") =>
    store.signGet(key, { name, contentType: type, seconds: 60, origin: opened.origin });

  it("arrive at a signed address, whose part before the query is the stored location", async () => {
    const key = newKey(seeker, "cv.pdf");
    const url = await signPut(key);
    expect((await put(url, "%PDF-1")).status).toBe(200);
    expect(url.split("?")[0]).toBe(store.locationOf(key, opened.origin));
    expect(store.keyOf(url.split("?")[0]!, isSite)).toBe(key);
    expect(await textOf(key)).toBe("%PDF-1");
  });

  it("are taken once for each address, also from two who send at the same moment", async () => {
    const key = newKey(seeker, "cv.pdf");
    const url = await signPut(key);
    const texts = Array.from({ length: 6 }, (_, at) => `${at}`.repeat(50_000));
    const answers = await Promise.all(texts.map((text) => put(url, text)));
    const taken = answers.flatMap(({ status }, at) => (status === 200 ? [at] : []));
    expect(taken).toHaveLength(1);
    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, refusedAgain]);
    expect((await put(url, "later")).status).toBe(refusedAgain);
    expect(new TextDecoder().decode((await store.read(key, 100_000))!)).toBe(texts[taken[0]!]);
  });

  it("are refused with another content type, method, key or expiry, or without a signature", async () => {
    const key = newKey(seeker, "cv.pdf");
    const url = await signPut(key);
    const refused = [
      put(url, "x", "text/html"),
      put(url, "x", `${type}; charset=utf-8`),
      fetch(url, { method: "GET" }),
      put(url.replace(seeker, seeker.replace("3", "4")), "x"),
      put(url.replace(/(xpires=)\d+/, "$19999"), "x"),
      put(url.replace(/(ignature=)..../, "$1AAAA"), "x"),
      put(url.split("?")[0]!, "x"),
      put(await signGet(key), "x"),
    ];
    for (const attempt of refused) expect((await attempt).status).toBe(403);
    expect(await store.read(key, 100)).toBeNull();
  });

  it("are refused once the address has expired", async () => {
    const key = newKey(seeker, "cv.pdf");
    const [write, read] = [await signPut(key), await signGet(key)];
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ["Date"] });
    expect((await put(write, "late")).status).toBe(403);
    expect((await fetch(read)).status).toBe(403);
    vi.useRealTimers();
    expect((await put(write, "in time")).status).toBe(200);
  });

  it.each(["cv.pdf", 'Zoë\'s "best" (CV) 100%+.pdf', "履歴書.pdf"])(
    "are given as a download named %s, to that address alone",
    async (name) => {
      const key = newKey(seeker, "cv.pdf");
      await store.write(key, bytes("<script>"), type);
      const url = await signGet(key, name);
      const answer = await fetch(url);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe("<script>");
      expect(answer.headers.get("content-type")).toBe(type);
      const disposition = answer.headers.get("content-disposition")!;
      expect(disposition).toMatch(/^attachment; /);
      expect(decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(disposition)![1]!)).toBe(name);
      const other = newKey(seeker, "other.pdf");
      await store.write(other, bytes("secret"), type);
      expect((await fetch(url.replace(key, other))).status).toBe(403);
      expect((await fetch(url.replace(/\.pdf(?=[&'"%]|$)/, ".html"))).status).toBe(403);
    },
  );

  it("answer 404 at a good address when they are gone", async () => {
    expect((await fetch(await signGet(newKey(seeker, "cv.pdf")))).status).toBe(404);
  });

  it("are read up to one byte more than the limit", async () => {
    const key = newKey(seeker, "cv.pdf");
    await store.write(key, bytes("0123456789"), type);
    expect((await store.read(key, 4))!.length).toBe(5);
    expect((await store.read(key, 10))!.length).toBe(10);
    await store.write(key, bytes(""), type);
    expect((await store.read(key, 10))!.length).toBe(0);
  });

  it("say how large they are, and are read in parts", async () => {
    const key = newKey(seeker, "cv.pdf");
    expect(await store.size(key)).toBeNull();
    await store.write(key, bytes("0123456789"), type);
    expect(await store.size(key)).toBe(10);
    expect(new TextDecoder().decode(await store.readPart(key, { start: 3, end: 5 }))).toBe("345");
    expect(new TextDecoder().decode(await store.readPart(key, { start: 8, end: 99 }))).toBe("89");
    expect(await new Response(await store.open(key)).text()).toBe("0123456789");
    expect(await new Response(await store.open(key, { start: 3, end: 5 })).text()).toBe("345");
    expect(await store.open(newKey(seeker, "none.pdf"))).toBeNull();
  });

  it("are copied whole, with a content type of their own, and the copy stays when the first is gone", async () => {
    const [from, to] = [newKey(seeker, "video.mp4"), keptKey(newKey(seeker, "video.mp4"))];
    expect(await store.copy(from, to, "video/mp4")).toBe(false);
    expect(await store.size(to)).toBeNull();
    const content = new Uint8Array(3 * 1024 * 1024).map((_, at) => at % 251);
    await store.write(from, content, type);
    expect(await store.copy(from, to, "video/mp4")).toBe(true);
    await store.delete(from);
    expect(Buffer.from((await store.read(to, content.length))!).equals(content)).toBe(true);
    const url = await store.signGet(to, {
      name: "video.mp4",
      contentType: "video/mp4",
      seconds: 60,
      origin: opened.origin,
    });
    const answer = await fetch(url, { headers: { range: "bytes=1000-1003" } });
    expect(answer.status).toBe(206);
    expect(answer.headers.get("content-type")).toBe("video/mp4");
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([...content.subarray(1000, 1004)]);
  });

  it("are gone once deleted, and may be deleted again", async () => {
    const key = newKey(seeker, "cv.pdf");
    await store.write(key, bytes("x"), type);
    for (const _twice of [1, 2]) await store.delete(key);
    expect(await store.read(key, 10)).toBeNull();
  });

  it("are known by locations of this store only", () => {
    const location = store.locationOf(newKey(seeker, "cv.pdf"), opened.origin);
    const elsewhere = [
      location.replace(/\/\/[^/]+/, "//files.example.com"),
      location.replace("//", "//automotive.localhost@"),
      location.replace(`/${seeker}`, `/../${seeker}`),
      location.replace(`/${seeker}`, `/%2e%2e/${seeker}`),
      location.replace(`/${seeker}`, "//x"),
      `${location}?versionId=1`,
      `${location}#x`,
      `${location}/../../x`,
      new URL(location).pathname,
      "",
      "not an address",
    ];
    expect(elsewhere.map((one) => store.keyOf(one, isSite))).toEqual(elsewhere.map(() => null));
  });
});

it("S3 takes a file of the size that was said only, and a second one where it is told to", async () => {
  const opened = await openS3();
  const sign = (size: number) =>
    opened.store.signPut(newKey(seeker, "cv.pdf"), {
      contentType: type,
      size,
      seconds: 60,
      origin: opened.origin,
    });
  const { url, headers } = await sign(4);
  expect(headers).toEqual({ "content-type": type, "if-none-match": "*" });
  expect((await put(url, "five!")).status).toBe(403);
  expect((await fetch(url, { method: "PUT", headers: { "content-type": type }, body: "four" })).status).toBe(
    403,
  );
  expect((await put(url, "four")).status).toBe(200);
  await opened.close();
});

it("a store that cannot be reached makes a call answer 503, not hang or crash", async () => {
  const peer = await startS3Peer();
  const store = openStore(
    readConfig({
      S3_ENDPOINT: peer.endpoint,
      S3_BUCKET: account.bucket,
      S3_REGION: account.region,
      S3_ACCESS_KEY_ID: account.accessKeyId,
      S3_SECRET_ACCESS_KEY: "wrong",
    }),
    secret,
  );
  const key = newKey(seeker, "cv.pdf");
  await expect(store.read(key, 10)).rejects.toMatchObject({ status: 503 });
  await peer.close();
  await expect(store.write(key, bytes("x"), type)).rejects.toMatchObject({ status: 503 });
});

it("a store that never answers ends all that one call asks of it at one deadline", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const store = openStore(
    readConfig({
      S3_ENDPOINT: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
      S3_BUCKET: account.bucket,
      S3_REGION: account.region,
      S3_ACCESS_KEY_ID: account.accessKeyId,
      S3_SECRET_ACCESS_KEY: account.secretAccessKey,
    }),
    secret,
  ).within(50);
  const key = newKey(seeker, "cv.pdf");
  const away = { status: 503, headers: { "retry-after": "10" } };
  await expect(store.size(key)).rejects.toMatchObject(away);
  await expect(store.read(key, 10)).rejects.toMatchObject(away);
  await expect(store.copy(key, keptKey(key), type)).rejects.toMatchObject(away);
  silent.close();
  silent.closeAllConnections();
});
