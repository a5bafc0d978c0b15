import { Suspense, useState } from "react";
import type { Account } from "../../contract/account.ts";
import { Button } from "../../ui/Button.tsx";
import { SettingsCard } from "./SettingsCard.tsx";
import { lazyComponent } from "../../ui/lazy-component.ts";

const EraseDialog = lazyComponent(async () => (await import("./EraseDialog.tsx")).EraseDialog);

/** Says what erasing the account does and what stays with employers, and opens the dialog that does it. */
export const EraseCard = ({ account }: { account: Account }) => {
  const [open, setOpen] = useState(false);
  return (
    <SettingsCard title="Erase my account">
      <div className="grid max-w-prose gap-3">
        <p>
          Your profile, files, saved jobs, applications and settings are erased at once, on all our sites, and
          every device is signed out. We send a receipt to your email address. It cannot be undone: download
          your data first if you want to keep it.
        </p>
        <p>
          <strong className="font-semibold">What stays with employers:</strong> your applications are
          withdrawn, and the employers who received them are told. We no longer show them anything that you
          sent. A copy that an employer has saved stays with them, because they must be able to say how they
          chose among the people who applied; ask them to delete it. On our side only the fact that somebody
          applied stays, without your name, answers or CV.
        </p>
      </div>
      <div>
        <Button variant="danger" onClick={() => setOpen(true)}>
          Erase my account
        </Button>
      </div>
      {open && (
        <Suspense>
          <EraseDialog account={account} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </SettingsCard>
  );
};
