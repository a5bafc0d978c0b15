import { afterAll, expect, it } from "vitest";
import * as calls from "../../../src/contract/account.ts";
import { keptKey, newKey } from "../../../src/server/platform/files/object-key.ts";
import { files } from "../../../src/server/uploads/tables.ts";
import { pdf } from "../documents.ts";
import { account, startS3Peer } from "../platform/s3-peer.ts";
import { onEmbeddedDatabase } from "../test-api.ts";
import { readZip } from "./read-zip.ts";
import { password, register } from "./sign-in.ts";

const peer = await startS3Peer();
afterAll(() => peer.close());

onEmbeddedDatabase(
  "an account whose files are in S3",
  (api) => {
    it("downloads with its files, and erasing it deletes them from the bucket", async () => {
      const { call, id } = await register(api);
      const key = newKey(id, "cv.pdf");
      const file = {
        seekerId: id,
        key,
        name: "cv.pdf",
        category: "resume",
        mimeType: "application/pdf",
      } as const;
      await api.services.store.write(keptKey(key), pdf(), file.mimeType);
      await api.db.insert(files).values({ ...file, size: pdf().length });

      const { pathname, search } = new URL((await call(calls.signDataDownload, {})).url);
      const answer = await api.fetch(pathname + search, { headers: { host: "automotive.localhost" } });
      const archive = readZip(new Uint8Array(await answer.arrayBuffer()));
      expect(archive.get("files/1 cv.pdf")).toEqual(Buffer.from(pdf()));

      expect([...peer.objects.keys()]).toEqual([keptKey(key)]);
      await call(calls.eraseAccount, { body: { password } });
      expect([...peer.objects.keys()]).toEqual([]);
    });
  },
  {
    S3_ENDPOINT: peer.endpoint,
    S3_BUCKET: account.bucket,
    S3_REGION: account.region,
    S3_ACCESS_KEY_ID: account.accessKeyId,
    S3_SECRET_ACCESS_KEY: account.secretAccessKey,
  },
);
