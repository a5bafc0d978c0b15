import type { forgotPassword, login, register, resetPassword, verifyOtp } from "../../contract/auth.ts";
import type { Answer, Call, CallInput, Payload } from "../../contract/call.ts";

/** What a mailed code is for. */
export type CodePurpose = "register" | "reset";

/** Where somebody stands on the way to being signed in; the names are the modal steps of spec §2. */
export type Step =
  | { name: "signIn"; email: string }
  | { name: "register"; email: string }
  | {
      name: "otp";
      email: string;
      purpose: CodePurpose;
      /** Mails another code; gives what the server says of it. */
      resend: () => Promise<string>;
    }
  | { name: "forgotPass"; email: string }
  | { name: "resetPass"; email: string; resetToken: string }
  | { name: "successModal"; text: string };

/** What stands above each step. */
export const titles: Record<Step["name"], string> = {
  signIn: "Sign in",
  register: "Create your account",
  otp: "Check your email",
  forgotPass: "Forgot your password?",
  resetPass: "Set a new password",
  successModal: "You are signed in",
};

type Action<C extends Call> = (
  body: CallInput<C> extends { body: infer B } ? B : never,
) => Promise<Answer<Payload<C>>>;

/** What the steps do; each throws `CallError`. */
export interface SignInActions {
  register: Action<typeof register>;
  login: Action<typeof login>;
  verifyOtp: Action<typeof verifyOtp>;
  forgotPassword: Action<typeof forgotPassword>;
  resetPassword: Action<typeof resetPassword>;
}

/** What every step is given. */
export interface StepProps<Name extends Step["name"]> {
  step: Extract<Step, { name: Name }>;
  actions: SignInActions;
  go: (next: Step) => void;
}
