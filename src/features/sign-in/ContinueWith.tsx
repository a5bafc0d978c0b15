import { useEffect, useState } from "react";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { goToProvider, loadExternalProvider } from "./external-sign-in.ts";

/** The button of the site's external sign-in, below the form; nothing on sites without one. */
export const ContinueWith = () => {
  const [label, setLabel] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => void loadExternalProvider().then((provider) => setLabel(provider?.label ?? null)), []);
  if (label === null) return null;
  const go = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await goToProvider("sign-in");
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "Please try again.");
    }
    // Also after leaving: the browser may come back to this page as it was.
    setBusy(false);
  };
  return (
    <div className="grid gap-5">
      <p className="flex items-center gap-3 text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        or
      </p>
      {problem && <Alert tone="danger">{problem}</Alert>}
      <Button
        variant="secondary"
        size="large"
        busy={busy}
        busyLabel={`Going to ${label}`}
        onClick={() => void go()}
        className="w-full"
      >
        Continue with {label}
      </Button>
    </div>
  );
};
