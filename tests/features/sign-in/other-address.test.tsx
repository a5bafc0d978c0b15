// @vitest-environment happy-dom
import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { signInActions } from "../../../src/features/sign-in/sign-in-actions.ts";
import { SignInSteps } from "../../../src/features/sign-in/SignInSteps.tsx";
import type { Step } from "../../../src/features/sign-in/steps.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const filled = {
  given_name: "Sam",
  family_name: "Nguyen",
  email: "sam@exmaple.com",
  password: "long enough 7",
};

const Steps = () => {
  const before: Step = { name: "register", ...filled };
  const [step, go] = useState<Step>({
    name: "otp",
    email: filled.email,
    purpose: "register",
    resend: vi.fn(),
    before,
  });
  return <SignInSteps step={step} go={go} actions={signInActions} onDone={vi.fn()} focusFirst={false} />;
};

it("another address for a new account is given in its form, which is filled in as before", () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() => root.render(<Steps />));
  const other = [...document.querySelectorAll("button")].find(
    ({ textContent }) => textContent === "Use another email address",
  );
  act(() => other!.click());
  expect([...document.querySelectorAll("input")].map(({ value }) => value)).toEqual(Object.values(filled));
  act(() => root.unmount());
});
