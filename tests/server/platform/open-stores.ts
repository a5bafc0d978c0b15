import { rm } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { maxUploadBytes } from "../../../src/contract/uploads.ts";
import { createApp } from "../../../src/server/app.ts";
import { readConfig } from "../../../src/runtime/config.ts";
import { seekers } from "../../../src/server/auth/tables.ts";
import { uploads } from "../../../src/server/uploads/tables.ts";
import type { ObjectStore } from "../../../src/server/platform/files/object-store.ts";
import { openStore } from "../../../src/server/platform/files/open-store.ts";
import { openServices } from "../../../src/server/services.ts";
import { bareDataFolder } from "../data-folder.ts";
import { account, startS3Peer } from "./s3-peer.ts";

/** A store with what answers its signed addresses over HTTP. */
export interface Opened {
  store: ObjectStore;
  /** Where this product is reached. */
  origin: string;
  /** Notes that an address for a key is given out, where the server asks. */
  grant: (key: string) => Promise<void>;
  close: () => Promise<void>;
}

export const secret = new TextEncoder().encode("a secret that only tests know, long enough");
export const seeker = "3f0e8f5e-55b2-4c53-9d8b-6f2f2a3f6a01";
export const type = "application/pdf";
export const bytes = (text: string) => new TextEncoder().encode(text);
export const isSite = (host: string) => host.startsWith("127.0.0.1:") || host === "automotive.localhost";

export const openDisk = async () => {
  const folder = await bareDataFolder("files");
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent", NODE_ENV: "test" });
  const services = await openServices(config);
  const server = createAdaptorServer({ fetch: createApp(services).fetch }) as Server;
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await services.close();
    await rm(folder, { recursive: true });
  };
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await services.db.insert(seekers).values({
    id: seeker,
    email: "sam@example.com",
    passwordHash: "",
    givenName: "Sam",
    familyName: "Nguyen",
  });
  const grant = async (key: string) =>
    void (await services.db.insert(uploads).values({ key, seekerId: seeker, size: maxUploadBytes }));
  return { services, store: services.store, origin, grant, folder: join(folder, "files"), close };
};

/** An S3 stand-in, and a store that uses it. */
export const openS3Peer = async () => {
  const peer = await startS3Peer();
  const config = readConfig({
    S3_ENDPOINT: peer.endpoint,
    S3_BUCKET: account.bucket,
    S3_REGION: account.region,
    S3_ACCESS_KEY_ID: account.accessKeyId,
    S3_SECRET_ACCESS_KEY: account.secretAccessKey,
  });
  return { ...peer, store: openStore(config, secret) };
};
export type OpenedPeer = Awaited<ReturnType<typeof openS3Peer>>;

export const openS3 = async (): Promise<Opened> => {
  const { store, close } = await openS3Peer();
  return { store, origin: "http://automotive.localhost", grant: async () => undefined, close };
};

/** What a signed address asks for on S3 and on disk; the disk does not mind. */
export const put = (url: string, body: BodyInit, contentType = type, init: RequestInit = {}) =>
  fetch(url, {
    method: "PUT",
    headers: { "content-type": contentType, "if-none-match": "*" },
    body,
    ...init,
  });
