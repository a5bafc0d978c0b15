import CircleCheck from "lucide-react/icons/circle-check";
import { useState } from "react";
import * as z from "zod/mini";
import {
  eraseAccount,
  eraseCodeBody,
  erasePasswordBody,
  sendEraseCode,
  type Account,
} from "../../contract/account.ts";
import type { CallInput } from "../../contract/call.ts";
import { Button } from "../../ui/Button.tsx";
import { CodeField } from "../../ui/CodeField.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { clearBrowser } from "../session/clear-session.ts";
import { send } from "../session/send.ts";
import { inputOf, useCallForm } from "../session/use-call-form.ts";
import { PasswordField, PasswordOwner } from "../sign-in/PasswordField.tsx";
import { FormDialog } from "../../ui/FormDialog.tsx";
import { SpokenInPlace } from "../../ui/SpokenInPlace.tsx";

interface EraseDialogProps {
  account: Account;
  onClose: () => void;
}

type Step = { name: "confirm" } | { name: "code" } | { name: "done"; message: string };

/** Erases the account: with its password, or for an account without one with a mailed code. */
export const EraseDialog = ({ account, onClose }: EraseDialogProps) => {
  const [step, setStep] = useState<Step>({ name: "confirm" });
  const erase = async (body: CallInput<typeof eraseAccount>["body"]) => {
    const { message } = await send(eraseAccount, { body });
    await clearBrowser();
    setStep({ name: "done", message });
  };
  if (step.name === "done") return <Done message={step.message} />;
  if (step.name === "code") return <CodeStep account={account} onErase={erase} onClose={onClose} />;
  return account.has_password ? (
    <PasswordStep account={account} onErase={erase} onClose={onClose} />
  ) : (
    <AskForCode account={account} onSent={() => setStep({ name: "code" })} onClose={onClose} />
  );
};

interface StepProps extends EraseDialogProps {
  onErase: (body: CallInput<typeof eraseAccount>["body"]) => Promise<void>;
}

const title = "Erase my account";
const erasing = { title, submitLabel: "Erase for good", busyLabel: "Erasing", variant: "danger" } as const;

const PasswordStep = ({ account, onErase, onClose }: StepProps) => {
  const { form, ...frame } = useCallForm(erasePasswordBody, { password: "" }, onErase);
  return (
    <FormDialog {...frame} {...erasing} onClose={onClose}>
      <Warning />
      <PasswordOwner email={account.email} />
      <PasswordField {...inputOf(form, "password")} label="Password" autoComplete="current-password" />
    </FormDialog>
  );
};

const AskForCode = ({ account, onSent, onClose }: EraseDialogProps & { onSent: () => void }) => {
  const { form: _form, ...frame } = useCallForm(z.object({}), {}, async () => {
    await send(sendEraseCode, {});
    onSent();
  });
  return (
    <FormDialog {...frame} title={title} submitLabel="Send me a code" busyLabel="Sending" onClose={onClose}>
      <Warning />
      <p className="wrap-anywhere">To make sure that it is you, we will send a code to {account.email}.</p>
    </FormDialog>
  );
};

const CodeStep = ({ account, onErase, onClose }: StepProps) => {
  const { form, ...frame } = useCallForm(eraseCodeBody, { code: "" }, onErase);
  return (
    <FormDialog {...frame} {...erasing} onClose={onClose}>
      <Warning />
      <CodeField {...inputOf(form, "code")} label={`6-digit code sent to ${account.email}`} />
    </FormDialog>
  );
};

const Warning = () => (
  <p className="font-semibold">
    Everything in your account is erased at once, and your applications are withdrawn. It cannot be brought
    back.
  </p>
);

const Done = ({ message }: { message: string }) => {
  const leave = () => location.assign("/");
  return (
    <Dialog
      open
      onClose={leave}
      title="Account erased"
      actions={<Button onClick={leave}>Go to the home page</Button>}
    >
      <div className="grid justify-items-center gap-4 text-center">
        <CircleCheck aria-hidden="true" className="size-14 text-success" />
        <SpokenInPlace className="wrap-anywhere">{message}</SpokenInPlace>
      </div>
    </Dialog>
  );
};
