import type { ComponentProps, ReactNode } from "react";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { CodeField as TypedCode } from "../../ui/CodeField.tsx";
import { TextField } from "../../ui/Field.tsx";

interface EditorFormProps extends Pick<ComponentProps<"form">, "onSubmit" | "children" | "className"> {
  title: string;
  /** What stands above the fields. */
  heading?: ReactNode;
  /** An error that belongs to no field. */
  problem: string | undefined;
  busy: boolean;
  submit: string;
  busyLabel: string;
}

/** A form of an editor's account: its problem above the fields, one button below them. */
export const EditorForm = ({
  title,
  heading,
  problem,
  busy,
  submit,
  busyLabel,
  className = "",
  children,
  ...form
}: EditorFormProps) => (
  <form {...form} noValidate aria-label={title} className={`grid ${className}`}>
    {heading}
    {problem && <Alert tone="danger">{problem}</Alert>}
    {children}
    <Button type="submit" size="large" busy={busy} busyLabel={busyLabel}>
      {submit}
    </Button>
  </form>
);

/** The code of the second factor. */
export const CodeField = (input: Omit<ComponentProps<typeof TypedCode>, "label">) => (
  <TypedCode {...input} label="Code" />
);

/** A password that is chosen now. */
export const NewPasswordField = (
  input: Omit<ComponentProps<typeof TextField>, "label" | "type" | "autoComplete" | "hint">,
) => (
  <TextField
    {...input}
    label="New password"
    type="password"
    autoComplete="new-password"
    hint="At least 10 characters; a few unrelated words make a good one."
  />
);
