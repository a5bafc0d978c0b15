import { useEffect, useState } from "react";
import {
  changeEmail,
  confirmEmail,
  confirmEmailBody,
  emailBody,
  type Account,
} from "../../contract/account.ts";
import { CodeField } from "../../ui/CodeField.tsx";
import { TextField } from "../../ui/Field.tsx";
import { toast } from "../../ui/toasts/toasts.ts";
import { send } from "../session/send.ts";
import { inputOf, useCallForm } from "../session/use-call-form.ts";
import { OtherWay } from "../sign-in/StepForm.tsx";
import { showAccount } from "./account.ts";
import { FormDialog } from "../../ui/FormDialog.tsx";

interface EmailDialogProps {
  account: Account;
  onClose: () => void;
}

/** The steps of a change: the new address, then the codes that were mailed to both. */
type Step = { name: "address" } | { name: "codes"; email: string };

/** Changes the email address; a change that waits for its codes goes on there. */
export const EmailDialog = ({ account, onClose }: EmailDialogProps) => {
  const pending = account.pending_email;
  const [step, setStep] = useState<Step>(
    pending === null ? { name: "address" } : { name: "codes", email: pending },
  );
  return step.name === "address" ? (
    <AddressStep
      onSent={(email) => {
        showAccount({ ...account, pending_email: email });
        setStep({ name: "codes", email });
      }}
      onClose={onClose}
    />
  ) : (
    <CodesStep
      current={account.email}
      email={step.email}
      onBack={() => setStep({ name: "address" })}
      onClose={onClose}
    />
  );
};

interface AddressStepProps {
  onSent: (email: string) => void;
  onClose: () => void;
}

const AddressStep = ({ onSent, onClose }: AddressStepProps) => {
  const { form, ...frame } = useCallForm(emailBody, { email: "" }, async (body) => {
    onSent((await send(changeEmail, { body })).payload.email);
  });
  return (
    <FormDialog
      {...frame}
      title="Change email"
      onClose={onClose}
      submitLabel="Send codes"
      busyLabel="Sending"
    >
      <p>We will send one code to the new address, and one to your current address.</p>
      <TextField {...inputOf(form, "email")} label="New email" type="email" autoComplete="email" />
    </FormDialog>
  );
};

interface CodesStepProps {
  current: string;
  email: string;
  onBack: () => void;
  onClose: () => void;
}

const CodesStep = ({ current, email, onBack, onClose }: CodesStepProps) => {
  const { form, ...frame } = useCallForm(
    confirmEmailBody,
    { current_code: "", new_code: "" },
    async (body) => {
      const { payload, message } = await send(confirmEmail, { body });
      showAccount(payload);
      toast.success(message);
      onClose();
    },
  );
  // The dialog opens anew for this step.
  useEffect(() => form.setFocus("current_code"), [form]);
  return (
    <FormDialog {...frame} title="Change email" onClose={onClose} submitLabel="Confirm" busyLabel="Checking">
      <p>Enter both codes. They expire in 10 minutes.</p>
      <CodeField {...inputOf(form, "current_code")} label={`6-digit code sent to ${current}`} />
      <CodeField {...inputOf(form, "new_code")} label={`6-digit code sent to ${email}`} />
      <p>
        Didn&apos;t get them? Look in your spam folder, or{" "}
        <OtherWay onClick={onBack}>ask for new codes or use another address</OtherWay>.
      </p>
    </FormDialog>
  );
};
