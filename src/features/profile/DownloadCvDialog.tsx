import { useId, useState } from "react";
import { CallError } from "../../contract/caller.ts";
import type { CvLayout } from "../../contract/cv-export.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { RadioGroup } from "../../ui/RadioGroup.tsx";
import { toast } from "../../ui/toasts/toasts.ts";
import { downloadCv, type CvDownload } from "./download-cv.ts";

const formats: readonly { value: CvDownload["format"]; label: string; hint: string }[] = [
  { value: "pdf", label: "PDF", hint: "To send or print. It looks the same everywhere." },
  { value: "docx", label: "Word", hint: "To change it before you send it." },
  { value: "json", label: "JSON Resume", hint: "To take your profile to another service." },
];

const layouts: readonly { value: CvLayout; label: string; hint: string }[] = [
  { value: "classic", label: "Classic", hint: "Plain, with dates on the right." },
  { value: "modern", label: "Modern", hint: "A shaded heading, with dates on the left." },
];

type State =
  | { state: "choosing"; problem: string | null }
  | { state: "loading" }
  | { state: "incomplete"; lacks: string };

/** Chooses how to download the profile as a CV. */
export const DownloadCvDialog = ({ onClose }: { onClose: () => void }) => {
  const form = useId();
  const [format, setFormat] = useState<CvDownload["format"]>("pdf");
  const [layout, setLayout] = useState<CvLayout>("classic");
  const [state, setState] = useState<State>({ state: "choosing", problem: null });

  const download = async () => {
    setState({ state: "loading" });
    try {
      const lacks = await downloadCv(format === "json" ? { format } : { format, layout });
      if (lacks) {
        setState({ state: "incomplete", lacks });
        setFormat("docx");
        return;
      }
      toast.success("Your CV has been downloaded.");
      onClose();
    } catch (error) {
      if (!(error instanceof CallError)) console.error(error);
      const problem =
        error instanceof CallError ? error.message : "Your CV could not be saved. Please try again.";
      setState({ state: "choosing", problem });
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Download as CV"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={state.state === "loading"} busyLabel="Making your CV">
            {state.state === "incomplete" && format === "docx" ? "Download as Word" : "Download"}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void download();
        }}
      >
        {state.state === "choosing" && state.problem && <Alert tone="danger">{state.problem}</Alert>}
        {state.state === "incomplete" && (
          <Alert tone="warning" title="Your CV has been downloaded as PDF, but is incomplete">
            {state.lacks}
          </Alert>
        )}
        <p>
          Your CV is made from your profile. Document numbers, your date of birth and your gender are left
          out, and so are references whom employers may not ask.
        </p>
        <RadioGroup
          label="File type"
          name="format"
          value={format}
          options={formats}
          onChange={(value) => setFormat(value as CvDownload["format"])}
        />
        {format !== "json" && (
          <RadioGroup
            label="Layout"
            name="layout"
            value={layout}
            options={layouts}
            onChange={(value) => setLayout(value as CvLayout)}
          />
        )}
      </form>
    </Dialog>
  );
};
