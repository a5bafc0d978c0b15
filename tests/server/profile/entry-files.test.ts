import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, it } from "vitest";
import { updateSeekerProfile } from "../../../src/contract/profile/seeker-profile.ts";
import { updateProfile } from "../../../src/contract/profile/whole-profile.ts";
import { sectionCalls } from "../../../src/contract/profile/sections.ts";
import { deleteFile, listFiles, type StoredFile } from "../../../src/contract/uploads.ts";
import { files } from "../../../src/server/uploads/tables.ts";
import { chores } from "../../../src/server/worker/chores.ts";
import { pdf } from "../documents.ts";
import { onEachDatabase, type TestApi } from "../test-api.ts";
import { keep, send, sendAs } from "../upload.ts";
import { getSeekerProfile } from "../../../src/contract/profile/seeker-profile.ts";
import { video } from "../videos.ts";

const { basic, document, resume, video: videos } = sectionCalls;

const start = async (api: TestApi) => {
  const { token } = await api.signUp();
  const call = api.on("automotive", token);
  const document = (name = "tax.pdf") => sendAs(api, token, "documents", name, pdf(name));
  const files = () => call(listFiles, { query: {} });
  return { token, call, document, files };
};

const body = ({ id }: Pick<StoredFile, "id">, name = "Tax 2026") => ({
  type: "tax" as const,
  name,
  file: { id },
});

onEachDatabase("files in the profile", (api) => {
  it("are named by their id, and the rest is what the server knows", async () => {
    const { call, document: upload } = await start(api);
    const file = await upload();
    const lies = { name: "evil.exe", mime_type: "text/html", size: 1, url: "https://example.com" };
    const entry = await call(document.create, { body: { ...body(file), file: { id: file.id, ...lies } } });
    expect(entry).toMatchObject({ type: "tax", name: "Tax 2026", visible_to: null });
    expect(entry.file).toEqual({
      id: file.id,
      name: "tax.pdf",
      mime_type: "application/pdf",
      size: file.size,
      uploaded_at: file.uploaded_at,
      url: file.file,
    });
    expect(await call(document.list, {})).toEqual([entry]);
  });

  it("are named as in every call: by what signing gave, or by the location or the id, alone or in an object", async () => {
    const { token, call } = await start(api);
    const nameOf = {
      signed: () => send(api, token),
      location: async () => (await keep(api, token)).file,
      id: async () => (await keep(api, token)).id,
    };
    for (const reference of Object.values(nameOf)) {
      const alone = await call(resume.create, { body: { name: "Mine", file: await reference() } });
      const id = await reference();
      const changed = await call(resume.update, { params: { id: alone.id }, body: { file: { id } } });
      expect(changed.file).toMatchObject({ name: "cv.pdf", mime_type: "application/pdf" });
      expect(changed.file.id).not.toBe(alone.file.id);
      expect(changed.file.id).toMatch(/^[\w-]{36}$/);
    }
  });

  it("are named so in the profile as a whole, too, where an upload that is none is told", async () => {
    const { token, call } = await start(api);
    const saved = await call(updateSeekerProfile, {
      body: { resume: [{ name: "Mine", file: await send(api, token) }] },
    });
    expect(saved.resume).toMatchObject([{ file: { name: "cv.pdf" } }]);
    const image = await send(api, token);
    const refused = { errors: { image: [expect.stringContaining("JPEG")] } };
    await expect(call(updateSeekerProfile, { body: { image } })).rejects.toMatchObject(refused);
    const photo = `${image}.none`;
    await expect(call(updateProfile, { body: { photo } })).rejects.toMatchObject({ status: 422 });
  });

  it("are refused where they are another seeker's, unknown, or for something else", async () => {
    const [own, other] = [await start(api), await start(api)];
    const cv = await keep(api, own.token);
    const foreign = await other.document();
    const wrong = [foreign.id, cv.id, "3f0e8f5e-55b2-4c53-9d8b-6f2f2a3f6a01", "1", ""];
    for (const id of wrong)
      await expect(own.call(document.create, { body: body({ id }) })).rejects.toMatchObject({
        status: 422,
        errors: expect.objectContaining({}),
      });
    const refusal = await own.call(document.create, { body: body(foreign) }).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ errors: { file: [expect.stringContaining("upload it again")] } });
    expect(await own.call(document.list, {})).toEqual([]);
  });

  it.each(["tax", "payslip", "superannuation", "bank_statements"] as const)(
    "take a document that was uploaded as %s",
    async (category) => {
      const { token, call } = await start(api);
      const file = await sendAs(api, token, category, "a.pdf", pdf());
      expect(await call(document.create, { body: { ...body(file), type: category } })).toMatchObject({
        type: category,
      });
    },
  );

  it("cannot be deleted under an entry: the refusal says where they are used", async () => {
    const { call, document: upload } = await start(api);
    const file = await upload();
    const { id } = await call(document.create, { body: body(file) });
    await expect(call(deleteFile, { params: { id: file.id } })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("Documents"),
    });
    await call(document.delete, { params: { id } });
    await expect(call(deleteFile, { params: { id: file.id } })).rejects.toMatchObject({ status: 404 });
  });

  it("leave the list and the quota when they are replaced, or their entry is removed", async () => {
    const { call, document: upload, files } = await start(api);
    const [first, second] = [await upload("a.pdf"), await upload("b.pdf")];
    const { id } = await call(document.create, { body: body(first) });
    await call(document.update, { params: { id }, body: { file: { id: second.id } } });
    expect(await files()).toEqual([second]);
    await call(document.update, { params: { id }, body: { name: "Tax", file: { id: second.id } } });
    expect(await files()).toEqual([second]);
    await call(document.delete, { params: { id } });
    expect(await files()).toEqual([]);
  });

  it("stay while another entry has them", async () => {
    const { call, document: upload, files } = await start(api);
    const file = await upload();
    const [one, two] = [
      await call(document.create, { body: body(file) }),
      await call(document.create, { body: body(file, "The same") }),
    ];
    await call(document.delete, { params: { id: one.id } });
    expect(await files()).toEqual([file]);
    await call(document.delete, { params: { id: two.id } });
    expect(await files()).toEqual([]);
  });

  it("leave the list when the section that is filled in once is emptied", async () => {
    const { token, call, files } = await start(api);
    const square = sharp({ create: { width: 64, height: 64, channels: 3, background: "teal" } });
    const photo = await sendAs(api, token, "photo", "me.png", await square.png().toBuffer());
    await call(basic.update, { body: { photo: { id: photo.id } } });
    await call(basic.delete, {});
    expect(await files()).toEqual([]);
  });

  it("come back with an entry that is put back at once, and are gone after a day", async () => {
    const { call, document: upload, files: list } = await start(api);
    const file = await upload();
    const { id } = await call(document.create, { body: body(file) });
    await call(document.delete, { params: { id } });
    await chores.removeDroppedFiles(api.services, new Date());
    await call(document.create, { body: body(file) });
    expect(await list()).toEqual([file]);
    const again = (await call(document.list, {}))[0]!;
    await call(document.delete, { params: { id: again.id } });
    const own = eq(files.id, file.id);
    await api.db
      .update(files)
      .set({ removedAt: new Date(Date.now() - 2 * 60 * 60_000) })
      .where(own);
    await expect(call(document.create, { body: body(file) })).rejects.toMatchObject({ status: 422 });
    await chores.removeDroppedFiles(api.services, new Date(Date.now() + 24 * 60 * 60_000));
    expect(await api.db.select().from(files).where(own)).toEqual([]);
  });

  it("of videos and pictures that no entry has are removed after two days", async () => {
    const { token, call } = await start(api);
    const used = await sendAs(api, token, "video", "used.mp4", await video("mp4"));
    const unused = await sendAs(api, token, "video", "unused.mp4", await video("mp4"));
    await call(videos.create, { body: { file: { id: used.id } } });
    const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000 + 1000);
    await chores.dropUnusedMedia(api.services, new Date());
    const removed = () =>
      api.db
        .select({ removedAt: files.removedAt })
        .from(files)
        .where(and(eq(files.id, unused.id)));
    expect(await removed()).toEqual([{ removedAt: null }]);
    await chores.dropUnusedMedia(api.services, later(1));
    expect(await removed()).toEqual([{ removedAt: expect.any(Date) }]);
    expect(await call(listFiles, { query: {} })).toEqual([used]);
  });

  it("four documents are the most", async () => {
    const { call, document: upload } = await start(api);
    const file = await upload();
    for (const name of ["1", "2", "3", "4"]) await call(document.create, { body: body(file, name) });
    await expect(call(document.create, { body: body(file, "5") })).rejects.toMatchObject({ status: 422 });
  });

  it("make the details of a video: extension, location, size and type, whatever the request says", async () => {
    const { token, call } = await start(api);
    const file = await sendAs(api, token, "video", "me.webm", await video("recording"));
    const entry = await call(videos.create, {
      body: { title: "Hello", file: { id: file.id }, extension: "exe", size: 1 },
    });
    const details = { extension: "webm", url: file.file, size: file.size, mime_type: "video/webm" };
    expect(entry).toMatchObject({ title: "Hello", poster: null, ...details });
    expect((await call(getSeekerProfile, {})).profile_video).toEqual(entry);
    expect(
      await call(videos.update, { params: { id: entry.id }, body: { title: null, url: "x" } }),
    ).toMatchObject({ title: null, ...details });
    await expect(call(videos.create, { body: { file: { id: file.id } } })).rejects.toMatchObject({
      status: 422,
    });
  });
});

