import LockKeyhole from "lucide-react/icons/lock-keyhole";
import type { ReactNode } from "react";
import { LinkButton } from "./Button.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { Skeleton } from "./Skeleton.tsx";
import { useHydrated } from "./use-hydrated.ts";

interface SeekerOnlyProps {
  signedIn: boolean;
  /** What signing in is good for here: "to see your saved jobs". */
  purpose: string;
  /** The page's own path. */
  path: string;
  /** The address of the sign-in page that comes back to a path. */
  signInHref: (path: string) => string;
  children: ReactNode;
}

/**
 * What only a signed-in seeker sees; a visitor is invited to sign in. The static page holds both, and the
 * script in its head shows the right one before the first paint.
 */
export const SeekerOnly = ({ signedIn, purpose, path, signInHref, children }: SeekerOnlyProps) => {
  const hydrated = useHydrated();
  // The part of a list that was shown, too.
  const here = hydrated ? location.pathname + location.search : path;
  const invitation = (
    <EmptyState
      title={`Sign in ${purpose}`}
      icon={LockKeyhole}
      actions={<LinkButton href={signInHref(here)}>Sign in or register</LinkButton>}
    >
      It takes a minute, and brings you back here.
    </EmptyState>
  );
  if (hydrated) return signedIn ? children : invitation;
  return (
    <>
      <div className="for-visitors">{invitation}</div>
      <div className="for-seekers">
        <ListSkeleton />
      </div>
    </>
  );
};

/** Stands in for a list that is on its way. */
export const ListSkeleton = () => (
  <div role="status" className="grid gap-4">
    <span className="sr-only">Loading</span>
    {[1, 2, 3].map((line) => (
      <Skeleton key={line} className="h-36 w-full rounded-lg" />
    ))}
  </div>
);
