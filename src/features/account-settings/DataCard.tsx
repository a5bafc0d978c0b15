import Download from "lucide-react/icons/download";
import { useState } from "react";
import { signDataDownload } from "../../contract/account.ts";
import { Button } from "../../ui/Button.tsx";
import { change } from "../session/change.ts";
import { SettingsCard } from "./SettingsCard.tsx";

/** Downloads everything that the site has of the seeker. */
export const DataCard = () => {
  const [busy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    const signed = await change(signDataDownload, {});
    if (signed.ok) openDownload(signed.payload.url);
    setBusy(false);
  };

  return (
    <SettingsCard title="Download my data">
      <p className="max-w-prose text-ink-soft">
        A ZIP file with everything that we have of you: a page to read, the same as JSON for programs, and
        your files.
      </p>
      <div>
        <Button variant="secondary" busy={busy} busyLabel="Preparing" onClick={() => void download()}>
          <Download aria-hidden="true" className="size-5" />
          Download my data
        </Button>
      </div>
    </SettingsCard>
  );
};

/** Has the browser download a URL; an error then shows among its downloads, and the page stays. */
const openDownload = (url: string): void => {
  const link = document.createElement("a");
  link.href = url;
  link.download = "";
  link.click();
};
