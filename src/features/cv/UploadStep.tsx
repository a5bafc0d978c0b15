import { useState } from "react";
import { Alert } from "../../ui/Alert.tsx";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { FileInput } from "../uploads/FileInput.tsx";
import { KnownCvs } from "./KnownCvs.tsx";

interface UploadStepProps {
  /** Why the last file was not read. */
  problem: string | null;
  onChosen: (file: { id: string; name: string }) => void;
}

/** The step `uploadCvModal`: the seeker agrees, then hands in a file, or chooses one that is here already. */
export const UploadStep = ({ problem, onChosen }: UploadStepProps) => {
  const [agreed, setAgreed] = useState(false);
  return (
    <div className="grid gap-5">
      <p>
        Your CV is read on this site’s own server. Nothing is sent to anyone else, and nothing enters your
        profile before you have checked it.
      </p>
      {problem && <Alert tone="danger" title={problem} />}
      <Checkbox
        label="I agree that my CV is stored with my files and read to fill in my profile."
        checked={agreed}
        onChange={({ target }) => setAgreed(target.checked)}
      />
      {agreed ? (
        <>
          <KnownCvs onChosen={onChosen} />
          <FileInput
            label="Your CV"
            hint="PDF or Word, at most 10 MB."
            category="resume"
            value={null}
            onChange={onChosen}
          />
          <FileInput
            label="Or your data from elsewhere"
            hint="A JSON Resume (.json), or the ZIP that LinkedIn makes when you ask for your data."
            category="cv_import"
            value={null}
            onChange={onChosen}
          />
        </>
      ) : (
        <p className="text-ink-soft">Tick the box to choose a file.</p>
      )}
    </div>
  );
};
