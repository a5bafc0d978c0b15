import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useState, type ComponentProps } from "react";
import { passwordLength } from "../../contract/auth.ts";
import { FieldFrame, type FieldText } from "../../ui/FieldFrame.tsx";
import { control, iconButton } from "../../ui/recipes.ts";

/** A password field with a button that shows the password. */
export const PasswordField = ({
  label,
  hint,
  error,
  required,
  ...input
}: FieldText & Omit<ComponentProps<"input">, "type">) => {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame {...{ label, hint, error, required }}>
      {(ties) => (
        <div className="relative">
          <input
            {...input}
            {...ties}
            type={shown ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
            className={`${control} pr-12`}
          />
          <button
            type="button"
            aria-label="Show password"
            aria-pressed={shown}
            aria-controls={ties.id}
            onClick={() => setShown(!shown)}
            className={`${iconButton} absolute inset-y-0 right-0.5 my-auto`}
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
    </FieldFrame>
  );
};

/** A password that is chosen now. */
export const NewPasswordField = (field: ComponentProps<typeof PasswordField>) => (
  <PasswordField
    {...field}
    autoComplete="new-password"
    hint={`At least ${passwordLength.min} characters. A few unrelated words make a good one.`}
  />
);

/** Tells password managers whose password a form asks for. */
export const PasswordOwner = ({ email }: { email: string }) => (
  <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
);
