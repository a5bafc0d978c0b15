// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { CallError } from "../../../src/contract/caller.ts";
import {
  documentTypes,
  fileTooLarge,
  maxUploadBytes,
  signUpload,
  uploadFile,
  wrongFileType,
} from "../../../src/contract/uploads.ts";
import type { putFile } from "../../../src/features/uploads/put-file.ts";
import { UploadError, uploadDocument } from "../../../src/features/uploads/uploads.ts";

const cv = (name = "cv.pdf", content: BlobPart = "%PDF-") => new File([content], name);
const kept = { id: "1", file: "https://files/x/cv.pdf", name: "cv.pdf" };

/** A server that keeps files, but for the step that fails. */
const start = (failing: { sign?: Error; put?: Error; keep?: Error } = {}, stop?: AbortController) => {
  const done: unknown[] = [];
  const call = vi.fn(async (made: unknown, input: { body: unknown }) => {
    done.push(input.body);
    if (made === signUpload) {
      if (failing.sign) throw failing.sign;
      return {
        url: "https://files/x/cv.pdf?signature=1",
        headers: { "if-none-match": "*" },
        file: "https://files/x/cv.pdf",
        expires_at: "",
      };
    }
    expect(made).toBe(uploadFile);
    if (failing.keep) throw failing.keep;
    return kept;
  });
  const put: typeof putFile = vi.fn(async (url, _file, headers, { onProgress, signal }) => {
    done.push(`PUT ${url} with ${JSON.stringify(headers)}`);
    onProgress(0.5);
    stop?.abort();
    if (signal?.aborted) throw new Error("no answer");
    if (failing.put) throw failing.put;
  });
  const progress: number[] = [];
  const upload = (file: File) =>
    uploadDocument(file, {
      category: "resume",
      onProgress: (part) => progress.push(part),
      ...(stop && { signal: stop.signal }),
      call: call as never,
      put,
    });
  return { upload, done, progress };
};

afterEach(() => void vi.restoreAllMocks());

it("asks for an address, sends the file there and keeps it by the name that signing gave", async () => {
  const { upload, done, progress } = start();
  expect(await upload(cv())).toBe(kept);
  expect(done).toEqual([
    { file_name: "cv.pdf", content_type: documentTypes.pdf, size: 5, category: "resume" },
    'PUT https://files/x/cv.pdf?signature=1 with {"if-none-match":"*"}',
    { file: "https://files/x/cv.pdf", name: "cv.pdf", type: "resume" },
  ]);
  expect(progress).toEqual([0.5]);
});

it("gives a Word file its content type, whatever the browser thinks of it", async () => {
  const { upload, done } = start();
  await upload(cv("CV.DOCX"));
  expect(done[0]).toMatchObject({ content_type: documentTypes.docx });
});

it.each([
  ["another type", cv("cv.txt"), wrongFileType],
  ["a file that is too large", cv("cv.pdf", new Uint8Array(maxUploadBytes + 1)), fileTooLarge],
  ["an empty file", cv("cv.pdf", ""), "The file is empty."],
])("refuses %s without a call", async (_what, file, message) => {
  const { upload, done } = start();
  await expect(upload(file)).rejects.toMatchObject({ message, retry: false });
  expect(done).toEqual([]);
});

it("says in the server's words that there is no room, and offers the file again", async () => {
  const full = new CallError(409, "You keep 50 files. Remove one.");
  for (const failing of [{ sign: full }, { keep: full }])
    await expect(start(failing).upload(cv())).rejects.toMatchObject({ message: full.message, retry: true });
});

it("says at which step it failed, and whether trying again may help", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue(undefined);
  await expect(start({ sign: new CallError(0, "no answer") }).upload(cv())).rejects.toEqual(
    new UploadError("Failed to get upload URL", { retry: true }),
  );
  expect(log).not.toHaveBeenCalled();
  await expect(start({ put: new Error("403") }).upload(cv())).rejects.toMatchObject({
    message: "Failed to upload file",
    retry: true,
  });
  expect(log).toHaveBeenCalledWith("Failed to upload file to S3", expect.any(Error));
  await expect(start({ keep: new CallError(422, wrongFileType) }).upload(cv())).rejects.toMatchObject({
    message: wrongFileType,
    retry: false,
  });
  await expect(start({ keep: new CallError(500, "Oh.") }).upload(cv())).rejects.toMatchObject({
    message: "Failed to upload file",
    retry: true,
  });
});

it("stops where the seeker cancels it, without a word in the log", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue(undefined);
  const { upload, done } = start({}, new AbortController());
  await expect(upload(cv())).rejects.toBeInstanceOf(UploadError);
  expect(done).toHaveLength(2);
  expect(log).not.toHaveBeenCalled();
});
