import { readConfig } from "../../src/runtime/config.ts";
import { projectFolder } from "../../src/runtime/project-folder.ts";
import { openFolderSync } from "../../src/server/employers/sync-folders.ts";
import { openServices } from "../../src/server/services.ts";

/** Does to a database and its data folder what the first start of a server does. */
export const startOnce = async (env: NodeJS.ProcessEnv): Promise<void> => {
  const services = await openServices(readConfig({ ...env, LOG_LEVEL: "error" }));
  await openFolderSync(services)(projectFolder);
  await services.close();
};
