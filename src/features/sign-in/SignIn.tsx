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

/** The sign-in page: afterwards it goes back to `?return=`, where the interrupted action is finished. */
export const SignIn = () => {
  const [step, go] = useState<Step>({ name: "signIn", email: "" });
  const leave = () => location.replace(wantedReturn());
  useEffect(() => {
    void hasSession().then((has) => has && leave());
    const wanted = new URLSearchParams(location.search).get("step");
    const entrance = entrances.find(({ name }) => name === wanted);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the page is built once for every address: its query is known only here
    if (entrance) go(entrance);
  }, []);
  return (
    <div className={`${card} mx-auto grid w-full max-w-md grid-cols-1 gap-6`}>
      <h1 className={heading.section}>{titles[step.name]}</h1>
      <SignInSteps step={step} actions={signInActions} go={go} onDone={leave} focusFirst={false} />
    </div>
  );
};
