import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { deleteFile, listFiles, signUpload, uploadFile } from "../../../src/contract/uploads.ts";
import {
  documentTypes,
  maxKeptBytes,
  maxKeptFiles,
  maxWaitingUploads,
} from "../../../src/contract/uploads.ts";
import { files } from "../../../src/server/uploads/tables.ts";
import { onEachDatabase, onOneDatabase } from "../test-api.ts";
import { keep, send } from "../upload.ts";

onEachDatabase("uploads", (api) => {
  it("fill a seeker's room: the refusal says what to remove, and then there is room again", async () => {
    const { id, token } = await api.signUp();
    const call = api.on("automotive", token);
    const first = await keep(api, token);
    const more = (size: number, count: number) =>
      api.db.insert(files).values(
        Array.from({ length: count }, () => ({
          seekerId: id,
          key: `${id}/${randomUUID()}/1-a.pdf`,
          name: "a.pdf",
          category: "tax" as const,
          mimeType: documentTypes.pdf,
          size,
        })),
      );
    const waiting = await send(api, token);
    await more(1, maxKeptFiles - 1);
    const full = { status: 409, message: expect.stringContaining(`${maxKeptFiles} files`) };
    await expect(send(api, token)).rejects.toMatchObject(full);
    await expect(call(uploadFile, { body: { file: waiting } })).rejects.toMatchObject({
      ...full,
      message: expect.stringContaining("such as cv.pdf"),
    });
    await call(deleteFile, { params: { id: first.id } });
    await call(uploadFile, { body: { file: waiting } });
    await expect(send(api, token)).rejects.toMatchObject(full);
    await api.db.delete(files).where(eq(files.name, "a.pdf"));
    await more(maxKeptBytes - 100, 1);
    await expect(send(api, token)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("of 100.0 MB"),
    });
  });

  it("keep no more than there is room for, however many are kept at the same moment", async () => {
    const { id, token } = await api.signUp();
    const call = api.on("automotive", token);
    const sent = [await send(api, token), await send(api, token), await send(api, token)];
    await api.db.insert(files).values(
      Array.from({ length: maxKeptFiles - 1 }, (_, at) => ({
        seekerId: id,
        key: `${id}/${at}/1-a.pdf`,
        name: "a.pdf",
        category: "tax" as const,
        mimeType: documentTypes.pdf,
        size: 1,
      })),
    );
    const answers = await Promise.allSettled(sent.map((file) => call(uploadFile, { body: { file } })));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await call(listFiles, { query: {} })).toHaveLength(maxKeptFiles);
  });

  it("wait for a seeker up to a number, also when asked for at the same moment", async () => {
    const { token } = await api.signUp();
    const ask = () =>
      api.on("automotive", token)(signUpload, {
        body: { file_name: "cv.pdf", content_type: documentTypes.pdf },
      });
    const asked = await Promise.allSettled(Array.from({ length: maxWaitingUploads + 5 }, ask));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(maxWaitingUploads);
    await expect(ask()).rejects.toMatchObject({ status: 409, message: expect.stringContaining("a day") });
  });
});

onOneDatabase(
  "upload limits",
  (api) => {
    it("stop a seeker who asks for addresses without end, and nobody else", async () => {
      const [busy, other] = [await api.signUp(), await api.signUp()];
      const ask = (token: string) =>
        api.on("automotive", token)(signUpload, {
          body: { file_name: "cv.pdf", content_type: documentTypes.pdf },
        });
      for (let asked = 0; asked < 40; asked++) await ask(busy.token);
      await expect(ask(busy.token)).rejects.toMatchObject({ status: 429 });
      expect(await ask(other.token)).toMatchObject({ url: expect.any(String) });
    });
  },
  { AUTH_RATE_LIMIT: "1000" },
);
