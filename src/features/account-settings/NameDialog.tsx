import { changeName, nameBody, type Account } from "../../contract/account.ts";
import { TextField } from "../../ui/Field.tsx";
import { toast } from "../../ui/toasts/toasts.ts";
import { send } from "../session/send.ts";
import { inputOf, useCallForm } from "../session/use-call-form.ts";
import { showAccount } from "./account.ts";
import { FormDialog } from "../../ui/FormDialog.tsx";

interface NameDialogProps {
  account: Account;
  onClose: () => void;
}

/** Changes the seeker's name. */
export const NameDialog = ({ account: { given_name, family_name }, onClose }: NameDialogProps) => {
  const { form, ...frame } = useCallForm(nameBody, { given_name, family_name }, async (body) => {
    const { payload, message } = await send(changeName, { body });
    showAccount(payload);
    toast.success(message);
    onClose();
  });
  return (
    <FormDialog {...frame} title="Change name" onClose={onClose} submitLabel="Save" busyLabel="Saving">
      <TextField {...inputOf(form, "given_name")} label="Given name" autoComplete="given-name" />
      <TextField {...inputOf(form, "family_name")} label="Family name" autoComplete="family-name" />
      <p className="text-sm text-ink-soft">Applications keep the name that you sent them with.</p>
    </FormDialog>
  );
};
