import { ok, warning, type Check } from "./check.ts";

const needs =
  "it must pass on Host, X-Forwarded-Proto and X-Forwarded-For (npm run signboard -- deploy-config writes nginx and Caddy)";

/** Whether the settings for a reverse proxy in front of the server are right. */
export const proxy: Check = ({ config, env }) => {
  const trusted = env["TRUSTED_PROXIES"];
  if (config.PUBLIC_SCHEME === "https")
    return trusted
      ? [ok(`HTTPS ends at ${trusted}; ${needs}.`)]
      : [
          warning(
            `PUBLIC_SCHEME is https and TRUSTED_PROXIES is empty: everybody has the proxy's address, and its limits. Name the proxy (loopback for this machine); ${needs}.`,
          ),
        ];
  if (!config.PUBLIC_HOSTS) return [ok("None is needed: the sites are for this machine.")];
  return [
    warning(
      "The sites are public by plain HTTP: put a proxy with HTTPS in front (docs/how-to/run-behind-a-proxy.md), and set PUBLIC_SCHEME=https.",
    ),
  ];
};
