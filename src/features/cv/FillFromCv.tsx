import { useStore } from "@nanostores/react";
import FileUp from "lucide-react/icons/file-up";
import { Suspense, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { $seekerProfile } from "../profile/seeker-profile.ts";
import { lazyComponent } from "../../ui/lazy-component.ts";

const loadDialog = async () => (await import("./CvDialog.tsx")).CvDialog;
const CvDialog = lazyComponent(loadDialog);

interface FillFromCvProps {
  /** Called with the names of the sections that got entries. */
  onSaved: (sections: readonly string[]) => void;
}

/** The button that fills the profile from a CV, the first thing to do without one. What it opens is loaded then. */
export const FillFromCv = ({ onSaved }: FillFromCvProps) => {
  const [open, setOpen] = useState(false);
  const profile = useStore($seekerProfile);
  return (
    <>
      <Button
        variant={profile?.resume.length === 0 ? "primary" : "secondary"}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => setOpen(true)}
      >
        <FileUp aria-hidden="true" className="size-4" />
        Fill from your CV
      </Button>
      {open && (
        <Suspense>
          <CvDialog onSaved={onSaved} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
