import { useStore } from "@nanostores/react";
import { lazy, Suspense } from "react";
import { $signInRequest } from "../../stores/require-seeker.ts";
import { island } from "../../ui/island.tsx";
import { SignInPage } from "./SignInPage.tsx";

// Loaded when a visitor begins something that needs a seeker.
const SignInDialog = lazy(() => import("./SignInDialog.tsx"));

const Waiting = () => {
  const request = useStore($signInRequest);
  return request && <Suspense>{<SignInDialog request={request} />}</Suspense>;
};

/** Signing in: the page `/sign-in`, or the dialog that waits on a page for `requireSeeker`. */
export const SignIn = island(({ as }: { as: "page" | "dialog" }) =>
  as === "page" ? <SignInPage /> : <Waiting />,
);
