import { useId, useRef, useState } from "react";
import { maxReportLength, reportJob, reportReasons, type ReportReason } from "../../contract/job-reports.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { TextArea } from "../../ui/Field.tsx";
import { RadioGroup } from "../../ui/RadioGroup.tsx";
import { change } from "../session/change.ts";

interface ReportDialogProps {
  job: { id: number; title: string };
  onClose: () => void;
}

type State =
  | { kind: "open"; missing: boolean; problem: string | null }
  | { kind: "sending" }
  | { kind: "sent"; message: string };

const reasons = reportReasons.map(({ id, title }) => ({ value: id, label: title }));

/** Asks what is wrong with a job, and says that it was sent. */
export const ReportDialog = ({ job, onClose }: ReportDialogProps) => {
  const form = useId();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState("");
  const firstReason = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>({ kind: "open", missing: false, problem: null });

  const send = async () => {
    if (!reason) {
      setState({ kind: "open", missing: true, problem: null });
      return firstReason.current?.focus();
    }
    setState({ kind: "sending" });
    const sent = await change(
      reportJob,
      { params: { id: job.id }, body: { reason, text } },
      { tell: "nothing", repeatable: true },
    );
    if (sent.ok) setState({ kind: "sent", message: sent.message });
    else setState({ kind: "open", missing: false, problem: sent.error.message });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Report this job: ${job.title}`}
      actions={
        state.kind === "sent" ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <Button type="submit" form={form} busy={state.kind === "sending"} busyLabel="Sending">
            Send report
          </Button>
        )
      }
    >
      {state.kind === "sent" ? (
        <Alert tone="success" title="Your report has been sent.">
          {state.message}
        </Alert>
      ) : (
        <form
          id={form}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          {state.kind === "open" && state.problem && (
            <Alert tone="danger" title="Your report has not been sent.">
              {state.problem}
            </Alert>
          )}
          <RadioGroup
            label="What is wrong?"
            name="reason"
            options={reasons}
            required
            inputRef={firstReason}
            value={reason}
            error={state.kind === "open" && state.missing && !reason ? "Choose what is wrong." : undefined}
            onChange={(id) => setReason(reportReasons.find((one) => one.id === id)?.id ?? null)}
          />
          <TextArea
            label="What happened?"
            optional
            hint="The employer does not see this, and does not learn who wrote it."
            rows={5}
            maxLength={maxReportLength}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </form>
      )}
    </Dialog>
  );
};
