import { useStore } from "@nanostores/react";
import { useEffect, type ReactNode } from "react";
import { LinkButton } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ListSkeleton } from "../../ui/ListSkeleton.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { $interrupted } from "./interrupted.ts";
import { signInHref } from "./return-path.ts";
import { $seeker } from "./seeker.ts";

interface SeekerOnlyProps {
  /** Completes "Sign in …": "to see your saved jobs". */
  purpose: string;
  /** The page's own path. */
  path: string;
  /** The sign-in dialog, for what the seeker is editing when their session ends. */
  signIn: ReactNode;
  children: ReactNode;
}

/**
 * Content for signed-in seekers; visitors are invited to sign in. The static page contains both, and the
 * script in its head shows the right one before the first paint. What a seeker was editing when their session ended
 * stays; another seeker gets the content anew.
 */
export const SeekerOnly = ({ purpose, path, signIn, children }: SeekerOnlyProps) => {
  const seeker = useStore($seeker, { ssr: () => null });
  const interrupted = useStore($interrupted, { ssr: "initial" });
  const hydrated = useHydrated();
  useEffect(() => {
    if (seeker) $interrupted.set(null);
  }, [seeker]);
  // The query too: it names the part of the list that was shown.
  const here = hydrated ? location.pathname + location.search : path;
  const invitation = (
    <EmptyState
      title={`Sign in ${purpose}`}
      actions={<LinkButton href={signInHref(here)}>Sign in or register</LinkButton>}
    >
      It takes a minute, and brings you back here.
    </EmptyState>
  );
  const owner = seeker?.id ?? interrupted;
  if (hydrated)
    return owner === null ? (
      invitation
    ) : (
      <>
        <div key={owner} data-own-content className="contents">
          {children}
        </div>
        {!seeker && signIn}
      </>
    );
  return (
    <>
      <div className="for-visitors">{invitation}</div>
      <div className="for-seekers">
        <ListSkeleton />
      </div>
    </>
  );
};
