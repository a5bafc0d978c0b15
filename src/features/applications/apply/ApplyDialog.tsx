import { useStore } from "@nanostores/react";
import { useEffect, useId, useRef, useState } from "react";
import type { Receipt } from "../../../contract/application-fields.ts";
import { createApplyFlow, type ApplyFlow } from "./apply-flow.ts";
import type { ApplyJob, ApplyState } from "./apply-state.ts";
import { followTabs } from "../../session/other-tabs.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { useDiscardQuestion } from "../../../ui/use-discard-question.tsx";
import { heading } from "../../../ui/recipes.ts";
import { CvStep } from "./CvStep.tsx";
import { NoteStep } from "./NoteStep.tsx";
import { QuestionsStep } from "./QuestionsStep.tsx";
import { ReviewStep } from "./ReviewStep.tsx";
import { SentStep } from "./SentStep.tsx";
import { useBackSteps } from "../../../ui/use-back-steps.ts";
import { Waiting, WaitingToBeSent } from "./Waiting.tsx";

interface ApplyDialogProps {
  job: ApplyJob;
  /** The application to change. */
  sent: Receipt | undefined;
  /** An application that is being sent, in place of a new one. */
  underway: ApplyFlow | undefined;
  onSent: (receipt: Receipt) => void;
  onClose: (flow: ApplyFlow) => void;
}

const titles: Record<ApplyState["step"], string> = {
  uploadCvModal: "Your CV",
  processing: "Your CV",
  questions: "Questions from the employer",
  note: "Your details and a note",
  review: "Check and send",
  creating: "Sending your application",
  successModal: "Your application",
};

/** The steps of an application, one at a time. Closing the dialog keeps the draft of a new one; the browser's Back goes one step back. */
export const ApplyDialog = ({ job, sent, underway, onSent, onClose }: ApplyDialogProps) => {
  const [flow] = useState(() => underway ?? createApplyFlow(job, { sent }));
  const state = useStore(flow.$state);
  const isTouched = useStore(flow.$isTouched);
  const { step } = state;
  const title = useRef<HTMLHeadingElement>(null);
  const form = useId();
  const place = flow.steps.findIndex((one) => one === step);
  // A new application is kept as a draft; what is changed of one that was sent is not.
  const { close, question } = useDiscardQuestion(flow.isChange && isTouched && place >= 0, () =>
    onClose(flow),
  );
  // While something is uploaded or sent, the last step that was filled in.
  const [last, setLast] = useState(0);
  if (place >= 0 && place !== last) setLast(place);

  useBackSteps(last + 1, (depth) => {
    const back = place >= 0 ? flow.steps[depth - 1] : undefined;
    if (back) flow.goTo(back);
    else close();
  });

  useEffect(() => {
    if (underway) return;
    void flow.loadCvs();
    void flow.lookAtProfile();
    void flow.prefill();
    // The profile may be filled in in another tab meanwhile.
    return followTabs(() => void flow.lookAtProfile());
  }, [flow, underway]);
  // Another one for each step: a heading that has the focus already would not be read again.
  useEffect(() => title.current?.focus(), [step]);
  useEffect(() => {
    if (state.step === "successModal") onSent(state.receipt);
    // oxlint-disable-next-line react/exhaustive-deps -- onSent is called once, when the receipt arrives
  }, [state]);

  return (
    <>
      <Dialog
        open
        onClose={close}
        title={flow.isChange ? `Change your application: ${job.title}` : `Apply: ${job.title}`}
        actions={place >= 0 ? <Actions form={form} first={place === 0} step={step} flow={flow} /> : undefined}
      >
        <div className="grid gap-5">
          <div className="grid gap-1">
            {place >= 0 && (
              <p className="text-sm text-ink-soft">
                Step {place + 1} of {flow.steps.length}
              </p>
            )}
            <h3 key={step} ref={title} tabIndex={-1} className={`${heading.section} outline-none`}>
              {state.step === "creating" && state.isWaiting ? "Waiting for a connection" : titles[step]}
            </h3>
          </div>
          <form
            id={form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (step === "review") void flow.submit();
              else flow.next();
            }}
          >
            <Step state={state} flow={flow} job={job} onClose={close} />
          </form>
        </div>
      </Dialog>
      {question}
    </>
  );
};

interface StepProps {
  state: ApplyState;
  flow: ApplyFlow;
  job: ApplyJob;
  onClose: () => void;
}

const Step = ({ state, flow, job, onClose }: StepProps) => {
  switch (state.step) {
    case "uploadCvModal":
      return <CvStep flow={flow} problem={state.problem} failed={state.failed} />;
    case "processing":
      return <Waiting label={state.label} progress={state.progress} />;
    case "questions":
      return (
        <QuestionsStep flow={flow} questions={job.screening} problems={state.problems} first={state.first} />
      );
    case "note":
      return <NoteStep flow={flow} job={job} problems={state.problems} />;
    case "review":
      return <ReviewStep flow={flow} questions={job.screening} problem={state.problem} />;
    case "creating":
      return state.isWaiting ? <WaitingToBeSent /> : <Waiting label="Sending your application" />;
    case "successModal":
      return <SentStep receipt={state.receipt} message={state.message} onClose={onClose} />;
  }
};

interface ActionsProps {
  form: string;
  first: boolean;
  step: ApplyState["step"];
  flow: ApplyFlow;
}

const Actions = ({ form, first, step, flow }: ActionsProps) => (
  <>
    {!first && (
      <Button variant="secondary" onClick={flow.back} className="mr-auto">
        Back
      </Button>
    )}
    <Button type="submit" form={form}>
      {step !== "review" ? "Continue" : flow.isChange ? "Send changes" : "Send"}
    </Button>
  </>
);