onEachDatabase("CVs in the profile", (api) => {
  const add = async (token: string, name: string, is_default?: boolean) =>
    api.on("automotive", token)(resume.create, {
      body: {
        name,
        file: { id: (await keep(api, token, `${name}.pdf`)).id },
        ...(is_default !== undefined && { is_default }),
      },
    });
  const defaults = async (token: string) =>
    (await api.on("automotive", token)(resume.list, {}))
      .filter(({ is_default }) => is_default)
      .map(({ name }) => name);

  it("have exactly one default while there are any", async () => {
    const { token } = await api.signUp();
    const call = api.on("automotive", token);
    const one = await add(token, "one");
    expect(one.is_default).toBe(true);
    expect((await add(token, "two")).is_default).toBe(false);
    const three = await add(token, "three", true);
    expect(three.is_default).toBe(true);
    expect(await defaults(token)).toEqual(["three"]);
    const changed = await call(resume.update, { params: { id: one.id }, body: { is_default: true } });
    expect(changed.is_default).toBe(true);
    expect(await defaults(token)).toEqual(["one"]);
    await call(resume.update, { params: { id: one.id }, body: { is_default: false } });
    expect(await defaults(token)).toHaveLength(1);
    await call(resume.update, { params: { id: one.id }, body: { is_default: true, name: "renamed" } });
    await call(resume.delete, { params: { id: one.id } });
    expect(await defaults(token)).toHaveLength(1);
  });

  it("have one default also when two are made at the same moment", async () => {
    const { token } = await api.signUp();
    await Promise.all([add(token, "one", true), add(token, "two", true), add(token, "three", true)]);
    expect(await defaults(token)).toHaveLength(1);
  });
});
