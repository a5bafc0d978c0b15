import { resetPasswordBody } from "../../../contract/auth.ts";
import { NewPasswordField, PasswordOwner } from "../PasswordField.tsx";
import { OtherWay, StepForm } from "../StepForm.tsx";
import { titles, type StepProps } from "../steps.ts";
import { inputOf, useCallForm } from "../../session/use-call-form.ts";

/** Sets the new password, which signs in here and signs out all other sessions. */
export const ResetPassStep = ({ step, actions, go }: StepProps<"resetPass">) => {
  const { email, resetToken } = step;
  const { form, ...frame } = useCallForm(
    resetPasswordBody,
    { reset_token: resetToken, password: "" },
    async (body) => {
      const { message } = await actions.resetPassword(body);
      go({ name: "successModal", text: message });
    },
  );
  return (
    <StepForm
      {...frame}
      title={titles.resetPass}
      submitLabel="Set password and sign in"
      busyLabel="Saving"
      others={
        <div className="text-center">
          <OtherWay onClick={() => go({ name: "forgotPass", email })}>Ask for a new code</OtherWay>
        </div>
      }
    >
      <PasswordOwner email={email} />
      <NewPasswordField {...inputOf(form, "password")} label="New password" />
    </StepForm>
  );
};
