import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { getDashboard } from "../../src/contract/dashboard.ts";
import type { UploadCategory } from "../../src/contract/uploads.ts";
import { demoPassword, demoSeekers } from "../../src/server/demo/seekers.ts";
import { ask, askJson, payloadOf, type Ask } from "../ask.ts";
import { hostileDocuments } from "../hostile/hostile-documents.ts";
import { brand } from "../hostile/seeker.ts";
import { keepFile, sendFile } from "../hostile/upload.ts";
import { hostOf } from "../site-paths.ts";
import type { Visit } from "./visits.ts";

/** How many dashboards one flood asks for at once. */
const flood = 20;
/** The sides of a photo, in pixels: the largest that is decoded. */
const photoSide = 8000;
/** How many addresses wrong passwords come from. */
const guessers = 50;

/**
 * What hostile clients send, as often one as another: floods of one account, documents whose type takes long to tell,
 * photos of 64 megapixels, and wrong passwords from many addresses.
 */
export const hostileVisits = async (port: number): Promise<{ kind: string; visit: Visit }[]> => {
  const on: Omit<Ask, "path"> = { port, host: hostOf(brand), from: "127.0.0.66" };
  const login = { email: demoSeekers[1].email, password: demoPassword };
  const { token } = payloadOf<{ token: string }>(await askJson({ ...on, path: "/v1/auth/login" }, login));
  const document = hostileDocuments[0]!.make();
  const photo = await sharp({
    create: { width: photoSide, height: photoSide, channels: 3, background: "teal" },
  })
    .png()
    .toBuffer();
  const upload = async (name: string, category: UploadCategory, bytes: Uint8Array) => {
    const by = { port, token, from: on.from! };
    return keepFile(by, await sendFile(by, { name, category, bytes }), category);
  };
  const dashboard = { ...on, path: getDashboard.path, headers: { authorization: `Bearer ${token}` } };
  return [
    {
      kind: "floods",
      visit: async () => (await Promise.all(Array.from({ length: flood }, () => ask(dashboard)))).at(-1)!,
    },
    { kind: "documents", visit: () => upload("cv.docx", "resume", document) },
    { kind: "photos", visit: () => upload("me.png", "photo", photo) },
    {
      kind: "wrong sign-ins",
      visit: (random) =>
        askJson(
          { ...on, from: `127.0.1.${random.int(1, guessers)}`, path: "/v1/auth/login" },
          { email: random.pick(demoSeekers).email, password: `wrong ${randomUUID()}` },
        ),
    },
  ];
};
