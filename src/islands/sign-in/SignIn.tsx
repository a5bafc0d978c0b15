import { useStore } from "@nanostores/react";
import { lazy, Suspense } from "react";
import { $signInRequest } from "../../stores/require-seeker.ts";
import { island } from "../../ui/island.tsx";

// The forms are loaded on their own page, or when a visitor begins something that needs a seeker.
const SignInPage = lazy(async () => ({ default: (await import("./SignInPage.tsx")).SignInPage }));
const SignInDialog = lazy(() => import("./SignInDialog.tsx"));

const Waiting = () => {
  const request = useStore($signInRequest);
  return request && <SignInDialog request={request} />;
};

/** Signing in: the page `/sign-in`, or the dialog that waits on a page for `requireSeeker`. */
export const SignIn = island(({ as }: { as: "page" | "dialog" }) => (
  <Suspense>{as === "page" ? <SignInPage /> : <Waiting />}</Suspense>
));
