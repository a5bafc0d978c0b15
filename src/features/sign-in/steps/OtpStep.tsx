import { useState } from "react";
import { verifyOtpBody } from "../../../contract/auth.ts";
import { CodeField } from "../../../ui/CodeField.tsx";
import { Resend } from "../Resend.tsx";
import { StepForm } from "../StepForm.tsx";
import { titles, type StepProps } from "../steps.ts";
import { createCodeCheck } from "../wrong-code.ts";
import { inputOf, useCallForm } from "../../session/use-call-form.ts";

/** The code from the email. */
export const OtpStep = ({ step, actions, go }: StepProps<"otp">) => {
  const { email, purpose } = step;
  const [check] = useState(() => createCodeCheck());
  const { form, ...frame } = useCallForm(verifyOtpBody, { email, purpose, otp: "" }, async (body) => {
    const { payload, message } = await actions.verifyOtp(body).catch((error: unknown) => {
      throw check.explain(error);
    });
    if (payload.purpose === "reset") go({ name: "resetPass", email, resetToken: payload.reset_token });
    else go({ name: "successModal", text: message });
  });
  const { resend } = step;
  const sendAgain =
    resend &&
    (async () => {
      const message = await resend();
      check.sentAgain();
      return message;
    });
  return (
    <StepForm
      {...frame}
      title={titles.otp}
      submitLabel={purpose === "reset" ? "Continue" : "Confirm and sign in"}
      busyLabel="Checking"
      others={<Resend resend={sendAgain} onOther={() => go(step.before ?? { name: "signIn", email })} />}
    >
      <p>
        {purpose === "reset" ? "If there is an account, we have sent a code to " : "We have sent a code to "}
        <strong className="font-semibold">{email}</strong>. It expires in 10 minutes.
      </p>
      <CodeField
        {...inputOf(form, "otp")}
        label="6-digit code"
        className="text-center text-2xl tracking-[0.3em]"
      />
    </StepForm>
  );
};
