import { useState } from "react";
import type { SignInRequest } from "../../stores/require-seeker.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { SignInSteps } from "./SignInSteps.tsx";
import { titles, type Step } from "./steps.ts";

const reasons = {
  like: "Sign in to save this job to your list.",
  apply: "Sign in to apply. What you fill in stays with your account.",
};

/** Signing in without leaving the page, for something that was begun there. */
const SignInDialog = ({ request }: { request: SignInRequest }) => {
  const [step, go] = useState<Step>({ name: "signIn", email: "" });
  const isDone = step.name === "successModal";
  return (
    <Dialog open onClose={() => request.done(isDone)} title={titles[step.name]}>
      {step.name === "signIn" && <p className="mb-5 text-ink-soft">{reasons[request.intent.kind]}</p>}
      <SignInSteps step={step} go={go} onDone={() => request.done(true)} focusFirst />
    </Dialog>
  );
};
export default SignInDialog;
