import { hostHere } from "../domain/brands/host-rule.ts";
import { publicAddressBy, siteUrl } from "../domain/brands/site-url.ts";
import type { Brand } from "../contract/brand.ts";
import type { Services } from "./http/context.ts";
import { listDemoSeekers } from "./demo/list-demo-seekers.ts";
import { demoPassword } from "./demo/seekers.ts";
import { showsMail } from "./platform/mail/dev-mail.ts";
import { hostAdvice } from "../site/host-advice.ts";

/** Employers' own hosts that are printed; there may be hundreds. */
const mostHosts = 10;

/** Prints the URLs of the sites for the operator, once the server listens. */
export const printAddresses = async (
  { brands, hosts, config, db }: Pick<Services, "brands" | "hosts" | "config" | "db">,
  port: number,
): Promise<void> => {
  const address = publicAddressBy(config);
  // The server itself speaks plain HTTP, and the sites' *.localhost names lead to this machine, as from outside a
  // container to the port that it is published on.
  const shownPort =
    config.PUBLIC_HOSTS || config.PUBLIC_SCHEME === "https" ? port : (config.PUBLIC_PORT ?? port);
  const here = (brand: Brand, path = "/") => `http://${hostHere(brand)}:${shownPort}${path}`;
  const inPublic = (brand: Brand) => (config.PUBLIC_HOSTS ? `  ${siteUrl(brand, "/", address)}` : "");
  const row = (label: string, value: string) => `  ${label.padEnd(24)} ${value}`;
  const main = brands.find((brand) => brand.default) ?? brands[0]!;
  // A database failure is reported where it matters, at /readyz.
  const seekers = await listDemoSeekers(db).catch(() => []);
  console.log(
    [
      "",
      ...brands.map((brand) => row(brand.name, here(brand) + inPublic(brand))),
      ...(hosts.all.length
        ? ["", ...hosts.all.slice(0, mostHosts).map((site) => row(site.name, here(site)))]
        : []),
      ...(seekers.length
        ? ["", row("Demo seekers", `${seekers.join(", ")} (password ${demoPassword})`)]
        : []),
      ...(showsMail(config) ? ["", row("Captured mail", here(main, "/dev/mail"))] : []),
      "",
    ].join("\n"),
  );
  for (const advice of hostAdvice(brands, config)) console.warn(advice);
};
