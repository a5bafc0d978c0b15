import { useStore } from "@nanostores/react";
import { Suspense, useEffect } from "react";
import { dropIntent, keepIntent, readIntent } from "../session/intent.ts";
import {
  $signInRequest,
  askToSignIn,
  signInDialogId,
  type SignInRequest,
} from "../session/require-seeker.ts";
import { isSignedIn } from "../session/seeker.ts";
import { isCodeAwaited } from "./awaited-code.ts";
import { signInActions } from "./sign-in-actions.ts";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { leaveOldSteps } from "../../ui/use-back-steps.ts";

// The forms are loaded when a visitor starts something that needs an account.
const Content = lazyComponent(async () => (await import("./SignInDialog.tsx")).SignInDialog);

const reasons: Record<SignInRequest["reason"], string> = {
  like: "Sign in to save this job to your list.",
  follow: "Sign in to follow this employer. You find it in your account.",
  apply: "Sign in to apply, or create an account in a minute. You come back to this job.",
  ended: "Your session has ended. Sign in again to continue where you left off.",
};

/**
 * Opens the dialog again for the intent of this page, which was loaded again while a code is awaited; loaded once more, the page
 * carries it out.
 */
const goOnWithCode = async (): Promise<void> => {
  const intent = readIntent();
  if (intent?.path !== location.pathname + location.search || isSignedIn() || !isCodeAwaited()) return;
  leaveOldSteps();
  if (!(await askToSignIn(intent.kind))) return dropIntent();
  // At the last moment: what is there already may take it, and goes with this page.
  addEventListener("pagehide", () => keepIntent(intent));
  location.reload();
};

/** The sign-in dialog of a page, hidden until `requireSeeker` opens it. */
export const WaitingSignInDialog = () => {
  const request = useStore($signInRequest, { ssr: "initial" });
  useEffect(() => void goOnWithCode(), []);
  return (
    <div id={signInDialogId} className="contents">
      {request && (
        <Suspense>
          <Content reason={reasons[request.reason]} actions={signInActions} onDone={request.done} />
        </Suspense>
      )}
    </div>
  );
};
