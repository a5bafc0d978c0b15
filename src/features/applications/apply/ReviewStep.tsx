import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import type { ScreeningQuestion } from "../../../contract/job-fields.ts";
import { rightToWorkOptions } from "../../../contract/job-options.ts";
import { phoneText } from "../../../domain/profile/phone-text.ts";
import { fileAbout } from "../../../domain/text/file-about.ts";
import type { ApplyFlow } from "./apply-flow.ts";
import type { FillStep } from "./apply-state.ts";
import { $seeker } from "../../session/seeker.ts";
import { Alert } from "../../../ui/Alert.tsx";
import { Button } from "../../../ui/Button.tsx";
import { heading } from "../../../ui/recipes.ts";

interface ReviewStepProps {
  flow: ApplyFlow;
  questions: readonly ScreeningQuestion[];
  problem: string | null;
}

/** Everything that is about to be sent, each part with a button to change it. */
export const ReviewStep = ({ flow, questions, problem }: ReviewStepProps) => {
  const { cv, answers, note, documents, phone, right_to_work } = useStore(flow.$draft);
  const right = rightToWorkOptions.find(({ id }) => id === right_to_work);
  const seeker = useStore($seeker);
  const part = (title: string, step: FillStep, children: ReactNode) => (
    <Part title={title} onChange={() => flow.goTo(step)}>
      {children}
    </Part>
  );
  return (
    <div className="grid gap-4">
      {problem && (
        <Alert tone="danger" title="Your application has not been sent.">
          {problem} What you filled in is kept.
        </Alert>
      )}
      {seeker && (
        <Part title="You">
          <bdi>
            {seeker.given_name} {seeker.family_name}
          </bdi>
          <br />
          {seeker.email}
        </Part>
      )}
      {part("CV", "uploadCvModal", cv && `${cv.name} (${fileAbout(cv)})`)}
      {questions.length > 0 &&
        part(
          "Answers",
          "questions",
          <dl className="grid gap-2">
            {questions.map(({ id, question }) => (
              <div key={id}>
                <dt className="text-sm text-ink-soft">{question}</dt>
                <dd dir="auto" className="whitespace-pre-line">
                  {answers[id]?.trim() || "No answer"}
                </dd>
              </div>
            ))}
          </dl>,
        )}
      {part(
        "Phone and right to work",
        "note",
        <>
          {phoneText(phone) || "No phone number"}
          <br />
          {right?.title ?? "No right to work given"}
        </>,
      )}
      {part(
        "Note",
        "note",
        <p dir="auto" className="whitespace-pre-line">
          {note.trim() || "No note"}
        </p>,
      )}
      {documents.length > 0 &&
        part(
          "Other files",
          "note",
          <ul>
            {documents.map((file) => (
              <li key={file.id}>
                {file.name} ({fileAbout(file)})
              </li>
            ))}
          </ul>,
        )}
    </div>
  );
};

const Part = ({
  title,
  onChange,
  children,
}: {
  title: string;
  onChange?: () => void;
  children: ReactNode;
}) => (
  <section className="grid gap-1 border-t border-line pt-4">
    <div className="flex items-center justify-between gap-3">
      <h4 className={heading.part}>{title}</h4>
      {onChange && (
        <Button
          size="small"
          variant="quiet"
          onClick={onChange}
          aria-label={`Change: ${title}`}
          className="-mr-3"
        >
          Change
        </Button>
      )}
    </div>
    <div className="min-w-0 wrap-anywhere">{children}</div>
  </section>
);
