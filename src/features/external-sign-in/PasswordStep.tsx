import {
  externalPasswordBody,
  linkWithPassword,
  type ExternalOutcome,
} from "../../contract/external-sign-in.ts";
import { loneLink } from "../../ui/recipes.ts";
import { fetchPayload } from "../session/send.ts";
import { inputOf, useCallForm } from "../session/use-call-form.ts";
import { PasswordField, PasswordOwner } from "../sign-in/PasswordField.tsx";
import { StepForm } from "../sign-in/StepForm.tsx";
import type { View } from "./external-return.ts";

interface PasswordStepProps {
  view: Extract<View, { state: "password" }>;
  label: string;
  go: (outcome: ExternalOutcome) => void;
}

/** The password of the account that the identity's email has, once. */
export const PasswordStep = ({ view: { ticket, email }, label, go }: PasswordStepProps) => {
  const { form, ...frame } = useCallForm(externalPasswordBody, { ticket, password: "" }, async (body) =>
    go(await fetchPayload(linkWithPassword, { body })),
  );
  return (
    <StepForm
      {...frame}
      title="Link your account"
      submitLabel="Link and sign in"
      busyLabel="Linking"
      others={
        <a href="/sign-in?step=forgotPass" className={`${loneLink} justify-self-center`}>
          Forgot password?
        </a>
      }
    >
      <p>
        <strong className="font-semibold">{email}</strong> has an account here. Enter its password once; from
        then on you can sign in with {label}.
      </p>
      <PasswordOwner email={email} />
      <PasswordField {...inputOf(form, "password")} label="Password" autoComplete="current-password" />
    </StepForm>
  );
};
