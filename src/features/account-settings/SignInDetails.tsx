import { lazy, Suspense, useState, type ReactNode } from "react";
import type { Account } from "../../contract/account.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { SettingsCard } from "./SettingsCard.tsx";

const dialogs = {
  name: lazy(async () => ({ default: (await import("./NameDialog.tsx")).NameDialog })),
  email: lazy(async () => ({ default: (await import("./EmailDialog.tsx")).EmailDialog })),
  password: lazy(async () => ({ default: (await import("./PasswordDialog.tsx")).PasswordDialog })),
};

/** Name, email address and password, each with a button to change it. */
export const SignInDetails = ({ account }: { account: Account }) => {
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const EditDialog = open && dialogs[open];
  const change = (what: keyof typeof dialogs) => (
    <Button size="small" variant="secondary" onClick={() => setOpen(what)}>
      Change<span className="sr-only"> {what}</span>
    </Button>
  );
  return (
    <SettingsCard title="Your details">
      <dl className="divide-y divide-line">
        <Detail name="Name" action={change("name")}>
          {account.given_name} {account.family_name}
        </Detail>
        <Detail name="Email" action={change("email")}>
          {account.email}
        </Detail>
        <Detail name="Password" action={account.has_password && change("password")}>
          {account.has_password ? "Set" : "None. Sign out, and choose “Forgot password” to set one."}
        </Detail>
      </dl>
      {account.pending_email !== null && (
        <Alert>
          <span className="wrap-anywhere">{account.pending_email}</span> waits for its codes: choose “Change”
          beside your email to enter them.
        </Alert>
      )}
      {EditDialog && (
        <Suspense>
          <EditDialog account={account} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </SettingsCard>
  );
};

const Detail = ({ name, action, children }: { name: string; action: ReactNode; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
    <dt className="w-24 text-ink-soft">{name}</dt>
    <dd className="min-w-0 grow wrap-anywhere">{children}</dd>
    {action && <dd>{action}</dd>}
  </div>
);
