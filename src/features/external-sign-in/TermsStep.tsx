import {
  externalTermsBody,
  registerExternal,
  type ExternalOutcome,
} from "../../contract/external-sign-in.ts";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { TextField } from "../../ui/Field.tsx";
import { fieldError, link } from "../../ui/recipes.ts";
import { fetchPayload } from "../session/send.ts";
import { inputOf, useCallForm } from "../session/use-call-form.ts";
import { StepForm } from "../sign-in/StepForm.tsx";
import type { View } from "./external-return.ts";

interface TermsStepProps {
  view: Extract<View, { state: "terms" }>;
  go: (outcome: ExternalOutcome) => void;
}

/** Opens an account without a password, once the seeker agrees to the terms. */
export const TermsStep = ({ view, go }: TermsStepProps) => {
  const { ticket, given_name, family_name, email } = view;
  const { form, ...frame } = useCallForm(
    externalTermsBody,
    { ticket, given_name, family_name },
    async (body) => go(await fetchPayload(registerExternal, { body })),
  );
  const { errors } = form.formState;
  return (
    <StepForm
      {...frame}
      title="Create your account"
      submitLabel="Create account"
      busyLabel="Creating your account"
    >
      <p>
        Your account will have the email address <strong className="font-semibold">{email}</strong>.
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...inputOf(form, "given_name")} label="Given name" autoComplete="given-name" />
        <TextField {...inputOf(form, "family_name")} label="Family name" autoComplete="family-name" />
      </div>
      <div>
        <Checkbox
          {...form.register("terms")}
          aria-invalid={errors.terms ? true : undefined}
          aria-describedby={errors.terms && "terms-error"}
          label={
            <>
              I agree to the{" "}
              <a href="/page/seeker-terms-condition" target="_blank" className={link}>
                terms
              </a>{" "}
              and have read the{" "}
              <a href="/page/privacy-policy" target="_blank" className={link}>
                privacy policy
              </a>
              .
            </>
          }
        />
        {errors.terms && (
          <p id="terms-error" className={fieldError}>
            {errors.terms.message}
          </p>
        )}
      </div>
    </StepForm>
  );
};
