import { hostsOf } from "../../domain/host-rule.ts";
import type { Services } from "../context.ts";
import { listDemoSeekers } from "../demo/list-demo-seekers.ts";
import { demoPassword } from "../demo/seekers.ts";
import { showsMail } from "../dev-mail.ts";

/** Tells the operator where everything is, once the server listens. */
export const printAddresses = async (
  { brands, config, db }: Pick<Services, "brands" | "config" | "db">,
  port: number,
): Promise<void> => {
  const at = (host: string, path = "/") => `${config.PUBLIC_SCHEME}://${host}:${port}${path}`;
  const row = (label: string, value: string) => `  ${label.padEnd(24)} ${value}`;
  const mainHost = hostsOf(brands.find((brand) => brand.default) ?? brands[0]!)[0]!;
  // A database that fails now says so where it matters: at /readyz.
  const seekers = await listDemoSeekers(db).catch(() => []);
  console.log(
    [
      "",
      ...brands.map((brand) => row(brand.name, at(hostsOf(brand)[0]!))),
      ...(seekers.length
        ? ["", row("Demo seekers", `${seekers.join(", ")} (password ${demoPassword})`)]
        : []),
      ...(showsMail(config) ? ["", row("Captured mail", at(mainHost, "/dev/mail"))] : []),
      "",
    ].join("\n"),
  );
};
