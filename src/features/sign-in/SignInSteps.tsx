import { useEffect, useRef } from "react";
import { ForgotPassStep } from "./steps/ForgotPassStep.tsx";
import { OtpStep } from "./steps/OtpStep.tsx";
import { RegisterStep } from "./steps/RegisterStep.tsx";
import { ResetPassStep } from "./steps/ResetPassStep.tsx";
import { SignInStep } from "./steps/SignInStep.tsx";
import { SuccessStep } from "./steps/SuccessStep.tsx";
import type { SignInActions, Step } from "./steps.ts";

interface SignInStepsProps {
  step: Step;
  actions: SignInActions;
  go: (next: Step) => void;
  /** Called when somebody is signed in and has seen so. */
  onDone: () => void;
  /** Whether the first step takes the focus too, as in a dialog. */
  focusFirst: boolean;
}

/** The step that somebody stands at; each new one takes the focus to its first field. */
export const SignInSteps = ({ focusFirst, ...props }: SignInStepsProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const moved = useRef(focusFirst);
  useEffect(() => {
    if (moved.current) frame.current?.querySelector<HTMLElement>("input:not([hidden]), button")?.focus();
    moved.current = true;
  }, [props.step.name]);
  return (
    // A new key for each step: no field keeps what was typed into another.
    <div ref={frame} key={props.step.name}>
      {contentOf(props)}
    </div>
  );
};

const contentOf = ({ step, actions, go, onDone }: Omit<SignInStepsProps, "focusFirst">) => {
  switch (step.name) {
    case "signIn":
      return <SignInStep step={step} actions={actions} go={go} onDone={onDone} />;
    case "register":
      return <RegisterStep step={step} actions={actions} go={go} />;
    case "otp":
      return <OtpStep step={step} actions={actions} go={go} />;
    case "forgotPass":
      return <ForgotPassStep step={step} actions={actions} go={go} />;
    case "resetPass":
      return <ResetPassStep step={step} actions={actions} go={go} />;
    case "successModal":
      return <SuccessStep step={step} onDone={onDone} />;
  }
};
