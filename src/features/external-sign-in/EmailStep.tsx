import { externalEmailBody, mailExternalCode } from "../../contract/external-sign-in.ts";
import { TextField } from "../../ui/Field.tsx";
import { send } from "../session/send.ts";
import { inputOf, useCallForm } from "../session/use-call-form.ts";
import { StepForm } from "../sign-in/StepForm.tsx";
import type { View } from "./external-return.ts";

interface EmailStepProps {
  view: Extract<View, { state: "email" }>;
  label: string;
  show: (view: View) => void;
}

/** The seeker's email, where the provider vouches for none. */
export const EmailStep = ({ view: { ticket, email }, label, show }: EmailStepProps) => {
  const { form, ...frame } = useCallForm(externalEmailBody, { ticket, email }, async (body) => {
    await send(mailExternalCode, { body });
    show({ state: "code", ...body, isChosen: true });
  });
  return (
    <StepForm {...frame} title="Confirm your email" submitLabel="Send me a code" busyLabel="Sending">
      <p>{label} has not confirmed your email address to us, so we send a code to it.</p>
      <TextField {...inputOf(form, "email")} label="Email" type="email" autoComplete="email" />
    </StepForm>
  );
};
