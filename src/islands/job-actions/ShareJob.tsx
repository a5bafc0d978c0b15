import Mail from "lucide-react/icons/mail";
import Share2 from "lucide-react/icons/share-2";
import { toast } from "../../stores/toasts.ts";
import { Button, LinkButton } from "../../ui/Button.tsx";

interface ShareJobProps {
  title: string;
  /** The page's canonical address. */
  url: string;
}

/** Shares a job with the device's own sheet; where there is none, the link is copied. */
export const ShareJob = ({ title, url }: ShareJobProps) => {
  const share = async () => {
    try {
      if ("share" in navigator) await navigator.share({ title, url });
      else {
        await (navigator as Navigator).clipboard.writeText(url);
        toast.success("Link copied");
      }
    } catch (error) {
      // Closing the sheet is no failure.
      if (error instanceof DOMException && error.name === "AbortError") return;
      toast.error("The link could not be shared. Copy it from the address bar.");
    }
  };
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <>
      <Button variant="secondary" className="needs-script" onClick={() => void share()}>
        <Share2 aria-hidden="true" className="size-5" />
        Share
      </Button>
      <LinkButton variant="secondary" href={mail}>
        <Mail aria-hidden="true" className="size-5" />
        E-mail
      </LinkButton>
    </>
  );
};
