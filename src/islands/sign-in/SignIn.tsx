import { SignIn as View } from "../../features/sign-in/SignIn.tsx";
import { island } from "../../ui/island.tsx";

export const SignIn = island(View);
