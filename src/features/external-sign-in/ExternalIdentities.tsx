import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import type { ExternalIdentity } from "../../contract/external-sign-in.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { LoadFailed } from "../../ui/LoadFailed.tsx";
import { card, heading } from "../../ui/recipes.ts";
import { RelativeTime } from "../../ui/RelativeTime.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { followTabs } from "../session/other-tabs.ts";
import { goToProvider } from "../sign-in/external-sign-in.ts";
import { createIdentities, type Identities } from "./identities.ts";

/** The identities that a seeker can sign in with: link and unlink. Nothing on sites without external sign-in. */
export const ExternalIdentities = () => {
  const [identities] = useState(createIdentities);
  const state = useStore(identities.$identities);
  useEffect(() => {
    void identities.load();
    return followTabs(() => void identities.load());
  }, [identities]);
  switch (state.state) {
    case "loading":
      return <Skeleton className="h-24 w-full rounded-lg" />;
    case "failed":
      return (
        <LoadFailed
          title="Your ways to sign in could not be loaded."
          message={state.message}
          onRetry={() => void identities.load()}
        />
      );
    case "ready":
      return state.provider || state.identities.length ? (
        <Ready {...state} unlink={identities.unlink} />
      ) : null;
  }
};

interface ReadyProps extends Extract<Identities, { state: "ready" }> {
  unlink: (identity: ExternalIdentity) => Promise<void>;
}

const Ready = ({ provider, identities, unlink }: ReadyProps) => {
  const [leaving, setLeaving] = useState<ExternalIdentity | null>(null);
  return (
    <section aria-labelledby="external-identities" className={`${card} grid gap-4`}>
      <h2 id="external-identities" className={heading.section}>
        Other ways to sign in
      </h2>
      {identities.length > 0 && (
        <ul className="grid gap-3">
          {identities.map((identity) => (
            <li key={identity.id} className="flex flex-wrap items-center justify-between gap-3">
              <div className="min-w-0 wrap-anywhere">
                <p className="font-semibold">{identity.label}</p>
                <p className="text-sm text-ink-soft">
                  {identity.email && `${identity.email}, `}last used{" "}
                  <RelativeTime moment={identity.last_used_at} />
                </p>
              </div>
              <Button
                size="small"
                variant="secondary"
                aria-label={`Unlink ${identity.label}`}
                onClick={() => setLeaving(identity)}
              >
                Unlink
              </Button>
            </li>
          ))}
        </ul>
      )}
      {provider && <LinkProvider label={provider.label} />}
      <ConfirmDialog
        open={leaving !== null}
        title={`Unlink ${leaving?.label ?? ""}?`}
        confirm="Unlink"
        busyLabel="Unlinking"
        onConfirm={() => unlink(leaving!)}
        onClose={() => setLeaving(null)}
      >
        It will no longer open your account. You can link it again at any time.
      </ConfirmDialog>
    </section>
  );
};

const LinkProvider = ({ label }: { label: string }) => {
  const [problem, setProblem] = useState<string | null>(null);
  const go = () =>
    goToProvider("link").catch((error: unknown) =>
      setProblem(error instanceof Error ? error.message : "Please try again."),
    );
  return (
    <div className="grid justify-items-start gap-3">
      {problem && <Alert tone="danger">{problem}</Alert>}
      <Button variant="secondary" onClick={() => void go()}>
        Link {label}
      </Button>
    </div>
  );
};
