import FileDown from "lucide-react/icons/file-down";
import { Suspense, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { lazyComponent } from "../../ui/lazy-component.ts";

const loadDialog = async () => (await import("./DownloadCvDialog.tsx")).DownloadCvDialog;
const DownloadCvDialog = lazyComponent(loadDialog);

/** The button that offers the profile as a CV. Its dialog is loaded when it opens. */
export const DownloadCv = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        onPointerEnter={() => void loadDialog()}
        onClick={() => setOpen(true)}
        className="justify-self-start"
      >
        <FileDown aria-hidden="true" className="size-5" />
        Download as CV
      </Button>
      {open && (
        <Suspense>
          <DownloadCvDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
