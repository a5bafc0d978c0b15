import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { SignIn } from "../../../src/islands/sign-in/SignIn.tsx";
import { SignInDialog } from "../../../src/islands/sign-in-dialog/SignInDialog.tsx";
import { signInActions } from "../../../src/features/sign-in/sign-in-actions.ts";
import { SignInSteps } from "../../../src/features/sign-in/SignInSteps.tsx";
import type { Step } from "../../../src/features/sign-in/steps.ts";

const render = (step: Step) =>
  renderToString(
    <SignInSteps step={step} actions={signInActions} go={vi.fn()} onDone={vi.fn()} focusFirst={false} />,
  );

/** The tag of each input, in order. */
const inputs = (html: string) => [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => tag);

it("arrives as a form that can be filled in before scripts run", () => {
  const html = renderToString(<SignIn />);
  expect(html).toContain("<h1");
  const [email, password] = inputs(html);
  expect(email).toMatch(/type="email".*autoComplete="username"|autoComplete="username".*type="email"/i);
  expect(password).toMatch(/autoComplete="current-password"/i);
});

it("names the terms and the privacy policy before an account is created", () => {
  const html = render({ name: "register", email: "" });
  expect(html.replace(/<[^>]*>/g, "")).toContain(
    "By creating an account you agree to the terms and conditions. The privacy policy says",
  );
  for (const slug of ["seeker-terms-condition", "privacy-policy"])
    expect(html).toContain(`href="/page/${slug}" target="_blank"`);
});

it("waits unseen on a page where nobody has been asked to sign in", () => {
  expect(renderToString(<SignInDialog />).replace(/<[^>]*>/g, "")).toBe("");
});

it("offers password managers and phones what they can fill in", () => {
  const email = "sam@example.com";
  const filled = {
    register: ["given-name", "family-name", "email", "new-password"],
    otp: ["one-time-code"],
    forgotPass: ["username"],
    resetPass: ["username", "new-password"],
    successModal: [],
  };
  const steps: Step[] = [
    { name: "register", email },
    { name: "otp", email, purpose: "register", resend: vi.fn() },
    { name: "forgotPass", email },
    { name: "resetPass", email, resetToken: "x" },
    { name: "successModal", text: "Welcome." },
  ];
  const found = steps.map((step) => [
    step.name,
    inputs(render(step)).map((tag) => /autoComplete="([^"]+)"/i.exec(tag)?.[1]),
  ]);
  expect(Object.fromEntries(found)).toEqual(filled);
});

const code = { name: "otp", email: "sam@example.com", resend: vi.fn() } as const;

it("asks for the code with a keypad, and says where it was sent", () => {
  const html = render({ ...code, purpose: "register" });
  expect(inputs(html)[0]).toContain('inputMode="numeric"');
  expect(html).toContain("sam@example.com");
});

it("promises no mail for an account that may not exist", () => {
  const html = render({ ...code, purpose: "reset" });
  expect(html).toContain("If there is an account");
});
