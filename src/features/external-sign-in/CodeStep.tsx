import {
  confirmExternalCode,
  externalCodeBody,
  mailExternalCode,
  type ExternalOutcome,
} from "../../contract/external-sign-in.ts";
import { CodeField } from "../../ui/CodeField.tsx";
import { fetchPayload, send } from "../session/send.ts";
import { inputOf, useCallForm } from "../session/use-call-form.ts";
import { Resend } from "../sign-in/Resend.tsx";
import { StepForm } from "../sign-in/StepForm.tsx";
import type { View } from "./external-return.ts";

interface CodeStepProps {
  view: Extract<View, { state: "code" }>;
  show: (view: View) => void;
  go: (outcome: ExternalOutcome) => void;
}

/** The code from the mail to the identity's email. */
export const CodeStep = ({ view: { ticket, email, isChosen }, show, go }: CodeStepProps) => {
  const { form, ...frame } = useCallForm(externalCodeBody, { ticket, otp: "" }, async (body) =>
    go(await fetchPayload(confirmExternalCode, { body })),
  );
  const resend = async () => (await send(mailExternalCode, { body: { ticket, email } })).message;
  const onOther = () => (isChosen ? show({ state: "email", ticket, email }) : location.assign("/sign-in"));
  return (
    <StepForm
      {...frame}
      title="Confirm your email"
      submitLabel="Confirm"
      busyLabel="Checking"
      others={<Resend resend={resend} onOther={onOther} />}
    >
      <p>
        We have sent a code to <strong className="font-semibold">{email}</strong>. It expires in 10 minutes.
      </p>
      <CodeField
        {...inputOf(form, "otp")}
        label="6-digit code"
        className="text-center text-2xl tracking-[0.3em]"
      />
    </StepForm>
  );
};
