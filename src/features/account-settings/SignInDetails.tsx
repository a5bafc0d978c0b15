import { Suspense, useState, type ReactNode } from "react";
import type { Account } from "../../contract/account.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { SettingsCard } from "./SettingsCard.tsx";
import { lazyComponent } from "../../ui/lazy-component.ts";

const dialogs = {
  name: lazyComponent(async () => (await import("./NameDialog.tsx")).NameDialog),
  email: lazyComponent(async () => (await import("./EmailDialog.tsx")).EmailDialog),
  password: lazyComponent(async () => (await import("./PasswordDialog.tsx")).PasswordDialog),
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
      <dl className="@container divide-y divide-line">
        <Detail name="Name" action={change("name")}>
          <span dir="auto" className="block wrap-anywhere">
            {account.given_name} {account.family_name}
          </span>
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

/** Its button is beside it, and below it where the text is very large. */
const Detail = ({ name, action, children }: { name: string; action: ReactNode; children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-3 first:pt-0 last:pb-0 @max-[13rem]:grid-cols-1 sm:grid-cols-[6rem_minmax(0,1fr)_auto]">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="col-start-1 wrap-anywhere sm:col-start-2">{children}</dd>
    {action && (
      <dd className="col-start-2 row-span-2 row-start-1 @max-[13rem]:col-start-1 @max-[13rem]:row-auto @max-[13rem]:pt-2 sm:col-start-3 sm:row-span-1">
        {action}
      </dd>
    )}
  </div>
);
