import { useEffect, useRef, useState } from "react";
import { deleteFile } from "../../contract/uploads.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { change } from "../session/change.ts";
import { readUploadedCv, type CvFile, type ReadCv } from "./read-cv.ts";
import { ReviewStep } from "./ReviewStep.tsx";
import { UploadStep } from "./UploadStep.tsx";
import { Spoken } from "../../ui/heard/Spoken.tsx";

interface CvDialogProps {
  onSaved: (sections: readonly string[]) => void;
  onClose: () => void;
}

/** The steps from a CV to a profile (spec §3). */
type Step =
  | { step: "uploadCvModal"; problem: string | null }
  | { step: "processing"; name: string }
  | ({ step: "creating" } & ReadCv)
  | { step: "successModal"; count: number; leftOut: number };

/** Files that were uploaded to be read: what the seeker does not keep is removed when the dialog closes. */
const useUploaded = () => {
  const files = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const id of files.current) void change(deleteFile, { params: { id } }, { tell: "nothing" });
    },
    [],
  );
  return {
    note: ({ id }: CvFile) => void files.current.push(id),
    /** The last one has become a CV of the profile. */
    keep: () => void files.current.pop(),
  };
};

/** Fills the profile from a CV: upload, reading, the seeker's review with saving, and what was done. */
export const CvDialog = ({ onSaved, onClose }: CvDialogProps) => {
  const [step, setStep] = useState<Step>({ step: "uploadCvModal", problem: null });
  const uploaded = useUploaded();

  const read = async (file: CvFile) => {
    setStep({ step: "processing", name: file.name });
    try {
      const read = await readUploadedCv(file);
      setStep(
        read.proposals.length > 0 || read.newCv
          ? { step: "creating", ...read }
          : {
              step: "uploadCvModal",
              problem: "Your profile has everything already that was found in this CV.",
            },
      );
    } catch (error) {
      setStep({
        step: "uploadCvModal",
        problem: error instanceof Error ? error.message : "The CV could not be read. Please try again.",
      });
    }
  };

  if (step.step === "creating")
    return (
      <ReviewStep
        proposals={step.proposals}
        otherEmail={step.otherEmail}
        newCv={step.newCv}
        onClose={onClose}
        onSaved={({ sections }) => {
          if (sections.includes("resume")) uploaded.keep();
          onSaved(sections);
        }}
        onDone={(done) => setStep({ step: "successModal", ...done })}
      />
    );
  return (
    <Dialog
      open
      title={step.step === "successModal" ? "Your profile is filled in" : "Fill in your profile from your CV"}
      onClose={onClose}
      actions={step.step === "successModal" && <Button onClick={onClose}>See your profile</Button>}
    >
      {step.step === "uploadCvModal" && (
        <UploadStep
          problem={step.problem}
          onUploaded={(file) => {
            uploaded.note(file);
            void read(file);
          }}
          onKnown={(file) => void read(file)}
        />
      )}
      {step.step === "processing" && (
        <Spoken className="flex items-center gap-3">
          <Spinner />
          Reading {step.name}. This takes a few seconds.
        </Spoken>
      )}
      {step.step === "successModal" && (
        <Spoken>
          {step.count === 1 ? "One entry was" : `${step.count} entries were`} saved to your profile. You can
          change everything there.
          {step.leftOut > 0 &&
            ` ${step.leftOut === 1 ? "One that lacks" : `${step.leftOut} that lack`} an answer ${step.leftOut === 1 ? "was" : "were"} left out.`}
        </Spoken>
      )}
    </Dialog>
  );
};
