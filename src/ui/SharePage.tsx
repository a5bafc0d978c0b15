import Mail from "lucide-react/icons/mail";
import Share2 from "lucide-react/icons/share-2";
import { button } from "./recipes.ts";

interface SharePageProps {
  title: string;
  /** The page's canonical address. */
  url: string;
  /** The text of the email above the address; the address alone when missing. */
  mailText?: string;
  /** What the email shares, in words for the visitor. */
  mailNote?: string;
}

/** Shares a page, also by email. Its button is made to work by src/components/ShareScript.astro. */
export const SharePage = ({ title, url, mailText, mailNote }: SharePageProps) => {
  const body = [mailText, url].filter(Boolean).join("\n\n");
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
  return (
    <>
      <button
        type="button"
        data-share={url}
        data-title={title}
        className={`${button("secondary")} needs-script`}
      >
        <Share2 aria-hidden="true" className="size-5" />
        Share
      </button>
      <a href={mail} className={button("secondary")}>
        <Mail aria-hidden="true" className="size-5" />
        Share by email
      </a>
      {mailNote && <p className="w-full text-sm text-ink-soft">{mailNote}</p>}
      <p id="share-outcome" className="w-full text-sm wrap-anywhere text-ink-soft empty:hidden" />
    </>
  );
};
