import { useState } from "react";
import { Dialog } from "../../ui/Dialog.tsx";
import { useBackSteps } from "../../ui/use-back-steps.ts";
import { awaitedStep, keepAwaited } from "./awaited-code.ts";
import { SignInSteps } from "./SignInSteps.tsx";
import { titles, type SignInActions, type Step } from "./steps.ts";

interface SignInDialogProps {
  /** Why signing in is needed. */
  reason: string;
  actions: SignInActions;
  /** Called once, with whether the visitor signed in. */
  onDone: (signedIn: boolean) => void;
}

/** Signing in without leaving the page, in the middle of another action. */
export const SignInDialog = ({ reason, actions, onDone }: SignInDialogProps) => {
  const [step, setStep] = useState<Step>(() => awaitedStep(actions) ?? { name: "signIn", email: "" });
  // On a phone, Back closes what lies over the page.
  useBackSteps(1, () => onDone(false));
  const go = (next: Step) => {
    keepAwaited(next);
    // What waited for it goes on at once.
    if (next.name === "successModal") onDone(true);
    else setStep(next);
  };
  return (
    <Dialog
      open
      onClose={() => onDone(false)}
      title={titles[step.name]}
      about={step.name === "signIn" && reason}
    >
      <SignInSteps step={step} actions={actions} go={go} onDone={() => onDone(true)} focusFirst />
    </Dialog>
  );
};
