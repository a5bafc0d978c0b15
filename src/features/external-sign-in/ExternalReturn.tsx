import { useEffect, useRef, useState } from "react";
import type { ExternalOutcome } from "../../contract/external-sign-in.ts";
import { Spinner } from "../../ui/Spinner.tsx";
import { card, heading } from "../../ui/recipes.ts";
import { externalReturn } from "../sign-in/external-sign-in.ts";
import { signedIn } from "../sign-in/sign-in-actions.ts";
import { CodeStep } from "./CodeStep.tsx";
import { EmailStep } from "./EmailStep.tsx";
import { finish, takeResponse, type View } from "./external-return.ts";
import { PasswordStep } from "./PasswordStep.tsx";
import { Refused } from "./Refused.tsx";
import { TermsStep } from "./TermsStep.tsx";
import { Spoken } from "../../ui/heard/Spoken.tsx";

const titles: Record<View["state"], string> = {
  working: "Signing you in",
  refused: "You are not signed in yet",
  password: "You already have an account",
  email: "Which email is yours?",
  code: "Check your email",
  terms: "Create your account",
};

interface ExternalReturnProps {
  /** The name of the provider. */
  label: string;
}

/** The page that an external provider returns to: signs in, or asks for what is missing first. */
export const ExternalReturn = ({ label }: ExternalReturnProps) => {
  const [view, show] = useState<View>({ state: "working" });
  const frame = useRef<HTMLDivElement>(null);
  const go = (outcome: ExternalOutcome): void => {
    if (outcome.state === "signed-in") signedIn(outcome.session);
    if (outcome.state === "signed-in" || outcome.state === "linked")
      return location.replace(externalReturn());
    show(outcome.state === "code" ? { ...outcome, isChosen: false } : outcome);
  };
  useEffect(() => {
    const response = takeResponse();
    const finishing = response
      ? finish(response)
      : Promise.reject(new Error("There is no sign-in to finish here. Start again."));
    finishing.then(go, (error: Error) => show({ state: "refused", message: error.message }));
  }, []);
  useEffect(() => frame.current?.querySelector<HTMLElement>("input:not([hidden]), a")?.focus(), [view.state]);
  return (
    <div className={`${card} mx-auto grid w-full max-w-md grid-cols-1 gap-6`}>
      <h1 className={heading.section}>{titles[view.state]}</h1>
      <div ref={frame} key={view.state}>
        {contentOf({ view, show, go, label })}
      </div>
    </div>
  );
};

interface Content extends ExternalReturnProps {
  view: View;
  show: (view: View) => void;
  go: (outcome: ExternalOutcome) => void;
}

const contentOf = ({ view, show, go, label }: Content) => {
  switch (view.state) {
    case "working":
      return (
        <Spoken className="flex items-center gap-3">
          <Spinner /> Checking the answer of {label}
        </Spoken>
      );
    case "refused":
      return <Refused message={view.message} />;
    case "password":
      return <PasswordStep view={view} label={label} go={go} />;
    case "email":
      return <EmailStep view={view} label={label} show={show} />;
    case "code":
      return <CodeStep view={view} show={show} go={go} />;
    case "terms":
      return <TermsStep view={view} go={go} />;
  }
};
