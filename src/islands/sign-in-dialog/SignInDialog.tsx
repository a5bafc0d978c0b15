import { WaitingSignInDialog } from "../../features/sign-in/WaitingSignInDialog.tsx";
import { island } from "../../ui/island.tsx";

export const SignInDialog = island(WaitingSignInDialog);
