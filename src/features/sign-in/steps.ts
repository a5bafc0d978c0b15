import type { forgotPassword, login, register, resetPassword, verifyOtp } from "../../contract/auth.ts";
import type { Answer, Call, CallInput, Payload } from "../../contract/call.ts";

type RegisterBody = CallInput<typeof register>["body"];

/** The purpose of an emailed code. */
export type CodePurpose = "register" | "reset";

/** The current step of signing in; the names are the modal steps of spec §2. */
export type Step =
  | { name: "signIn"; email: string }
  | ({ name: "register"; email: string } & Partial<RegisterBody>)
  | {
      name: "otp";
      email: string;
      purpose: CodePurpose;
      /** Emails another code; returns the server's message. Without it, only the form before can. */
      resend?: () => Promise<string>;
      /** The step that another address is given at, as it was filled in; by default the first. */
      before?: Step;
    }
  | { name: "forgotPass"; email: string }
  | { name: "resetPass"; email: string; resetToken: string }
  | { name: "successModal"; text: string };

/** Heading of each step. */
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

/** Actions of the steps; each throws `CallError`. */
export interface SignInActions {
  register: Action<typeof register>;
  login: Action<typeof login>;
  verifyOtp: Action<typeof verifyOtp>;
  forgotPassword: Action<typeof forgotPassword>;
  resetPassword: Action<typeof resetPassword>;
}

/** Props of every step. */
export interface StepProps<Name extends Step["name"]> {
  step: Extract<Step, { name: Name }>;
  actions: SignInActions;
  go: (next: Step) => void;
}
