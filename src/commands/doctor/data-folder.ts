import { existsSync, statSync } from "node:fs";
import { openToOthers } from "../../runtime/private-folder.ts";
import { ok, wrong, type Check } from "./check.ts";

/** Whether only the server's user may read the data folder. */
export const dataFolder: Check = async ({ config: { DATA_DIR } }) => {
  if (!existsSync(DATA_DIR)) return [ok(`The first start makes ${DATA_DIR}, for its user alone.`)];
  if (statSync(DATA_DIR).mode & 0o1000)
    return [wrong(`DATA_DIR: everybody may write to ${DATA_DIR}. Set it to a folder of its own.`)];
  for await (const { path } of openToOthers(DATA_DIR, "everything"))
    return [
      wrong(
        `Others on this machine may access ${path}. Start the server as the user who owns it, or: chmod -R go= ${DATA_DIR}`,
      ),
    ];
  return [ok(`Only its user may read ${DATA_DIR}.`)];
};
