import { hostsOf } from "../../domain/host-rule.ts";
import type { Services } from "../context.ts";

/** Tells the operator where everything is, once the server listens. */
export const printAddresses = ({ brands, config }: Services, port: number): void => {
  const at = (host: string) => `${config.PUBLIC_SCHEME}://${host}:${port}/`;
  console.log(
    ["", ...brands.map((brand) => `  ${brand.name.padEnd(24)} ${at(hostsOf(brand)[0]!)}`), ""].join("\n"),
  );
};
