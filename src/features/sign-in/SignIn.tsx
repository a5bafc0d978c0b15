import { useEffect, useState } from "react";
import { wantedReturn } from "../session/wanted-return.ts";
import { hasSession } from "../session/follow-session.ts";
import { awaitedStep, keepAwaited } from "./awaited-code.ts";
import { signInActions } from "./sign-in-actions.ts";
import { card, heading } from "../../ui/recipes.ts";
import { SignInSteps } from "./SignInSteps.tsx";
import { titles, type Step } from "./steps.ts";

/** Steps that a URL may start at: `/sign-in?step=register`. */
const entrances: Step[] = [
  { name: "register", email: "" },
  { name: "forgotPass", email: "" },
];

/** Gives a step its own title, and an entrance its own address. */
const nameStep = (name: Step["name"]): void => {
  document.title = document.title.replace(/^[^|]*/, `${titles[name]} `);
  const url = new URL(location.href);
  if (entrances.some((entrance) => entrance.name === name)) url.searchParams.set("step", name);
  else url.searchParams.delete("step");
  history.replaceState(history.state, "", url);
};

/** The sign-in page: afterwards it goes back to `?return=`, where the interrupted action is finished. */
export const SignIn = () => {
  const [step, setStep] = useState<Step>({ name: "signIn", email: "" });
  const leave = () => location.replace(wantedReturn());
  // Where a page waits, nothing is left to say.
  const go = (next: Step) => {
    keepAwaited(next);
    if (next.name === "successModal" && wantedReturn() !== "/") leave();
    else setStep(next);
  };
  useEffect(() => {
    void hasSession().then((has) => has && leave());
    const wanted = new URLSearchParams(location.search).get("step");
    const first = entrances.find(({ name }) => name === wanted) ?? awaitedStep(signInActions);
    // oxlint-disable-next-line react/set-state-in-effect -- the page is built once for every address: its query is known only here
    if (first) setStep(first);
  }, []);
  useEffect(() => nameStep(step.name), [step.name]);
  return (
    <div className={`${card} mx-auto grid w-full max-w-md grid-cols-1 gap-6`}>
      <h1 className={heading.section}>{titles[step.name]}</h1>
      <SignInSteps step={step} actions={signInActions} go={go} onDone={leave} focusFirst={false} />
    </div>
  );
};
