import { changePassword, changePasswordBody, type Account } from "../../contract/account.ts";
import { toast } from "../../ui/toasts/toasts.ts";
import { send } from "../session/send.ts";
import { inputOf, useCallForm } from "../session/use-call-form.ts";
import { NewPasswordField, PasswordField, PasswordOwner } from "../sign-in/PasswordField.tsx";
import { FormDialog } from "../../ui/FormDialog.tsx";

interface PasswordDialogProps {
  account: Account;
  onClose: () => void;
}

/** Changes the password, which signs out all other devices. */
export const PasswordDialog = ({ account, onClose }: PasswordDialogProps) => {
  const { form, ...frame } = useCallForm(
    changePasswordBody,
    { current_password: "", password: "" },
    async (body) => {
      const { message } = await send(changePassword, { body });
      toast.success(message);
      onClose();
    },
  );
  return (
    <FormDialog {...frame} title="Change password" onClose={onClose} submitLabel="Save" busyLabel="Saving">
      <PasswordOwner email={account.email} />
      <PasswordField
        {...inputOf(form, "current_password")}
        label="Current password"
        autoComplete="current-password"
      />
      <NewPasswordField {...inputOf(form, "password")} label="New password" />
      <p className="text-sm text-ink-soft">
        All other devices will be signed out, and an email will tell you.
      </p>
    </FormDialog>
  );
};
