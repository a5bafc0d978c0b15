import { join } from "node:path";
import type { Config } from "../../../runtime/config.ts";
import { diskStore } from "./disk-store.ts";
import type { ObjectStore } from "./object-store.ts";
import { s3Store } from "./s3-store.ts";

/** The store that the configuration names: S3 where `S3_ENDPOINT` is set, else a folder below DATA_DIR. */
export const openStore = (config: Config, secret: Uint8Array): ObjectStore =>
  config.S3_ENDPOINT === undefined
    ? diskStore(join(config.DATA_DIR, "files"), secret)
    : s3Store({
        endpoint: config.S3_ENDPOINT,
        // The configuration is refused when one of these is missing beside the endpoint.
        bucket: config.S3_BUCKET!,
        region: config.S3_REGION,
        accessKeyId: config.S3_ACCESS_KEY_ID!,
        secretAccessKey: config.S3_SECRET_ACCESS_KEY!,
        conditionalPut: config.S3_CONDITIONAL_PUT,
      });
