import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import type { ScreeningQuestion } from "../../../contract/job-fields.ts";
import type { ApplyFlow } from "./apply-flow.ts";
import { filledHint } from "./filled-hint.ts";
import { TextArea, TextField } from "../../../ui/Field.tsx";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";

interface QuestionsStepProps {
  flow: ApplyFlow;
  questions: readonly ScreeningQuestion[];
  /** Errors in answers, by question id. */
  problems: Record<string, string>;
  /** The question to focus. */
  first: string | null;
}

/** The employer's questions, with the answers so far. */
export const QuestionsStep = ({ flow, questions, problems, first }: QuestionsStepProps) => {
  const draft = useStore(flow.$draft);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (first) list.current?.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus();
  }, [problems, first]);

  return (
    <div ref={list} className="grid gap-6">
      {questions.map((question) => (
        <Question
          key={question.id}
          question={question}
          value={draft.answers[question.id] ?? ""}
          hint={filledHint(draft, question.id)}
          error={problems[question.id]}
          onChange={(answer) => flow.answer(question.id, answer)}
        />
      ))}
    </div>
  );
};

interface QuestionProps {
  question: ScreeningQuestion;
  value: string;
  hint: string | undefined;
  error: string | undefined;
  onChange: (answer: string) => void;
}

const Question = ({ question, value, hint, error, onChange }: QuestionProps) => {
  const { id: name, question: label, type, options, required } = question;
  const shared = { name, label, hint, error, optional: !required, required };
  switch (type) {
    case "yes_no":
    case "choice":
      return (
        <RadioGroup
          {...shared}
          value={value}
          options={(type === "choice" ? options : ["Yes", "No"]).map((option) => ({
            value: option,
            label: option,
          }))}
          onChange={onChange}
        />
      );
    case "number":
      return (
        <TextField
          {...shared}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case "text":
      return (
        <TextArea
          {...shared}
          rows={4}
          maxLength={2000}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
};
