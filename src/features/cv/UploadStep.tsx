import { useState } from "react";
import { Alert } from "../../ui/Alert.tsx";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { FileInput } from "../uploads/FileInput.tsx";
import { KnownCvs } from "./KnownCvs.tsx";
import type { CvFile } from "./read-cv.ts";

interface UploadStepProps {
  /** Why the last file was not read. */
  problem: string | null;
  onUploaded: (file: CvFile) => void;
  /** A CV of the profile was chosen. */
  onKnown: (file: CvFile) => void;
}

/** The step `uploadCvModal`: the seeker agrees, then hands in a file, or chooses one that is here already. */
export const UploadStep = ({ problem, onUploaded, onKnown }: UploadStepProps) => {
  const [agreed, setAgreed] = useState(false);
  return (
    <div className="grid gap-5">
      <p>
        Your CV is read on this site’s own server. Nothing is sent to anyone else, nothing enters your profile
        before you have checked it, and the file is kept only if you save it there.
      </p>
      {problem && <Alert tone="danger" title={problem} />}
      <Checkbox
        label="I agree that my CV is read to fill in my profile."
        checked={agreed}
        onChange={({ target }) => setAgreed(target.checked)}
      />
      {agreed ? (
        <>
          <KnownCvs onChosen={onKnown} />
          <FileInput
            label="Your CV"
            hint="PDF, DOC, DOCX or RTF, up to 10 MB. Or your data from elsewhere: a JSON Resume (.json), or the ZIP that LinkedIn makes when you ask for it."
            category="cv_import"
            value={null}
            onChange={onUploaded}
          />
        </>
      ) : (
        <p className="text-ink-soft">Tick the box to choose a file.</p>
      )}
    </div>
  );
};
