import { uploadTypes } from "../../src/contract/upload-rules.ts";
import { signUpload, uploadFile, type StoredFile, type UploadCategory } from "../../src/contract/uploads.ts";
import { documentTypes } from "../../src/contract/uploads.ts";
import { documentEnding } from "../../src/domain/files/file-ending.ts";
import { pdf } from "./documents.ts";
import type { TestApi } from "./test-api.ts";

/** Sends a file to a signed address of the API under test. */
export const put = (api: TestApi, url: string, bytes: Uint8Array, contentType: string): Promise<Response> => {
  const { pathname, search } = new URL(url);
  return api.fetch(pathname + search, {
    method: "PUT",
    headers: { "content-type": contentType },
    body: bytes as Uint8Array<ArrayBuffer>,
  });
};

/** Asks for a signed address and sends a file there; gives its stored location. */
export const send = async (api: TestApi, token: string, name = "cv.pdf", bytes = pdf()): Promise<string> => {
  const contentType = documentTypes[documentEnding(name) ?? "pdf"];
  const { url, file } = await api.on("automotive", token)(signUpload, {
    body: { file_name: name, content_type: contentType, category: "resume" },
  });
  const sent = await put(api, url, bytes, contentType);
  if (!sent.ok) throw new Error(`The upload was refused: ${sent.status} ${await sent.text()}`);
  return file;
};

/** Sends a file and has it kept. */
export const keep = async (api: TestApi, token: string, name = "cv.pdf"): Promise<StoredFile> =>
  api.on("automotive", token)(uploadFile, { body: { file: await send(api, token, name, pdf(name)) } });

/** Sends a file of any category and has it kept. */
export const sendAs = async (
  api: TestApi,
  token: string,
  category: UploadCategory,
  name: string,
  bytes: Uint8Array,
): Promise<StoredFile> => {
  const call = api.on("automotive", token);
  const contentType = uploadTypes[name.slice(name.lastIndexOf(".") + 1)]!;
  const { url, file } = await call(signUpload, {
    body: { file_name: name, content_type: contentType, category },
  });
  const sent = await put(api, url, bytes, contentType);
  if (!sent.ok) throw new Error(`The upload was refused: ${sent.status} ${await sent.text()}`);
  return call(uploadFile, { body: { file } });
};
