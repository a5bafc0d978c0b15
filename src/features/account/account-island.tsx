import { Suspense, type ComponentType, type JSX } from "react";
import { accountPage, type AccountPath } from "../../domain/account-pages.ts";
import { island } from "../../ui/island.tsx";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { SeekerOnly } from "../session/SeekerOnly.tsx";

const SignIn = lazyComponent(
  async () => (await import("../sign-in/WaitingSignInDialog.tsx")).WaitingSignInDialog,
);
const signIn = (
  <Suspense>
    <SignIn />
  </Suspense>
);

/**
 * Makes an island from the content of an account page; visitors are invited to sign in instead.
 * @param page the entry of the account's navigation
 * @param pathOf the page's own path, where it is below the entry's
 */
export const accountIsland = <Props extends object>(
  View: ComponentType<Props & JSX.IntrinsicAttributes>,
  page: AccountPath,
  pathOf: (props: Props) => string = () => page,
) =>
  island((props: Props & JSX.IntrinsicAttributes) => (
    <SeekerOnly purpose={accountPage(page).purpose} path={pathOf(props)} signIn={signIn}>
      <View {...props} />
    </SeekerOnly>
  ));
