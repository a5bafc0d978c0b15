import { forgotPasswordBody } from "../../../contract/auth.ts";
import { TextField } from "../../../ui/Field.tsx";
import { OtherWay, StepForm } from "../StepForm.tsx";
import { titles, type StepProps } from "../steps.ts";
import { inputOf, useCallForm } from "../../session/use-call-form.ts";

/** Requests a code for setting a new password. */
export const ForgotPassStep = ({ step, actions, go }: StepProps<"forgotPass">) => {
  const { form, ...frame } = useCallForm(forgotPasswordBody, { email: step.email }, async (body) => {
    const resend = async () => (await actions.forgotPassword(body)).message;
    await resend();
    go({ name: "otp", email: body.email, purpose: "reset", resend });
  });
  return (
    <StepForm
      {...frame}
      title={titles.forgotPass}
      submitLabel="Send me a code"
      busyLabel="Sending"
      others={
        <div className="text-center">
          <OtherWay onClick={() => go({ name: "signIn", email: form.getValues("email") })}>
            Back to sign in
          </OtherWay>
        </div>
      }
    >
      <p>Enter the email address of your account, and we will send you a code to set a new password.</p>
      <TextField {...inputOf(form, "email")} label="Email" type="email" autoComplete="username" />
    </StepForm>
  );
};
