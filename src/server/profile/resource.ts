import { sql } from "drizzle-orm";
import type { RightToWorkId } from "../../contract/job-options.ts";
import type { Resource } from "../http/resource.ts";
import { entriesWithFile } from "./entry-files.ts";
import { profileEntries as entries } from "./tables.ts";

export const profile: Resource = {
  useOfFile: async (fileId, own) => {
    const [used] = await entriesWithFile(fileId, own);
    return used ? `your profile, under ${used.title}` : null;
  },
  cardColumns: (seekerId) => ({
    ownRight: sql<RightToWorkId | null>`(select ${entries.data} ->> 'right_to_work' from ${entries} where ${entries.seekerId} = ${seekerId} and ${entries.section} = 'right_to_work')`,
  }),
};
