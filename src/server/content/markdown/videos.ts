import type { MdastPluginDefinition, MdastPluginEntry } from "satteri";

/** A film on a site that the pages can show. */
interface Video {
  /** What the frame loads once it is asked for. */
  embed: string;
  site: "YouTube" | "Vimeo";
}

/** The film that an address leads to. */
export const videoOf = (address: string): Video | undefined => {
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.replace(/^(www|m)\./, "");
  const [first = "", second = ""] = pathname.slice(1).split("/");
  const youtube =
    host === "youtu.be"
      ? first
      : host === "youtube.com" && first === "watch"
        ? searchParams.get("v")
        : host === "youtube.com" && ["shorts", "embed", "live"].includes(first)
          ? second
          : null;
  if (youtube && /^[\w-]{6,20}$/.test(youtube))
    return { site: "YouTube", embed: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1` };
  const vimeo = host === "vimeo.com" ? first : host === "player.vimeo.com" && first === "video" ? second : "";
  if (/^\d{5,12}$/.test(vimeo))
    return { site: "Vimeo", embed: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1` };
  return undefined;
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
 * A link to a film, alone in a paragraph, becomes the place where the film is shown; the link stays in it for those
 * without scripts.
 */
export const videoPlugin: MdastPluginEntry = ({ source }) => /youtu|vimeo/.test(source) && plugin;
