import { loginBody } from "../../../contract/auth.ts";
import { CallError } from "../../../contract/caller.ts";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { PasswordField } from "../PasswordField.tsx";
import { ContinueWith } from "../ContinueWith.tsx";
import { OtherWay, StepForm } from "../StepForm.tsx";
import { titles, type StepProps } from "../steps.ts";
import { inputOf, useCallForm } from "../../session/use-call-form.ts";

/** Email and password. An unconfirmed account continues with its code. */
export const SignInStep = ({ step, actions, go, onDone }: StepProps<"signIn"> & { onDone: () => void }) => {
  // Fields without an initial value keep what was typed before the page was hydrated.
  const initial: { email?: string; password?: string } = step.email ? { email: step.email } : {};
  const { form, ...frame } = useCallForm(loginBody, initial, async (body) => {
    try {
      await actions.login(body);
      onDone();
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 403) throw error;
      // Signing in again is how another code is requested: the server refuses, and emails one.
      const resend = () =>
        actions.login(body).then(
          ({ message }) => message,
          (again: unknown) => {
            if (!(again instanceof CallError) || again.status !== 403) throw again;
            return again.message;
          },
        );
      go({ name: "otp", email: body.email, purpose: "register", resend });
    }
  });
  const email = () => form.getValues("email") ?? "";
  return (
    <StepForm
      {...frame}
      title={titles.signIn}
      submitLabel="Sign in"
      busyLabel="Signing in"
      others={
        <>
          <Button
            variant="secondary"
            onClick={() => go({ name: "register", email: email() })}
            className="w-full"
          >
            Create an account
          </Button>
          <ContinueWith />
        </>
      }
    >
      <TextField {...inputOf(form, "email")} label="Email" type="email" autoComplete="username" />
      <div className="grid gap-2">
        <PasswordField {...inputOf(form, "password")} label="Password" autoComplete="current-password" />
        <div className="justify-self-end">
          <OtherWay onClick={() => go({ name: "forgotPass", email: email() })}>Forgot password?</OtherWay>
        </div>
      </div>
    </StepForm>
  );
};
