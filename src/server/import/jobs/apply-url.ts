import type { FeedJob } from "../feed-job.ts";
import { fullAddress } from "../formats/page-address.ts";
import type { MappingOptions } from "./map-job.ts";

/** Applications are taken here, unless the feed or the command says otherwise (docs/decisions). */
export const applyUrlOf = (
  feed: FeedJob,
  options: Pick<MappingOptions, "address" | "applyElsewhere">,
  warn: (message: string) => void,
): string | null => {
  const url = fullAddress(feed.url.trim(), options.address ?? "").replace(/^(?=www\.[\w-]+\.)/i, "https://");
  if (!url || !(feed.applyElsewhere || options.applyElsewhere)) return null;
  if (url.length <= 2000 && /^https?:\/\//i.test(url) && URL.canParse(url)) return new URL(url).href;
  warn(`"${url.slice(0, 80)}" is no web address; applications are taken here.`);
  return null;
};
