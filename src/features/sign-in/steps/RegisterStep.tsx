import { registerBody } from "../../../contract/auth.ts";
import { TextField } from "../../../ui/Field.tsx";
import { link } from "../../../ui/recipes.ts";
import { NewPasswordField } from "../PasswordField.tsx";
import { ContinueWith } from "../ContinueWith.tsx";
import { OtherWay, StepForm } from "../StepForm.tsx";
import { titles, type StepProps } from "../steps.ts";
import { inputOf, useCallForm } from "../../session/use-call-form.ts";

/** Creates an account; its code is sent by email. */
export const RegisterStep = ({ step, actions, go }: StepProps<"register">) => {
  const { form, ...frame } = useCallForm(
    registerBody,
    { given_name: "", family_name: "", password: "", ...step },
    async (body) => {
      const resend = async () => (await actions.register(body)).message;
      await resend();
      go({ name: "otp", email: body.email, purpose: "register", resend, before: { ...step, ...body } });
    },
  );
  return (
    <StepForm
      {...frame}
      title={titles.register}
      submitLabel="Create account"
      busyLabel="Creating your account"
      others={
        <>
          <p className="text-center">
            Already have an account?{" "}
            <OtherWay onClick={() => go({ name: "signIn", email: form.getValues("email") })}>
              Sign in
            </OtherWay>
          </p>
          <ContinueWith />
        </>
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...inputOf(form, "given_name")} label="Given name" autoComplete="given-name" />
        <TextField {...inputOf(form, "family_name")} label="Family name" autoComplete="family-name" />
      </div>
      <TextField {...inputOf(form, "email")} label="Email" type="email" autoComplete="email" />
      <NewPasswordField {...inputOf(form, "password")} label="Password" />
      <p className="text-sm text-ink-soft">
        By creating an account you agree to the{" "}
        <a href="/page/seeker-terms-condition" target="_blank" className={link}>
          terms and conditions
        </a>
        . The{" "}
        <a href="/page/privacy-policy" target="_blank" className={link}>
          privacy policy
        </a>{" "}
        says what happens with your data. One account is for all our job sites.
      </p>
    </StepForm>
  );
};
