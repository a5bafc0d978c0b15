import { eq } from "drizzle-orm";
import type { Resource } from "../http/resource.ts";
import { files, uploads as received } from "./tables.ts";

export const uploads: Resource = {
  objects: ({ seekerId }) => [
    [files, eq(files.seekerId, seekerId)],
    [received, eq(received.seekerId, seekerId)],
  ],
};
