import type { MdastPluginDefinition, MdastPluginEntry } from "satteri";

/** A film on a site that the pages can show. */
interface Video {
  /** The URL that the frame loads once the visitor plays it. */
  embed: string;
  site: "YouTube" | "Vimeo";
}

/** The film at a URL, with the start time in the URL. */
export const videoOf = (address: string): Video | undefined => {
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.replace(/^(www|m)\./, "");
  const [first = "", second = ""] = pathname.slice(1).split("/");
  const isYoutube = host === "youtube.com" || host === "youtube-nocookie.com";
  const youtube =
    host === "youtu.be"
      ? first
      : isYoutube && first === "watch"
        ? searchParams.get("v")
        : isYoutube && ["shorts", "embed", "live"].includes(first)
          ? second
          : null;
  if (youtube && /^[\w-]{6,20}$/.test(youtube)) {
    const start = secondsOf(searchParams.get("t") ?? searchParams.get("start") ?? "");
    const from = start ? `&start=${start}` : "";
    return { site: "YouTube", embed: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1${from}` };
  }
  const [vimeo = "", key = ""] =
    host === "vimeo.com"
      ? [first, second]
      : host === "player.vimeo.com" && first === "video"
        ? [second, searchParams.get("h") ?? ""]
        : [];
  if (!/^\d{5,12}$/.test(vimeo)) return undefined;
  // Unlisted films need the key in their URL.
  const unlisted = /^[0-9a-f]{6,20}$/.test(key) ? `&h=${key}` : "";
  return { site: "Vimeo", embed: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1${unlisted}` };
};

/** Parses a start time into seconds: `90`, `90s` or `1m30s`. */
const secondsOf = (moment: string): number => {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(moment) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
};

const plugin: MdastPluginDefinition = {
  name: "videos",
  link(link, context) {
    const around = context.parent(link);
    if (around.type !== "paragraph" || around.children.length > 1) return;
    const video = videoOf(link.url);
    if (!video) return;
    context.setProperty(around, "data", { hProperties: { className: ["video"] } });
    context.setProperty(link, "data", { hProperties: { "data-video": video.embed } });
    if (/^https?:\/\//.test(context.textContent(link)))
      context.setProperty(link, "children", [{ type: "text", value: `Watch the video on ${video.site}` }]);
  },
};

/**
 * A link to a film, alone in a paragraph, becomes a video player; the link stays in it as the fallback without
 * JavaScript.
 */
export const videoPlugin: MdastPluginEntry = ({ source }) => /youtu|vimeo/.test(source) && plugin;
