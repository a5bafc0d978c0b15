import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Loader } from "astro/loaders";
import { momentIn, publishAtOf } from "../../domain/articles/publish-at.ts";
import { readZones, zonesIn } from "./zones.ts";

/**
 * Loads Markdown as another loader does, with `publishAt` as the moment that it means on the clocks of its site: what
 * Astro reads of it is the same with an offset and without one.
 */
export const withMoments = (loader: Loader): Loader => ({
  ...loader,
  load: (context) => {
    const root = fileURLToPath(context.config.root);
    const zones = JSON.stringify([...readZones(root)]);
    // What is kept from build to build was read by the clocks of then.
    if (context.meta.get("zones") !== zones) context.store.clear();
    context.meta.set("zones", zones);
    const zoneOf = zonesIn(root);
    return loader.load({
      ...context,
      parseData: (entry) => {
        const { data, filePath = "" } = entry;
        const written = filePath && publishAtOf(readFileSync(filePath, "utf8"));
        const moment = written ? momentIn(zoneOf(filePath.slice(root.length)), written) : NaN;
        // One that is no moment is the schema's to tell of.
        return context.parseData(
          isNaN(moment) ? entry : { ...entry, data: { ...data, publishAt: new Date(moment) } },
        );
      },
    });
  },
});
