import { Alert } from "../../ui/Alert.tsx";
import { LinkButton } from "../../ui/Button.tsx";
import { signInHref } from "../session/return-path.ts";
import { isSignedIn } from "../session/seeker.ts";
import { externalReturn } from "../sign-in/external-sign-in.ts";

/** Why the sign-in did not work, and the way on; what the seeker was doing is still known. */
export const Refused = ({ message }: { message: string }) => (
  <div className="grid gap-5">
    <Alert tone="danger">{message}</Alert>
    {isSignedIn() ? (
      <LinkButton size="large" href={externalReturn()}>
        Back to where you were
      </LinkButton>
    ) : (
      <LinkButton size="large" href={signInHref(externalReturn())}>
        Back to sign in
      </LinkButton>
    )}
  </div>
);
