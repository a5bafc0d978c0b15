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
  /** Called after the success step is confirmed. */
  onDone: () => void;
  /** Whether the first step takes the focus as well, as in a dialog. */
  focusFirst: boolean;
}

/** The current step; each new one moves the focus to its first field. */
export const SignInSteps = ({ focusFirst, ...props }: SignInStepsProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const moved = useRef(focusFirst);
  useEffect(() => {
    if (moved.current) {
      const first = frame.current?.querySelector<HTMLElement>("input:not([hidden]), button");
      first?.focus();
      // The step before may have been scrolled: what the field is called is in sight, too.
      if (first instanceof HTMLInputElement) first.labels?.[0]?.scrollIntoView({ block: "nearest" });
    }
    moved.current = true;
  }, [props.step.name]);
  return (
    // A new key for each step, so that no field keeps the value of another.
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
