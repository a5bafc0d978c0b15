import type { Config } from "../../../runtime/config.ts";

/** The path of the demo provider on this server. */
export const demoPath = "/dev/sign-in";

/**
 * The issuer of the demo provider, at an address that this machine alone can reach. Null where there is none: on public
 * sites, without demo data, and where the development packages are not installed. It believes whoever uses it.
 */
export const demoIssuer = ({
  NODE_ENV,
  PUBLIC_HOSTS,
  DEMO_DATA,
  PORT,
}: Pick<Config, "NODE_ENV" | "PUBLIC_HOSTS" | "DEMO_DATA" | "PORT">): string | null => {
  const isWanted = NODE_ENV !== "production" && !PUBLIC_HOSTS && DEMO_DATA && PORT !== 0;
  return isWanted && isInstalled() ? `http://127.0.0.1:${PORT}${demoPath}` : null;
};

let installed: boolean | undefined;

const isInstalled = (): boolean => {
  if (installed !== undefined) return installed;
  try {
    import.meta.resolve("oidc-provider");
    return (installed = true);
  } catch {
    return (installed = false);
  }
};
