import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { deleteFile, listFiles, signUpload, uploadFile } from "../../../src/contract/uploads.ts";
import { documentTypes, maxKeptBytes, wrongFileType } from "../../../src/contract/uploads.ts";
import { files } from "../../../src/server/uploads/tables.ts";
import { hostileDocuments } from "../../../bench/hostile/hostile-documents.ts";
import { notRead } from "../../../src/server/uploads/content/check-document.ts";
import { doc, docx, pdf, zip } from "../documents.ts";
import { onEachDatabase } from "../test-api.ts";
import { keep, put, send } from "../upload.ts";

const unreadable = notRead(wrongFileType);

onEachDatabase("uploads", (api) => {
  const sign = async (fileName: string, contentType: string) => {
    const { token } = await api.signUp();
    return api.on("automotive", token)(signUpload, {
      body: { file_name: fileName, content_type: contentType },
    });
  };

  it("are signed for what they are for, and a name with a timestamp in front, made plain", async () => {
    const { url } = await sign("../My résumé (final).PDF", documentTypes.pdf);
    expect(new URL(url).pathname).toMatch(
      /^\/v1\/uploads\/[\w-]{36}\/[\w-]{36}\/documents\/\d{13}-[A-Za-z.-]*My-re-sume-final-\.PDF$/,
    );
  });

  it.each([
    ["cv.txt", "text/plain"],
    ["cv.pdf.exe", documentTypes.pdf],
    ["cv", documentTypes.pdf],
    ["cv.pdf", "text/html"],
    ["cv.pdf", documentTypes.doc],
  ])("refuse %s as %s", async (name, type) => {
    await expect(sign(name, type)).rejects.toMatchObject({ status: 422, message: wrongFileType });
  });

  it.each([
    ["cv.pdf", pdf()],
    ["cv.doc", doc()],
    ["cv.docx", docx()],
  ])("keep a real %s once, however often they are asked to", async (name, bytes) => {
    const { token } = await api.signUp();
    const call = api.on("automotive", token);
    const file = await send(api, token, name, bytes);
    const kept = await call(uploadFile, { body: { file } });
    expect(kept).toMatchObject({ file, name, type: "resume", size: bytes.length });
    expect(await call(uploadFile, { body: { file } })).toEqual(kept);
    expect(await call(listFiles, { query: {} })).toEqual([kept]);
    expect(await call(listFiles, { query: { type: "tax" } })).toEqual([]);
  });

  it.each([
    ["cv.pdf", docx()],
    ["cv.docx", pdf()],
    ["cv.docx", zip({ "readme.txt": "no document" })],
    ["cv.doc", doc("Workbook")],
    ["cv.pdf", new TextEncoder().encode("<html><script>alert(1)</script>")],
    ["cv.pdf", new Uint8Array()],
    ["cv.pdf", new TextEncoder().encode("broken")],
  ])("refuse and remove a %s whose content is something else", async (name, bytes) => {
    const { token } = await api.signUp();
    const file = await send(api, token, name, bytes);
    const attempt = () => api.on("automotive", token)(uploadFile, { body: { file } });
    await expect(attempt()).rejects.toMatchObject({ status: 422, message: unreadable });
    await expect(attempt()).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining("no such file"),
    });
  });

  it("are checked for a name and for room before their content, and stay until they are refused for that", async () => {
    const { id, token } = await api.signUp();
    const file = await send(api, token, "cv.pdf", docx());
    const attempt = (name?: string) => api.on("automotive", token)(uploadFile, { body: { file, name } });
    await expect(attempt("cv.exe")).rejects.toMatchObject({ errors: { name: [wrongFileType] } });
    const big = { id: randomUUID(), seekerId: id, key: `${id}/${randomUUID()}/1-a.pdf`, name: "a.pdf" };
    await api.db
      .insert(files)
      .values({ ...big, category: "tax", mimeType: documentTypes.pdf, size: maxKeptBytes });
    await expect(attempt()).rejects.toMatchObject({ status: 409 });
    await api.db.delete(files).where(eq(files.id, big.id));
    await expect(attempt()).rejects.toMatchObject({ errors: { file: [unreadable] } });
    await expect(attempt()).rejects.toMatchObject({ message: expect.stringContaining("no such file") });
  });

  it("of a hostile document are checked once and refused, however often it is sent at once", async () => {
    const { token } = await api.signUp();
    for (const { name, make } of hostileDocuments.slice(0, 2)) {
      const file = await send(api, token, name, make());
      const call = () => api.on("automotive", token)(uploadFile, { body: { file } });
      const answers = await Promise.allSettled(Array.from({ length: 20 }, call));
      const messages = answers.map((one) => (one.status === "rejected" ? one.reason.message : "kept"));
      expect(messages.filter((message) => message === unreadable)).toHaveLength(1);
      await expect(call()).rejects.toMatchObject({ message: expect.stringContaining("no such file") });
    }
  });

  it("take a title for a name and add the ending, but no other ending", async () => {
    const { token } = await api.signUp();
    const file = await send(api, token);
    const named = (name: string) => api.on("automotive", token)(uploadFile, { body: { file, name } });
    await expect(named("cv.exe")).rejects.toMatchObject({ message: wrongFileType });
    expect(await named("Payslip of March")).toMatchObject({ name: "Payslip of March.pdf" });
  });

  it("are nobody else's to keep, to list or to remove", async () => {
    const [owner, other] = [await api.signUp(), await api.signUp()];
    const file = await send(api, owner.token);
    const call = api.on("automotive", other.token);
    await expect(call(uploadFile, { body: { file } })).rejects.toMatchObject({ status: 422 });
    const kept = await api.on("automotive", owner.token)(uploadFile, { body: { file } });
    await expect(call(uploadFile, { body: { file } })).rejects.toMatchObject({ status: 422 });
    await expect(call(deleteFile, { params: { id: kept.id } })).rejects.toMatchObject({ status: 404 });
    expect(await call(listFiles, { query: {} })).toEqual([]);
  });

  it("are known on every site of the seeker's, and nowhere else", async () => {
    const { token } = await api.signUp();
    const file = await send(api, token);
    const at = (host: string) =>
      api.on("hospitality", token)(uploadFile, {
        body: { file: file.replace("automotive.localhost", host) },
      });
    await expect(at("files.example.com")).rejects.toMatchObject({ status: 422 });
    await expect(at("automotive.localhost@example.com")).rejects.toMatchObject({ status: 422 });
    expect(await at("automotive.localhost")).toMatchObject({
      file: file.replace("automotive", "hospitality"),
    });
  });

  it("are gone from the list once removed, and cannot be kept again", async () => {
    const { token } = await api.signUp();
    const call = api.on("automotive", token);
    const kept = await keep(api, token);
    await call(deleteFile, { params: { id: kept.id } });
    expect(await call(listFiles, { query: {} })).toEqual([]);
    await expect(call(uploadFile, { body: { file: kept.file } })).rejects.toMatchObject({ status: 422 });
    await expect(call(deleteFile, { params: { id: kept.id } })).rejects.toMatchObject({ status: 404 });
  });

  it("stay as they were checked: the signed address takes nothing any more", async () => {
    const { token } = await api.signUp();
    const call = api.on("automotive", token);
    const { url } = await call(signUpload, {
      body: { file_name: "cv.pdf", content_type: documentTypes.pdf },
    });
    await put(api, url, pdf(), documentTypes.pdf);
    const again = async () =>
      (await put(api, url, new TextEncoder().encode("no pdf"), documentTypes.pdf)).status;
    expect(await again()).toBe(409);
    const kept = await call(uploadFile, { body: { file: url.split("?")[0]! } });
    expect(await again()).toBe(409);
    expect(await call(listFiles, { query: {} })).toEqual([kept]);
    expect(await call(uploadFile, { body: { file: kept.file } })).toEqual(kept);
  });

  it("may be sent again after a transfer that broke off, and not after a whole one was refused", async () => {
    const { token } = await api.signUp();
    const call = api.on("automotive", token);
    const { url } = await call(signUpload, {
      body: { file_name: "cv.pdf", content_type: documentTypes.pdf },
    });
    const { pathname, search } = new URL(url);
    const broken = new ReadableStream({
      pull: (controller) => controller.error(new Error("the line went dead")),
    });
    const request = { method: "PUT", headers: { "content-type": documentTypes.pdf }, body: broken };
    await api.fetch(pathname + search, { ...request, duplex: "half" } as RequestInit);
    expect((await put(api, url, docx(), documentTypes.pdf)).status).toBe(200);
    const keepIt = () => call(uploadFile, { body: { file: url.split("?")[0]! } });
    await expect(keepIt()).rejects.toMatchObject({ status: 422, message: unreadable });
    expect((await put(api, url, pdf(), documentTypes.pdf)).status).toBe(409);
    await expect(keepIt()).rejects.toMatchObject({ status: 422 });
  });

  it("are no larger than was said", async () => {
    const { token } = await api.signUp();
    const { url } = await api.on("automotive", token)(signUpload, {
      body: { file_name: "cv.pdf", content_type: documentTypes.pdf, size: 4 },
    });
    expect((await put(api, url, pdf(), documentTypes.pdf)).status).toBe(413);
    expect((await put(api, url, pdf().subarray(0, 4), documentTypes.pdf)).status).toBe(200);
  });

  it("have names of text alone, as they are kept, listed and saved", async () => {
    const { token } = await api.signUp();
    const call = api.on("automotive", token);
    const file = await send(api, token);
    const name = "../..\\.\u202efdp My\u2067 Re\u0301sume\u0301.pdf";
    const kept = await call(uploadFile, { body: { file, name } });
    expect(kept.name).toBe("fdp My R\u00e9sum\u00e9.pdf");
    // A row from before names were made plain.
    await api.db.update(files).set({ name }).where(eq(files.id, kept.id));
    expect(await call(listFiles, { query: {} })).toEqual([kept]);
  });

  it("are asked for by signed-in seekers only", async () => {
    const call = api.on("automotive");
    const body = { file_name: "cv.pdf", content_type: documentTypes.pdf };
    await expect(call(signUpload, { body })).rejects.toMatchObject({ status: 401 });
  });
});
