import { useState } from "react";
import { verifyOtpBody } from "../../../contract/auth.ts";
import { Alert } from "../../../ui/Alert.tsx";
import { CodeField } from "../CodeField.tsx";
import { OtherWay, StepForm } from "../StepForm.tsx";
import { titles, type StepProps } from "../steps.ts";
import { useCallForm } from "../../session/use-call-form.ts";
import { useCountdown } from "../use-countdown.ts";

/** Seconds until another code can be requested. */
const resendSeconds = 30;

/** The code from the email. */
export const OtpStep = ({ step, actions, go }: StepProps<"otp">) => {
  const { email, purpose } = step;
  const { form, ...frame } = useCallForm(verifyOtpBody, { email, purpose, otp: "" }, async (body) => {
    const { payload, message } = await actions.verifyOtp(body);
    if (payload.purpose === "reset") go({ name: "resetPass", email, resetToken: payload.reset_token });
    else go({ name: "successModal", text: message });
  });
  return (
    <StepForm
      {...frame}
      title={titles.otp}
      submitLabel={purpose === "reset" ? "Continue" : "Confirm and sign in"}
      busyLabel="Checking"
      others={<Resend step={step} go={go} />}
    >
      <p>
        {purpose === "reset" ? "If there is an account, we have sent a code to " : "We have sent a code to "}
        <strong className="font-semibold">{email}</strong>. It expires in 10 minutes.
      </p>
      <CodeField
        {...form.register("otp")}
        label="6-digit code"
        className="text-center text-2xl tracking-[0.3em]"
        error={form.formState.errors.otp?.message}
      />
    </StepForm>
  );
};

type Sent = { state: "idle" } | { state: "sent"; message: string } | { state: "failed"; message: string };

const Resend = ({ step, go }: Pick<StepProps<"otp">, "step" | "go">) => {
  const [left, wait] = useCountdown(resendSeconds);
  const [sent, setSent] = useState<Sent>({ state: "idle" });
  const resend = async () => {
    wait();
    try {
      setSent({ state: "sent", message: await step.resend() });
    } catch (error) {
      setSent({ state: "failed", message: error instanceof Error ? error.message : "Please try again." });
    }
  };
  return (
    <div className="grid justify-items-center gap-3">
      {sent.state === "sent" && <Alert tone="success">{sent.message}</Alert>}
      {sent.state === "failed" && <Alert tone="danger">{sent.message}</Alert>}
      {left > 0 ? (
        <p className="text-ink-soft tabular-nums">
          Didn&apos;t get it? You can ask for a new code in {left} seconds.
        </p>
      ) : (
        <p>
          Didn&apos;t get it? Look in your spam folder, or{" "}
          <OtherWay onClick={() => void resend()}>send a new code</OtherWay>.
        </p>
      )}
      <OtherWay onClick={() => go({ name: "signIn", email: step.email })}>Use another email address</OtherWay>
    </div>
  );
};
