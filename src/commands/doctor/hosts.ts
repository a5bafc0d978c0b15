import { mainHost } from "../../domain/brands/host-rule.ts";
import { hostAdvice } from "../../site/host-advice.ts";
import { ok, warning, type Check } from "./check.ts";

/** Reports the host of each site; duplicate and invalid hosts were refused when the brands were loaded. */
export const hosts: Check = ({ config, brands }) => {
  const advice = hostAdvice(brands, config).map(warning);
  if (advice.length) return advice;
  const names = brands.map((brand) => mainHost(brand, config.PUBLIC_HOSTS));
  const only = config.PUBLIC_HOSTS ? "" : ", which only this machine reaches (PUBLIC_HOSTS)";
  return [ok(`${brands.length} sites, named ${names.join(", ")}${only}.`)];
};
