import { siteForLinks } from "../../operator/site-for-links.ts";
import type { Services } from "../../http/context.ts";
import { claim, fetchSource } from "./fetch-source.ts";
import { sourceReportMail } from "../mails.ts";

/**
 * Fetches the source that is due longest, and mails its report when something changed or failed.
 * @returns 1, or 0 when none is due or one is being fetched.
 */
export const fetchDueSource = async (
  services: Pick<Services, "db" | "store" | "brands" | "config" | "enqueue" | "log">,
  now: Date,
  pauses?: readonly number[],
): Promise<number> => {
  const source = await claim(services.db, now, "due");
  if (!source) return 0;
  const { state, text } = await fetchSource(services, source, now, pauses && { pauses });
  services.log[state === "failed" ? "warn" : "info"]({ source: source.name, state }, "feed fetched");
  if (state !== "unchanged") {
    const home = services.brands.find((brand) => brand.default) ?? services.brands[0]!;
    const { brand, origin } = siteForLinks(home.id, services);
    await services.db.transaction((tx) =>
      services.enqueue(tx, sourceReportMail, {
        brand: brand.id,
        origin,
        source: source.id,
        text: text.slice(0, 4000),
        failed: state === "failed",
      }),
    );
  }
  return 1;
};
