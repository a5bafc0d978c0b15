/** The label and the help text of a field in the editor. */
interface Name {
  label: string;
  help?: string;
}

/** Fields whose key is not a clear label by itself. */
const names: Readonly<Record<string, Name>> = {
  label: { label: "Words of the link or button" },
  href: { label: "Address", help: "On this site: /job/searched. Elsewhere: https://…, or mailto:…" },
  wide: { label: "On wide screens" },
  tall: { label: "On phones" },
  src: { label: "Picture" },
  url: { label: "Picture", help: "A file in the same folder; without one the banner is not shown." },
  favicon: { label: "Page icon", help: "An SVG or PNG in the same folder; the site's own when empty." },
  accent: { label: "Accent colour", help: "Such as #7c3aed; the site's own when empty." },
  slug: { label: "Name in addresses", help: "Lower-case words joined by hyphens." },
  about: { label: "About", help: "Plain paragraphs with an empty line between." },
  places: { label: "Places", help: "Suburb, state and postcode: Newtown NSW 2042." },
  verified: { label: "Verified", help: "Shown with its jobs once its ABN was looked up." },
  abn: { label: "ABN", help: "As the Australian Business Register has it." },
  on: { label: "Looked up on", help: "The day: 2026-11-23." },
  hosts: { label: "Hosts", help: "Public addresses of its own site." },
  homeBrand: { label: "Home site", help: "Whose articles and policies its own site shows." },
  contactEmail: { label: "Contact email", help: "Where people write to it: shown on its own site." },
  alt: { label: "What the picture shows", help: "For those who do not see it." },
  focus: { label: "Focus", help: "What stays in sight when the picture is cropped; the middle when empty." },
  wideFocus: { label: "Focus on wide screens", help: "What stays in sight; the middle when empty." },
  tallFocus: { label: "Focus on phones", help: "What stays in sight; the middle when empty." },
  x: { label: "Percent from the left" },
  y: { label: "Percent from the top" },
  video: {
    label: "Video",
    help: "Paths of the same silent film, from this landing's folder; may stay empty.",
  },
  webm: { label: "WebM file" },
  mp4: { label: "MP4 file" },
  from: { label: "Which", help: "The newest blogs, or guides; the site's own first." },
  tag: { label: "Only with this tag" },
  side: { label: "Side of the picture" },
  free: { label: "Free side", help: "Where nobody stands: the words lie over it on wide screens." },
};

/** The label for a key: "featured-jobs" is "Featured jobs"; numbers stay as they are. */
export const labelOf = (key: string): string =>
  `${key.charAt(0).toUpperCase()}${key.slice(1).replaceAll(/-(?=[a-z])/g, " ")}`;

export const nameOf = (key: string): Name => names[key] ?? { label: labelOf(key) };
