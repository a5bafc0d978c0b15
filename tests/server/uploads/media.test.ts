import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { expect, it } from "vitest";
import {
  maxVideoBytes,
  pictureTypes,
  videoTooLarge,
  videoTooLong,
  videoTypes,
  wrongPictureType,
  wrongVideoType,
} from "../../../src/contract/upload-rules.ts";
import {
  deleteFile,
  fileTooLarge,
  getFile,
  listFiles,
  maxUploadBytes,
  signUpload,
  uploadFile,
  type UploadCategory,
} from "../../../src/contract/uploads.ts";
import { files, uploads } from "../../../src/server/uploads/tables.ts";
import { pdf } from "../documents.ts";
import { onOneDatabase } from "../test-api.ts";
import { keep, put, sendAs } from "../upload.ts";
import { video } from "../videos.ts";

/** A picture as a camera makes it: on its side, with a place and a time in its metadata. */
const photo = (format: "jpeg" | "png" | "webp" = "jpeg") =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: "teal" } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: "S", GPSLatitude: "33/1 52/1 0/1" } })
    .toFormat(format)
    .toBuffer();

onOneDatabase("pictures and videos", (api) => {
  const sign = async (category: UploadCategory, file_name: string, content_type: string, size?: number) => {
    const { token } = await api.signUp();
    return api.on("automotive", token)(signUpload, { body: { category, file_name, content_type, size } });
  };

  it.each<[UploadCategory, string, string, number | undefined, string]>([
    ["photo", "me.gif", "image/gif", undefined, wrongPictureType],
    ["photo", "me.jpg", "image/png", undefined, wrongPictureType],
    ["photo", "me.svg", "image/svg+xml", undefined, wrongPictureType],
    ["photo", "me.jpg", "image/jpeg", maxUploadBytes + 1, fileTooLarge],
    ["video", "me.avi", "video/x-msvideo", undefined, wrongVideoType],
    ["video", "me.mp4", "video/mp4", maxVideoBytes + 1, videoTooLarge],
    ["tax", "me.mp4", "video/mp4", undefined, "Please upload a PDF or DOC file."],
    ["tax", "me.pdf", "application/pdf", maxUploadBytes + 1, fileTooLarge],
  ])("refuse for %s the file %s as %s of %s bytes", async (category, name, type, size, message) => {
    await expect(sign(category, name, type, size)).rejects.toMatchObject({ status: 422, message });
  });

  it.each(["jpeg", "png", "webp"] as const)(
    "a %s photo is stored upright, as a square, without what the camera wrote into it",
    async (format) => {
      const { token } = await api.signUp();
      const call = api.on("automotive", token);
      const given = await photo(format);
      expect((await sharp(given).metadata()).exif).toBeDefined();
      const stored = await sendAs(api, token, "photo", `me.${format}`, given);
      expect(stored).toMatchObject({ type: "photo", mime_type: pictureTypes[format] });
      const { url } = await call(getFile, { params: { id: stored.id } });
      const answer = await api.fetch(new URL(url).pathname + new URL(url).search);
      expect(answer.headers.get("content-type")).toBe(pictureTypes[format]);
      const kept = new Uint8Array(await answer.arrayBuffer());
      expect(kept.length).toBe(stored.size);
      const { width, height, exif, orientation } = await sharp(kept).metadata();
      expect({ width, height, exif, orientation }).toMatchObject({
        width: 512,
        height: 512,
        exif: undefined,
      });
      expect(orientation ?? 1).toBe(1);
    },
  );

  it("a poster keeps its shape, and is made no larger than it is shown", async () => {
    const { token } = await api.signUp();
    const given = await sharp({ create: { width: 2560, height: 1440, channels: 3, background: "teal" } })
      .jpeg()
      .toBuffer();
    const stored = await sendAs(api, token, "poster", "poster.jpg", given);
    const kept = await api.services.store.read(
      `kept/${new URL(stored.file).pathname.slice("/v1/uploads/".length)}`,
      maxUploadBytes,
    );
    expect(await sharp(kept!).metadata()).toMatchObject({ width: 1280, height: 720 });
  });

  it.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ["me.jpg", () => photo("png")],
    ["me.png", () => pdf()],
    ["me.webp", () => new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["me.jpg", async () => (await photo()).subarray(0, 200)],
  ])("a photo %s that is something else, or broken, is refused", async (name, make) => {
    const { token } = await api.signUp();
    await expect(sendAs(api, token, "photo", name, await make())).rejects.toMatchObject({
      status: 422,
      message: wrongPictureType,
    });
    expect(await api.on("automotive", token)(listFiles, { query: {} })).toEqual([]);
  });

  it("a picture that unpacks to far more pixels than a camera takes is refused", async () => {
    const { token } = await api.signUp();
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: "black" } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    await expect(sendAs(api, token, "photo", "me.png", bomb)).rejects.toMatchObject({
      status: 422,
      message: wrongPictureType,
    });
  });

  it("of one seeker at once are decoded up to a share, stay when they are refused for it, and delay no other's", async () => {
    const [many, other] = [await api.signUp(), await api.signUp()];
    const large = await sharp({ create: { width: 1500, height: 1500, channels: 3, background: "teal" } })
      .png()
      .toBuffer();
    const sendTo = async ({ token }: typeof many) => {
      const body = { category: "photo", file_name: "me.png", content_type: "image/png" } as const;
      const { url } = await api.on("automotive", token)(signUpload, { body });
      await put(api, url, large, body.content_type);
      return url.split("?")[0]!;
    };
    const keepAt = (address: string, { token }: typeof many, file: string) => {
      const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
      const body = JSON.stringify({ file, type: "photo" });
      const init = { method: "POST", headers: { ...headers, "host-name": "automotive.localhost" }, body };
      return api.fetch("/v1/seeker/upload-file", init, address).then(({ status }) => status);
    };
    const sent = await Promise.all(Array.from({ length: 8 }, () => sendTo(many)));
    const own = await sendTo(other);
    const [kept, ...statuses] = await Promise.all([
      keepAt("192.0.2.2", other, own),
      ...sent.map((file) => keepAt("192.0.2.1", many, file)),
    ]);
    expect(kept).toBe(200);
    // Four at once; where requests come late, some are decoded by the time that others come.
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(4);
    const refused = sent.filter((_, at) => statuses[at] === 429);
    expect(await keepAt("192.0.2.1", many, refused[0]!)).toBe(200);
  });

  it.each([
    ["mp4", "me.mp4", videoTypes.mp4],
    ["mov", "me.mov", videoTypes.mov],
    ["webm", "me.webm", videoTypes.webm],
    ["recording", "me.webm", videoTypes.webm],
  ] as const)("a video as %s is stored as it is, and sent in parts", async (container, name, type) => {
    const { token } = await api.signUp();
    const given = await video(container);
    const stored = await sendAs(api, token, "video", name, given);
    expect(stored).toMatchObject({ type: "video", name, mime_type: type, size: given.length });
    const { url } = await api.on("automotive", token)(getFile, { params: { id: stored.id } });
    const path = new URL(url).pathname + new URL(url).search;
    const get = (range?: string, method = "GET") =>
      api.fetch(path, { method, headers: range ? { range } : {} });
    const whole = await get();
    expect(whole.headers.get("accept-ranges")).toBe("bytes");
    expect(Buffer.from(new Uint8Array(await whole.arrayBuffer())).equals(given)).toBe(true);
    const part = await get("bytes=10-19");
    expect(part.status).toBe(206);
    expect(part.headers.get("content-range")).toBe(`bytes 10-19/${given.length}`);
    expect(part.headers.get("content-type")).toBe(type);
    expect(Buffer.from(new Uint8Array(await part.arrayBuffer())).equals(given.subarray(10, 20))).toBe(true);
    expect((await get("bytes=99999999-")).status).toBe(416);
    const head = await get(undefined, "HEAD");
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(given.length)]);
  });

  it.each(["mp4", "recording"] as const)(
    "a video as %s of more than two minutes is refused",
    async (kind) => {
      const { token } = await api.signUp();
      const name = kind === "mp4" ? "me.mp4" : "me.webm";
      expect(await sendAs(api, token, "video", name, await video(kind, 120))).toMatchObject({ name });
      await expect(sendAs(api, token, "video", name, await video(kind, 130))).rejects.toMatchObject({
        status: 422,
        message: videoTooLong,
      });
    },
  );

  it("a video whose content is something else is refused", async () => {
    const { token } = await api.signUp();
    const webm = await video("webm");
    const contents = [pdf(), webm, webm.subarray(0, 40), new TextEncoder().encode("ftypisom")];
    for (const content of contents)
      await expect(sendAs(api, token, "video", "me.mp4", content)).rejects.toMatchObject({
        status: 422,
        message: wrongVideoType,
      });
  });

  it("a video takes no room of documents, and documents none of videos", async () => {
    const { id, token } = await api.signUp();
    await api.db.insert(files).values({
      seekerId: id,
      key: `${id}/${randomUUID()}/1-a.pdf`,
      name: "a.pdf",
      category: "tax",
      mimeType: "application/pdf",
      size: 100 * 1024 * 1024,
    });
    await expect(keep(api, token)).rejects.toMatchObject({ status: 409 });
    const first = await sendAs(api, token, "video", "one.mp4", await video("mp4"));
    await sendAs(api, token, "video", "two.mp4", await video("mp4"));
    await sendAs(api, token, "video", "three.mp4", await video("mp4"));
    await expect(sendAs(api, token, "video", "four.mp4", await video("mp4"))).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("3 videos"),
    });
    await api.on("automotive", token)(deleteFile, { params: { id: first.id } });
    await sendAs(api, token, "video", "four.mp4", await video("mp4"));
  });

  it("of large videos one can be waiting: asking for another address ends the one before", async () => {
    const { id, token } = await api.signUp();
    const call = api.on("automotive", token);
    const ask = () =>
      call(signUpload, {
        body: {
          category: "video",
          file_name: "me.mp4",
          content_type: videoTypes.mp4,
          size: 50 * 1024 * 1024,
        },
      });
    const first = await ask();
    await call(signUpload, { body: { file_name: "cv.pdf", content_type: "application/pdf" } });
    await ask();
    expect((await put(api, first.url, await video("mp4"), videoTypes.mp4)).status).toBe(409);
    const rows = await api.db.select().from(uploads);
    const states = rows.filter(({ seekerId }) => seekerId === id).map(({ state }) => state);
    expect(states.sort()).toEqual(["ended", "granted", "granted"]);
  });

  it("a photo cannot be sent as a CV, nor a CV kept as a photo", async () => {
    const { token } = await api.signUp();
    const call = api.on("automotive", token);
    const stored = await sendAs(api, token, "photo", "me.jpg", await photo());
    await expect(call(uploadFile, { body: { file: stored.file, type: "resume" } })).rejects.toMatchObject({
      status: 422,
    });
    const cv = await keep(api, token);
    await expect(call(uploadFile, { body: { file: cv.file, type: "photo" } })).rejects.toMatchObject({
      status: 422,
    });
  });

  it("are opened by their owner alone", async () => {
    const [owner, other] = [await api.signUp(), await api.signUp()];
    const { id } = await keep(api, owner.token);
    const open = (token?: string) => api.on("automotive", token)(getFile, { params: { id } });
    expect(await open(owner.token)).toMatchObject({ id, url: expect.stringContaining("signature=") });
    await expect(open(other.token)).rejects.toMatchObject({ status: 404 });
    await expect(open()).rejects.toMatchObject({ status: 401 });
  });
});
