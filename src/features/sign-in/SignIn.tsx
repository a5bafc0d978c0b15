import { useEffect, useState } from "react";
import { wantedReturn } from "../session/wanted-return.ts";
import { hasSession } from "../session/follow-session.ts";
import { signInActions } from "./sign-in-actions.ts";
import { card, heading } from "../../ui/recipes.ts";
import { SignInSteps } from "./SignInSteps.tsx";
import { titles, type Step } from "./steps.ts";

/** Steps that a URL may start at: `/sign-in?step=register`. */
const entrances: Step[] = [
  { name: "register", email: "" },
  { name: "forgotPass", email: "" },
];

/** Gives a step its own title, and an entrance its own address; who reads the mail with the code comes back to it. */
const nameStep = (step: Step): void => {
  const { name } = step;
  document.title = document.title.replace(/^[^|]*/, `${titles[name]} `);
  const url = new URL(location.href);
  if (entrances.some((entrance) => entrance.name === name)) url.searchParams.set("step", name);
  else url.searchParams.delete("step");
  const code: AwaitedCode = name === "otp" ? { email: step.email, purpose: step.purpose } : null;
  history.replaceState({ code }, "", url);
};

/** Whom a code was mailed to, and what for, where one is awaited. */
type AwaitedCode = Pick<Extract<Step, { name: "otp" }>, "email" | "purpose"> | null;

/** The step that the page was at when it was reloaded, as phones do by themselves, or the one that its address names. */
const firstStep = (): Step | undefined => {
  const { code } = (history.state ?? {}) as { code?: AwaitedCode };
  if (!code) return entrances.find(({ name }) => name === new URLSearchParams(location.search).get("step"));
  const { email, purpose } = code;
  // What an account is made from is not stored: without its form, no other code can be asked for.
  if (purpose === "register") return { name: "otp", ...code, before: { name: "register", email } };
  const resend = async () => (await signInActions.forgotPassword({ email })).message;
  return { name: "otp", ...code, resend };
};

/** The sign-in page: afterwards it goes back to `?return=`, where the interrupted action is finished. */
export const SignIn = () => {
  const [step, setStep] = useState<Step>({ name: "signIn", email: "" });
  const leave = () => location.replace(wantedReturn());
  // Where a page waits, nothing is left to say.
  const go = (next: Step) =>
    next.name === "successModal" && wantedReturn() !== "/" ? leave() : setStep(next);
  useEffect(() => {
    void hasSession().then((has) => has && leave());
    const first = firstStep();
    // oxlint-disable-next-line react/set-state-in-effect -- the page is built once for every address: its query is known only here
    if (first) setStep(first);
  }, []);
  useEffect(() => nameStep(step), [step]);
  return (
    <div className={`${card} mx-auto grid w-full max-w-md grid-cols-1 gap-6`}>
      <h1 className={heading.section}>{titles[step.name]}</h1>
      <SignInSteps step={step} actions={signInActions} go={go} onDone={leave} focusFirst={false} />
    </div>
  );
};
