import { uploadTypes } from "../../src/contract/upload-rules.ts";
import type { UploadCategory } from "../../src/contract/uploads.ts";
import { fileEnding } from "../../src/domain/files/file-ending.ts";
import { ask, askJson, payloadOf, type Answered } from "../ask.ts";
import { hostOf } from "../site-paths.ts";
import { brand } from "./seeker.ts";

/** Who uploads: a signed-in seeker at an address of its own. */
export interface Uploader {
  port: number;
  token: string;
  /** A loopback address; each counts as another client. */
  from: string;
}

interface File {
  name: string;
  category: UploadCategory;
  bytes: Uint8Array;
}

/** Sends a file to a signed URL. Returns its stored location. */
export const sendFile = async ({ port, token, from }: Uploader, { name, category, bytes }: File) => {
  const on = { port, host: hostOf(brand), from };
  const type = uploadTypes[fileEnding(name, uploadTypes)!]!;
  const signed = await askJson(
    { ...on, path: "/v1/uploads/sign" },
    { file_name: name, content_type: type, category, size: bytes.length },
    token,
  );
  if (signed.status !== 200) throw new Error(`${name} was not signed: ${signed.status}.`);
  const url = new URL(payloadOf<{ url: string }>(signed).url);
  const { status } = await ask({
    ...on,
    path: url.pathname + url.search,
    method: "PUT",
    headers: { "content-type": type },
    body: Buffer.from(bytes),
  });
  if (status !== 200) throw new Error(`${name} was refused with ${status}.`);
  return url.href.split("?")[0]!;
};

/** Asks for an upload to be checked and kept. */
export const keepFile = (
  { port, token, from }: Uploader,
  file: string,
  type: UploadCategory,
): Promise<Answered> =>
  askJson({ port, host: hostOf(brand), from, path: "/v1/seeker/upload-file" }, { file, type }, token);

/** How often each status came, such as "40 × 422, 20 × 429". */
export const statusesOf = (answers: readonly Answered[]): string => {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(", ");
};
