import { wallTime } from "../../domain/articles/publish-at.ts";
import type { Content } from "./read-content.ts";
import { zonesIn } from "./zones.ts";

/** A line for each scheduled page with the moment that its `publishAt` means, the next one first. */
export const waitingPages = ({ root, articles }: Content, now: Date): string[] => {
  const zoneOf = zonesIn(root);
  return articles
    .flatMap(({ file, data: { draft, publishAt } }) =>
      publishAt && publishAt > now && !draft ? { file, at: publishAt } : [],
    )
    .sort((a, b) => Number(a.at) - Number(b.at))
    .map(({ file, at }) => {
      const zone = zoneOf(file);
      return `${file} is published at ${wallTime(zone, Number(at))}, ${zone} (${at.toISOString()})`;
    });
};
